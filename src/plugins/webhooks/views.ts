/** Endpoints and deliveries as the owner sees them; a secret is in neither. */
import { z } from 'zod'
import type { Secrets } from '../../server/store/secrets.ts'
import type { DeliveryRow, DeliveryStatus } from './deliveries.ts'
import type { EndpointRow } from './endpoints.ts'
import { tryOpenSecrets } from './signing.ts'

const time = z.iso.datetime().nullable()

export const endpointStatusSchema = z.enum(['pending', 'active', 'disabled', 'rejected'])
export const deliveryStatusSchema = z.enum(['pending', 'delivered', 'failed'])

export const endpointSchema = z.object({
  id: z.string(),
  url: z.string(),
  events: z.array(z.string()),
  status: endpointStatusSchema,
  status_reason: z.string().nullable().describe('Why the service disabled it'),
  registered_by: z.enum(['owner', 'public']),
  secret: z.object({
    revealable: z.boolean().describe('A secret that we made can be shown, once'),
    previous_until: time.describe('Until then the secret before signs too'),
  }),
  deliveries: z.object({ pending: z.int(), delivered: z.int(), failed: z.int() }),
  failing_since: time.describe('First failure since the last success'),
  last_success_at: time,
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
})

export const deliverySchema = z.object({
  id: z.string(),
  event_id: z.string().describe('Sent as webhook-id, the same on every try'),
  version: z.int(),
  test: z.boolean(),
  status: deliveryStatusSchema,
  attempts: z.int().describe('Tries since it was last queued'),
  next_attempt_at: time,
  last_attempt_at: time,
  delivered_at: time,
  response_status: z.int().nullable(),
  response_body: z.string().nullable().describe('The first 1 KiB'),
  error: z.string().nullable(),
  duration_ms: z.int().nullable(),
  created_at: z.iso.datetime(),
})

const toTime = (ms: number | null) => (ms === null ? null : new Date(ms).toISOString())

export function toEndpoint(
  row: EndpointRow,
  counts: Record<DeliveryStatus, number>,
  secrets: Secrets,
  now: number,
): z.infer<typeof endpointSchema> {
  return {
    id: row.id,
    url: row.url,
    events: JSON.parse(row.events) as string[],
    status: row.status,
    status_reason: row.status_reason,
    registered_by: row.registered_by,
    secret: { revealable: row.secret_hidden === 1, previous_until: toTime(replacedUntil(row, secrets, now)) },
    deliveries: counts,
    failing_since: toTime(row.failing_since),
    last_success_at: toTime(row.last_success_at),
    created_at: new Date(row.created_at).toISOString(),
    updated_at: new Date(row.updated_at).toISOString(),
  }
}

function replacedUntil(row: EndpointRow, secrets: Secrets, now: number): number | null {
  const until = (tryOpenSecrets(secrets, row.secrets) ?? []).map((s) => s.until ?? 0)
  const latest = Math.max(0, ...until)
  return latest > now ? latest : null
}

export function toDelivery(row: DeliveryRow): z.infer<typeof deliverySchema> {
  return {
    id: row.id,
    event_id: row.event_id,
    version: row.version,
    test: row.test === 1,
    status: row.status,
    attempts: row.attempts,
    next_attempt_at: toTime(row.next_attempt_at),
    last_attempt_at: toTime(row.last_attempt_at),
    delivered_at: toTime(row.delivered_at),
    response_status: row.response_status,
    response_body: row.response_body,
    error: row.error,
    duration_ms: row.duration_ms,
    created_at: new Date(row.created_at).toISOString(),
  }
}
