/** A CV in the body of a request: JSON `{content}` or text/markdown, the same rules for every route that takes one. */
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Config } from '../../server/config.ts'
import { ApiError } from '../../server/errors.ts'
import { acceptJson, refuseEncoded } from '../../server/json-body.ts'
import { checkMarkdown } from '../../server/store/markdown-input.ts'

export const contentBodySchema = z.strictObject({
  content: z
    .string()
    .describe('CV markdown, UTF-8')
    .meta({ example: '# Mira Okafor\n\n## Experience\n\n- Data engineer, Acme\n' }),
})

/** JSON may write a character with six bytes, and has a frame of its own. */
export const bodyLimitFor = (config: Pick<Config, 'MAX_CONTENT_BYTES'>): number =>
  config.MAX_CONTENT_BYTES * 6 + 4096

/**
 * Makes the routes of a scope accept both forms; each arrives as `{content}`.
 * A body in another encoding than UTF-8 is refused, since a replacement character would change the CV unseen.
 */
export function acceptContent(scope: FastifyInstance): void {
  const max = scope.config.MAX_CONTENT_BYTES
  const bodyLimit = bodyLimitFor(scope.config)
  acceptJson(scope, { bodyLimit })
  scope.addContentTypeParser<Buffer>(
    /^text\/markdown\s*(;|$)/i,
    { parseAs: 'buffer', bodyLimit },
    (request, bytes, done) => {
      const charset = /;\s*charset\s*=\s*"?([\w.:-]+)/i.exec(request.headers['content-type'] ?? '')?.[1]
      if (charset && !/^(utf-?8|us-ascii)$/i.test(charset))
        return done(new ApiError('unsupported_media_type', { message: `charset ${charset}: send UTF-8.` }))
      try {
        refuseEncoded(request)
        done(null, { content: checkMarkdown(bytes, max) })
      } catch (error) {
        done(error as Error)
      }
    },
  )
}

/**
 * The text of a body as it may be published.
 * @throws ApiError invalid_content, payload_too_large
 */
export function checkContent(content: string, config: Pick<Config, 'MAX_CONTENT_BYTES'>): string {
  if (/\p{Surrogate}/u.test(content)) {
    const message = 'holds half of a surrogate pair, which UTF-8 cannot carry.'
    throw new ApiError('invalid_content', {
      message: `content ${message}`,
      details: [{ field: 'content', message }],
    })
  }
  return checkMarkdown(Buffer.from(content, 'utf8'), config.MAX_CONTENT_BYTES)
}
