/** What every operation shares: headers, descriptions of statuses and errors, tags, the security scheme. */
import type { Config } from '../config.ts'
import { ERRORS, type ErrorCode } from '../errors.ts'
import type { Schema } from './document.ts'

const header = (description: string, schema: Schema, example: unknown) => ({ description, schema, example })
const integer = { type: 'integer', minimum: 0 }
const string = { type: 'string' }

/** Header components by field name. */
export const HEADERS: Readonly<Record<string, ReturnType<typeof header>>> = {
  'X-RateLimit-Limit': header('Requests a minute that one client may send', integer, 120),
  'X-RateLimit-Remaining': header('Requests that are left in this window', integer, 119),
  'X-RateLimit-Reset': header('Seconds until the window ends', integer, 60),
  'Retry-After': header('Seconds to wait before trying again', integer, 2),
  ETag: header('Strong entity tag of the content', string, '"7"'),
  'Last-Modified': header('When the content changed', string, 'Sat, 31 Jan 2026 09:30:00 GMT'),
  'Cache-Control': header('How long the answer may be kept', string, 'public, max-age=0, must-revalidate'),
  Location: header(
    'Address of what was made',
    string,
    '/api/v1/jobs/job_0198c5a4-7e2a-7c31-9d51-3f1f0c6b2a10',
  ),
  'Idempotency-Replayed': header(
    '`true` when this is the first answer of the key, sent again',
    string,
    'true',
  ),
  Deprecation: header('`false` while this version is active', string, 'false'),
  Sunset: header(
    'When this version ends at the earliest, an HTTP-date',
    string,
    'Sun, 31 Dec 2028 23:59:59 GMT',
  ),
  Link: header(
    'Versioning policy and API description',
    string,
    '<https://cv.example/api/versioning.md>; rel="sunset"; type="text/markdown"',
  ),
  'WWW-Authenticate': header(
    'Where to get a token',
    string,
    'Bearer resource_metadata="https://cv.example/.well-known/oauth-protected-resource"',
  ),
  'Accept-Ranges': header('Ranges of bytes can be asked for', string, 'bytes'),
  'Content-Range': header(
    'Which bytes these are, of how many; of an error, how many there are',
    string,
    'bytes 0-1023/48213',
  ),
  'Content-Disposition': header('Name to save it under', string, 'inline; filename="Mira Okafor.pdf"'),
  Allow: header('Methods that are accepted', string, 'GET, HEAD, OPTIONS'),
}

const STATUS: Readonly<Record<string, string>> = {
  200: 'Success',
  201: 'Made',
  202: 'Accepted; poll the address in Location',
  204: 'Done; no body',
  206: 'The part that was asked for',
  304: 'Not changed since the entity tag or date of the request; no body',
}

/** What a status means here: of an error, the codes that its body may carry. */
export function describeStatus(status: string): string {
  if (STATUS[status]) return STATUS[status]
  const codes = codesOf(status)
  return codes.length
    ? `${codes.map((code) => `\`${code}\`: ${ERRORS[code].message}`).join(' ')}`
    : 'Response'
}

/** Codes of the error table that have this status. */
export function codesOf(status: string): ErrorCode[] {
  return (Object.keys(ERRORS) as ErrorCode[]).filter((code) => ERRORS[code].status === Number(status))
}

/** An error body as a client sees it. */
export function errorExample(status: string): Record<string, unknown> {
  const code = codesOf(status)[0] ?? 'invalid_request'
  const { message, recovery } = ERRORS[code]
  const request_id = '0198c5a4-7e2a-7c31-9d51-3f1f0c6b2a10'
  return { error: code, code, message, recovery, status: Number(status), request_id }
}

export const IDEMPOTENCY_KEY = {
  name: 'Idempotency-Key',
  in: 'header',
  description:
    'Names this request: 1 to 255 visible ASCII characters, bare or in double quotes. A repetition within 24 hours gets the first answer again.',
  schema: { type: 'string', minLength: 1, maxLength: 257, pattern: '^[\\x21-\\x7e]+$' },
  example: '8e03978e-40d5-43dd-bc93-6894a57f9324',
} as const

const requestHeader = (description: string, example: string) => ({
  description,
  schema: { type: 'string' },
  example,
})

/** Header parameters that a route may name, by field name. */
export const REQUEST_HEADERS = {
  'If-None-Match': requestHeader('Entity tag that the client has; 304 when it is still current.', '"6"'),
  'If-Match': requestHeader('Entity tag that must be current still; 412 when it is not.', '*'),
  Range: requestHeader('The part that is wanted, one range of bytes; 206 with it.', 'bytes=0-'),
  'If-Range': requestHeader('Entity tag or date for which the range holds; else the whole is sent.', '"6"'),
} as const
export type RequestHeader = keyof typeof REQUEST_HEADERS

/** The answer as server-sent events. */
export const EVENT_STREAM = {
  schema: {
    type: 'string',
    description:
      'Server-sent events in this order: `start` with `query_id` and `_meta`, `result` with `index` and `item` for each piece, `complete` with the whole answer as JSON, or with the error.',
  },
  example: [
    'event: start',
    'data: {"query_id":"q1","_meta":{"response_type":"answer","response_format":"conversational_search","version":"0.55"}}',
    '',
    'event: result',
    'data: {"index":0,"item":{"@type":"SearchSummary","text":"English and Portuguese."}}',
    '',
    'event: complete',
    `data: ${JSON.stringify({
      answer: 'English and Portuguese.',
      query: 'Which languages does she speak?',
      sources: [],
      citations: [],
      version: 7,
      query_id: 'q1',
      _meta: { response_type: 'answer', response_format: 'conversational_search', version: '0.55' },
      results: [{ '@type': 'SearchSummary', text: 'English and Portuguese.' }],
    })}`,
    '',
    '',
  ].join('\n'),
} as const

const TAGS: Readonly<Record<string, string>> = {
  cv: 'The CV, its pictures and its PDF',
  ask: 'Questions about the CV, answered with quotes',
  batch: 'Several reads in one request',
  jobs: 'Asynchronous jobs: a self-check of the service',
  webhooks: 'Notice of changes',
  owner: 'What the owner alone may do',
  account: 'API keys of a signed-in person',
  discovery: 'Documents that tell machines what is here',
  operation: 'State of the service',
}

export const describeTag = (name: string): { name: string; description: string } => ({
  name,
  description: TAGS[name] ?? `Operations of ${name}`,
})

/** `oauth`: the only security scheme; public operations say `security: []`. */
export function securitySchemes(config: Pick<Config, 'AUTH_URL' | 'BASE_URL'>) {
  const server = config.AUTH_URL ?? `${config.BASE_URL}/sso`
  return {
    oauth: {
      type: 'oauth2',
      description: 'Access tokens of the single sign-on, sent as `Authorization: Bearer`.',
      flows: {
        authorizationCode: {
          authorizationUrl: `${server}/`,
          tokenUrl: `${server}/oauth/token`,
          scopes: { 'cv:read': 'Read public CV data', 'cv:write': 'Edit the CV, for its owner alone' },
        },
      },
    },
  } as const
}
