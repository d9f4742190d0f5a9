/** Serves: /account/keys and what is below it. From: the key store; each human sees their own keys, the owner all. */
import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { ApiError, apiErrorSchema } from '../../server/errors.ts'
import { createCursors, listSchema, page, paginationQuerySchema } from '../../server/pagination.ts'
import type { KeyInfo } from '../../server/store/key-rows.ts'
import { described, errors, ownerOnly, principalOf, USAGE_DAYS } from './routes.ts'
import * as schemas from './schemas.ts'

const HOUR_MS = 3_600_000

const keyRoutes: FastifyPluginAsyncZod = async (app) => {
  const { keys } = app
  const cursors = createCursors(app.secrets, 'account/keys')

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
  const onRequest = app.auth.require('cv:read')
  const params = z.strictObject({ id: z.string().max(100) })

  app.get(
    '/account/keys',
    {
      onRequest,
      schema: {
        ...described('listKeys', 'List API keys: your own; for the owner, all'),
        querystring: paginationQuerySchema,
        response: { 200: listSchema(schemas.keySchema), 400: apiErrorSchema, ...errors },
      },
    },
    async (request) => {
      const { isOwner, subject } = principalOf(request)
      const { limit, cursor } = request.query
      const before = cursors.decode(cursor)
      const rows = await keys.list({ limit: limit + 1, before, ...(isOwner ? {} : { subject }) })
      const found = page(rows, limit, (last) => cursors.encode(last.id))
      return { ...found, items: found.items.map(schemas.toKey) }
    },
  )
  app.post(
    '/account/keys',
    {
      onRequest,
      schema: {
        ...described('createKey', 'Create an API key, which this answer alone shows'),
        body: schemas.createKeySchema,
        response: { 201: schemas.shownKeySchema, 400: apiErrorSchema, ...errors },
      },
    },
    async (request, reply) => {
      const { name, expires_at: expiry } = request.body
      const expiresAt = expiry === undefined ? undefined : Date.parse(expiry)
      if (expiresAt !== undefined && expiresAt <= app.clock.now())
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
      onRequest,
      schema: {
        ...described('getKey', 'One API key, with its use per day'),
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
      onRequest,
      schema: {
        ...described('rotateKey', 'Replace an API key; the one before stays valid for the grace'),
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
      onRequest,
      schema: {
        ...described('revokeKey', 'End an API key at once and for good'),
        params,
        response: { 200: schemas.keySchema, ...errors },
      },
    },
    async (request) => schemas.toKey(await keys.revoke((await own(request, request.params.id)).id)),
  )
  app.post(
    '/account/keys/:id/credit',
    {
      onRequest,
      schema: {
        ...described('creditKey', 'Give credits to the account of a key (owner only)'),
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
}

export default keyRoutes
