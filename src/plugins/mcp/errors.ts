/** Errors of the MCP endpoint: an HTTP status, and a JSON-RPC error as the body. */
import { ERRORS, type ApiError, type ErrorCode } from '../../server/errors.ts'

/** JSON-RPC's own codes, and those of the range that it leaves to servers. */
export const RPC = {
  parseError: -32700,
  invalidRequest: -32600,
  invalidParams: -32602,
  internal: -32603,
  refused: -32000,
  unauthorized: -32001,
  insufficientCredits: -32003,
  rateLimited: -32005,
} as const

const RPC_OF: Partial<Record<ErrorCode, number>> = {
  invalid_json: RPC.parseError,
  invalid_request: RPC.invalidRequest,
  credential_in_query: RPC.invalidRequest,
  unauthorized: RPC.unauthorized,
  insufficient_credits: RPC.insufficientCredits,
  rate_limited: RPC.rateLimited,
  internal_error: RPC.internal,
}

export interface RpcErrorBody {
  readonly jsonrpc: '2.0'
  readonly id: string | number | null
  readonly error: {
    readonly code: number
    readonly message: string
    readonly data: { readonly code: ErrorCode; readonly recovery: string; readonly request_id: string }
  }
}

/** @param id of the JSON-RPC request, when it could be read */
export function toRpcError(
  error: ApiError,
  requestId: string,
  id: string | number | null = null,
): RpcErrorBody {
  return {
    jsonrpc: '2.0',
    id,
    error: {
      code: RPC_OF[error.code] ?? (ERRORS[error.code].status >= 500 ? RPC.internal : RPC.refused),
      message: error.message,
      data: { code: error.code, recovery: error.recovery, request_id: requestId },
    },
  }
}
