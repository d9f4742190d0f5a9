import { ApiError } from '../errors.ts'

/** What may be a heading, in either form of CommonMark; the document is read only of a text that may have one. */
const HEADING = /^ {0,3}(?:#{1,6}(?:[ \t]|$)|(?:=+|-+)[ \t]*$)/m

/** Lines of a few characters each cost the parser more than their bytes say. */
export const MAX_LINES = 12_500

/**
 * Checks bytes that are to become the CV.
 * @returns the text, without a byte order mark
 * @throws ApiError invalid_content (not UTF-8, empty, NUL, no heading) or payload_too_large (bytes, lines)
 */
export function checkMarkdown(bytes: Uint8Array, maxBytes: number, field = 'content'): string {
  if (bytes.byteLength > maxBytes) {
    throw new ApiError('payload_too_large', {
      message: `${field} is ${bytes.byteLength} bytes; at most ${maxBytes} are accepted.`,
    })
  }
  const invalid = (message: string) => invalidContent(field, message)
  let text: string
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw invalid('is not valid UTF-8; save the file as UTF-8.')
  }
  if (text.includes('\0')) throw invalid('holds NUL characters; send text.')
  const lines = text.split(/\r\n?|\n/).length
  if (lines > MAX_LINES) {
    throw new ApiError('payload_too_large', {
      message: `${field} has ${lines} lines; at most ${MAX_LINES} are accepted.`,
    })
  }
  if (!text.trim()) throw invalid('is empty; send markdown with at least one heading.')
  if (!HEADING.test(text)) throw noHeading(field)
  return text
}

const invalidContent = (field: string, message: string): ApiError =>
  new ApiError('invalid_content', { message: `${field} ${message}`, details: [{ field, message }] })

export const noHeading = (field: string): ApiError =>
  invalidContent(field, 'has no heading; start with a line such as "# Your name".')
