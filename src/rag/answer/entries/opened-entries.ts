/** The entries that headings and header lines of a stretch open. */
import type { CvDocument } from '../../types.ts'
import { kindsOfHeading } from '../document/heading-kinds.ts'
import type { Unit } from '../document/units.ts'
import { isBreak } from '../lexicon/breaks.ts'
import type { Kind } from '../lexicon/kinds.ts'
import { looksLikeOrg, looksLikeTitle } from '../lexicon/names.ts'
import { findDates } from '../text/dates.ts'
import { besidePosts } from './beside-posts.ts'
import { endsIn } from './entry-ends.ts'
import { datedLine, isMarked, isRange, isSetOff, last } from './entry-headers.ts'
import { lineEntry } from './entry-lines.ts'
import { startsIn, type Opened, type Part } from './entry-starts.ts'
import type { Entry } from './entry.ts'
import { titleBelow } from './header-lines.ts'
import { headerParts } from './header-parts.ts'
import { headingEntry } from './heading-entry.ts'
import { gathersAtPlace } from './place-headings.ts'
import { headsProse } from './prose-header.ts'
import { titledIn } from './start-lines.ts'

/** In these a heading without a date may still name a post, a school, a project. */
const OPENS_UNDATED: ReadonlySet<Kind> = new Set(['experience', 'education', 'projects', 'volunteering'])

/**
 * 'Finding my feet (2003–2009)' above sentences that tell what was when: a chapter of a life told in prose, which
 * names no employer. Its sentences answer for themselves.
 */
function isChapter({ document, list, depth, heading }: Part): boolean {
  if (heading === undefined || depth >= 3 || titleBelow(document, list) !== null) return false
  if (looksLikeOrg(heading.text) || looksLikeTitle(heading.text)) return false
  const body = list.filter((unit) => unit !== heading)
  const [years] = findDates(heading.text)
  return (
    body.every(({ kind, line, first }) => kind === 'sentence' && (!line || first)) &&
    years !== undefined &&
    body.some(
      ({ text }) =>
        PROSE.test(text) &&
        findDates(text).some(({ from, to }) => from >= years.from && (from > years.from || to < years.to)),
    )
  )
}

/** Is it no post, but a break, or what a label says was one? */
function isTimeOff({ text }: Unit): boolean {
  const parts = headerParts(text, findDates(text))
  const [label = '', ...said] = parts[0]?.split(/:\s+/) ?? []
  return isBreak(parts) || (said.length > 0 && !looksLikeTitle(label) && isBreak([said.join(' ')]))
}

/** A sentence in which the person tells. */
const PROSE = /\bI\b.*[.!?]$/s

