/** Headings that tell more of a post above them, and are none themselves: 'Orrin Bank: tasks and results' below a table of posts. */
import type { Unit } from '../document/units.ts'
import type { Entry } from './entry.ts'

/** What of a post is told so. */
const OF_POST =
  /\b(?:tasks?|duties|results?|achievements?|accomplishments|responsibilities|projects?|highlights|details?|scope|main points|key points|what i did|in detail|more)\b/i
/** What parts it from the house, or from what one was there. */
const APART = /\s*:\s+|\s+[–—|·-]\s+|\s*\(/u

/** 'B.V.', 'plc' behind a name, 'four hotels' in brackets: said of it once. */
const FORM =
  /[\s,]+(?:b\.?v|n\.?v|ltd|limited|plc|llc|llp|inc|co|corp|gmbh|ag|kg|s\.?a|s\.?r\.?l|s\.?p\.?a|a\/?s|a\.?b|oy|o[uü]|lda|pty)\.?$/iu
const plainName = (name: string): string =>
  name
    .replace(/^\d{1,2}(?:\.\d{1,2}){0,3}\.?\s+/, '')
    .replace(/\s*\([^()]*\)/g, '')
    .trim()
    .replace(FORM, '')
    .toLowerCase()

/** Words of a sentence that tells more than when it was. */
const SENTENCE = 8

/**
 * Posts in rows or lines that have nothing below them, each with what a heading further on tells that is the name of its
 * house and no more: '### Orrin Bank' below 'In detail'.
 */
function withBodies(
  units: readonly Unit[],
  entries: readonly Entry[],
): { entries: readonly Entry[]; told: readonly Entry[] } {
  const bare = entries.filter(
    ({ kind, range, org, title, header, from, to }) =>
      kind === 'experience' &&
      range !== null &&
      org !== null &&
      title !== null &&
      to - from <= header.length &&
      (units[from]?.kind === 'row' || units[from]?.kind === 'item'),
  )
  const named = (name: string): readonly Entry[] => bare.filter(({ org }) => plainName(org ?? '') === name)
  const told = entries.flatMap((entry) => {
    const { kind, title, range, header, from } = entry
    const [heading, below] = header.map((at) => units[at])
    if (kind !== 'experience' || title !== null || heading?.kind !== 'heading' || heading.index !== from)
      return []
    // a date in a sentence or an item below is that of what it tells
    const isSaid =
      below?.kind === 'item' ||
      (below?.kind === 'sentence' && /[.!?]$/.test(below.text) && below.text.split(' ').length >= SENTENCE)
    if (range !== null && !(isSaid && range.single)) return []
    const whole = named(plainName(heading.text))
    const [post, more] = whole.length > 0 ? whole : named(plainName(heading.text.split(/,\s/)[0] ?? ''))
    return post !== undefined && more === undefined && post.to <= from ? [{ entry, post, heading }] : []
  })
  const once = told.filter(({ post }) => told.filter((other) => other.post === post).length === 1)
  const merged = new Map(
    once.map(({ entry, post, heading }) => [
      post,
      { ...post, header: [...post.header, heading.index], from: entry.from, to: entry.to },
    ]),
  )
  return { entries: entries.map((entry) => merged.get(entry) ?? entry), told: once.map(({ entry }) => entry) }
}

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
  const { entries: whole, told } = withBodies(units, entries)
  for (const entry of told) gone.add(entry)
  if (gone.size === 0) return entries
  const kept = whole.filter((entry) => !gone.has(entry))
  const placeOf = new Map(kept.map(({ index }, place) => [index, place]))
  return kept.map((entry, index) => ({
    ...entry,
    index,
    parent: entry.parent === null ? null : (placeOf.get(entry.parent) ?? null),
  }))
}
