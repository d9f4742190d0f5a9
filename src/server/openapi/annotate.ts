/** Adds to the generated document what holds for many routes at once, read off how each route is configured. */
import type { RateGroup } from '../../plugins/rate-limit.ts'
import type { Document, Operation, Response, Schema } from './document.ts'
import { exampleOf, saysExample } from './example.ts'
import {
  describeStatus,
  describeTag,
  errorExample,
  EVENT_STREAM,
  HEADERS,
  IDEMPOTENCY_KEY,
  IF_NONE_MATCH,
} from './parts.ts'

/** What a route's configuration says about its answers. */
export interface RouteFacts {
  readonly group: RateGroup
  readonly idempotency: 'required' | 'optional' | 'check' | undefined
  readonly conditional: boolean
  readonly eventStream: boolean
  readonly responseHeaders: Readonly<Record<string, readonly string[]>>
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
      addErrors(operation, facts, errorSchema)
      if (facts.eventStream) addEventStream(operation)
      addParameters(operation, facts)
      for (const [status, response] of Object.entries(operation.responses)) {
        describe(response, status, facts)
        addHeaders(response, status, facts, path)
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
function addErrors(operation: Operation, facts: RouteFacts, schema: Schema): void {
  const add = (...statuses: string[]) => {
    for (const status of statuses) {
      operation.responses[status] ??= { content: { 'application/json': { schema: structuredClone(schema) } } }
    }
  }
  add('500', '503')
  if (facts.group !== 'none') add('429')
  if (operation.security?.length) add('401', '403')
  if (operation.requestBody) add('400', '413', '415')
  if (operation.parameters?.some((p) => p.in === 'query')) add('400')
  if (facts.idempotency) add('400')
  if (facts.idempotency === 'required' || facts.idempotency === 'optional') add('409', '422')
  if (facts.conditional) operation.responses['304'] ??= {}
}

/** Beside the answer as JSON, in the pieces in which it is found. */
function addEventStream({ responses: { 200: answer } }: Operation): void {
  if (answer) answer.content = { ...answer.content, 'text/event-stream': EVENT_STREAM }
}

function addParameters(operation: Operation, facts: RouteFacts): void {
  const parameters = (operation.parameters ??= [])
  if (facts.idempotency) parameters.push({ ...IDEMPOTENCY_KEY, required: facts.idempotency === 'required' })
  if (facts.conditional) parameters.push(IF_NONE_MATCH)
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

function addHeaders(response: Response, status: string, facts: RouteFacts, path: string): void {
  const names = [...(facts.responseHeaders[status] ?? [])]
  if (facts.group !== 'none') names.push('X-RateLimit-Limit', 'X-RateLimit-Remaining', 'X-RateLimit-Reset')
  if (path.startsWith('/api/v1/')) names.push('Deprecation', 'Sunset', 'Link')
  if (['409', '429', '503'].includes(status)) names.push('Retry-After')
  if (status === '401') names.push('WWW-Authenticate')
  if (facts.conditional && (status === '200' || status === '304'))
    names.push('ETag', 'Last-Modified', 'Cache-Control')
  if (facts.idempotency && facts.idempotency !== 'check' && Number(status) < 500)
    names.push('Idempotency-Replayed')
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

/** Schemas with a title such as `CVContent` become components, once each. */
function hoist(document: Document): void {
  const found = new Map<string, Schema>()
  const visit = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(visit)
    if (value === null || typeof value !== 'object') return value
    const node = value as Schema
    const inner = Object.fromEntries(
      Object.entries(node).map(([key, child]) => [key, key.startsWith('example') ? child : visit(child)]),
    )
    const { title } = inner
    const isNamed = typeof title === 'string' && /^[A-Z][A-Za-z]+$/.test(title) && inner.type === 'object'
    if (!isNamed) return inner
    const known = found.get(title)
    if (!known) found.set(title, inner)
    else if (shape(known) !== shape(inner)) return inner
    return { $ref: `#/components/schemas/${title}` }
  }
  document.paths = visit(document.paths) as Document['paths']
  document.components = { ...document.components, schemas: Object.fromEntries([...found].sort()) }
}

/** Error answers that are alike become components: `Error429`, `Error429.2`, … */
function shareErrors(document: Document): void {
  const names = new Map<string, string>()
  const shared: Record<string, Response> = {}
  const counts: Record<string, number> = {}
  for (const operation of Object.values(document.paths).flatMap((item) => Object.values(item))) {
    for (const [status, response] of Object.entries(operation.responses ?? {})) {
      if (Number(status) < 400) continue
      const key = status + JSON.stringify(response)
      let name = names.get(key)
      if (!name) {
        counts[status] = (counts[status] ?? 0) + 1
        name = `Error${status}${counts[status] > 1 ? `.${counts[status]}` : ''}`
        names.set(key, name)
        shared[name] = response
      }
      operation.responses[status] = { $ref: `#/components/responses/${name}` }
    }
  }
  document.components = { ...document.components, responses: shared }
}

const shape = (schema: Schema): string => JSON.stringify({ ...schema, description: undefined })
