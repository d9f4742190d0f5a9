/** What a schema refuses, told by field, sent value and what is accepted. */
import type { FastifyError, FastifyRequest } from 'fastify'
import { ApiError, shorten } from './errors.ts'

/** Fields whose values are not shown back, not even to who sent them: answers are kept and logged elsewhere. */
const SECRET = /secret|password|token|key/i

/** The value at a path of the request, shortened, if there is one worth showing. */
function sentAt(part: unknown, path: readonly string[]): unknown {
  if (path.length === 0 || path.some((name) => SECRET.test(name))) return undefined
  let value = part
  for (const name of path) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return undefined
    value = (value as Readonly<Record<string, unknown>>)[name]
  }
  return shorten(value)
}

/** The error of a request that its route's schemas refuse. */
export function fromValidation(
  error: FastifyError & {
    validation: { instancePath: string; message?: string | undefined }[]
    validationContext?: string
  },
  request?: FastifyRequest,
): ApiError {
  const context = error.validationContext === 'querystring' ? 'query' : (error.validationContext ?? 'body')
  const parts: Readonly<Record<string, unknown>> = {
    body: request?.body,
    query: request?.query,
    params: request?.params,
    headers: request?.headers,
  }
  const details = error.validation.slice(0, 10).map((issue) => {
    const path = issue.instancePath.split('/').filter(Boolean)
    const value = sentAt(parts[context], path)
    return {
      field: [context, ...path].join('.'),
      message: issue.message ?? 'not valid',
      ...(value === undefined ? {} : { value }),
    }
  })
  const first = details[0]
  return new ApiError('invalid_request', {
    message: first ? `${first.field}: ${first.message}` : error.message,
    details,
    cause: error,
  })
}
