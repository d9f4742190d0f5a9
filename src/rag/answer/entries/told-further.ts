/** Headings that tell more of a post above them, and are none themselves: 'Orrin Bank: tasks and results' below a table of posts. */
import type { Unit } from '../document/units.ts'
import type { Entry } from './entry.ts'

/** What of a post is told so. */
const OF_POST =
  /\b(?:tasks?|duties|results?|achievements?|accomplishments|responsibilities|projects?|highlights|details?|scope|main points|key points|what i did|in detail|more)\b/i
/** What parts it from the house, or from what one was there. */
const APART = /\s*:\s+|\s+[–—|·-]\s+|\s*\(/u

/** The entries without those of such headings. */
export function withoutToldFurther(units: readonly Unit[], entries: readonly Entry[]): readonly Entry[] {
  const dated = entries.filter(({ range, kind }) => range !== null && kind === 'experience')
  const isFurther = ({ kind, from, header: [at = -1], index }: Entry): boolean => {
    const heading = units[at]
    if (kind !== 'experience' || heading?.kind !== 'heading' || at !== from) return false
    const gap = APART.exec(heading.text)
    if (gap === null || !OF_POST.test(heading.text.slice(gap.index))) return false
    const name = heading.text.slice(0, gap.index).toLowerCase()
    return dated.some((post) => {
      const isOther = post.index !== index && post.from < from && post.header[0] !== at
      return isOther && [post.org, post.title].some((one) => one?.toLowerCase().startsWith(name) === true)
    })
  }
  const gone = new Set(entries.filter((entry) => isFurther(entry)))
  if (gone.size === 0) return entries
  const kept = entries.filter((entry) => !gone.has(entry))
  const placeOf = new Map(kept.map(({ index }, place) => [index, place]))
  return kept.map((entry, index) => ({
    ...entry,
    index,
    parent: entry.parent === null ? null : (placeOf.get(entry.parent) ?? null),
  }))
}
