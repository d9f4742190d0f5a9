/** Tries one delivery and writes down what came of it: the handler of the queue's webhook topic. */
import type { FastifyBaseLogger } from 'fastify'
import type { Clock } from '../../server/clock.ts'
import { withLock, type Database } from '../../server/store/database.ts'
import { GiveUp, RetryAt, type QueuedTask, type Topic } from '../../server/store/queue.ts'
import type { Secrets } from '../../server/store/secrets.ts'
import { checkWebhookUrl } from './address.ts'
import { taskSchema, type DeliveryRow } from './deliveries.ts'
import { disableEndpoint, MAX_ENDPOINTS, WEBHOOKS_LOCK, type EndpointRow } from './endpoints.ts'
import { DISABLE_AFTER_MS, parseRetryAfter, retryDelay } from './schedule.ts'
import type { Sender, Sent } from './sender.ts'
import { signatureHeaders, tryOpenSecrets } from './signing.ts'

/** Short, so that a delivery which a killed process held is soon taken up; the queue renews it meanwhile. */
const LEASE_MS = 5_000
/** Finished queue rows are of no use; what became of a delivery stands in its own row. */
const KEEP_QUEUE_MS = 60_000
/** When something of ours failed, such as the database. */
const TROUBLE_MS = 5_000

export interface WorkerOptions {
  readonly db: Database
  readonly clock: Clock
  readonly secrets: Secrets
  readonly sender: Sender
  readonly allowInsecure: boolean
  readonly log: FastifyBaseLogger
  /** From 0 to 1, without 1; for the jitter. */
  readonly random?: () => number
}

type Task = QueuedTask<{ delivery: string }>

export function deliveryTopic(options: WorkerOptions): Topic<{ delivery: string }> {
  return {
    payload: taskSchema,
    handle: (task, signal) => attempt(options, task, signal),
    // Tries are counted by the delivery; the queue only keeps going.
    maxAttempts: Number.MAX_SAFE_INTEGER,
    delay: () => TROUBLE_MS,
    leaseMs: LEASE_MS,
    keepMs: KEEP_QUEUE_MS,
    // Each endpoint has one lane, and each lane a place: one that hangs holds up nobody else.
    concurrency: MAX_ENDPOINTS,
  }
}

async function attempt(options: WorkerOptions, task: Task, signal: AbortSignal): Promise<string> {
  const { db, clock, secrets, sender } = options
  const delivery = await db
    .selectFrom('webhook_deliveries')
    .selectAll()
    .where('id', '=', task.payload.delivery)
    .executeTakeFirst()
  if (!delivery || delivery.queue_id !== task.id || delivery.status !== 'pending') return 'nothing to do'
  // A crash between writing down a failure and putting the queue row back: the schedule still holds.
  if (delivery.next_attempt_at !== null && delivery.next_attempt_at > clock.now())
    throw new RetryAt(delivery.next_attempt_at, delivery.error ?? 'not due yet')
  const endpoint = await db
    .selectFrom('webhook_endpoints')
    .selectAll()
    .where('id', '=', delivery.endpoint_id)
    .executeTakeFirst()
  if (!endpoint) return 'nothing to do'
  const signing = tryOpenSecrets(secrets, endpoint.secrets)
  const checked = checkWebhookUrl(endpoint.url, options.allowInsecure)
  if (!signing)
    return record(options, task, delivery, unsent('the secret cannot be read: SECRET_KEY has changed'))
  if ('problem' in checked)
    return record(options, task, delivery, unsent(`the url is refused; accepted is ${checked.problem}`))
  const headers = signatureHeaders(signing, delivery.event_id, delivery.body, clock.now())
  return record(options, task, delivery, await sender.send(endpoint.url, headers, delivery.body, signal))
}

const unsent = (error: string): Sent => ({
  status: undefined,
  body: undefined,
  error,
  retryAfter: undefined,
  durationMs: 0,
})

