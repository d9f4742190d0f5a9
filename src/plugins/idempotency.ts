/**
 * Serves: Idempotency-Key, for any route that says `config: { idempotency: 'required' | 'optional' | 'check' }`.
 * From: the idempotency table. The first answer of a key is kept for 24 hours and sent again to whoever repeats
 * the request; it outlives a restart. A route reads who sent a request from `request.principal`, so what sets it
 * belongs in the route's onRequest, preValidation or preHandler.
 */
import type { FastifyReply, FastifyRequest, RouteOptions } from 'fastify'
import fp from 'fastify-plugin'
import { ApiError } from '../server/errors.ts'
import { IdempotencyStore } from '../server/store/idempotency-store.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** required: 400 without a key; optional: replays when one is sent; check: only the form is looked at. */
    idempotency?: 'required' | 'optional' | 'check'
  }
  interface FastifyRequest {
    /** Set while a request runs under a key. `id` is the same for every repetition, so it can name the effect. */
    idempotency: { readonly id: string; readonly holder: string } | null
  }
}

const MAX_KEY_CHARS = 255
const SWEEP_MS = 10 * 60_000
/** What a client does while the first request is under way: it takes milliseconds, unless its process died. */
const IN_FLIGHT_RETRY_S = 2

/** Headers of the first answer that stand on every repetition; the others belong to the single response. */
const KEPT_HEADERS = [
  'content-type',
  'location',
  'etag',
  'last-modified',
  'retry-after',
  'cache-control',
  'link',
]

/**
 * The key that a header value names: 1 to 255 visible ASCII characters, bare or as a quoted string (RFC 8941 §3.3.3).
 * @returns undefined when it is malformed
 */
export function parseIdempotencyKey(value: string): string | undefined {
  const text = value.trim()
  const quoted = /^"((?:[\x21\x23-\x5b\x5d-\x7e]|\\["\\])*)"$/.exec(text)
  const key = quoted ? (quoted[1] ?? '').replace(/\\(["\\])/g, '$1') : text
  if (!quoted && !/^[\x21\x23-\x7e][\x21-\x7e]*$/.test(text)) return undefined
  return key.length >= 1 && key.length <= MAX_KEY_CHARS ? key : undefined
}

/** @throws ApiError idempotency_key_required, idempotency_key_invalid */
function readKey(request: FastifyRequest, required: boolean): string | undefined {
  const header = request.headers['idempotency-key']
  const field = 'headers.idempotency-key'
  if (header === undefined || header === '') {
    if (!required) return undefined
    throw new ApiError('idempotency_key_required', { details: [{ field, message: 'required' }] })
  }
  const key = parseIdempotencyKey(String(header))
  if (key !== undefined) return key
  throw new ApiError('idempotency_key_invalid', {
    details: [{ field, message: `1 to ${MAX_KEY_CHARS} visible ASCII characters, bare or in double quotes` }],
  })
}

/** Who asks: the signed-in subject, else the credential that was sent, else the client address. */
function callerOf(request: FastifyRequest): string {
  if (request.principal) return `sub:${request.principal.subject}`
  const { authorization } = request.headers
  return authorization ? `credential:${authorization}` : `address:${request.ip}`
}

/** What was asked: two requests with one key must agree in this. */
function contentOf(request: FastifyRequest): Uint8Array[] {
  const { body } = request
  const bytes =
    body instanceof Uint8Array ? body : typeof body === 'string' ? body : JSON.stringify(body ?? null)
  return [request.url, String(request.headers['if-match'] ?? ''), bytes].map((part) =>
    typeof part === 'string' ? Buffer.from(part) : part,
  )
}

const keptHeaders = (reply: FastifyReply): Record<string, string> =>
  Object.fromEntries(
    KEPT_HEADERS.flatMap((name) => {
      const value = reply.getHeader(name)
      return value === undefined ? [] : [[name, String(value)]]
    }),
  )

export default fp(
  async function idempotency(app) {
    const store = new IdempotencyStore(app.db, app.secrets, app.clock)
    app.decorateRequest('idempotency', null)

    const claim = async (request: FastifyRequest, reply: FastifyReply) => {
      const key = readKey(request, false)
      if (key === undefined) return
      const route = `${request.method} ${request.routeOptions.url ?? ''}`
      const found = await store.claim([route, callerOf(request), key], contentOf(request), request.id)
      if (found.kind === 'claimed') {
        request.idempotency = { id: found.id, holder: request.id }
        return
      }
      if (found.kind === 'other') throw new ApiError('idempotency_key_reused')
      if (found.kind === 'running') {
        throw new ApiError('idempotency_in_flight', { retryAfter: IN_FLIGHT_RETRY_S })
      }
      void reply.code(found.status).headers(found.headers).header('idempotency-replayed', 'true')
      return reply.send(found.body)
    }

    const keep = async (request: FastifyRequest, reply: FastifyReply, payload: unknown) => {
      const held = request.idempotency
      if (!held) return payload
      request.idempotency = null
      try {
        // A failure of ours is no result: the same key may try again.
        const body = typeof payload === 'string' ? Buffer.from(payload) : (payload ?? Buffer.alloc(0))
        if (reply.statusCode >= 500 || !(body instanceof Uint8Array)) await store.release(held)
        else await store.finish(held, reply.statusCode, keptHeaders(reply), body)
      } catch (error) {
        request.log.error({ err: error }, 'an answer could not be kept under its Idempotency-Key')
      }
      return payload
    }

    app.addHook('onRoute', (route: RouteOptions) => {
      const mode = route.config?.idempotency
      if (!mode) return
      const check = async (request: FastifyRequest) => void readKey(request, mode === 'required')
      route.preValidation = [check, ...[route.preValidation ?? []].flat()]
      if (mode === 'check') return
      // Last of all, after the route has found out who asks; and the answer is kept before it is compressed.
      route.preHandler = [...[route.preHandler ?? []].flat(), claim]
      route.onSend = [keep, ...[route.onSend ?? []].flat()]
    })

    let cancel = () => {}
    const sweep = () => {
      cancel = app.clock.after(SWEEP_MS, () => {
        store
          .sweep()
          .catch((error: unknown) => app.log.error({ err: error }, 'old keys could not be deleted'))
        sweep()
      })
    }
    app.addHook('onReady', async () => {
      await store.recover()
      sweep()
    })
    app.addHook('onClose', async () => cancel())
  },
  { name: 'idempotency' },
)
