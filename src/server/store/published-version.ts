/** A version as readers see it: what profile.json makes of the text, and what caches tell it by. */
import { withoutPrivateLines, type Profile } from './profile.ts'
import { hashOf, type ContentVersion } from './versions.ts'

export interface PublishedVersion extends ContentVersion {
  /** `content` without the lines that profile.json keeps private; offsets of quotes count in this text. */
  readonly publicText: string
  /** Strong entity tag, quotes included. It starts with the version; it changes with the private lines too. */
  readonly etag: string
  /** When what readers see of it changed last: the text, or what profile.json makes of it. */
  readonly modified: Date
}

/** @param profileAt when the profile changed, where there is one */
export function publishedVersion(
  version: ContentVersion,
  profile: Profile,
  profileAt: Date | undefined,
): PublishedVersion {
  const { content, updatedAt } = version
  const publicText = withoutPrivateLines(content, profile.private ?? [])
  const suffix = publicText === content ? '' : `-${hashOf(publicText).slice(0, 8)}`
  const modified = profileAt && profileAt > updatedAt ? profileAt : updatedAt
  return { ...version, publicText, etag: `"${version.version}${suffix}"`, modified }
}
