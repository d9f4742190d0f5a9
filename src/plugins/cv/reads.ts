/** Serves: GET /api/v1/cv, /cv/content and /api/v1/sandbox/cv, with entity tags. From: the content store. */
import { createHash } from 'node:crypto'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { validatorCompiler } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { withSuffix } from '../../server/entity-tags.ts'
import { apiErrorSchema } from '../../server/errors.ts'
import type { PublishedVersion } from '../../server/store/published-version.ts'
import { emphasise } from './include.ts'
import { Representation, type RepresentationOptions } from './representation.ts'
import { cvContentSchema, toCvContent, type CvContent } from './schema.ts'

/** Fresh for a moment only: a change is to be seen at once, and a check costs less than a read. */
const CACHE_CONTROL = 'public, max-age=0, must-revalidate'
const JSON_TYPE = 'application/json; charset=utf-8'
/** Variants (`include`) that are kept ready for one version. */
const MAX_VARIANTS = 64

const querySchema = z.object({
  include: z
    .string()
    .optional()
    .describe('Sections to put in front, separated by commas: headings, slugs or kinds')
    .meta({ example: 'summary,skills' }),
})

/** Most reads have no query: nothing to look at then. */
const NO_QUERY = Object.freeze({})
const hasNoKeys = (value: unknown): boolean => {
  for (const _ in value as object) return false
  return true
}
const validateQuery = validatorCompiler({ schema: querySchema, method: 'GET', url: '/api/v1/cv' })
const quickValidator = () => (data: unknown) => (hasNoKeys(data) ? { value: NO_QUERY } : validateQuery(data))

/** The ready answers of one version. */
interface Ready {
  readonly version: PublishedVersion
  readonly whole: Representation
  readonly variants: Map<string, Representation>
}

function represent(
  content: CvContent,
  options: Pick<RepresentationOptions, 'etag' | 'lastModified' | 'oneTag'>,
): Representation {
  return new Representation(JSON.stringify(content), {
    ...options,
    type: JSON_TYPE,
    cacheControl: CACHE_CONTROL,
  })
}

const reads: FastifyPluginAsyncZod = async (app) => {
  let ready: Ready | undefined
  const current = (): Ready => {
    const version = app.content.current
    if (ready?.version !== version) {
      const { etag, modified: lastModified } = version
      // Writers send it back in If-Match, however they got it.
      const whole = represent(toCvContent(version), { etag, lastModified, oneTag: true })
      ready = { version, whole, variants: new Map() }
    }
    return ready
  }
  // Made at the swap already, so that no reader waits for it.
  app.content.onSwap(() => void current())

  const variant = (include: string): Representation => {
    const { version, variants } = current()
    const known = variants.get(include)
    if (known) return known
    const content = emphasise(version.publicText, include)
    const digest = createHash('sha256').update(content).digest('base64url').slice(0, 12)
    const etag = withSuffix(version.etag, `-${digest}`)
    const made = represent({ ...toCvContent(version), content }, { etag, lastModified: version.modified })
    const [oldest] = variants.keys()
    if (variants.size >= MAX_VARIANTS && oldest !== undefined) variants.delete(oldest)
    variants.set(include, made)
    return made
  }

  const tagOfSample = `"sample-${createHash('sha256').update(app.sample.content).digest('base64url').slice(0, 12)}"`
  const sandbox = represent(
    { content: app.sample.content, is_default: true, version: 1 },
    { etag: tagOfSample, lastModified: app.sample.modified },
  )

  const response = { 200: cvContentSchema, 400: apiErrorSchema, 500: apiErrorSchema, 503: apiErrorSchema }
  const common = { tags: ['cv'], security: [] }
  app.get(
    '/api/v1/cv',
    {
      compress: false,
      config: { idempotency: 'check', conditional: true },
      validatorCompiler: quickValidator,
      schema: {
        ...common,
        operationId: 'getCv',
        summary: 'Read the CV',
        description: 'The current CV as markdown. `include` moves the named sections to the front.',
        querystring: querySchema,
        response,
      },
    },
    (request, reply) => {
      const { include } = request.query
      void (include === undefined ? current().whole : variant(include)).send(request, reply)
    },
  )
  app.get(
    '/cv/content',
    {
      compress: false,
      config: { idempotency: 'check', conditional: true },
      schema: {
        ...common,
        operationId: 'getCvContent',
        summary: 'Read the CV as it is edited',
        description:
          'The current CV as markdown; its entity tag is what If-Match of a write compares, unless private lines are left out of it.',
        response,
      },
    },
    (request, reply) => void current().whole.send(request, reply),
  )
  app.get(
    '/api/v1/sandbox/cv',
    {
      compress: false,
      config: { idempotency: 'check', conditional: true },
      schema: {
        ...common,
        operationId: 'getSandboxCv',
        summary: 'Read the sample CV',
        description: 'Always the bundled sample, in the shape of the real one: for trying out a client.',
        response,
      },
    },
    (request, reply) => void sandbox.send(request, reply),
  )
}

export default reads