/** '1. *Ward sister*, May 2015 – Dec 2018': what one was set off, and from when to when behind it. */
function isPostItem(document: CvDocument, unit: Unit): boolean {
  const [date, more] = findDates(unit.text)
  if (unit.kind !== 'item' || date === undefined || more !== undefined || !isSetOff(document, unit))
    return false
  const title = unit.text.slice(0, date.start).replace(/[\s,(·|–—-]+$/, '')
  return unit.text.length - date.end <= 2 && title.length <= TITLE && looksLikeTitle(title)
}
/** Characters of what one was. */
const TITLE = 60

/** 'Talks since 2016', 'Prizes, 2010 – 2020': from when on its list is told, and no thing of that time. */
const isListSince = (heading: Unit, kind: Kind | null): boolean =>
  kind !== null &&
  LISTED.has(kind) &&
  kindsOfHeading(heading.text).get(kind) === 1 &&
  !titledIn(heading) &&
  !looksLikeOrg(heading.text)
const LISTED: ReadonlySet<Kind> = new Set<Kind>(['awards', 'funding', 'publications', 'talks'])

/** Adds what headings and header lines open. */
export function addFromLines(part: Part, above: Unit | null, entries: Entry[]): void {
  const { document, list, kind, depth, heading, isDated } = part
  const starts = startsIn(part)
  // 'Service 1998 – 2018' above dated items is a section of posts, not one of them
  const gathersPosts =
    depth < 3 &&
    heading !== undefined &&
    kindsOfHeading(heading.text).size > 0 &&
    starts.filter(({ text }) => isRange(text)).length >= 2
  // 'Where I am now (since 2020)' above a sentence that tells of the post itself
  const toldBelow =
    depth < 3 &&
    starts.some(({ text, kind: form }) => form === 'sentence' && isRange(text) && headsProse(text))
  const headingDated = isDated && !gathersPosts && !toldBelow
  if (headingDated && (isChapter(part) || (heading && gathersAtPlace(document, heading)))) return
  const mayOpen = kind !== null && OPENS_UNDATED.has(kind)
  const under =
    (kind === null || kind === 'teaching' || mayOpen) && heading !== undefined && (depth >= 3 || headingDated)
  const opened: Opened = {
    ...part,
    headingDated,
    under,
    above: heading === undefined ? null : above,
    entries,
  }
  // a heading with the years at one employer may stand above dated lines for the posts there
  const posts = headingDated
    ? starts.filter(
        (unit) =>
          unit.kind !== 'row' &&
          isRange(unit.text) &&
          (isMarked(document, unit) || isPostItem(document, unit)) &&
          // below what one was, only what says so as well is a post of its own
          (!titledIn(heading) || titledIn(unit)),
      )
    : []
  // '#### Project Manager' below '### 2020 to date: Halden Rail' is dated by it: '1. **Flood wall** (2022–2024)' was done there
  const datedAbove =
    !headingDated &&
    depth >= 3 &&
    kind === 'experience' &&
    above !== null &&
    titledIn(heading) &&
    isRange(above.text)
  const openers = headingDated
    ? posts
    : datedAbove && !starts.some((unit) => titledIn(unit) || unit.kind !== 'item')
      ? []
      : starts
  // a paragraph below studies tells of one of them, as a rule the last
  const ends = kind === 'education' ? [] : endsIn(document, list, openers)
  if (
    heading !== undefined &&
    openers.length > 0 &&
    openers.every((unit) => headingDated && isTimeOff(unit))
  ) {
    // '- **Interruption:** parental leave, 2014 – 2015' below '### 2012 – 2018: Halvmark, Leeds': the post went on around it
    const post = headingEntry(opened, heading)
    if (post !== null) entries.push({ ...post, to: last(list) + 1 })
    for (const [i, unit] of openers.entries()) {
      const to = openers[i + 1]?.index ?? last(list) + 1
      entries.push({ ...lineEntry(opened, unit, i, to), from: unit.index })
    }
  } else if (openers.length > 0)
    openers.forEach((unit, i) => {
      // '**Developer, Quarrel Games**' above '*2016 – 2020, Leeds*', which tells its dates
      if (i > 0 && kind === 'experience' && entries.at(-1)?.header.includes(unit.index) === true) return
      const entry = lineEntry(opened, unit, i, ends[i] ?? openers[i + 1]?.index ?? last(list) + 1)
      entries.push(entry, ...besidePosts(part.units, unit, entry, entries.length + 1))
    })
  else if (heading !== undefined && (headingDated || (depth >= 3 && mayOpen))) {
    if (depth < 3 && isListSince(heading, kind)) return
    const post = kind === 'experience' ? postAround(opened, heading) : undefined
    if (post !== undefined) {
      entries[post.index] = { ...post, to: last(list) + 1 }
      return
    }
    const entry = headingEntry(opened, heading)
    if (entry !== null) entries.push(entry)
  }
}

/**
 * '#### Night trains' below '### Timetable planner, Halden Rail (2014 – 2019)', which tells it all: no post of its own, but
 * something done in that one, of which it goes on to tell.
 */
function postAround({ list, above, entries }: Opened, heading: Unit): Entry | undefined {
  const line = datedLine(list)
  // 'It opened in March 2017.' is no line of dates
  const isDated = line !== null && isRange(line.text) && !/[.!?]$/.test(line.text)
  if (above === null || isDated || titledIn(heading) || looksLikeOrg(heading.text)) return undefined
  const post = entries.find(({ header }) => header[0] === above.index)
  const isWhole = post?.title != null && post.org !== null && post.header.length === 1 && isRange(above.text)
  return isWhole && entries.at(-1) === post ? post : undefined
}
