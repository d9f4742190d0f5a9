/** Serves: /account/users, the balances of humans. From: the credit store; the owner alone sees others and gives credits. */
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { ApiError, apiErrorSchema } from '../../server/errors.ts'
import { createCursors, listSchema, page, paginationQuerySchema } from '../../server/pagination.ts'
import { described, errors, ownerOnly, principalOf, USAGE_DAYS } from './routes.ts'
import * as schemas from './schemas.ts'

const users: FastifyPluginAsyncZod = async (app) => {
  const { credits } = app.keys
  const cursors = createCursors(app.secrets, 'account/users')
  const onRequest = app.auth.require('cv:read')

  app.get(
    '/account/users',
    {
      onRequest,
      schema: {
        ...described('listAccounts', 'Balances: your own; for the owner, those of everybody'),
        querystring: paginationQuerySchema,
        response: { 200: listSchema(schemas.accountSchema), 400: apiErrorSchema, ...errors },
      },
    },
    async (request) => {
      const { isOwner, subject } = principalOf(request)
      const { limit, cursor } = request.query
      const mine = await credits.open(subject)
      if (!isOwner) return page([mine].map(schemas.toAccount), limit, () => '')
      const rows = await credits.listHumans(limit + 1, cursors.decode(cursor))
      const found = page(rows, limit, (last) => cursors.encode(last.id))
      return { ...found, items: found.items.map(schemas.toAccount) }
    },
  )
  const subjectParams = z.strictObject({ subject: z.string().max(255) })
  app.get(
    '/account/users/:subject',
    {
      onRequest,
      schema: {
        ...described('getAccount', 'One balance, with its use per day'),
        params: subjectParams,
        response: { 200: schemas.accountWithUsageSchema, ...errors },
      },
    },
    async (request) => {
      const { isOwner, subject } = principalOf(request)
      const wanted = request.params.subject
      if (!isOwner && wanted !== subject) throw new ApiError('not_found')
      const account = wanted === subject ? await credits.open(subject) : await credits.find(wanted)
      if (!account) throw new ApiError('not_found', { message: 'There is no such account.' })
      const usage = await credits.usage({ accountId: account.id }, USAGE_DAYS)
      return { ...schemas.toAccount(account), usage }
    },
  )
  app.post(
    '/account/users/:subject/credit',
    {
      onRequest,
      schema: {
        ...described('creditAccount', 'Give credits to a human (owner only)'),
        params: subjectParams,
        body: schemas.creditSchema,
        response: { 200: schemas.accountSchema, 400: apiErrorSchema, ...errors },
      },
    },
    async (request) => {
      ownerOnly(request)
      const account = await credits.open(request.params.subject)
      const balance = await credits.add(account.id, request.body.credits)
      if (balance === undefined)
        throw new ApiError('conflict', { message: 'The balance would exceed its maximum.' })
      return schemas.toAccount({ ...account, balance })
    },
  )
}

export default users
