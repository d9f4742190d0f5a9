/**
 * Serves: the one error shape for whatever goes wrong, and the same body as markdown for `Accept: text/markdown`.
 * From: the table in errors.ts.
 */
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import { drain } from './drain.ts'
import { ApiError, type ApiErrorBody, type ApiErrorOptions, type ErrorCode } from './errors.ts'
import { isDatabaseAway, isDiskFull } from './store/database.ts'
import { fromValidation } from './validation-error.ts'

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

/**
 * Any thrown value as the error the client gets.
 * @param request the one that failed, where there is one: its limits and values are named
 */
export function toApiError(error: unknown, request?: FastifyRequest): ApiError {
  if (error instanceof ApiError) return error
  if (hasZodFastifySchemaValidationErrors(error)) return fromValidation(error, request)
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
    ...(request && code?.startsWith('FST_ERR_CTP') ? bodyRules(known, request.routeOptions) : {}),
    ...(known === 'overloaded' ? { retryAfter: 1 } : {}),
  })
}

/** What a route says of the bodies it takes: how large, and of which media types. */
function bodyRules(code: ErrorCode, { bodyLimit, schema }: FastifyRequest['routeOptions']): ApiErrorOptions {
  if (code === 'payload_too_large')
    return { message: `The body is too large; at most ${bodyLimit} bytes are accepted.` }
  const { consumes } = (schema ?? {}) as { consumes?: readonly string[] }
  return code === 'unsupported_media_type' && consumes ? { recovery: `Send ${consumes.join(' or ')}.` } : {}
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
  drain(request, reply)
  void reply.code(error.statusCode).headers(error.headers).header('cache-control', 'no-store')
  if (wantsMarkdown(request))
    return reply.type('text/markdown; charset=utf-8').serializer(String).send(errorMarkdown(body))
  const members = request.routeOptions.config.errorMembers
  return reply
    .type('application/json; charset=utf-8')
    .serializer((payload: unknown) => JSON.stringify(payload))
    .send(members ? { ...body, ...members } : body)
}

/** The name of the first parameter that cannot be decoded: the parser would leave signs out and ask something else. */
function brokenParameter(url: string): string | undefined {
  const at = url.indexOf('?')
  if (at < 0 || !url.includes('%', at)) return undefined
  return url
    .slice(at + 1)
    .split('&')
    .find((pair) => !isEncoded(pair))
    ?.split('=', 1)[0]
    ?.slice(0, 80)
}

function isEncoded(text: string): boolean {
  try {
    decodeURIComponent(text)
    return true
  } catch {
    return false
  }
}

export default fp(
  async function httpErrors(app) {
    app.addHook('preValidation', (request, _reply, done) => {
      const broken = request.routeOptions.schema?.querystring ? brokenParameter(request.url) : undefined
      done(
        broken === undefined
          ? undefined
          : ApiError.field(`query.${broken}`, 'UTF-8 that is validly percent-encoded'),
      )
    })

    app.setErrorHandler((error, request, reply) => {
      const apiError = toApiError(error, request)
      if (apiError.code === 'internal_error' || isDiskFull(error))
        request.log.error({ err: error }, 'request failed')
      return sendError(apiError, request, reply)
    })
  },
  { name: 'http-errors' },
)
