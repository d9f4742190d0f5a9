/** The one table of error codes and the one shape every JSON error has. */
import { z } from 'zod'

const READ_AGAIN = 'Read /openapi.json for what this address accepts.'
const RESOURCES = 'See /api, /openapi.json or /v1/resources for the addresses there are.'
const LATER = 'Try again after the seconds that Retry-After names.'

/** code → HTTP status, message when none more precise is given, and what the client can do about it. */
export const ERRORS = {
  invalid_request: { status: 400, message: 'The request is not valid.', recovery: READ_AGAIN },
  invalid_json: {
    status: 400,
    message: 'The body is not valid JSON.',
    recovery: 'Send a JSON document in UTF-8.',
  },
  invalid_content: {
    status: 400,
    message: 'The content is not a CV in markdown.',
    recovery: 'Send UTF-8 markdown with at least one heading.',
  },
  invalid_cursor: {
    status: 400,
    message: 'The cursor is not one of ours.',
    recovery: 'Start again without cursor.',
  },
  idempotency_key_required: {
    status: 400,
    message: 'The header Idempotency-Key is missing.',
    recovery: 'Send Idempotency-Key with 1 to 255 visible characters, new for each operation.',
  },
  idempotency_key_invalid: {
    status: 400,
    message: 'The header Idempotency-Key is malformed.',
    recovery: 'Send 1 to 255 visible ASCII characters, bare or in double quotes.',
  },
  credential_in_query: {
    status: 400,
    message: 'Credentials must not stand in the query string.',
    recovery:
      'Send the key in the header Authorization: Bearer, and replace this key, since addresses are logged.',
  },
  unauthorized: {
    status: 401,
    message: 'The credential is missing, expired or not valid.',
    recovery: 'Sign in again at the authorization server that WWW-Authenticate leads to.',
  },
  insufficient_credits: {
    status: 402,
    message: 'No credits are left on this key.',
    recovery: 'Ask the operator to top up the balance.',
  },
  forbidden: {
    status: 403,
    message: 'This is not allowed.',
    recovery: 'Use a credential of the owner, or a public read.',
  },
  insufficient_scope: {
    status: 403,
    message: 'The token does not carry the scope this needs.',
    recovery: 'Ask for the scope that WWW-Authenticate names.',
  },
  not_found: { status: 404, message: 'There is nothing at this address.', recovery: RESOURCES },
  method_not_allowed: {
    status: 405,
    message: 'This address does not accept this method.',
    recovery: 'Use one of the methods in the header Allow.',
  },
  not_acceptable: {
    status: 406,
    message: 'None of the accepted media types can be served.',
    recovery: 'Accept application/json.',
  },
  request_timeout: {
    status: 408,
    message: 'The request took too long to arrive.',
    recovery: 'Send the request again, faster.',
  },
  idempotency_in_flight: {
    status: 409,
    message: 'A request with this Idempotency-Key is still running.',
    recovery: LATER,
  },
  conflict: {
    status: 409,
    message: 'The state changed meanwhile.',
    recovery: 'Read the resource again, then decide.',
  },
  precondition_failed: {
    status: 412,
    message: 'The content has changed since the version in If-Match.',
    recovery: 'Read /cv/content again and merge the change.',
  },
  payload_too_large: {
    status: 413,
    message: 'The body is too large.',
    recovery: 'Send less; the message names the limit.',
  },
  uri_too_long: {
    status: 414,
    message: 'The address is too long.',
    recovery: 'Shorten it; a question may stand in the body of POST /ask.',
  },
  unsupported_media_type: {
    status: 415,
    message: 'The media type of the body is not supported.',
    recovery: 'Send application/json.',
  },
  range_not_satisfiable: {
    status: 416,
    message: 'The range is not in the document.',
    recovery: 'Ask for a range within the length that Content-Range names.',
  },
  idempotency_key_reused: {
    status: 422,
    message: 'This Idempotency-Key was used for another request.',
    recovery: 'Use a new key for a new request.',
  },
  header_fields_too_large: {
    status: 431,
    message: 'The headers are too large.',
    recovery: 'Send fewer or shorter headers.',
  },
  rate_limited: { status: 429, message: 'Too many requests.', recovery: LATER },
  internal_error: {
    status: 500,
    message: 'Something went wrong on our side.',
    recovery: 'Report the request_id to the owner of this site.',
  },
  not_ready: { status: 503, message: 'The service is starting.', recovery: LATER },
  overloaded: { status: 503, message: 'The service has too much to do.', recovery: LATER },
  upstream_unavailable: {
    status: 503,
    message: 'A service this one relies on does not answer.',
    recovery: LATER,
  },
} as const satisfies Record<string, { status: number; message: string; recovery: string }>

