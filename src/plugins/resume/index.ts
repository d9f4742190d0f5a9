/** Serves: GET /cv.json, the CV as JSON Resume. From: the facts that the answer engine reads off the published text. */
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { namesTag } from '../../server/entity-tags.ts'
import { apiErrorSchema } from '../../server/errors.ts'
import { parseInTurns } from '../../rag/document.ts'
import type { PublishedVersion } from '../../server/store/content-store.ts'
import { toJsonResume } from './resume.ts'

const resumeSchema = z
  .looseObject({
    $schema: z.url(),
    basics: z.looseObject({ name: z.string().optional() }),
    meta: z.looseObject({ version: z.string(), lastModified: z.string() }),
  })
  .describe('JSON Resume, schema v1.0.0')

const resume: FastifyPluginAsyncZod = async (app) => {
  const known = new WeakMap<PublishedVersion, Promise<z.infer<typeof resumeSchema>>>()

  const make = async (version: PublishedVersion) => {
    const snapshot = app.ask.ready ? app.ask.snapshot : undefined
    const document =
      snapshot?.content === version.publicText ? snapshot.document : await parseInTurns(version.publicText)
    const { profile } = app.content
    const context = {
      profile,
      baseUrl: app.config.BASE_URL,
      version: version.version,
      updatedAt: version.updatedAt,
    }
    return resumeSchema.parse(toJsonResume(document, context))
  }

  app.get(
    '/cv.json',
    {
      schema: {
        operationId: 'getJsonResume',
        tags: ['cv'],
        summary: 'The CV as JSON Resume',
        description: 'Read off the markdown; what cannot be read off is left out.',
        response: { 200: resumeSchema, 304: z.null().describe('Not modified'), 503: apiErrorSchema },
      },
    },
    async (request, reply) => {
      const { current } = app.content
      void reply.headers({
        etag: current.etag,
        'last-modified': current.updatedAt.toUTCString(),
        'cache-control': 'no-cache',
        'access-control-allow-origin': '*',
      })
      if (namesTag(request.headers['if-none-match'], current.etag)) return reply.code(304).send(null)
      let made = known.get(current)
      if (!made) {
        made = make(current)
        known.set(current, made)
        made.catch(() => known.delete(current))
      }
      return made
    },
  )
}

export default resume
