/** Serves: /api/v1/owner/invites and /api/v1/owner/users, where the embedded SSO runs. From: its accounts. */
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { ApiError, apiErrorSchema } from '../../server/errors.ts'
import { createCursors, listSchema, page, paginationQuerySchema } from '../../server/pagination.ts'
import { listUsers, removeUser } from '../sso/accounts.ts'
import { createInvite } from '../sso/invite-links.ts'

const usernameSchema = z.string().min(2).max(64)

const inviteSchema = z.object({
  id: z.string(),
  username: z.string(),
  url: z.url().describe('The one-time link, shown only here'),
  expires_at: z.iso.datetime(),
})

const userSchema = z.object({ id: z.string(), username: z.string(), created_at: z.iso.datetime() })

const errors = { 400: apiErrorSchema, 401: apiErrorSchema, 403: apiErrorSchema, 503: apiErrorSchema }

const invites: FastifyPluginAsyncZod = async (app) => {
  if (app.config.AUTH_URL) return
  const cursors = createCursors(app.secrets, 'users')
  const guard = { onRequest: app.auth.require('cv:write') }
  const common = { tags: ['owner'], security: [{ oauth: ['cv:write'] }] }

  app.post(
    '/api/v1/owner/invites',
    {
      ...guard,
      schema: {
        ...common,
        operationId: 'createInvite',
        summary: 'Invite one person by a one-time link',
        body: z.strictObject({ username: usernameSchema }),
        response: { 201: inviteSchema, ...errors, 409: apiErrorSchema },
      },
    },
    async (request, reply) => {
      const { username } = request.body
      const invite = await createInvite(app.db, app.clock, app.config.BASE_URL, username)
      void reply.code(201).header('cache-control', 'no-store')
      return {
        id: invite.id,
        username: invite.username,
        url: invite.url,
        expires_at: new Date(invite.expiresAt).toISOString(),
      }
    },
  )

  app.get(
    '/api/v1/owner/users',
    {
      ...guard,
      schema: {
        ...common,
        operationId: 'listUsers',
        summary: 'People who accepted an invitation',
        querystring: paginationQuerySchema,
        response: { 200: listSchema(userSchema), ...errors },
      },
    },
    async (request, reply) => {
      const { limit, cursor } = request.query
      const rows = await listUsers(app.db, limit + 1, cursors.decode(cursor))
      void reply.header('cache-control', 'no-store')
      const items = rows.map((row) => ({
        id: row.id,
        username: row.username,
        created_at: new Date(row.created_at).toISOString(),
      }))
      return page(items, limit, (last) => cursors.encode(last.username))
    },
  )

  app.delete(
    '/api/v1/owner/users/:id',
    {
      ...guard,
      schema: {
        ...common,
        operationId: 'removeUser',
        summary: 'Remove a user and end their sessions',
        params: z.object({ id: z.string().max(100) }),
        response: { 204: z.null(), ...errors, 404: apiErrorSchema },
      },
    },
    async (request, reply) => {
      if (!(await removeUser(app.db, request.params.id)))
        throw new ApiError('not_found', {
          message: 'There is no such user.',
          recovery: 'See /api/v1/owner/users.',
        })
      return reply.code(204).send(null)
    },
  )
}

export default invites
