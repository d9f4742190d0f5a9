/** openapi.json as tests use it: operations with their references resolved, and checks of bodies. */
import Ajv2020 from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify'
import type { Document, MediaType, Operation, Response, Schema } from '../../src/server/openapi/document.ts'

export interface Described extends Operation {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  readonly path: string
  readonly operationId: string
}

export async function describedOperations(app: FastifyInstance) {
  const answer = await app.inject('/openapi.json')
  if (answer.statusCode !== 200) throw new Error(answer.body)
  const document = answer.json<Document>()
  const operations = Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]): Described => ({
      ...operation,
      method: method.toUpperCase() as Described['method'],
      path,
      operationId: operation.operationId ?? '',
    })),
  )
  return { document, operations, check: checker(document) }
}

/** A request that the documentation itself gives as an example. */
export function exampleRequest(operation: Described, parameters: Record<string, string> = {}): InjectOptions {
  const headers: Record<string, string> = {}
  const query = new URLSearchParams()
  let url = operation.path
  for (const p of operation.parameters ?? []) {
    const value = parameters[p.name] ?? (p.required ? String(p.example) : undefined)
    if (value === undefined) continue
    if (p.in === 'path') url = url.replace(`{${p.name}}`, encodeURIComponent(value))
    if (p.in === 'query') query.set(p.name, value)
    if (p.in === 'header') headers[p.name.toLowerCase()] = value
  }
  const [type, media] = Object.entries(operation.requestBody?.content ?? {})[0] ?? []
  return {
    method: operation.method,
    url: query.size ? `${url}?${query}` : url,
    headers: { ...headers, ...(type ? { 'content-type': type } : {}) },
    ...(media ? { payload: JSON.stringify(media.example) } : {}),
  }
}

/** Says what is wrong with an answer, by the documentation: status, media type, body, headers; '' when nothing. */
function checker(document: Document) {
  const ajv = new Ajv2020.default({ strict: false, logger: false })
  addFormats.default(ajv)
  ajv.addSchema(document as unknown as Record<string, unknown>, 'doc')
  const resolve = <T extends { $ref?: string }>(part: T): T => {
    if (!part.$ref) return part
    const path = part.$ref.slice(2).split('/')
    return path.reduce<unknown>((node, key) => (node as Record<string, unknown>)[key], document) as T
  }
  const local = (schema: Schema): Schema =>
    JSON.parse(JSON.stringify(schema).replaceAll('"#/components/', '"doc#/components/')) as Schema
  // Compiling takes far longer than checking.
  const compiled = new Map<string, ReturnType<typeof ajv.compile>>()
  const valid = (media: MediaType | undefined, value: unknown): string => {
    if (!media?.schema) return ''
    const key = JSON.stringify(media.schema)
    const validate = compiled.get(key) ?? ajv.compile(local(media.schema))
    compiled.set(key, validate)
    return validate(value) ? '' : ajv.errorsText(validate.errors)
  }

  return {
    valid,
    resolve: (response: Response) => resolve(response),
    answer(operation: Described, answer: LightMyRequestResponse): string {
      const found = operation.responses[String(answer.statusCode)]
      if (!found) return `status ${answer.statusCode} is not documented: ${answer.body.slice(0, 300)}`
      const response = resolve(found)
      for (const name of Object.keys(response.headers ?? {})) {
        const optional = ['Idempotency-Replayed', 'Last-Modified'].includes(name)
        if (answer.headers[name.toLowerCase()] === undefined && !optional)
          return `${answer.statusCode} without the header ${name}`
      }
      const type = String(answer.headers['content-type'] ?? '').split(';')[0] ?? ''
      if (!response.content) return answer.body ? `${answer.statusCode} has a body` : ''
      const media = response.content[type]
      if (!media) return `${answer.statusCode} has the media type ${type}`
      if (!type.includes('json')) return ''
      const problem = valid(media, answer.json())
      return problem && `${answer.statusCode} ${problem}: ${answer.body.slice(0, 300)}`
    },
  }
}
