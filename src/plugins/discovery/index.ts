/**
 * Serves: everything by which agents and crawlers find their way: /api, llms.txt, index.md, the well-known
 * documents, robots.txt and sitemap.xml. From: the settings, the routes that are registered, the MCP definitions
 * and the published CV; no list is kept by hand.
 */
import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import { mcpPath } from '../mcp/index.ts'
import { authMarkdown } from './auth-guide.ts'
import { aiCatalog, apiCatalog, apiIndex, serverCard } from './catalogs.ts'
import { robotsTxt, sitemapXml } from './crawlers.ts'
import * as guides from './guides.ts'
import { catalogLink } from './links.ts'
import { apiResource, authorizationServer, mcpResource } from './oauth.ts'
import * as schemas from './schemas.ts'
import { mediaType, serveDocument, type Served } from './serve.ts'
import { siteOf, type Site } from './site.ts'
import { SKILLS, skillMarkdown, skillPath, skillsIndex } from './skills.ts'

const MARKDOWN = 'text/markdown; charset=utf-8'
const PLAIN = 'text/plain; charset=utf-8'
const JSON_TYPE = 'application/json'
const LINKSET = 'application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"'
const AI_CATALOG = 'application/ai-catalog+json'
const SERVER_CARD = 'application/mcp-server-card+json'

type SiteDocument = Omit<Served, 'build'> & { readonly build: (site: Site) => unknown }

declare module 'fastify' {
  interface FastifyInstance {
    discovery: {
      /** index.md as it is served, for `/` when markdown is asked for. @throws ApiError not_ready */
      indexMarkdown(): string
    }
  }
}

function documentsOf(app: FastifyInstance): SiteDocument[] {
  const { config } = app
  const mcp = mcpPath(config.MCP_URL)
  const json = (
    path: string,
    operationId: string,
    summary: string,
    rest: Pick<SiteDocument, 'build' | 'schema'>,
  ) => ({
    path,
    operationId,
    summary,
    type: JSON_TYPE,
    ...rest,
  })
  const text = (
    path: string,
    operationId: string,
    summary: string,
    type: string,
    build: SiteDocument['build'],
  ) => ({
    path,
    operationId,
    summary,
    type,
    build,
  })
  const api = { build: apiIndex, schema: schemas.apiIndexSchema }
  const catalog = { type: AI_CATALOG, schema: schemas.aiCatalogSchema, build: aiCatalog }
  const card = { type: SERVER_CARD, schema: schemas.serverCardSchema, build: serverCard }
  const ofMcp = { build: mcpResource, schema: schemas.protectedResourceSchema }
  const ofServer = {
    build: () => authorizationServer(app),
    schema: schemas.authorizationServerSchema,
  }
  const issuer = (path: string, operationId: string, summary: string) => ({
    ...json(path, operationId, summary, ofServer),
    volatile: config.AUTH_URL !== undefined,
  })
  return [
    json('/api', 'getApiIndex', 'Index of every resource', api),
    json(
      '/v1/resources',
      'getResources',
      'Index of every resource, under the name that error hints use',
      api,
    ),
    text('/llms.txt', 'getLlmsTxt', 'Guide for agents', PLAIN, guides.llmsTxt),
    text(
      '/index.md',
      'getIndexMarkdown',
      'Overview of the site and its tools',
      MARKDOWN,
      guides.indexMarkdown,
    ),
    text('/auth.md', 'getAuthGuide', 'How an agent gets access', MARKDOWN, authMarkdown),
    text('/api/versioning.md', 'getVersioning', 'Versioning policy', MARKDOWN, guides.versioningMarkdown),
    {
      path: '/.well-known/api-catalog',
      operationId: 'getApiCatalog',
      summary: 'API catalog (RFC 9727)',
      type: LINKSET,
      link: catalogLink(config),
      schema: schemas.linksetSchema,
      build: apiCatalog,
    },
    { path: '/.well-known/ai-catalog.json', operationId: 'getAiCatalog', summary: 'AI catalog', ...catalog },
    {
      path: '/.well-known/ard.json',
      operationId: 'getArd',
      summary: 'AI catalog, at its newer address',
      ...catalog,
    },
    {
      path: '/.well-known/mcp/server-card.json',
      operationId: 'getServerCard',
      summary: 'Card of the MCP server',
      ...card,
    },
    {
      path: `${mcp}/server-card`,
      operationId: 'getMcpServerCard',
      summary: 'Card of the MCP server, beside its endpoint',
      ...card,
    },
    json('/.well-known/agent-skills/index.json', 'getSkills', 'Agent skills', {
      build: skillsIndex,
      schema: schemas.skillsIndexSchema,
    }),
    ...SKILLS.map((skill) =>
      text(
        skillPath(skill),
        `getSkill${skill.name.replace(/(^|-)(\w)/g, (_, __, letter: string) => letter.toUpperCase())}`,
        `Skill: ${skill.title}`,
        MARKDOWN,
        (site) => skillMarkdown(skill, site),
      ),
    ),
    json(
      '/.well-known/oauth-protected-resource',
      'getProtectedResource',
      'OAuth metadata of the API (RFC 9728)',
      {
        build: apiResource,
        schema: schemas.protectedResourceSchema,
      },
    ),
    json(
      `/.well-known/oauth-protected-resource${mcp}`,
      'getMcpProtectedResource',
      'OAuth metadata of the MCP endpoint (RFC 9728)',
      ofMcp,
    ),
    json(
      `${mcp}/.well-known/oauth-protected-resource`,
      'getProtectedResourceBelowMcp',
      'OAuth metadata of the MCP endpoint, below it',
      ofMcp,
    ),
    issuer(
      '/.well-known/oauth-authorization-server',
      'getAuthorizationServer',
      'Metadata of the authorization server (RFC 8414)',
    ),
    issuer(
      `${mcp}/.well-known/oauth-authorization-server`,
      'getAuthorizationServerBelowMcp',
      'Metadata of the authorization server, below the MCP endpoint',
    ),
    text('/robots.txt', 'getRobots', 'Rules for crawlers', PLAIN, robotsTxt),
    ...(config.SITE_INDEX
      ? [
          text(
            '/sitemap.xml',
            'getSitemap',
            'Pages for search engines',
            'application/xml; charset=utf-8',
            sitemapXml,
          ),
        ]
      : []),
  ]
}

export default fp(
  async function discovery(app) {
    const documents = documentsOf(app)
    const infos = documents.map(({ path, type, summary }) => ({ path, type: mediaType(type), summary }))
    for (const document of documents) {
      serveDocument(app, { ...document, build: () => document.build(siteOf(app, infos)) })
    }
    app.decorate('discovery', { indexMarkdown: () => guides.indexMarkdown(siteOf(app, infos)) })
  },
  { name: 'discovery', dependencies: ['route-table', 'mcp', 'auth'] },
)
