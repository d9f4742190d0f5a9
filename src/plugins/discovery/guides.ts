/** The guides in words: llms.txt, index.md and the versioning policy. */
import { sectionUrl } from '../ask/wire.ts'
import { PROTOCOL_VERSIONS } from '../mcp/server.ts'
import { titleOf } from '../mcp/cv/document.ts'
import { pagesOf } from './catalogs.ts'
import type { Site } from './site.ts'

/** A heading with a list below it; nothing when the list is empty. */
const part = (heading: string, items: readonly string[]): string[] =>
  items.length ? [`## ${heading}`, '', ...items, ''] : []

const linked = (name: string, address: string, note: string) => `- [${name}](${address}): ${note}`

/** One line each, so that a name from the CV cannot start a heading or a list. */
const line = (text: string) => text.replace(/\s+/g, ' ').trim()

export function llmsTxt(site: Site): string {
  const { config, url, served, person, mcp, questions, routes, documents } = site
  const reads = routes.filter(
    ({ method, path, scopes, tags }) =>
      method === 'GET' &&
      scopes.length === 0 &&
      !path.includes('{') &&
      !tags.some((tag) => tag === 'discovery' || tag === 'owner'),
  )
  const wellKnown = documents.filter(({ path }) => path !== '/llms.txt')
  return [
    `# ${line(person.name)}`,
    '',
    `> ${line(person.headline) || 'A CV'}. This site publishes one person's CV and answers questions about it, with an exact quote for every statement.`,
    '',
    `Ask with POST ${url('/ask')} and {"query": "…"}; no key is needed. When the CV does not hold the answer, sources is empty: treat that as open, not as a no. Reads are public. Writing (PUT /cv/content, POST /cv/pdf/preview) is for the owner alone: do not call it.`,
    '',
    'Errors have the form {error, code, message, recovery, status, request_id}; recovery says what to do. Only those with Retry-After are worth another try: 429, 503, and 409 while the same Idempotency-Key runs.',
    '',
    ...part('API', [
      ...(served('/openapi.json')
        ? [linked('OpenAPI', url('/openapi.json'), 'OpenAPI 3.1 description of every operation')]
        : []),
      ...reads
        .filter(({ path }) => path !== '/openapi.json')
        .map(({ path, summary, needsQuery }) =>
          needsQuery
            ? linked(
                `GET ${path}?query=…`,
                url(`${path}?query=${encodeURIComponent(questions[0] ?? '')}`),
                summary,
              )
            : linked(`GET ${path}`, url(path), summary),
        ),
    ]),
    ...part('MCP', [
      linked(
        'MCP endpoint',
        config.MCP_URL,
        `streamable HTTP, POST only, protocol ${PROTOCOL_VERSIONS.join(' and ')}; needs an API key`,
      ),
      ...mcp.tools.map(({ listing }) => `- \`${listing.name}\`: ${listing.description}`),
    ]),
    ...part('Authentication', [
      linked(
        'auth.md',
        url('/auth.md'),
        'how an agent gets access: a human creates a key, see agent_auth and register_uri',
      ),
      linked('Account page', config.ACCOUNT_URL, 'where a signed-in human creates, rotates and revokes keys'),
      '- `WWW-Authenticate` on a 401 leads to the OAuth metadata of the resource.',
      '- `identity_assertion` and `id-jag` are not accepted: no address hands an agent a credential.',
    ]),
    ...part(
      'Discovery',
      wellKnown.map(({ path, summary }) => linked(path, url(path), summary)),
    ),
    ...part(
      'Optional',
      pagesOf(site)
        .filter(({ url: address }) => address !== config.ACCOUNT_URL)
        .map(({ url: address, description }) => linked(new URL(address).pathname, address, description)),
    ),
  ].join('\n')
}

/** The overview of the site for agents; what `/` is for people. */
export function indexMarkdown(site: Site): string {
  const { config, cv, url, person, questions, mcp, version } = site
  const front = {
    title: line(person.name),
    description: line(person.headline),
    url: url('/'),
    updated_at: version.updatedAt.toISOString(),
    version: version.version,
  }
  const contacts = person.contacts.map(({ text, href }) => `- [${line(text)}](${href})`)
  const sections = cv.sections
    .filter(({ depth }) => depth <= 2)
    .map((section) => `- [${line(titleOf(section))}](${sectionUrl(config.BASE_URL, section.slug)})`)
  return [
    '---',
    ...Object.entries(front).map(([name, value]) => `${name}: ${JSON.stringify(value)}`),
    '---',
    '',
    `# ${line(person.name)}`,
    '',
    ...(person.headline ? [line(person.headline), ''] : []),
    `The CV as markdown: [/cv/content](${url('/cv/content')}) (JSON), as a PDF: [/cv/pdf](${url('/cv/pdf')}).`,
    '',
    ...part('Contact', contacts),
    ...part('Sections', sections),
    '## Ask',
    '',
    `POST [/ask](${url('/ask')}) with \`{"query": "…"}\`. The answer comes from the CV alone, each statement with its quote. For example:`,
    '',
    ...questions.map((question) => `- ${line(question)}`),
    '',
    '## Tools (MCP)',
    '',
    `The MCP server at ${config.MCP_URL} speaks streamable HTTP, protocol ${PROTOCOL_VERSIONS.join(' and ')}. It takes an API key as a bearer token, which a human creates at ${config.ACCOUNT_URL}; [auth.md](${url('/auth.md')}) says how.`,
    '',
    ...mcp.tools.map(({ listing }) => `- \`${listing.name}\`: ${listing.description}`),
    '',
    ...part('For agents', [
      linked('llms.txt', url('/llms.txt'), 'the guide for agents'),
      linked('API index', url('/api'), 'every resource'),
      linked('API catalog', url('/.well-known/api-catalog'), 'RFC 9727'),
      linked('AI catalog', url('/.well-known/ai-catalog.json'), 'agentic resource discovery'),
      linked('Agent skills', url('/.well-known/agent-skills/index.json'), 'step by step'),
    ]),
  ].join('\n')
}

export function versioningMarkdown({ config, url, interfaceVersion }: Site): string {
  return `# Versioning

The version stands in the address: the stable one is \`/api/v1\`. Its description has the version ${interfaceVersion} ([openapi.json](${url('/openapi.json')})).

## What can change

- Within a version: new operations, new optional parameters, new members of answers, new error codes, new values of lists that are said to be open. Clients ignore what they do not know.
- A breaking change (an operation, parameter or member taken away or given another meaning) is published under a new address, such as \`/api/v2\`, beside the version before.

## How a version ends

- Every answer below \`/api/v1\` carries \`Deprecation: false\` while the version is active, and \`Sunset\` with the date before which it will not be taken away: ${config.SUNSET}.
- When a successor is there, \`Deprecation\` becomes the date on which the version was deprecated (RFC 9745), and the link with \`rel="deprecation"\` leads here. From then on it is served for at least a year; \`Sunset\` (RFC 8594) is never moved to an earlier date.
- After its sunset a version answers 410.

## Addresses without a version

\`/cv/content\`, \`/cv/meta\`, \`/cv/pdf\` and \`/ask\` follow the stable version and change with it. The discovery documents follow their own standards. MCP versions are negotiated when a client initializes.
`
}
