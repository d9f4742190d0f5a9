/** 'Events Officer, same place' below 'Head of Events, Orrin Hall': a post at the house of the one before it. */
import type { Entry } from './entry.ts'

const SAME =
  /^(?:at |with |for )?(?:the )?same (?:place|firm|company|employer|house|school|hospital|office|agency|practice|organi[sz]ation|team|site)$/i

/** The entries, with that house named; the one that was read as such is what one was. */
export function withSameHouse(entries: readonly Entry[]): readonly Entry[] {
  let house: string | null = null
  return entries.map((entry) => {
    const isSame = entry.kind === 'experience' && entry.parts.some((part) => SAME.test(part))
    if (!isSame) {
      if (entry.kind === 'experience') house = entry.org ?? house
      return entry
    }
    if (house === null) return entry
    const [title = null] = entry.parts.filter((part) => !SAME.test(part))
    return { ...entry, org: house, title: entry.title ?? title }
  })
}
