/**
 * Serves: /account/keys and /account/users, the JSON behind the account page, for humans signed in by the SSO
 * (cv:read); each sees their own, the owner everything and alone gives credits. From: the key and credit stores.
 */
import type { FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Principal } from '../../server/auth.ts'
import { ApiError, apiErrorSchema } from '../../server/errors.ts'
import { createCursors, listSchema, page, paginationQuerySchema } from '../../server/pagination.ts'
import { KeyStore, type KeyInfo } from '../../server/store/key-store.ts'
import * as schemas from './schemas.ts'

declare module 'fastify' {
  interface FastifyInstance {
    keys: KeyStore
  }
}

const USAGE_DAYS = 30
const HOUR_MS = 3_600_000

export default fp(
  async function account(root) {
    const keys = new KeyStore(root.db, root.clock)
    root.decorate('keys', keys)
    await root.register(async (scope) => {
      const app = scope.withTypeProvider<ZodTypeProvider>()
      const keyCursors = createCursors(root.secrets, 'account/keys')
      const userCursors = createCursors(root.secrets, 'account/users')
      // Keys and balances are nobody else's to keep.
      app.addHook('onSend', async (_request, reply) => void reply.header('cache-control', 'no-store'))

      /** The key, when it is the caller's or the caller is the owner; another's key is not there at all. */
      const own = async (request: FastifyRequest, id: string): Promise<KeyInfo> => {
        const { isOwner, subject } = principalOf(request)
        const info = await keys.get(id)
        if (info && (isOwner || info.subject === subject)) return info
        throw new ApiError('not_found', {
          message: 'There is no such key.',
          recovery: 'GET /account/keys lists those there are.',
        })
      }
      const ownerOnly = (request: FastifyRequest): void => {
        if (!principalOf(request).isOwner)
          throw new ApiError('forbidden', { message: 'Only the owner gives credits.' })
      }

      const errors = { 401: apiErrorSchema, 403: apiErrorSchema, 404: apiErrorSchema, 409: apiErrorSchema }
      const shared = (operationId: string, summary: string) => ({
        operationId,
        summary,
        tags: ['account'],
        security: [{ oauth: ['cv:read'] }],
      })
      const preHandler = root.auth.require('cv:read')
      const params = z.strictObject({ id: z.string().max(100) })

      app.get(
        '/account/keys',
        {
          preHandler,
          schema: {
            ...shared('listKeys', 'List API keys: your own; for the owner, all'),
            querystring: paginationQuerySchema,
            response: { 200: listSchema(schemas.keySchema), 400: apiErrorSchema, ...errors },
          },
        },
        async (request) => {
          const { isOwner, subject } = principalOf(request)
          const { limit, cursor } = request.query
          const before = keyCursors.decode(cursor)
          const rows = await keys.list({ limit: limit + 1, before, ...(isOwner ? {} : { subject }) })
          const found = page(rows, limit, (last) => keyCursors.encode(last.id))
          return { ...found, items: found.items.map(schemas.toKey) }
        },
      )
      app.post(
        '/account/keys',
        {
          preHandler,
          schema: {
            ...shared('createKey', 'Create an API key, which this answer alone shows'),
            body: schemas.createKeySchema,
            response: { 201: schemas.shownKeySchema, 400: apiErrorSchema, ...errors },
          },
        },
        async (request, reply) => {
          const { name, expires_at: expiry } = request.body
          const expiresAt = expiry === undefined ? undefined : Date.parse(expiry)
          if (expiresAt !== undefined && expiresAt <= root.clock.now())
            throw ApiError.field('body.expires_at', 'a time in the future', expiry)
          const { subject } = principalOf(request)
          const { key, info } = await keys.create({ name, subject, expiresAt })
          return reply
            .code(201)
            .header('location', `/account/keys/${info.id}`)
            .send({ key, ...schemas.toKey(info) })
        },
      )
      app.get(
        '/account/keys/:id',
        {
          preHandler,
          schema: {
            ...shared('getKey', 'One API key, with its use per day'),
            params,
            response: { 200: schemas.keyWithUsageSchema, ...errors },
          },
        },
        async (request) => {
          const info = await own(request, request.params.id)
          const usage = await keys.credits.usage({ caller: info.id }, USAGE_DAYS)
          return { ...schemas.toKey(info), usage }
        },
      )
      app.post(
        '/account/keys/:id/rotate',
        {
          preHandler,
          schema: {
            ...shared('rotateKey', 'Replace an API key; the one before stays valid for the grace'),
            params,
            body: schemas.rotateKeySchema,
            response: { 200: schemas.shownKeySchema, 400: apiErrorSchema, ...errors },
          },
        },
        async (request) => {
          const { id } = await own(request, request.params.id)
          const { key, info } = await keys.rotate(id, request.body.grace_hours * HOUR_MS)
          return { key, ...schemas.toKey(info) }
        },
      )
      app.post(
        '/account/keys/:id/revoke',
        {
          preHandler,
          schema: {
            ...shared('revokeKey', 'End an API key at once and for good'),
            params,
            response: { 200: schemas.keySchema, ...errors },
          },
        },
        async (request) => schemas.toKey(await keys.revoke((await own(request, request.params.id)).id)),
      )
      app.post(
        '/account/keys/:id/credit',
        {
          preHandler,
          schema: {
            ...shared('creditKey', 'Give credits to the account of a key (owner only)'),
            params,
            body: schemas.creditSchema,
            response: { 200: schemas.keySchema, 400: apiErrorSchema, ...errors },
          },
        },
        async (request) => {
          ownerOnly(request)
          const { id } = await own(request, request.params.id)
          return schemas.toKey(await keys.credit(id, request.body.credits))
        },
      )
      app.get(
        '/account/users',
        {
          preHandler,
          schema: {
            ...shared('listAccounts', 'Balances: your own; for the owner, those of everybody'),
            querystring: paginationQuerySchema,
            response: { 200: listSchema(schemas.accountSchema), 400: apiErrorSchema, ...errors },
          },
        },
        async (request) => {
          const { isOwner, subject } = principalOf(request)
          const { limit, cursor } = request.query
          const mine = await keys.credits.open(subject)
          if (!isOwner) return page([mine].map(schemas.toAccount), limit, () => '')
          const rows = await keys.credits.listHumans(limit + 1, userCursors.decode(cursor))
          const found = page(rows, limit, (last) => userCursors.encode(last.id))
          return { ...found, items: found.items.map(schemas.toAccount) }
        },
      )
      const subjectParams = z.strictObject({ subject: z.string().max(255) })
      app.get(
        '/account/users/:subject',
        {
          preHandler,
          schema: {
            ...shared('getAccount', 'One balance, with its use per day'),
            params: subjectParams,
            response: { 200: schemas.accountWithUsageSchema, ...errors },
          },
        },
        async (request) => {
          const { isOwner, subject } = principalOf(request)
          const wanted = request.params.subject
          if (!isOwner && wanted !== subject) throw new ApiError('not_found')
          const account =
            wanted === subject ? await keys.credits.open(subject) : await keys.credits.find(wanted)
          if (!account) throw new ApiError('not_found', { message: 'There is no such account.' })
          const usage = await keys.credits.usage({ accountId: account.id }, USAGE_DAYS)
          return { ...schemas.toAccount(account), usage }
        },
      )
      app.post(
        '/account/users/:subject/credit',
        {
          preHandler,
          schema: {
            ...shared('creditAccount', 'Give credits to a human (owner only)'),
            params: subjectParams,
            body: schemas.creditSchema,
            response: { 200: schemas.accountSchema, 400: apiErrorSchema, ...errors },
          },
        },
        async (request) => {
          ownerOnly(request)
          const account = await keys.credits.open(request.params.subject)
          const balance = await keys.credits.add(account.id, request.body.credits)
          if (balance === undefined)
            throw new ApiError('conflict', { message: 'The balance would exceed its maximum.' })
          return schemas.toAccount({ ...account, balance })
        },
      )
    })
  },
  { name: 'account', dependencies: ['auth'] },
)

function principalOf(request: FastifyRequest): Principal {
  if (!request.principal) throw new ApiError('unauthorized')
  return request.principal
}
