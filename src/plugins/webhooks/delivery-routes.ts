/** Serves: an endpoint's deliveries, their retry, and the test event. From: the delivery store. */
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { withLock } from '../../server/store/database.ts'
import { uuidv7 } from '../../server/store/ids.ts'
import { createCursors, listSchema, page, paginationQuerySchema } from '../../server/pagination.ts'
import { deliveryIds, requireActive, type DeliveryStore } from './deliveries.ts'
import { WEBHOOKS_LOCK, type EndpointStore } from './endpoints.ts'
import { eventBody } from './fan-out.ts'
import { ownerErrors } from './owner-routes.ts'
import { deliverySchema, deliveryStatusSchema, toDelivery } from './views.ts'

const paramsSchema = z.object({ id: z.string() })
const retriedSchema = z.object({
  retried: z.int(),
  remaining: z.int().describe('Failed ones that are left for another call'),
})

export const deliveryRoutes =
  (endpoints: EndpointStore, deliveries: DeliveryStore): FastifyPluginAsyncZod =>
  async (app) => {
    const onRequest = app.auth.require('cv:write')
    const tags = ['owner']
    const security = [{ oauth: ['cv:write'] }]

    app.get(
      '/api/v1/owner/webhooks/:id/deliveries',
      {
        onRequest,
        schema: {
          operationId: 'listWebhookDeliveries',
          tags,
          security,
          summary: 'Deliveries of an endpoint, newest first',
          params: paramsSchema,
          querystring: paginationQuerySchema.extend({ status: deliveryStatusSchema.optional() }),
          response: { 200: listSchema(deliverySchema), ...ownerErrors },
        },
      },
      async (request) => {
        const { limit, cursor, status } = request.query
        const { id } = await endpoints.get(request.params.id)
        const cursors = createCursors(app.secrets, `webhook-deliveries:${id}`)
        const rows = await deliveries.list(id, { limit, status, before: cursors.decode(cursor) })
        const { items, pagination } = page(rows, limit, (last) => cursors.encode(last.id))
        return { items: items.map(toDelivery), pagination }
      },
    )

    app.post(
      '/api/v1/owner/webhooks/:id/deliveries/retry',
      {
        onRequest,
        schema: {
          operationId: 'retryWebhookDeliveries',
          tags,
          security,
          summary: 'Send the failed deliveries again, the oldest first',
          params: paramsSchema,
          response: { 200: retriedSchema, ...ownerErrors },
        },
      },
      async (request) => deliveries.retryFailed(await endpoints.get(request.params.id)),
    )

    app.post(
      '/api/v1/owner/webhooks/:id/deliveries/:delivery/retry',
      {
        onRequest,
        schema: {
          operationId: 'retryWebhookDelivery',
          tags,
          security,
          summary: 'Send one delivery again, now',
          params: paramsSchema.extend({ delivery: z.string() }),
          response: { 200: deliverySchema, ...ownerErrors },
        },
      },
      async (request) =>
        toDelivery(await deliveries.retry(await endpoints.get(request.params.id), request.params.delivery)),
    )

    app.post(
      '/api/v1/owner/webhooks/:id/test',
      {
        onRequest,
        schema: {
          operationId: 'testWebhook',
          tags,
          security,
          summary: 'Send the event of the newest version, marked as a test, once',
          params: paramsSchema,
          response: { 202: deliverySchema, ...ownerErrors },
        },
      },
      async (request, reply) => {
        const now = app.clock.now()
        const { version, updatedAt, sha256 } = app.content.latest
        const data = { version, updated_at: updatedAt.toISOString(), sha256, sections_changed: [] }
        const message = {
          eventId: `evt_${uuidv7(now)}`,
          version,
          body: eventBody('cv.content.updated', now, data, app.config.BASE_URL, true),
          test: true,
        }
        const row = await withLock(app.db, WEBHOOKS_LOCK, async (trx) => {
          const endpoint = await endpoints.get(request.params.id, trx)
          requireActive(endpoint)
          const [id = ''] = deliveryIds(1, now)
          await deliveries.add(trx, message, [endpoint], [id])
          return trx
            .selectFrom('webhook_deliveries')
            .selectAll()
            .where('id', '=', id)
            .executeTakeFirstOrThrow()
        })
        deliveries.nudge()
        return reply.code(202).send(toDelivery(row))
      },
    )
  }
