/** Serves: PUT /cv/content. From: the content store, through the files that mirror it. */
import type { FastifyContextConfig, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { apiErrorSchema } from '../../server/errors.ts'
import type { ContentVersion } from '../../server/store/versions.ts'
import { cvContentSchema, type CvContent } from '../cv/schema.ts'
import { acceptContent, bodyLimitFor, checkContent, contentBodySchema } from './content-body.ts'
import { expectedVersion, refuseNamed } from './if-match.ts'

/** How long an answer waits for readers to see the version, so that its writer reads what was written. */
const SETTLE_MS = 1_000

/** The answers that every publishing route may give besides 200. */
export const publishErrors = {
  400: apiErrorSchema,
  401: apiErrorSchema,
  403: apiErrorSchema,
  409: apiErrorSchema,
  412: apiErrorSchema,
  413: apiErrorSchema,
  415: apiErrorSchema,
  422: apiErrorSchema,
  503: apiErrorSchema,
} as const

/** What the description says of every publishing route. */
export const publishConfig: FastifyContextConfig = {
  idempotency: 'optional',
  requestHeaders: ['If-Match', 'If-None-Match'],
  responseHeaders: { 200: ['ETag', 'Last-Modified', 'Cache-Control'] },
}

/** A version as its owner sees it: the whole text, private lines included. */
export const toOwnContent = (version: ContentVersion): CvContent => ({
  content: version.content,
  is_default: version.isDefault,
  updated_at: version.updatedAt.toISOString(),
  version: version.version,
})

/** Publishes a text for the owner who sent the request, and answers with the version. */
export async function publish(
  app: FastifyInstance,
  request: FastifyRequest,
  reply: FastifyReply,
  content: string,
): Promise<CvContent> {
  const { 'if-match': match, 'if-none-match': noneMatch } = request.headers
  refuseNamed(noneMatch, app.content.latest.version)
  const ifMatch = expectedVersion(match, app.content.latest.version)
  const version = await app.files.publish(content, { author: request.principal?.subject ?? 'owner', ifMatch })
  await app.content.settled(version.version, SETTLE_MS)
  const { current } = app.content
  const shown = current.version === version.version ? current : undefined
  void reply.headers({
    // of what was written, private lines included: the next write may start from it
    etag: `"${version.version}"`,
    'last-modified': (shown?.modified ?? version.updatedAt).toUTCString(),
    'cache-control': 'no-store',
  })
  return toOwnContent(version)
}

const content: FastifyPluginAsyncZod = async (app) => {
  acceptContent(app)
  app.put(
    '/cv/content',
    {
      bodyLimit: bodyLimitFor(app.config),
      config: publishConfig,
      onRequest: app.auth.require('cv:write'),
      schema: {
        operationId: 'putCvContent',
        tags: ['owner'],
        summary: 'Publish a new version of the CV',
        description:
          'Answers once the version is durable. If-Match with the ETag that was edited loses with 412 when somebody else was faster, or when lines of profile.json’s `private` were left out of what was read: /api/v1/owner/versions/{version} has the whole text.',
        security: [{ oauth: ['cv:write'] }],
        consumes: ['application/json', 'text/markdown'],
        body: contentBodySchema,
        response: { 200: cvContentSchema, ...publishErrors },
      },
    },
    async (request, reply) => publish(app, request, reply, checkContent(request.body.content, app.config)),
  )
}

export default content
