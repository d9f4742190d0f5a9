/** What every discovery document is made from: the settings, the person, the routes and the MCP definitions. */
import type { FastifyInstance } from 'fastify'
import type { Config } from '../../server/config.ts'
import type { PublishedVersion } from '../../server/store/published-version.ts'
import { publishedCv, type PublishedCv } from '../mcp/cv/document.ts'
import { INTERFACE_VERSION } from '../mcp/cv/definitions.ts'
import { mcpPath } from '../mcp/index.ts'
import type { McpDefinitions } from '../mcp/definitions.ts'
import { exampleQuestions } from '../web/examples.ts'
import { personOf, type Person } from '../web/person.ts'
import type { KnownRoute } from './route-table.ts'

/** One discovery document, as the indexes name it. */
export interface DocumentInfo {
  readonly path: string
  /** Media type without parameters. */
  readonly type: string
  readonly summary: string
}

export interface Site {
  readonly config: Config
  readonly version: PublishedVersion
  readonly cv: PublishedCv
  readonly person: Person
  /** Two to five questions that suit this CV. */
  readonly questions: readonly string[]
  readonly routes: readonly KnownRoute[]
  readonly documents: readonly DocumentInfo[]
  readonly mcp: McpDefinitions
  readonly mcpPath: string
  readonly interfaceVersion: string
  readonly url: (path: string) => string
  /** Whether a GET of this path is answered: nothing is advertised that is not there. */
  readonly served: (path: string) => boolean
}

/** @throws ApiError not_ready */
export function siteOf(app: FastifyInstance, documents: readonly DocumentInfo[]): Site {
  const { config } = app
  const cv = publishedCv(app)
  const person = personOf(cv.document, app.content.profile)
  const suited = exampleQuestions(cv.document, person.shortName).slice(0, 5)
  const name = person.shortName
  const general = [`What does ${name} do?`, `Where has ${name} worked?`]
  return {
    config,
    version: cv.version,
    cv,
    person,
    questions: suited.length >= 2 ? suited : general,
    routes: app.routeTable,
    documents,
    mcp: app.mcp,
    mcpPath: mcpPath(config.MCP_URL),
    interfaceVersion: INTERFACE_VERSION,
    url: (path) => config.BASE_URL + path,
    served: (path) => app.hasAddress('GET', path),
  }
}

/** Issuer of the access tokens that are accepted here. */
export const issuerOf = ({ AUTH_URL, BASE_URL }: Config): string => AUTH_URL ?? BASE_URL
