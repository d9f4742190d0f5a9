/**
 * Serves: 503 with Retry-After while the process cannot keep up, and compressed answers. From: the event loop's
 * delay, and Accept-Encoding. Hot reads keep their compressed forms ready and opt out (`compress: false`).
 */
import { constants } from 'node:zlib'
import compress from '@fastify/compress'
import underPressure from '@fastify/under-pressure'
import type { onSendHookHandler } from 'fastify'
import fp from 'fastify-plugin'
import { ApiError } from '../server/errors.ts'

/** Longest delay of the event loop that is no sign of trouble: indexing a CV and a first start cause short ones. */
const MAX_EVENT_LOOP_DELAY_MS = 5_000
/**
 * How often the delay is read. A time in which the loop did not turn twice reads as endless, so it has to be as long as
 * the delay that is meant: at the default of a second, one pause of that length would refuse everybody.
 */
const SAMPLE_MS = MAX_EVENT_LOOP_DELAY_MS
/** A start builds what is missing; the delays of that time say nothing about the load. */
const WARM_UP_S = 120
/** Smaller bodies gain nothing. */
const COMPRESS_FROM_BYTES = 1_024

const withoutLength: onSendHookHandler = (_request, reply, payload, done) => {
  void reply.removeHeader('content-length')
  done(null, payload)
}

export default fp(
  async function load(app) {
    await app.register(underPressure, {
      maxEventLoopDelay: MAX_EVENT_LOOP_DELAY_MS,
      sampleInterval: SAMPLE_MS,
      pressureHandler: (request, _reply, type, value) => {
        if (process.uptime() < WARM_UP_S) return
        request.log.warn({ type, value }, 'overloaded')
        throw new ApiError('overloaded', { retryAfter: 2 })
      },
    })
    await app.register(compress, {
      threshold: COMPRESS_FROM_BYTES,
      encodings: ['br', 'gzip'],
      // Built for each answer: the quality that costs a millisecond, not the one that costs a hundred.
      brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
      zlibOptions: { level: 6 },
      globalDecompression: false,
    })
    // Added to each route after what compresses: the length of a body that GET would compress is not that of HEAD.
    app.addHook('onRoute', (route) => {
      if (route.method !== 'HEAD' || route.compress === false) return
      route.onSend = [...[route.onSend ?? []].flat(), withoutLength]
    })
  },
  { name: 'load' },
)
