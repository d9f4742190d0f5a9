/**
 * Posts in as many headings as they have parts: '## Head of Legal' above '### Brass Live plc, 2018 – now', or above
 * '### Brass Live plc' and '#### Leeds, 2018 – now'.
 */
import type { CvDocument, Section } from '../../types.ts'
import { unitsOf } from '../document/by-section.ts'
import { levelsOf } from '../document/levels.ts'
import type { Unit } from '../document/units.ts'
import { looksLikeOrg, looksLikeTitle } from '../lexicon/names.ts'
import { findDates } from '../text/dates.ts'
import { oncePer } from '../text/once-per.ts'
import { GROUPING, isRange } from './entry-headers.ts'
import { isPost, type Entry } from './entry.ts'
import { headerParts } from './header-parts.ts'

/** Of so many sections alike, each is what the others are. */
const ALIKE = 2
/** Characters of what one was. */
const TITLE = 60

/** Sections whose headings say what one was and no more, by their indexes, each with its heading. */
export const titleSections = (document: CvDocument, units: readonly Unit[]): ReadonlyMap<number, Unit> =>
  kept(units, document)

const kept = oncePer(read)

function read(units: readonly Unit[], document: CvDocument): ReadonlyMap<number, Unit> {
  const levels = levelsOf(document)
  const below = (index: number): Section[] => document.sections.filter(({ parent }) => parent === index)
  const found = new Map<number, Unit>()
  for (const { index, heading } of document.sections) {
    const [own, told] = unitsOf(units, index)
    if (levels[index] !== 2 || own === undefined || told !== undefined || heading.length > TITLE) continue
    if (findDates(heading).length > 0 || !headerParts(heading, []).every(looksLikeTitle)) continue
    const [house, ...others] = below(index)
    if (house === undefined || others.length > 0) continue
    if (headerParts(house.heading, findDates(house.heading)).some(looksLikeTitle)) continue
    const lines = [house, ...below(house.index)].flatMap((one) => unitsOf(units, one.index).slice(0, 2))
    if (lines.some(({ text }) => isRange(text))) found.set(index, own)
  }
  return found.size >= ALIKE ? found : new Map()
}

/** Entries below such headings, with what those say. */
export function withTitleSections(
  document: CvDocument,
  units: readonly Unit[],
  entries: readonly Entry[],
): readonly Entry[] {
  const titles = titleSections(document, units)
  if (titles.size === 0) return withTitleAbove(units, entries)
  const done = new Set<Unit>()
  return entries.map((entry) => {
    let section: number | null | undefined = units[entry.header[0] ?? -1]?.section
    while (section != null && !titles.has(section)) section = document.sections[section]?.parent
    const title = section == null ? undefined : titles.get(section)
    if (title === undefined || entry.title !== null || done.has(title)) return entry
    done.add(title)
    return withTitle(entry, title)
  })
}

/** 'Localisation lead (contracts)' above posts that name a house and a time each, and none what one was there. */
function withTitleAbove(units: readonly Unit[], entries: readonly Entry[]): readonly Entry[] {
  const posts = entries.filter((entry) => isPost(entry) && entry.range !== null && entry.parent === null)
  const sectionOf = ({ from }: Entry): number | undefined => units[from]?.section
  const titled = new Map<Entry, Unit>()
  for (const section of new Set(posts.map(sectionOf))) {
    const own = posts.filter((entry) => sectionOf(entry) === section)
    const heading = units.find((unit) => unit.section === section && unit.kind === 'heading')
    if (heading === undefined || own.length < ALIKE || !isTitle(heading.text)) continue
    if (own.every(({ title, org }) => title === null && org !== null))
      for (const entry of own) titled.set(entry, heading)
  }
  if (titled.size === 0) return entries
  return entries.map((entry) => {
    const heading = titled.get(entry)
    return heading === undefined ? entry : withTitle(entry, heading)
  })
}

/** One's title, and no sort of posts: 'Freelance work', 'Internships'. */
function isTitle(heading: string): boolean {
  const [title = ''] = headerParts(heading, findDates(heading))
  return (
    heading.length <= TITLE &&
    looksLikeTitle(title) &&
    !looksLikeOrg(title) &&
    !GROUPING.test(title) &&
    !/[^s]s$|\b(?:freelance|volunteer|self-employed)$/i.test(title)
  )
}

const withTitle = (entry: Entry, heading: Unit): Entry => ({
  ...entry,
  header: [...new Set([heading.index, ...entry.header])],
  text: `${heading.text}, ${entry.text}`,
  parts: [...headerParts(heading.text, []), ...entry.parts],
  title: headerParts(heading.text, [])[0] ?? heading.text,
})
