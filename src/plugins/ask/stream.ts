/**
 * An answer as server-sent events, as NLWeb 0.55 names them: `start`, `result` for each piece, `complete` with the
 * whole answer. The first byte leaves before the answer is found; when the client goes, the work stops.
 */
import { PassThrough } from 'node:stream'
import { setTimeout as delay } from 'node:timers/promises'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { toApiError } from '../../server/http-errors.ts'
import { ANSWER_META, NLWEB_VERSION, type ResultItem, type WireAnswer } from './wire.ts'

/**
 * What is found by then leaves in one piece. Proxies written in Go (Caddy up to 2.6) break an answer off, rarely and
 * without an error, that begins before they have seen the end of the request they pass on.
 */
const FIRST_BYTE_MS = 20

/** @param work finds the answer; it gets a signal that fires when the client is gone, and a way to send pieces */
export async function streamAnswer(
  request: FastifyRequest,
  reply: FastifyReply,
  queryId: string,
  work: (signal: AbortSignal, send: (item: ResultItem) => void) => Promise<WireAnswer>,
): Promise<FastifyReply> {
  const events = new PassThrough()
  const gone = new AbortController()
  reply.raw.once('close', () => gone.abort())
  const emit = (event: string, data: unknown) =>
    events.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`)

  emit('start', { query_id: queryId, _meta: ANSWER_META })
  let index = 0
  const said = work(gone.signal, (item) => emit('result', { index: index++, item }))
    .then((answer) => {
      // Whatever was not sent as a piece while it was being found.
      for (const item of answer.results.slice(index)) emit('result', { index: index++, item })
      emit('complete', answer)
    })
    .catch((error: unknown) => {
      if (gone.signal.aborted) return
      const apiError = toApiError(error)
      if (apiError.code === 'internal_error') request.log.error({ err: error }, 'a streamed answer failed')
      emit('complete', {
        ...apiError.toBody(request.id),
        query_id: queryId,
        _meta: { response_type: 'failure', version: NLWEB_VERSION },
      })
    })
    .finally(() => events.end())
  await Promise.race([said, delay(FIRST_BYTE_MS)])
  // Nobody is there to send to; sent all the same, it would be a failure of ours in the log.
  if (gone.signal.aborted) {
    events.destroy()
    return reply.hijack()
  }

  return reply
    .type('text/event-stream; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('x-accel-buffering', 'no')
    .serializer((payload: unknown) => payload as string)
    .send(events)
}
