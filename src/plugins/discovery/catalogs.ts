/** The catalogs: /api, the API catalog, the AI catalog and the MCP server card. */
import { isIP } from 'node:net'
import { capabilitiesOf, PROTOCOL_VERSIONS } from '../mcp/server.ts'
import type { AiCatalog, ApiIndex, Linkset, ServerCard } from './schemas.ts'
import type { Site } from './site.ts'
import { SKILLS, skillPath } from './skills.ts'

const MAX_CARD_CHARS = 100

const clip = (text: string, most: number) => (text.length <= most ? text : `${text.slice(0, most - 1)}…`)

const isPlain = (path: string) => !path.includes('{') && !path.includes('*')

export const pagesOf = ({ served, url, config }: Site): { url: string; description: string }[] => [
  ...(served('/') ? [{ url: url('/'), description: 'The CV as a page that answers questions' }] : []),
  ...(served('/docs') ? [{ url: url('/docs'), description: 'The API described for people' }] : []),
  {
    url: config.ACCOUNT_URL,
    description: 'Account page, where a signed-in human creates and revokes API keys',
  },
]

export function apiIndex(site: Site): ApiIndex {
  const { config, routes, documents, mcp, person, url, served } = site
  return {
    name: `CV of ${person.name}`,
    description: 'One person’s CV: read it, ask it questions and get answers with exact quotes.',
    version: site.interfaceVersion,
    url: config.BASE_URL,
    documents: [
      ...(served('/openapi.json')
        ? [{ url: url('/openapi.json'), type: 'application/json', description: 'OpenAPI 3.1 description' }]
        : []),
      ...documents.map(({ path, type, summary }) => ({ url: url(path), type, description: summary })),
    ],
    resources: routes
      .filter(({ tags }) => !tags.includes('discovery'))
      .map(({ operationId, method, path, summary, scopes, needsQuery }) => ({
        operation_id: operationId,
        method,
        path,
        ...(isPlain(path) && !needsQuery ? { url: url(path) } : {}),
        description: summary,
        scopes: [...scopes],
      })),
    mcp: {
      url: config.MCP_URL,
      transport: 'streamable-http',
      protocol_versions: [...PROTOCOL_VERSIONS],
      server_card: url('/.well-known/mcp/server-card.json'),
      account_url: config.ACCOUNT_URL,
      tools: mcp.tools.map(({ listing }) => ({ name: listing.name, description: listing.description ?? '' })),
      prompts: (mcp.prompts ?? []).map(({ listing }) => ({
        name: listing.name,
        description: listing.description ?? '',
      })),
    },
    pages: pagesOf(site),
  }
}

/** RFC 9727: which APIs there are, and for each where it is described and how it fares. */
export function apiCatalog({ config, url, served, person }: Site): Linkset {
  const given = (path: string, type: string) => (served(path) ? [{ href: url(path), type }] : [])
  const relation = <R extends string>(rel: R, links: { href: string; type: string }[]) =>
    (links.length ? { [rel]: links } : {}) as { [K in R]?: typeof links }
  const shared = {
    ...relation('service-doc', [...given('/docs', 'text/html'), ...given('/index.md', 'text/markdown')]),
    ...relation('status', given('/healthz', 'application/json')),
  }
  return {
    linkset: [
      {
        anchor: url('/.well-known/api-catalog'),
        item: [
          { href: url('/api'), type: 'application/json', title: `REST API of the CV of ${person.name}` },
          { href: config.MCP_URL, type: 'application/json', title: 'MCP endpoint (POST, with a key)' },
        ],
      },
      {
        anchor: url('/api'),
        ...relation('service-desc', given('/openapi.json', 'application/json')),
        ...shared,
        ...relation('service-meta', [
          ...given('/llms.txt', 'text/plain'),
          ...given('/api/versioning.md', 'text/markdown'),
        ]),
      },
      {
        anchor: config.MCP_URL,
        ...relation(
          'service-desc',
          given('/.well-known/mcp/server-card.json', 'application/mcp-server-card+json'),
        ),
        ...shared,
        ...relation('service-meta', given('/auth.md', 'text/markdown')),
      },
    ],
  }
}

/** A name for this site in identifiers; an address by number has none. */
function domainOf(baseUrl: string): string {
  const { hostname } = new URL(baseUrl)
  return isIP(hostname.replace(/^\[|\]$/g, '')) ? 'localhost' : hostname
}

export function aiCatalog({
  config,
  url,
  served,
  person,
  questions,
  version,
  interfaceVersion,
}: Site): AiCatalog {
  const domain = domainOf(config.BASE_URL)
  const common = {
    version: interfaceVersion,
    updatedAt: version.updatedAt.toISOString(),
    ...(config.BASE_URL.startsWith('https:')
      ? { trustManifest: { identity: config.BASE_URL, identityType: 'https' as const } }
      : {}),
  }
  const entry = (
    kind: string,
    name: string,
    displayName: string,
    type: string,
    path: string,
    about: string,
  ) => ({
    identifier: `urn:air:${domain}:${kind}:${name}`,
    displayName,
    type,
    mediaType: type,
    url: url(path),
    description: about,
    ...common,
  })
  return {
    specVersion: '1.0',
    host: {
      displayName: `CV of ${person.name}`,
      identifier: domain,
      documentationUrl: url('/llms.txt'),
    },
    entries: [
      {
        ...entry(
          'mcp',
          'cv',
          `MCP server of the CV of ${person.name}`,
          'application/mcp-server-card+json',
          '/.well-known/mcp/server-card.json',
          'Ask, search and read one person’s CV with tools; needs a key.',
        ),
        representativeQueries: [...questions],
      },
      ...(served('/openapi.json')
        ? [
            {
              ...entry(
                'api',
                'cv',
                `REST API of the CV of ${person.name}`,
                'application/vnd.oai.openapi+json',
                '/openapi.json',
                'Read the CV and ask it questions over HTTP; needs no key.',
              ),
              representativeQueries: [...questions],
            },
          ]
        : []),
      ...SKILLS.map((skill) =>
        entry('skill', skill.name, skill.title, 'text/markdown', skillPath(skill), skill.description),
      ),
    ],
  }
}

export function serverCard({ config, url, mcp, mcpPath, person }: Site): ServerCard {
  const { name, title, version } = mcp.info
  const reversed = domainOf(config.BASE_URL).split('.').reverse().join('.')
  return {
    $schema: 'https://static.modelcontextprotocol.io/schemas/v1/server-card.schema.json',
    name: `${reversed}/${name}`,
    title: clip(`CV of ${person.name}`, MAX_CARD_CHARS),
    version,
    description: clip(`Ask, search and read the CV of ${person.name}, with exact quotes.`, MAX_CARD_CHARS),
    websiteUrl: url('/'),
    remotes: [
      {
        type: 'streamable-http',
        url: config.MCP_URL,
        supportedProtocolVersions: [...PROTOCOL_VERSIONS],
        headers: [
          {
            name: 'Authorization',
            description: `Bearer and an API key that a human creates at ${config.ACCOUNT_URL}`,
            isRequired: true,
            isSecret: true,
          },
        ],
      },
    ],
    serverInfo: { name, title, version },
    endpoint: config.MCP_URL,
    transport: { type: 'streamable-http', endpoint: mcpPath },
    capabilities: capabilitiesOf(mcp) as ServerCard['capabilities'],
  }
}
