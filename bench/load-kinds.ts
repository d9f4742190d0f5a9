/** Who comes in the course of a day, how often, and what they send. */
import { makeQueries } from './material.ts'

export interface Call {
  readonly method: 'GET' | 'POST' | 'PUT'
  readonly path: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
}

export interface Kind {
  readonly name: string
  readonly perSecond: number
  /** Addresses (or keys) that take turns, so that nobody comes more often than the default limits let them. */
  readonly clients: number
  /** First parts of the clients' address; see TRUST_PROXY. */
  readonly network: string
  readonly call: (turn: number) => Call
  /** Statuses that are no error; 200 and 304 unless given. */
  readonly accepts?: readonly number[]
  /** What a good body holds. */
  readonly holds?: string
}

const REPEATED = [
  'Where does she work now?',
  'What did she study?',
  'Which languages does she speak?',
  'How many years of experience does she have?',
  'Has she led a team?',
  'How can I reach her?',
  'Does she have a driving licence?',
  'What did she do in Mozambique?',
  'Which awards did she win?',
  'When did she start at Tollanwick Limb Centre?',
  'Has she worked with titanium?',
  'Is she looking for a new job?',
]
const DOCUMENTS =
  '/robots.txt /sitemap.xml /llms.txt /index.md /openapi.json /.well-known/api-catalog /.well-known/ai-catalog.json /.well-known/mcp/server-card.json /cv.md /cv.json /api'.split(
    ' ',
  )
const SECTIONS = ['experience', 'education', 'contact', 'summary']
const PDF_NOT_YET = 404

const json = { 'content-type': 'application/json' }
const at = <T>(list: readonly T[], turn: number): T => list[turn % list.length] as T
const ask = (query: string, prev?: string): Call => ({
  method: 'POST',
  path: '/ask',
  headers: json,
  body: JSON.stringify({ query, ...(prev ? { prev: [prev] } : {}) }),
})

/**
 * All but the owner.
 * @param keys API keys of agents
 * @param etag of the version that a crawler saw last
 */
export function kindsOfDay(keys: readonly string[], etag: () => string): Kind[] {
  const recruiters = makeQueries(2_000, 500)
  const agents = makeQueries(2_000, 501)
  const overMcp = makeQueries(2_000, 502)
  const tool = (turn: number, name: string, args: object): Call => ({
    method: 'POST',
    path: '/mcp',
    headers: {
      ...json,
      accept: 'application/json, text/event-stream',
      authorization: `Bearer ${at(keys, turn)}`,
    },
    body: JSON.stringify({
      jsonrpc: '2.0',
      id: turn,
      method: 'tools/call',
      params: { name, arguments: args },
    }),
  })
  const page = { accept: 'text/html', 'accept-encoding': 'br' }
  return [
    {
      name: 'recruiters: a new question',
      perSecond: 6,
      clients: 40,
      network: '10.1.0',
      call: (turn) => ask(at(recruiters, turn)),
      holds: '"sources"',
    },
    {
      name: 'recruiters: a question asked before',
      perSecond: 6,
      clients: 40,
      network: '10.1.1',
      call: (turn) => ask(at(REPEATED, turn)),
      holds: '"sources"',
    },
    {
      name: 'recruiters: the page',
      perSecond: 4,
      clients: 20,
      network: '10.1.2',
      call: () => ({ method: 'GET', path: '/', headers: page }),
    },
    {
      name: 'agents: /ask, with the question before',
      perSecond: 4,
      clients: 20,
      network: '10.2.0',
      call: (turn) => ask(at(agents, turn), at(agents, turn + 1)),
      holds: '"sources"',
    },
    {
      name: 'agents: MCP ask',
      perSecond: 3,
      clients: 8,
      network: '10.2.1',
      call: (turn) => tool(turn, 'ask', { query: at(overMcp, turn) }),
      holds: '"result"',
    },
    {
      name: 'agents: MCP get_section',
      perSecond: 2,
      clients: 8,
      network: '10.2.2',
      call: (turn) => tool(turn, 'get_section', { section: at(SECTIONS, turn) }),
      holds: '"result"',
    },
    {
      name: 'agents: batch of three',
      perSecond: 1,
      clients: 4,
      network: '10.2.3',
      call: (turn) => ({
        method: 'POST',
        path: '/api/v1/batch',
        headers: { ...json, 'idempotency-key': `load-${turn}` },
        body: JSON.stringify({
          operations: [
            { operationId: 'getCv', parameters: { include: at(SECTIONS, turn) } },
            { operationId: 'getCvMeta' },
            { operationId: 'getWebhookMetadata' },
          ],
        }),
      }),
      holds: '"results"',
    },
    {
      name: 'crawlers: documents',
      perSecond: 8,
      clients: 12,
      network: '10.3.0',
      call: (turn) => ({ method: 'GET', path: at(DOCUMENTS, turn) }),
    },
    {
      name: 'crawlers: the CV, if it has changed',
      perSecond: 8,
      clients: 12,
      network: '10.3.1',
      call: () => ({ method: 'GET', path: '/api/v1/cv', headers: { 'if-none-match': etag() } }),
    },
    {
      name: 'crawlers: the PDF',
      perSecond: 1,
      clients: 4,
      network: '10.3.2',
      call: () => ({ method: 'GET', path: '/cv/pdf' }),
      // Between an edit and its PDF the answer is an empty 404 with Retry-After, as the README says.
      accepts: [200, 304, PDF_NOT_YET],
    },
  ]
}
