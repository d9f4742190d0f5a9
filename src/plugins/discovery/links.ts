/** The Link header by which the home page, and the API catalog, lead agents on. */
import type { Config } from '../../server/config.ts'

const ELEMENTS: readonly (readonly [path: string, rel: string, type: string])[] = [
  ['/.well-known/api-catalog', 'api-catalog', 'application/linkset+json'],
  ['/openapi.json', 'service-desc', 'application/json'],
  ['/docs', 'service-doc', 'text/html'],
  ['/llms.txt', 'describedby', 'text/plain'],
  ['/.well-known/ai-catalog.json', 'ai-catalog', 'application/ai-catalog+json'],
  ['/index.md', 'alternate', 'text/markdown'],
]

/** Value of the header Link of `/`. */
export function homeLinks({ BASE_URL }: Pick<Config, 'BASE_URL'>): string {
  return ELEMENTS.map(([path, rel, type]) => `<${BASE_URL}${path}>; rel="${rel}"; type="${type}"`).join(', ')
}

/** Value of the header Link of the API catalog itself (RFC 9727 §2). */
export function catalogLink({ BASE_URL }: Pick<Config, 'BASE_URL'>): string {
  return `<${BASE_URL}/.well-known/api-catalog>; rel="api-catalog"`
}
