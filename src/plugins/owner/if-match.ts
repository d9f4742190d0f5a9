import { ApiError } from '../../server/errors.ts'

/** The whole text of a version; proxies that compress add to the tag how. */
const OURS = /^"(\d{1,9})(?:-(?:gzip|br|zstd|deflate))?"$/
/** The same without its private lines, as everybody reads it: who writes that back would lose them. */
const WITHOUT_LINES = /^"(\d{1,9})-[0-9a-f]{8}(?:-(?:gzip|br|zstd|deflate))?"$/
const TAG = /^(?:W\/)?"[\x21\x23-\x7e\x80-\xff]*"$/

/**
 * The version that an If-Match header asks for (RFC 9110 §13.1.1).
 * @param latest the newest version; one of several tags that names it is preferred
 * @returns undefined without the header and for `*`
 * @throws ApiError precondition_failed when no tag names a whole text, invalid_request when the header is malformed
 */
export function expectedVersion(header: string | undefined, latest: number): number | undefined {
  if (header === undefined || header.trim() === '*') return undefined
  const tags = header.split(',').map((tag) => tag.trim())
  if (!tags.every((tag) => TAG.test(tag)))
    throw ApiError.field('headers.if-match', 'entity tags in double quotes such as "3", or *', header)
  // Weak tags never match: the comparison is the strong one.
  const versions = tags.flatMap((tag) => OURS.exec(tag)?.[1] ?? []).map(Number)
  if (versions.length === 0) throw cannotMatch(tags)
  return versions.includes(latest) ? latest : versions[0]
}

/**
 * @param header If-None-Match (RFC 9110 §13.1.2): `*` is for those who would only make what is not there yet
 * @throws ApiError precondition_failed when it names the latest version; there always is one
 */
export function refuseNamed(header: string | undefined, latest: number): void {
  if (header === undefined) return
  const tags = header.split(',').map((tag) => tag.trim().replace(/^W\//, ''))
  if (tags.some((tag) => tag === '*' || (OURS.exec(tag) ?? WITHOUT_LINES.exec(tag))?.[1] === String(latest)))
    throw new ApiError('precondition_failed', {
      message: 'There is content already that If-None-Match names.',
    })
}

function cannotMatch(tags: readonly string[]): ApiError {
  const [version] = tags.flatMap((tag) => WITHOUT_LINES.exec(tag)?.[1] ?? [])
  if (version === undefined) return new ApiError('precondition_failed')
  return new ApiError('precondition_failed', {
    message: `The tag in If-Match is that of version ${version} without its private lines, which this write would lose.`,
    recovery: `Edit the whole text at /api/v1/owner/versions/${version} and send If-Match: "${version}".`,
  })
}