export type ErrorCode = keyof typeof ERRORS

const codes = Object.keys(ERRORS) as [ErrorCode, ...ErrorCode[]]

export const errorDetailSchema = z.object({
  field: z.string().describe('Where the fault is, for example body.query'),
  message: z.string().describe('What is accepted there'),
  value: z.unknown().optional().describe('What was sent, shortened'),
})

/** The body of every JSON error: APIError and the normalized envelope of the specification in one. */
export const apiErrorSchema = z
  .object({
    error: z.enum(codes).describe('Stable machine-readable code, equal to code'),
    code: z.enum(codes),
    message: z.string(),
    recovery: z.string().describe('What to do or to use instead'),
    status: z.int().describe('HTTP status'),
    request_id: z.string().describe('Identifier for support'),
    details: z.array(errorDetailSchema).optional(),
  })
  .meta({ title: 'APIError' })
export type ApiErrorBody = z.infer<typeof apiErrorSchema>
export type ErrorDetail = z.infer<typeof errorDetailSchema>

export interface ApiErrorOptions {
  readonly message?: string
  readonly recovery?: string
  readonly details?: ErrorDetail[]
  /** Seconds; sent as Retry-After. */
  readonly retryAfter?: number
  readonly headers?: Readonly<Record<string, string>>
  readonly cause?: unknown
}

/** An error meant for the client. Anything else that is thrown becomes `internal_error` without details. */
export class ApiError extends Error {
  override name = 'ApiError'
  readonly code: ErrorCode
  readonly statusCode: number
  readonly recovery: string
  readonly details: ErrorDetail[] | undefined
  readonly headers: Readonly<Record<string, string>>

  constructor(code: ErrorCode, options: ApiErrorOptions = {}) {
    super(options.message ?? ERRORS[code].message, { cause: options.cause })
    this.code = code
    this.statusCode = ERRORS[code].status
    this.recovery = options.recovery ?? ERRORS[code].recovery
    this.details = options.details
    this.headers = {
      ...(options.retryAfter === undefined ? {} : { 'retry-after': String(options.retryAfter) }),
      ...options.headers,
    }
  }

  /** A 400 for one field. */
  static field(field: string, message: string, value?: unknown): ApiError {
    return new ApiError('invalid_request', {
      message: `${field}: ${message}`,
      details: [{ field, message, ...(value === undefined ? {} : { value: shorten(value) }) }],
    })
  }

  toBody(requestId: string): ApiErrorBody {
    return {
      error: this.code,
      code: this.code,
      message: this.message,
      recovery: this.recovery,
      status: this.statusCode,
      request_id: requestId,
      ...(this.details ? { details: this.details } : {}),
    }
  }
}

/** A sent value as it may be shown back: short, and no more than one level deep. */
export function shorten(value: unknown): unknown {
  if (typeof value === 'string') return value.length > 80 ? `${value.slice(0, 79)}…` : value
  if (Array.isArray(value)) return `an array of ${value.length}`
  if (value !== null && typeof value === 'object') return 'an object'
  return typeof value === 'bigint' ? String(value) : value
}