async function record(
  options: WorkerOptions,
  task: Task,
  delivery: DeliveryRow,
  sent: Sent,
): Promise<string> {
  const { db, clock, log } = options
  const now = clock.now()
  const ok = sent.status !== undefined && sent.status >= 200 && sent.status <= 299
  const attempts = delivery.attempts + 1
  const wait =
    ok || sent.status === 410 || delivery.test === 1
      ? undefined
      : retryDelay(attempts, parseRetryAfter(sent.retryAfter, now), (options.random ?? Math.random)())
  const next = wait === undefined ? null : now + wait
  const error = ok ? null : failure(sent)
  const outcome = await withLock(db, WEBHOOKS_LOCK, async (trx) => {
    const written = await trx
      .updateTable('webhook_deliveries')
      .set({
        status: ok ? 'delivered' : next === null ? 'failed' : 'pending',
        attempts,
        next_attempt_at: next,
        last_attempt_at: now,
        ...(ok ? { delivered_at: now } : {}),
        response_status: sent.status ?? null,
        response_body: sent.body ?? null,
        error,
        duration_ms: sent.durationMs,
      })
      .where('id', '=', delivery.id)
      // Meanwhile it may have been queued anew, or ended with its endpoint.
      .where('queue_id', '=', task.id)
      .where('status', '=', 'pending')
      .executeTakeFirst()
    const endpoint = await trx
      .selectFrom('webhook_endpoints')
      .selectAll()
      .where('id', '=', delivery.endpoint_id)
      .executeTakeFirst()
    if (endpoint?.status === 'active') {
      if (ok) {
        await trx
          .updateTable('webhook_endpoints')
          .set({ failing_since: null, last_success_at: now })
          .where('id', '=', endpoint.id)
          .execute()
      } else {
        const reason = await noteFailure(trx, endpoint, delivery, sent, now)
        if (reason) {
          warnDisabled(log, endpoint.id, reason)
          return 'disabled'
        }
      }
    }
    return Number(written.numUpdatedRows) === 0 ? 'superseded' : 'recorded'
  })
  if (ok || outcome === 'superseded') return outcome
  if (next === null || outcome === 'disabled') throw new GiveUp(error ?? 'failed')
  throw new RetryAt(next, error ?? 'failed')
}

/** Marks an endpoint as failing; returns why it was disabled, when it was. */
async function noteFailure(
  trx: Parameters<typeof disableEndpoint>[0],
  endpoint: EndpointRow,
  delivery: DeliveryRow,
  sent: Sent,
  now: number,
): Promise<string | undefined> {
  if (sent.status === 410) {
    const reason = 'the receiver answered 410 Gone'
    await disableEndpoint(trx, endpoint.id, reason, now)
    return reason
  }
  // A test tells the owner; it is no update that failed to arrive.
  if (delivery.test === 1) return undefined
  const since = endpoint.failing_since ?? now
  if (now - since >= DISABLE_AFTER_MS) {
    const reason = failingReason(since)
    await disableEndpoint(trx, endpoint.id, reason, now)
    return reason
  }
  if (endpoint.failing_since === null) {
    await trx
      .updateTable('webhook_endpoints')
      .set({ failing_since: now })
      .where('id', '=', endpoint.id)
      .execute()
  }
  return undefined
}

function failure(sent: Sent): string {
  if (sent.status === undefined) return sent.error ?? 'no answer'
  if (sent.status >= 300 && sent.status <= 399) return `answered ${sent.status}; redirects are not followed`
  return `answered ${sent.status}`
}

/** Disables the endpoints that have only failed for five days, also when nothing was sent to them since. */
export async function disableLongFailing({ db, clock, log }: WorkerOptions): Promise<void> {
  const now = clock.now()
  await withLock(db, WEBHOOKS_LOCK, async (trx) => {
    const rows = await trx
      .selectFrom('webhook_endpoints')
      .select(['id', 'failing_since'])
      .where('status', '=', 'active')
      .where('failing_since', '<=', now - DISABLE_AFTER_MS)
      .execute()
    for (const { id, failing_since: since } of rows) {
      const reason = failingReason(since ?? now)
      await disableEndpoint(trx, id, reason, now)
      warnDisabled(log, id, reason)
    }
  })
}

const failingReason = (since: number): string =>
  `no delivery succeeded since ${new Date(since).toISOString()}, for 5 days or more`

function warnDisabled(log: FastifyBaseLogger, endpoint: string, reason: string): void {
  log.warn({ endpoint, reason }, `webhook endpoint ${endpoint} was disabled: ${reason}`)
}
