/** Conditional and range requests (RFC 9110 §13, §14) on a representation held in memory. */
import { namesTag } from '../../server/entity-tags.ts'
import { parseHttpDate, wholeSeconds } from '../../server/http-date.ts'

/** What the client knows of, and what there is. */
export interface Validators {
  /** Strong, quotes included. */
  readonly etag: string
  readonly lastModified: Date
}

type Headers = Readonly<Record<string, string | string[] | undefined>>

const header = (headers: Headers, name: string): string | undefined => {
  const value = headers[name]
  return Array.isArray(value) ? value.join(', ') : value
}

/** What the preconditions of a request lead to, in their order of precedence. */
export function precondition(headers: Headers, has: Validators): 'proceed' | 'not-modified' | 'failed' {
  const ifMatch = header(headers, 'if-match')
  const unmodifiedSince = parseHttpDate(header(headers, 'if-unmodified-since'))
  if (ifMatch !== undefined) {
    if (!namesTag(ifMatch, has.etag, false)) return 'failed'
  } else if (wholeSeconds(has.lastModified) > unmodifiedSince) return 'failed'
  const ifNoneMatch = header(headers, 'if-none-match')
  if (ifNoneMatch !== undefined) return namesTag(ifNoneMatch, has.etag) ? 'not-modified' : 'proceed'
  const modifiedSince = parseHttpDate(header(headers, 'if-modified-since'))
  return wholeSeconds(has.lastModified) <= modifiedSince ? 'not-modified' : 'proceed'
}

export interface ByteRange {
  readonly start: number
  /** Inclusive, as in Content-Range. */
  readonly end: number
}

/**
 * The one range that is asked for; undefined when the whole is to be sent: no range, another unit, more than one
 * range, or an If-Range that no longer holds.
 */
export function requestedRange(
  headers: Headers,
  size: number,
  has: Validators,
): ByteRange | 'unsatisfiable' | undefined {
  const found = /^bytes\s*=\s*(\d*)\s*-\s*(\d*)\s*$/i.exec(header(headers, 'range') ?? '')
  const ifRange = header(headers, 'if-range')
  if (!found) return undefined
  if (ifRange !== undefined && ifRange !== has.etag && ifRange !== has.lastModified.toUTCString())
    return undefined
  const [, first = '', last = ''] = found
  if (first === '' && last === '') return undefined
  if (first === '') {
    const length = Math.min(Number(last), size)
    return length === 0 ? 'unsatisfiable' : { start: size - length, end: size - 1 }
  }
  const start = Number(first)
  if (last !== '' && Number(last) < start) return undefined
  return start >= size
    ? 'unsatisfiable'
    : { start, end: last === '' ? size - 1 : Math.min(Number(last), size - 1) }
}
