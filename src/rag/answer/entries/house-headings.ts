/**
 * Sections that are named for a house: '## Ferncastle Robotics' above '**Staff Engineer** (April 2022 – present)', or
 * above '### Staff Engineer' with its dates.
 */
import type { CvDocument, Section } from '../../types.ts'
import { unitsOf } from '../document/by-section.ts'
import { kindsOfHeading } from '../document/heading-kinds.ts'
import { levelsOf } from '../document/levels.ts'
import type { Unit } from '../document/units.ts'
import { isProperName, looksLikeOrg, looksLikeTitle } from '../lexicon/names.ts'
import { findDates, isPeriodAlone } from '../text/dates.ts'
import { oncePer } from '../text/once-per.ts'
import { datedLine, GROUPING, isRange, isSetOff, isStrong } from './entry-headers.ts'
import { headerParts } from './header-parts.ts'

/** Of so many sections alike, each is what the others are. */
const ALIKE = 2
/** Characters of what one was. */
const TITLE = 60
/** Characters of the name of a house, with its place. */
const NAME = 70

/**
 * Such sections among the highest below the name, by their indexes, each with its first post. Posts are told by what
 * one was and from when to when alone, so that nothing but the heading can say with whom.
 */
export const houseHeadings = (document: CvDocument, units: readonly Unit[]): ReadonlyMap<number, string> =>
  kept(units, document)

const kept = oncePer(read)

function read(units: readonly Unit[], document: CvDocument): ReadonlyMap<number, string> {
  const levels = levelsOf(document)
  const headings = units.filter(
    ({ kind, text, section }) => kind === 'heading' && levels[section] === 2 && mayName(text),
  )
  const below = new Map<number, Section[]>()
  for (const section of document.sections)
    if (section.parent !== null) below.set(section.parent, [...(below.get(section.parent) ?? []), section])
  const found = headings.flatMap(({ text, section }) => {
    const posts = [...boldPosts(document, units, section), ...postsIn(below.get(section) ?? [], units)]
    const [first] = posts
    const isTelling = (post: string): boolean =>
      tellsTitleAlone(post) || (looksLikeOrg(text) && tellsTitleAlone(withoutField(post)))
    return first !== undefined && posts.every(isTelling) ? [{ text, section, first }] : []
  })
  const telling = found.filter(({ text }) => looksLikeOrg(text) || isName(nameOf(text)))
  return found.length >= ALIKE && telling.length * 2 > found.length
    ? new Map(found.map(({ section, first }) => [section, first]))
    : new Map()
}

/** The lines in bold that tell a time; where there are none, those set off in italics, or else those that tell a post. */
function boldPosts(document: CvDocument, units: readonly Unit[], section: number): string[] {
  const own = unitsOf(units, section)
  const dated = own.flatMap((unit, i): { unit: Unit; text: string }[] => {
    if (unit.kind === 'heading' || unit.kind === 'row' || !unit.first || unit.parents.length > 0) return []
    if (isRange(unit.text)) return [{ unit, text: unit.text }]
    // '**Research Chemist**' above '10/2013 – 12/2017'
    const next = own[i + 1]
    const isDated = next?.block === unit.block && next.line && isPeriodAlone(next.text)
    return isDated ? [{ unit, text: `${unit.text} (${next.text})` }] : []
  })
  const bold = dated.filter(({ unit }) => isStrong(document, unit))
  const setOff = bold.length > 0 ? bold : dated.filter(({ unit }) => isSetOff(document, unit))
  return (setOff.length > 0 ? setOff : dated.filter(({ text }) => tellsTitleAlone(text))).map(
    ({ text }) => text,
  )
}

/** The headings right below, with their dates. */
function postsIn(sections: readonly Section[], units: readonly Unit[]): string[] {
  return sections.map(({ heading, index }) => {
    const below = findDates(heading).length > 0 ? null : datedLine(unitsOf(units, index))
    return below === null ? heading : `${heading} (${below.text})`
  })
}

/** 'Ferncastle Robotics (2012 – 2017)': all the years there may stand behind the name. */
function nameOf(heading: string): string {
  const [years, more] = findDates(heading)
  const isBehind = years?.single === false && more === undefined && years.end >= heading.length - 1
  return isBehind ? heading.slice(0, years.start).replace(/[\s,(|·–—-]+$/, '') : heading
}

function mayName(text: string): boolean {
  const heading = nameOf(text)
  return (
    heading.length <= NAME &&
    /^\p{Lu}/u.test(heading) &&
    findDates(heading).length === 0 &&
    !GROUPING.test(heading) &&
    (kindsOfHeading(heading).size === 0 || looksLikeOrg(heading)) &&
    !headerParts(heading, []).some((part) => looksLikeTitle(part) && !OFFICE.test(part))
  )
}

/** 'Office of the Ombudsman' is where one was, and not what. */
const OFFICE = /^(?:Office|Bureau|Department|Ministry|Chamber|Court|Council) of (?:the )?\p{Lu}/u

/** '**Head of Department, Housing Policy** (2022 – now)' without what it was for. */
function withoutField(post: string): string {
  const [title, field, more] = headerParts(post, findDates(post))
  const isField = field !== undefined && more === undefined && !looksLikeOrg(field) && !looksLikeTitle(field)
  return isField && title !== undefined ? post.replace(`, ${field}`, '') : post
}

/** 'Fjellmaling Paints, Bergen': a name of two words or more. */
function isName(heading: string): boolean {
  const [name = ''] = headerParts(heading, [])
  return name.includes(' ') && isProperName(name)
}

/** '**Research Chemist** (10/2013 – 12/2017)' */
function tellsTitleAlone(text: string): boolean {
  const dates = findDates(text)
  const [date] = dates
  if (date === undefined) return false
  const isBehind = date.start <= 3
  if (isBehind && text.length - date.end > TITLE) return false
  const title = isBehind ? text.slice(date.end) : text.slice(0, date.start)
  const [first, ...more] = headerParts(title.replace(/\s*\([^()]{2,30}\)(?=[\s,:;|·(–—-]*$)/u, ''), [])
  return first !== undefined && more.length === 0 && looksLikeTitle(first)
}
