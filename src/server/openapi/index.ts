/**
 * Serves: GET /openapi.json, the OpenAPI 3.1 description. From: the zod schemas and the configuration of the routes
 * themselves, whichever plugin they are of. Pages and assets say `schema: { hide: true }`.
 */
import swagger from '@fastify/swagger'
import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { Representation } from '../../plugins/cv/representation.ts'
import { apiErrorSchema } from '../errors.ts'
import type { PublishedVersion } from '../store/published-version.ts'
import { annotate, type RouteFacts } from './annotate.ts'
import type { Document, Schema } from './document.ts'
import { securitySchemes, type RequestHeader } from './parts.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Documents ETag, Last-Modified, If-None-Match with 304 and If-Match with 412 of a route that has them. */
    conditional?: boolean
    /** Documents that the answer comes as server-sent events to those who ask for them. */
    eventStream?: boolean
    /** Documents headers of an answer, by status. */
    responseHeaders?: Readonly<Record<string, readonly string[]>>
    /** Documents headers of the request. */
    requestHeaders?: readonly RequestHeader[]
    /** Documents that a body of any kind is taken and not looked at. */
    anyBody?: boolean
  }
}

const ADDRESS = '/openapi.json'
const DESCRIPTION = [
  'One CV, published for people and agents: as markdown, as a PDF, and as answers to questions with exact quotes.',
  'Reading needs no authentication. Every JSON error has one shape, with a stable `code` and a `recovery` hint.',
  '429, 503 and 409 `idempotency_in_flight` carry Retry-After and may be tried again; nothing else gets better by repeating.',
].join('\n\n')

const curly = (url: string): string => url.replace(/:([A-Za-z_]+)/g, '{$1}')

/** The document; the other discovery documents stand in it as they are, which is the best example of each. */
async function describe(app: FastifyInstance): Promise<Representation> {
  const document = app.swagger() as unknown as Document
  for (const [path, { get }] of Object.entries(document.paths)) {
    if (!get?.tags?.includes('discovery') || path.includes('{') || path === ADDRESS) continue
    const headers = { 'x-internal-pass': app.internalPass }
    const answer = await app.inject({ method: 'GET', url: path, headers })
    for (const [type, media] of Object.entries(get.responses['200']?.content ?? {})) {
      if (answer.statusCode === 200 && type.includes('json')) media.example = answer.json()
    }
  }
  return Representation.of(JSON.stringify(document), 'application/json; charset=utf-8')
}

export default fp(
  async function openapi(app) {
    const { config } = app
    const facts = new Map<string, RouteFacts>()
    app.addHook('onRoute', (route) => {
      const own = route.config ?? {}
      const {
        rateGroup,
        rateLimit,
        idempotency,
        conditional,
        responseHeaders,
        requestHeaders,
        errorMembers,
      } = own
      for (const method of [route.method].flat()) {
        facts.set(`${method} ${curly(route.url)}`, {
          group: rateGroup ?? (rateLimit === false ? 'none' : 'read'),
          idempotency,
          conditional: conditional ?? false,
          eventStream: own.eventStream ?? false,
          responseHeaders: responseHeaders ?? {},
          requestHeaders: requestHeaders ?? [],
          anyBody: own.anyBody ?? false,
          errorMembers,
        })
      }
    })

    const { $schema: _, ...errorSchema } = z.toJSONSchema(apiErrorSchema) as Schema
    await app.register(swagger, {
      openapi: {
        openapi: '3.1.0',
        info: {
          title: 'Public CV',
          version: '1.0.0',
          description: DESCRIPTION,
          license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
        },
        servers: [{ url: config.BASE_URL, description: 'This service' }],
        components: { securitySchemes: securitySchemes(config) },
        externalDocs: { description: 'Versioning policy', url: `${config.BASE_URL}/api/versioning.md` },
      },
      transform: jsonSchemaTransform,
      transformObject: (document) => {
        const { openapiObject } = document as unknown as { openapiObject: Document }
        annotate(openapiObject, errorSchema, (method, path) => facts.get(`${method} ${path}`))
        return openapiObject as never
      },
    })

    let ready: { readonly version: PublishedVersion; readonly document: Promise<Representation> } | undefined
    app.get(
      ADDRESS,
      {
        compress: false,
        config: { conditional: true },
        schema: {
          tags: ['discovery'],
          security: [],
          operationId: 'getOpenApi',
          summary: 'Read this description',
          response: { 200: z.looseObject({ openapi: z.literal('3.1.0') }).describe('OpenAPI 3.1 document') },
        },
      },
      async (request, reply) => {
        const version = app.content.current
        // Its examples tell of the CV, and must not outlive what that no longer says.
        if (ready?.version !== version) ready = { version, document: describe(app) }
        return (await ready.document).send(request, reply)
      },
    )
  },
  { name: 'openapi' },
)
