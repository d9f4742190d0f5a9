/** Serves: /api/v1/owner/webhooks and the owner's decisions on one endpoint. From: the endpoint store. */
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { apiErrorSchema } from '../../server/errors.ts'
import { createCursors, listSchema, page, paginationQuerySchema } from '../../server/pagination.ts'
import type { DeliveryStore } from './deliveries.ts'
import type { EndpointRow, EndpointStore } from './endpoints.ts'
import { secretSchema } from './registration-routes.ts'
import { endpointSchema, endpointStatusSchema, toEndpoint } from './views.ts'

const paramsSchema = z.object({ id: z.string() })

const secretBodySchema = z
  .strictObject({
    action: z
      .enum(['rotate', 'reveal'])
      .default('rotate')
      .describe('reveal: show the secret that we made, the first time only'),
    secret: secretSchema.optional().describe('The new secret; ours when none is given'),
  })
  .refine((body) => body.action === 'rotate' || body.secret === undefined, {
    path: ['secret'],
    message: 'only with the action rotate',
  })
  .nullish()

const secretAnswerSchema = z.object({
  secret: z.string().nullable().describe('Shown now and never again; null when it was yours'),
  endpoint: endpointSchema,
})

/** Answers that every owner route may give beside its own. */
export const ownerErrors = {
  400: apiErrorSchema,
  401: apiErrorSchema,
  403: apiErrorSchema,
  404: apiErrorSchema,
  409: apiErrorSchema,
  429: apiErrorSchema,
  500: apiErrorSchema,
  503: apiErrorSchema,
}

export const ownerRoutes =
  (endpoints: EndpointStore, deliveries: DeliveryStore): FastifyPluginAsyncZod =>
  async (app) => {
    const onRequest = app.auth.require('cv:write')
    const cursors = createCursors(app.secrets, 'webhooks')

    const view = async (row: EndpointRow) => (await views([row]))[0] ?? Promise.reject(new Error('no view'))
    const views = async (rows: readonly EndpointRow[]) => {
      const counts = await deliveries.counts(rows.map((row) => row.id))
      const none = { pending: 0, delivered: 0, failed: 0 }
      return rows.map((row) => toEndpoint(row, counts.get(row.id) ?? none, app.secrets, app.clock.now()))
    }

    app.get(
      '/api/v1/owner/webhooks',
      {
        onRequest,
        schema: {
          operationId: 'listWebhooks',
          tags: ['owner'],
          security: [{ oauth: ['cv:write'] }],
          summary: 'Webhook endpoints and those that wait for approval, newest first',
          querystring: paginationQuerySchema.extend({ status: endpointStatusSchema.optional() }),
          response: { 200: listSchema(endpointSchema), ...ownerErrors },
        },
      },
      async (request) => {
        const { limit, cursor, status } = request.query
        const rows = await endpoints.list({ limit, status, before: cursors.decode(cursor) })
        const { items, pagination } = page(rows, limit, (last) => cursors.encode(last.id))
        return { items: await views(items), pagination }
      },
    )

    const one = {
      params: paramsSchema,
      tags: ['owner'],
      security: [{ oauth: ['cv:write'] }],
      response: { 200: endpointSchema, ...ownerErrors },
    }

    app.get(
      '/api/v1/owner/webhooks/:id',
      { onRequest, schema: { ...one, operationId: 'getWebhook', summary: 'One webhook endpoint' } },
      async (request) => view(await endpoints.get(request.params.id)),
    )

    app.delete(
      '/api/v1/owner/webhooks/:id',
      {
        onRequest,
        schema: {
          ...one,
          operationId: 'deleteWebhook',
          summary: 'Delete an endpoint with its deliveries',
          response: { 204: z.null().describe('Deleted'), ...ownerErrors },
        },
      },
      async (request, reply) => {
        await endpoints.delete(request.params.id)
        return reply.code(204).send(null)
      },
    )

    app.post(
      '/api/v1/owner/webhooks/:id/approve',
      {
        onRequest,
        schema: {
          ...one,
          operationId: 'approveWebhook',
          summary: 'Let a waiting or disabled endpoint receive',
        },
      },
      async (request) => view(await endpoints.approve(request.params.id)),
    )

    app.post(
      '/api/v1/owner/webhooks/:id/reject',
      { onRequest, schema: { ...one, operationId: 'rejectWebhook', summary: 'Turn a registration down' } },
      async (request) => view(await endpoints.reject(request.params.id)),
    )

    app.post(
      '/api/v1/owner/webhooks/:id/disable',
      {
        onRequest,
        schema: { ...one, operationId: 'disableWebhook', summary: 'Stop deliveries to an endpoint' },
      },
      async (request) => view(await endpoints.disable(request.params.id)),
    )

    app.post(
      '/api/v1/owner/webhooks/:id/secret',
      {
        onRequest,
        schema: {
          ...one,
          operationId: 'rotateWebhookSecret',
          summary: 'Replace the secret; the one before signs for 24 hours more',
          body: secretBodySchema,
          response: { 200: secretAnswerSchema, ...ownerErrors },
        },
      },
      async (request, reply) => {
        const { id } = request.params
        const { action, secret: given } = request.body ?? { action: 'rotate' as const }
        void reply.header('cache-control', 'no-store')
        if (action === 'reveal') {
          const secret = await endpoints.revealSecret(id)
          return { secret, endpoint: await view(await endpoints.get(id)) }
        }
        const { row, secret } = await endpoints.rotateSecret(id, given)
        return { secret: given === undefined ? secret : null, endpoint: await view(row) }
      },
    )
  }
