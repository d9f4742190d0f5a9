import { ApiError } from '../../server/errors.ts'

/** Our entity tags start with the version; a part after it follows the private lines and does not matter here. */
const OURS = /^"(\d{1,9})(?:-[0-9a-f]+)?"$/
const TAG = /^(?:W\/)?"[\x21\x23-\x7e\x80-\xff]*"$/

/**
 * The version that an If-Match header asks for (RFC 9110 §13.1.1).
 * @param latest the newest version; one of several tags that names it is preferred
 * @returns undefined without the header and for `*`
 * @throws ApiError precondition_failed when no tag can match, invalid_request when the header is malformed
 */
export function expectedVersion(header: string | undefined, latest: number): number | undefined {
  if (header === undefined || header.trim() === '*') return undefined
  const tags = header.split(',').map((tag) => tag.trim())
  if (!tags.every((tag) => TAG.test(tag)))
    throw ApiError.field('headers.if-match', 'entity tags in double quotes such as "3", or *', header)
  // Weak tags never match: the comparison is the strong one.
  const versions = tags.flatMap((tag) => OURS.exec(tag)?.[1] ?? []).map(Number)
  if (versions.length === 0) throw new ApiError('precondition_failed')
  return versions.includes(latest) ? latest : versions[0]
}
