/** JSON in the body of a request: UTF-8 alone, since a replacement character would change what was sent unseen. */
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Lru } from '../rag/lru.ts'
import { ApiError } from './errors.ts'

const UTF8 = new TextDecoder('utf-8', { fatal: true })

/**
 * A body that says it is compressed is not read as if it were not; nothing here takes compressed ones.
 * @throws ApiError unsupported_media_type
 */
export function refuseEncoded({ headers }: FastifyRequest): void {
  const coding = headers['content-encoding']
  if (coding === undefined || /^\s*(?:identity)?\s*$/i.test(coding)) return
  throw new ApiError('unsupported_media_type', {
    message: `Content-Encoding: ${JSON.stringify(coding.slice(0, 80))} is not accepted here.`,
    recovery: 'Send the body as it is, without Content-Encoding.',
    headers: { 'accept-encoding': 'identity' },
  })
}

export interface JsonBodyOptions {
  readonly bodyLimit?: number
  /**
   * Bytes of bodies that are kept with what they say, for routes that get the same ones again and again. All
   * requests with the same bytes then share one object: nobody may change it.
   */
  readonly keepBytes?: number
}

/** Makes the routes of a scope read application/json so, with Fastify's own guard against prototypes. */
export function acceptJson(
  scope: FastifyInstance,
  { keepBytes = 0, ...options }: JsonBodyOptions = {},
): void {
  const kept = new Lru<string, unknown>(keepBytes)
  const parseJson = scope.getDefaultJsonParser('error', 'error')
  scope.removeContentTypeParser('application/json')
  scope.addContentTypeParser<Buffer>(
    'application/json',
    { ...options, parseAs: 'buffer' },
    (request, bytes, done) => {
      try {
        refuseEncoded(request)
      } catch (error) {
        return done(error as Error)
      }
      // Some clients name a type whatever they send; where no body is taken, none is what was to be sent.
      if (bytes.length === 0 && !request.routeOptions.schema?.body) return done(null, undefined)
      const key = keepBytes ? bytes.toString('latin1') : ''
      const known = kept.get(key)
      if (known !== undefined) return done(null, known)
      let text: string
      try {
        text = UTF8.decode(bytes)
      } catch (cause) {
        return done(new ApiError('invalid_json', { message: 'The body is not valid UTF-8.', cause }))
      }
      void parseJson(request, text, (error, body: unknown) => {
        if (!error && keepBytes) kept.set(key, body, bytes.length)
        done(error, body)
      })
    },
  )
}
