/** Answers for what is no HTTP request that Node can read: the one error shape, then the connection is closed. */
import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { ApiError, type ErrorCode } from './errors.ts'
import { uuidv7 } from './store/ids.ts'

/** Node's code of the failure → ours; all else is a malformed request. */
const CODES: Readonly<Record<string, ErrorCode>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 'request_timeout',
  HPE_HEADER_OVERFLOW: 'header_fields_too_large',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 'payload_too_large',
}

const PHRASES: Partial<Record<ErrorCode, string>> = {
  request_timeout: 'Request Timeout',
  header_fields_too_large: 'Request Header Fields Too Large',
  payload_too_large: 'Payload Too Large',
}

export function clientErrorHandler(this: FastifyInstance, failure: { code: string }, socket: Socket): void {
  if (failure.code === 'ECONNRESET' || socket.destroyed) return
  const code = CODES[failure.code] ?? 'invalid_request'
  const error = new ApiError(code, code === 'invalid_request' ? { message: 'This is no valid HTTP.' } : {})
  const id = uuidv7()
  // Nothing but the code: the failure carries the bytes that were sent, credentials among them.
  this.log.debug({ reqId: id, code: failure.code }, 'a connection was refused')
  const body = JSON.stringify(error.toBody(id))
  if (socket.writable)
    socket.write(
      [
        `HTTP/1.1 ${error.statusCode} ${PHRASES[code] ?? 'Bad Request'}`,
        'Content-Type: application/json; charset=utf-8',
        `Content-Length: ${Buffer.byteLength(body)}`,
        'Cache-Control: no-store',
        'X-Content-Type-Options: nosniff',
        'Connection: close',
        '',
        body,
      ].join('\r\n'),
    )
  socket.destroySoon()
}
