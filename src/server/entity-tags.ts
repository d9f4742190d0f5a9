/** Entity tags of conditional requests (RFC 9110 §8.8.3, §13.1). */

/**
 * Whether a list of entity tags, as If-None-Match and If-Match hold it, names one.
 * @param etag strong, quotes included
 * @param weak compares weakly, as If-None-Match does: `W/"a"` is `"a"`
 */
export function namesTag(list: string | undefined, etag: string, weak = true): boolean {
  if (list === undefined) return false
  if (list === etag || list.trim() === '*') return true
  const tags = list.match(/(?:W\/)?"[^"]*"/g) ?? []
  return tags.some((tag) => (weak ? tag.replace(/^W\//, '') : tag) === etag)
}

/** A tag of the same kind with more in it: `"a"` and `-b` give `"a-b"`. */
export const withSuffix = (etag: string, suffix: string): string => `${etag.slice(0, -1)}${suffix}"`
