/** How a discovery document is served: GET and HEAD, ETag and 304, for everybody, kept for five minutes. */
import { createHash } from 'node:crypto'
import type {} from '@fastify/compress'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { z } from 'zod'
import { namesTag } from '../../server/entity-tags.ts'
import type { PublishedVersion } from '../../server/store/published-version.ts'

const CACHE_CONTROL = 'public, max-age=300'

export interface Served {
  readonly path: string
  readonly operationId: string
  readonly summary: string
  /** Exact value of Content-Type. */
  readonly type: string
  /** Shape of a JSON document. */
  readonly schema?: z.ZodType
  /** Value of the header Link. */
  readonly link?: string
  /** True for a document whose source is elsewhere and may change at any time. */
  readonly volatile?: boolean
  /** The text, or the value of a JSON document. */
  readonly build: () => unknown
}

interface Body {
  readonly version: PublishedVersion
  readonly bytes: Buffer
  readonly etag: string
}

export function mediaType(type: string): string {
  return type.split(';', 1)[0] ?? type
}

export function serveDocument(app: FastifyInstance, served: Served): void {
  const { path, operationId, summary, type, link, schema } = served
  let known: Body | undefined

  const read = async (): Promise<Body> => {
    const version = app.content.current
    if (known?.version === version && !served.volatile) return known
    const made: unknown = await served.build()
    const bytes = Buffer.from(typeof made === 'string' ? made : JSON.stringify(made, null, 2))
    const etag = `"${createHash('sha256').update(bytes).digest('hex').slice(0, 32)}"`
    known = { version, bytes, etag }
    return known
  }

  app.get(
    path,
    {
      // The digests of skills and the tags are those of the bytes as they stand here.
      compress: false,
      schema: {
        operationId,
        summary,
        tags: ['discovery'],
        security: [],
        response: {
          200: { description: summary, content: { [mediaType(type)]: { schema: schema ?? z.string() } } },
          304: z.null().describe('The document is the one whose ETag was sent'),
        },
      },
      // What is sent are bytes already.
      serializerCompiler: () => String,
    },
    async (request, reply) => {
      const { bytes, etag } = await read()
      void reply.headers({ etag, 'cache-control': CACHE_CONTROL, 'access-control-allow-origin': '*' })
      if (link) void reply.header('link', link)
      if (!app.config.SITE_INDEX) void reply.header('x-robots-tag', 'noindex')
      if (namesTag(request.headers['if-none-match'], etag)) return notModified(reply)
      // As bytes, so that no charset is added to types that have none.
      return reply.header('content-type', type).send(bytes)
    },
  )
}

const notModified = (reply: FastifyReply): FastifyReply => reply.code(304).send()
