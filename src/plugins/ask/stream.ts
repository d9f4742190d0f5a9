/**
 * An answer as server-sent events, as NLWeb 0.55 names them: `start`, `result` for each piece, `complete` with the
 * whole answer. The first byte leaves before the answer is found; when the client goes, the work stops.
 */
import { PassThrough } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { toApiError } from '../../server/http-errors.ts'
import { ANSWER_META, NLWEB_VERSION, type ResultItem, type WireAnswer } from './wire.ts'

/** @param work finds the answer; it gets a signal that fires when the client is gone, and a way to send pieces */
export function streamAnswer(
  request: FastifyRequest,
  reply: FastifyReply,
  queryId: string,
  work: (signal: AbortSignal, send: (item: ResultItem) => void) => Promise<WireAnswer>,
): FastifyReply {
  const events = new PassThrough()
  const gone = new AbortController()
  reply.raw.once('close', () => gone.abort())
  const emit = (event: string, data: unknown) =>
    events.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`)

  emit('start', { query_id: queryId, _meta: ANSWER_META })
  let index = 0
  work(gone.signal, (item) => emit('result', { index: index++, item }))
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

  return reply
    .type('text/event-stream; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('x-accel-buffering', 'no')
    .serializer((payload: unknown) => payload as string)
    .send(events)
}
