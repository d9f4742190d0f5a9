/** Adds to the generated document what holds for many routes at once, read off how each route is configured. */
import type { RateGroup } from '../../plugins/rate-limit.ts'
import { hoist, shareErrors } from './components.ts'
import type { Document, Operation, Response, Schema } from './document.ts'
import { exampleOf, saysExample } from './example.ts'
import {
  describeStatus,
  describeTag,
  errorExample,
  EVENT_STREAM,
  HEADERS,
  IDEMPOTENCY_KEY,
  REQUEST_HEADERS,
  type RequestHeader,
} from './parts.ts'

/** What a route's configuration says about its answers. */
export interface RouteFacts {
  readonly group: RateGroup
  readonly idempotency: 'required' | 'optional' | 'check' | undefined
  readonly conditional: boolean
  readonly eventStream: boolean
  readonly responseHeaders: Readonly<Record<string, readonly string[]>>
  readonly requestHeaders: readonly RequestHeader[]
  /** Whether a body of any kind is taken and not looked at. */
  readonly anyBody: boolean
  /** Members of its error bodies besides those of the one shape. */
  readonly errorMembers: Readonly<Record<string, unknown>> | undefined
}

const METHODS = ['get', 'post', 'put', 'patch', 'delete']

/** @param factsOf facts of the route with this method (upper case) and path (`/a/{b}`) */
export function annotate(
  document: Document,
  errorSchema: Schema,
  factsOf: (method: string, path: string) => RouteFacts | undefined,
): Document {
  const tags = new Set<string>()
  for (const [path, item] of Object.entries(document.paths)) {
    for (const method of METHODS) {
      const operation = item[method]
      const facts = factsOf(method.toUpperCase(), path)
      if (!operation || !facts) continue
      operation.tags ??= ['operation']
      for (const tag of operation.tags) tags.add(tag)
      operation.security ??= []
      operation.summary ??= operation.operationId ?? path
      addErrors(operation, facts, errorSchema, { mayHaveBody: method !== 'get', path })
      if (facts.eventStream) addEventStream(operation)
      addParameters(operation, facts)
      for (const [status, response] of Object.entries(operation.responses)) {
        describe(response, status, facts)
        addHeaders(response, status, facts, { path, hasTag: '304' in operation.responses })
      }
      addRequestExamples(operation)
    }
  }
  document.tags = [...tags].sort().map(describeTag)
  hoist(document)
  shareErrors(document)
  const text = JSON.stringify(document)
  const used = Object.entries(HEADERS).filter(([name]) => text.includes(`#/components/headers/${name}"`))
  document.components = { ...document.components, headers: Object.fromEntries(used) }
  return document
}

/** Errors that come from the guards around a handler, so that no route need name them. */
function addErrors(
  operation: Operation,
  facts: RouteFacts,
  schema: Schema,
  { mayHaveBody, path }: { readonly mayHaveBody: boolean; readonly path: string },
): void {
  const add = (...statuses: string[]) => {
    for (const status of statuses) {
      operation.responses[status] ??= { content: { 'application/json': { schema: structuredClone(schema) } } }
    }
  }
  add('500', '503')
  if (facts.group !== 'none') add('429')
  if (operation.security?.length) add('401', '403')
  // Where none is needed, too, a body that is sent has to be one that can be read.
  if (mayHaveBody && !facts.anyBody) add('400', '413', '415')
  if (path.includes('{')) add('400', '414')
  if (operation.parameters?.some((p) => p.in === 'query')) add('400')
  if (facts.idempotency) add('400')
  if (facts.idempotency === 'required' || facts.idempotency === 'optional') add('409', '422')
  if (facts.conditional) {
    operation.responses['304'] ??= {}
    add('412')
  }
}

/** Beside the answer as JSON, in the pieces in which it is found. */
function addEventStream({ responses: { 200: answer } }: Operation): void {
  if (answer) answer.content = { ...answer.content, 'text/event-stream': EVENT_STREAM }
}

function addParameters(operation: Operation, facts: RouteFacts): void {
  const parameters = (operation.parameters ??= [])
  if (facts.idempotency) parameters.push({ ...IDEMPOTENCY_KEY, required: facts.idempotency === 'required' })
  const names = new Set(facts.requestHeaders)
  if (operation.responses['304']) names.add('If-None-Match')
  if (facts.conditional) names.add('If-Match')
  for (const name of names) parameters.push({ name, in: 'header', required: false, ...REQUEST_HEADERS[name] })
  for (const parameter of parameters) {
    // Tools fill in what has an example: one of each parameter at once would be a request that nobody sends.
    if (
      parameter.example === undefined &&
      parameter.schema &&
      (parameter.required || saysExample(parameter.schema))
    )
      parameter.example = exampleOf(parameter.schema)
  }
  if (parameters.length === 0) delete operation.parameters
}

function describe(response: Response, status: string, { errorMembers }: RouteFacts): void {
  if (!response.description || response.description === 'Default Response')
    response.description = describeStatus(status)
  if (status === '204' || status === '304') delete response.content
  for (const [type, media] of Object.entries(response.content ?? {})) {
    if (media.example !== undefined || !media.schema || !type.includes('json')) continue
    const isError = Number(status) >= 400 && media.schema.title === 'APIError'
    media.example = isError ? { ...errorExample(status), ...errorMembers } : exampleOf(media.schema)
    if (isError && errorMembers) media.schema = withMembers(media.schema, errorMembers)
  }
}

/** The error shape with members that are always the same. */
function withMembers({ title: _, ...schema }: Schema, members: Readonly<Record<string, unknown>>): Schema {
  const extra = Object.entries(members).map(([name, value]) => [name, { const: value }])
  return {
    ...schema,
    properties: { ...(schema.properties as Record<string, Schema>), ...Object.fromEntries(extra) },
    required: [...(schema.required as string[]), ...Object.keys(members)],
  }
}

function addHeaders(
  response: Response,
  status: string,
  facts: RouteFacts,
  { path, hasTag }: { readonly path: string; readonly hasTag: boolean },
): void {
  const names = [...(facts.responseHeaders[status] ?? [])]
  if (facts.group !== 'none') names.push('X-RateLimit-Limit', 'X-RateLimit-Remaining', 'X-RateLimit-Reset')
  if (path.startsWith('/api/v1/')) names.push('Deprecation', 'Sunset', 'Link')
  const isReplayed = facts.idempotency === 'required' || facts.idempotency === 'optional'
  if (['429', '503'].includes(status) || (status === '409' && isReplayed)) names.push('Retry-After')
  if (status === '401' || status === '403') names.push('WWW-Authenticate')
  if (status === '200' || status === '304') {
    if (hasTag) names.push('ETag', 'Cache-Control')
    if (facts.conditional) names.push('Last-Modified')
  }
  if (isReplayed && Number(status) < 500) names.push('Idempotency-Replayed')
  if (names.length === 0) return
  response.headers = {
    ...response.headers,
    ...Object.fromEntries(
      [...new Set(names)].map((name) => [name, { $ref: `#/components/headers/${name}` }]),
    ),
  }
}

function addRequestExamples(operation: Operation): void {
  for (const [type, media] of Object.entries(operation.requestBody?.content ?? {})) {
    if (media.example !== undefined || !media.schema) continue
    media.example = type.includes('json') ? exampleOf(media.schema) : '# Mira Okafor\n\nData engineer\n'
  }
}
