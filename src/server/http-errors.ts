/**
 * Serves: the one error shape for whatever goes wrong, 404 with a hint, 405 with Allow, OPTIONS on every address,
 * and the same body as markdown for `Accept: text/markdown`. From: the table in errors.ts and the router.
 */
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import { MALFORMED } from './fastify-options.ts'
import { ApiError, shorten, type ApiErrorBody, type ErrorCode } from './errors.ts'
import { isDatabaseAway, isDiskFull } from './store/database.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Members that the error bodies of this route carry besides those of the one shape. */
    errorMembers?: Readonly<Record<string, unknown>>
  }
}

/** What a framework or parser error means for the client, by its own code. */
const FRAMEWORK: Readonly<Record<string, ErrorCode>> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_media_type',
  FST_ERR_CTP_BODY_TOO_LARGE: 'payload_too_large',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'invalid_json',
  FST_ERR_CTP_INVALID_JSON_BODY: 'invalid_json',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'invalid_request',
  FST_ERR_BAD_URL: 'invalid_request',
  FST_ERR_MAX_PARAM_LENGTH: 'uri_too_long',
  FST_UNDER_PRESSURE: 'overloaded',
}

const byStatus: Readonly<Record<number, ErrorCode>> = {
  400: 'invalid_request',
  403: 'forbidden',
  404: 'not_found',
  406: 'not_acceptable',
  408: 'request_timeout',
  413: 'payload_too_large',
  414: 'uri_too_long',
  415: 'unsupported_media_type',
  416: 'range_not_satisfiable',
  429: 'rate_limited',
  431: 'header_fields_too_large',
  503: 'overloaded',
}

/** A database that restarts is back in seconds. */
export const DATABASE_RETRY_S = 2
/** Somebody has to make room first. */
const DISK_RETRY_S = 60

/** Any thrown value as the error the client gets. */
export function toApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error
  if (hasZodFastifySchemaValidationErrors(error)) return fromValidation(error)
  const { code, statusCode, name } = error as Partial<FastifyError>
  if (name === 'OverloadedError') return new ApiError('overloaded', { retryAfter: 1, cause: error })
  if (isDatabaseAway(error))
    return new ApiError('upstream_unavailable', {
      message: 'The database does not answer.',
      retryAfter: DATABASE_RETRY_S,
      cause: error,
    })
  if (isDiskFull(error))
    return new ApiError('upstream_unavailable', {
      message: 'The disk of this service is full: nothing was written.',
      retryAfter: DISK_RETRY_S,
      cause: error,
    })
  const known =
    (code && FRAMEWORK[code]) || (statusCode && statusCode !== 500 ? byStatus[statusCode] : undefined)
  if (!known) return new ApiError('internal_error', { cause: error })
  const message = code?.startsWith('FST_ERR_CTP') ? undefined : (error as Error).message
  return new ApiError(known, {
    cause: error,
    ...(message ? { message } : {}),
    ...(known === 'overloaded' ? { retryAfter: 1 } : {}),
  })
}

function fromValidation(
  error: FastifyError & {
    validation: { instancePath: string; message?: string | undefined; params?: unknown }[]
    validationContext?: string
  },
): ApiError {
  const context = error.validationContext === 'querystring' ? 'query' : (error.validationContext ?? 'body')
  const details = error.validation.slice(0, 10).map((issue) => {
    const path = issue.instancePath.split('/').filter(Boolean)
    const input = (issue.params as { issue?: { input?: unknown } } | undefined)?.issue?.input
    return {
      field: [context, ...path].join('.'),
      message: issue.message ?? 'not valid',
      ...(input === undefined ? {} : { value: shorten(input) }),
    }
  })
  const first = details[0]
  return new ApiError('invalid_request', {
    message: first ? `${first.field}: ${first.message}` : error.message,
    details,
    cause: error,
  })
}

const wantsMarkdown = (request: FastifyRequest): boolean =>
  /\btext\/(markdown|plain)\b/.test(request.headers.accept ?? '') &&
  !/json|html|\*\/\*/.test(request.headers.accept ?? '')

/** The error body as a text a person or an agent reads as easily. */
export function errorMarkdown(body: ApiErrorBody): string {
  const details = (body.details ?? []).map((d) => `- \`${d.field}\`: ${d.message}`)
  return [
    `# ${body.status} ${body.code}`,
    '',
    body.message,
    '',
    ...details,
    ...(details.length ? [''] : []),
    body.recovery,
    '',
    `Request: ${body.request_id}`,
    '',
  ].join('\n')
}

/** Sends an error in the one shape. */
export function sendError(error: ApiError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const body = error.toBody(request.id)
  void reply.code(error.statusCode).headers(error.headers).header('cache-control', 'no-store')
  if (wantsMarkdown(request))
    return reply.type('text/markdown; charset=utf-8').serializer(String).send(errorMarkdown(body))
  const members = request.routeOptions.config.errorMembers
  return reply
    .type('application/json; charset=utf-8')
    .serializer((payload: unknown) => JSON.stringify(payload))
    .send(members ? { ...body, ...members } : body)
}

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'] as const

function allowedMethods(app: FastifyInstance, url: string): string[] {
  const path = url.split('?', 1)[0] ?? '/'
  return METHODS.filter((method) => app.hasAddress(method, path))
}

export default fp(
  async function httpErrors(app) {
    const addresses: { method: string; pattern: RegExp }[] = []
    app.addHook('onRoute', (route) => {
      const pattern = new RegExp(
        `^${route.url
          .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
          .replace(/\*/g, '.*')
          .replace(/:[A-Za-z_]+/g, '[^/]+')}$`,
      )
      for (const method of [route.method].flat()) addresses.push({ method, pattern })
    })
    app.decorate('hasAddress', (method: string, path: string) =>
      addresses.some((a) => a.method === method && a.pattern.test(path)),
    )

    app.setErrorHandler((error, request, reply) => {
      const apiError = toApiError(error)
      if (apiError.code === 'internal_error' || isDiskFull(error))
        request.log.error({ err: error }, 'request failed')
      return sendError(apiError, request, reply)
    })

    app.setNotFoundHandler((request, reply) => {
      if (request.url === MALFORMED) {
        const message = 'The address is not validly percent-encoded.'
        return sendError(new ApiError('invalid_request', { message }), request, reply)
      }
      const methods = allowedMethods(app, request.url)
      if (methods.length === 0) return sendError(new ApiError('not_found'), request, reply)
      const allow = [...methods, 'OPTIONS'].join(', ')
      if (request.method === 'OPTIONS') return reply.code(204).header('allow', allow).send()
      return sendError(
        new ApiError('method_not_allowed', {
          message: `${request.method} is not accepted here; accepted is ${allow}.`,
          headers: { allow },
        }),
        request,
        reply,
      )
    })
  },
  { name: 'http-errors' },
)

declare module 'fastify' {
  interface FastifyInstance {
    /** Whether a route serves this method at this address. */
    hasAddress(method: string, path: string): boolean
  }
}
