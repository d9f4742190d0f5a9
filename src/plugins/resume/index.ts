/** Serves: GET /cv.json, the CV as JSON Resume. From: the facts that the answer engine reads off the published text. */
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { apiErrorSchema } from '../../server/errors.ts'
import { parseInTurns } from '../../rag/document.ts'
import type { PublishedVersion } from '../../server/store/published-version.ts'
import { Representation } from '../cv/representation.ts'
import { toJsonResume } from './resume.ts'

const resumeSchema = z
  .looseObject({
    $schema: z.url(),
    basics: z.looseObject({ name: z.string().optional() }),
    meta: z.looseObject({ version: z.string(), lastModified: z.string() }),
  })
  .describe('JSON Resume, schema v1.0.0')

const resume: FastifyPluginAsyncZod = async (app) => {
  const known = new WeakMap<PublishedVersion, Promise<Representation>>()

  const make = async (version: PublishedVersion) => {
    const snapshot = app.ask.ready ? app.ask.snapshot : undefined
    const document =
      snapshot?.content === version.publicText ? snapshot.document : await parseInTurns(version.publicText)
    const { profile } = app.content
    const context = {
      profile,
      baseUrl: app.config.BASE_URL,
      version: version.version,
      updatedAt: version.modified,
    }
    const body = JSON.stringify(resumeSchema.parse(toJsonResume(document, context)))
    return Representation.of(body, 'application/json; charset=utf-8', {
      cacheControl: 'no-cache',
      lastModified: version.modified,
    })
  }

  app.get(
    '/cv.json',
    {
      compress: false,
      config: { conditional: true },
      schema: {
        operationId: 'getJsonResume',
        tags: ['cv'],
        summary: 'The CV as JSON Resume',
        description: 'Read off the markdown; what cannot be read off is left out.',
        response: { 200: resumeSchema, 503: apiErrorSchema },
      },
    },
    async (request, reply) => {
      const { current } = app.content
      let made = known.get(current)
      if (!made) {
        made = make(current)
        known.set(current, made)
        made.catch(() => known.delete(current))
      }
      return (await made).send(request, reply)
    },
  )
}

export default resume
