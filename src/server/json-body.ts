/** JSON in the body of a request: UTF-8 alone, since a replacement character would change what was sent unseen. */
import type { FastifyInstance } from 'fastify'
import { ApiError } from './errors.ts'

/** Makes the routes of a scope read application/json so, with Fastify's own guard against prototypes. */
export function acceptJson(scope: FastifyInstance, options: { readonly bodyLimit?: number } = {}): void {
  const parseJson = scope.getDefaultJsonParser('error', 'error')
  scope.removeContentTypeParser('application/json')
  scope.addContentTypeParser<Buffer>(
    'application/json',
    { ...options, parseAs: 'buffer' },
    (request, bytes, done) => {
      let text: string
      try {
        text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
      } catch (cause) {
        return done(new ApiError('invalid_json', { message: 'The body is not valid UTF-8.', cause }))
      }
      void parseJson(request, text, done)
    },
  )
}
