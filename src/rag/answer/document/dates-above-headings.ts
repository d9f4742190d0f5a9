/**
 * Dates that stand above the heading of what they tell, as forms put them: '2014 – 2018', then '### Clerk'. They are
 * read below it.
 */
import type { Block, CvDocument, Section } from '../../types.ts'
import { findDates, isDateAlone } from '../text/dates.ts'

/** Characters of such a line. */
const LONGEST = 60
/** '06/2014, Oslo', '06/2014 – 08/2014 – Oslo, Norway': where it was, behind its dates. */
const PLACE_BEHIND = /^(?:,| [–—-]| \|)? ?\p{Lu}[\p{L}.'’ -]{1,28}(?:, \p{Lu}[\p{L}.'’ -]{1,28})?$/u

/** The document with such dates below their headings; the document itself where there are none. */
export function withDatesBelowHeadings(document: CvDocument): CvDocument {
  const told = document.blocks.filter((block) => block.text.trim() !== '')
  if (!told.some(tellsTime)) return document
  const blocks = groupedBy(told, ({ section }) => section)
  const moved = new Map<number, Block>()
  for (const [parent, below] of groupedBy(document.sections, (section) => section.parent))
    for (const [section, dates] of datesAbove(blocks, parent, below)) moved.set(section, dates)
  if (moved.size === 0) return document
  const of = new Map([...moved].map(([section, { index }]) => [index, section]))
  return {
    ...document,
    // a section begins with its dates, so that they are not read before its heading
    sections: document.sections.map((section) => {
      const start = moved.get(section.index)?.span.start ?? section.span.start
      const end = moved.get(section.index + 1)?.span.start ?? section.span.end
      return { ...section, span: { start, end: Math.min(end, section.span.end) } }
    }),
    blocks: document.blocks.map((block) => ({ ...block, section: of.get(block.index) ?? block.section })),
  }
}

function groupedBy<T, K>(all: readonly T[], keyOf: (one: T) => K): ReadonlyMap<K, readonly T[]> {
  const groups = new Map<K, T[]>()
  for (const one of all) {
    const group = groups.get(keyOf(one))
    if (group === undefined) groups.set(keyOf(one), [one])
    else group.push(one)
  }
  return groups
}

/** What is told in each section, by its index. */
type Told = ReadonlyMap<number, readonly Block[]>

/** The dates above the headings right below one, where they stand so above each of them and below none. */
function datesAbove(
  told: Told,
  around: number | null,
  all: readonly Section[],
): readonly (readonly [section: number, dates: Block])[] {
  const below = all.filter(({ depth }) => depth > 1)
  const [first] = below
  if (around === null || first?.index !== around + 1) return []
  const found = below.flatMap(({ index }) => {
    const dates = told.get(index - 1)?.at(-1)
    return dates !== undefined && tellsTime(dates) ? [[index, dates] as const] : []
  })
  const last = below.at(-1)?.index ?? around
  const end = told.get(last)?.at(-1)
  const isAbove =
    found.length === below.length &&
    below.every(({ index, heading }) => {
      const [top, ...more] = told.get(index) ?? []
      const isBelow = top !== undefined && tellsTime(top) && (more.length > 0 || index === last)
      return findDates(heading).length === 0 && !isBelow
    })
  return isAbove && !(end !== undefined && tellsTime(end)) ? found : []
}

/** A paragraph that tells a time and no more than a place. */
function tellsTime({ kind, parents, text }: Block): boolean {
  if (kind !== 'paragraph' || parents.length > 0 || text.length > LONGEST) return false
  const [date, more] = findDates(text)
  if (date === undefined || more !== undefined || date.start > 0) return false
  return isDateAlone(text) || PLACE_BEHIND.test(text.slice(date.end))
}
