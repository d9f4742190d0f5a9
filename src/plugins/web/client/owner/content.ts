/** The CV as its owner reads and publishes it. */
import { applyPatch, structuredPatch } from 'diff'
import { ApiProblem, getJson, request, type Page } from '../session.ts'

export interface VersionItem {
  readonly version: number
  readonly updated_at: string
  readonly author: string | null
  readonly is_default: boolean
  readonly is_latest: boolean
}
export interface Version extends VersionItem {
  readonly content: string
}

export const getVersion = (version: number): Promise<Version> => getJson(`/api/v1/owner/versions/${version}`)

/** The newest version, private lines included. */
export async function getLatest(): Promise<Version> {
  const { items } = await getJson<Page<VersionItem>>('/api/v1/owner/versions?limit=1')
  const [newest] = items
  if (!newest) throw new ApiProblem(404, 'not_found', 'There is no version yet.')
  return getVersion(newest.version)
}

/** Publishes when `base` is still the newest version; 412 otherwise. */
export async function publish(content: string, base: number): Promise<number> {
  const response = await request('/cv/content', {
    method: 'PUT',
    json: { content },
    headers: { 'if-match': `"${base}"`, 'idempotency-key': crypto.randomUUID() },
  })
  return ((await response.json()) as { version: number }).version
}

/** Both changes in one text, where they do not touch the same lines. */
export function merge(base: string, mine: string, theirs: string): string | undefined {
  const patch = structuredPatch('base', 'mine', base, mine, undefined, undefined, { context: 2 })
  const merged = applyPatch(theirs, patch, { fuzzFactor: 0 })
  return merged === false ? undefined : merged
}
