/** Serves: no address; it notes every route that is registered after it, with what its schema says, for the indexes. */
import fp from 'fastify-plugin'
import { z } from 'zod'

export interface KnownRoute {
  readonly method: string
  /** As OpenAPI writes it: `/api/v1/jobs/{job_id}`. */
  readonly path: string
  readonly operationId: string
  readonly summary: string
  readonly tags: readonly string[]
  /** Scopes of the access token it needs; empty for a public one. */
  readonly scopes: readonly string[]
  /** Whether the address alone, without a query string, is a bad request. */
  readonly needsQuery: boolean
}

declare module 'fastify' {
  interface FastifyInstance {
    /** The documented routes, in the order they were registered; hidden ones and HEAD are left out. */
    routeTable: readonly KnownRoute[]
  }
}

interface DescribedSchema {
  readonly hide?: boolean
  readonly operationId?: string
  readonly summary?: string
  readonly tags?: readonly string[]
  readonly querystring?: unknown
  readonly security?: readonly Readonly<Record<string, readonly string[]>>[]
}

export default fp(
  async function routeTable(app) {
    const routes: KnownRoute[] = []
    app.decorate('routeTable', routes)
    app.addHook('onRoute', ({ method, url, schema }) => {
      const {
        hide,
        operationId,
        summary,
        tags = [],
        querystring,
        security = [],
      } = (schema ?? {}) as DescribedSchema
      if (hide || !operationId) return
      const needsQuery = querystring instanceof z.ZodType && !querystring.safeParse({}).success
      for (const one of [method].flat()) {
        if (one === 'HEAD') continue
        routes.push({
          method: one,
          path: url.replace(/:([A-Za-z_]+)/g, '{$1}'),
          operationId,
          summary: summary ?? operationId,
          tags,
          scopes: security.flatMap((scheme) => Object.values(scheme).flat()),
          needsQuery,
        })
      }
    })
  },
  { name: 'route-table' },
)
