/** Serves: GET /cv/content, /api/v1/cv, /api/v1/sandbox/cv. From: the content store. */
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { apiErrorSchema } from '../../server/errors.ts'
import type { PublishedVersion } from '../../server/store/content-store.ts'

export const cvContentSchema = z.object({
  content: z.string().describe('CV markdown'),
  is_default: z.boolean().describe("True while the bundled sample is served, since no owner's CV exists"),
  updated_at: z.iso.datetime().optional(),
  version: z.int().min(1),
})
export type CvContent = z.infer<typeof cvContentSchema>

export function toCvContent(version: PublishedVersion): CvContent {
  return {
    content: version.publicText,
    is_default: version.isDefault,
    updated_at: version.updatedAt.toISOString(),
    version: version.version,
  }
}

const cv: FastifyPluginAsyncZod = async (app) => {
  const response = { 200: cvContentSchema, 400: apiErrorSchema, 500: apiErrorSchema }
  app.get('/cv/content', { schema: { operationId: 'getCvContent', tags: ['cv'], response } }, async () =>
    toCvContent(app.content.current),
  )
  app.get('/api/v1/cv', { schema: { operationId: 'getCv', tags: ['cv'], response } }, async () =>
    toCvContent(app.content.current),
  )
  app.get(
    '/api/v1/sandbox/cv',
    { schema: { operationId: 'getSandboxCv', tags: ['cv'], response } },
    async () => ({
      content: app.sample.content,
      is_default: true,
      version: 1,
    }),
  )
}

export default cv
