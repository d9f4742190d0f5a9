/** Entries: a post, a course of study, a project … with its header, its dates and what stands below it. */
import type { CvDocument } from '../../types.ts'
import { kindsOfHeading } from '../document/heading-kinds.ts'
import { levelsOf } from '../document/levels.ts'
import type { Unit } from '../document/units.ts'
import type { Kind } from '../lexicon/kinds.ts'
import { isBreak } from '../lexicon/breaks.ts'
import { isDegree, looksLikeOrg, looksLikeTitle } from '../lexicon/names.ts'
import { findDates } from '../text/dates.ts'
import { withAlikeHeaders } from './alike-headers.ts'
import { besidePosts } from './beside-posts.ts'
import { withClientProjects } from './client-projects.ts'
import { engagementsIn, type Engagement } from './engagements.ts'
import { datedLine, isMarked, isRange, isSetOff, last, orgAbove } from './entry-headers.ts'
import { lineEntry } from './entry-lines.ts'
import { recordsOf } from './entry-records.ts'
import { partsOf, startsIn, titledIn, type Part, type Opened } from './entry-starts.ts'
import { assemble, type Entry } from './entry.ts'
import { titleBelow } from './header-lines.ts'
import { fieldsBelowDates } from './fields-below-dates.ts'
import { headerParts } from './header-parts.ts'
import { headingEntry } from './heading-entry.ts'
import { houseHeadings } from './house-headings.ts'
import { houseSections } from './house-sections.ts'
import { withHousesAbove } from './houses-above.ts'
import { withKnownEmployers } from './known-employers.ts'
import { tellPosts } from './labelled-records.ts'
import { withLinesBeside } from './lines-beside.ts'
import { periodPost } from './period-posts.ts'
import { gathersAtPlace } from './place-headings.ts'
import { postSections } from './post-sections.ts'
import { headsProse, tellsTitle } from './prose-header.ts'
import { withTitleSections } from './title-sections.ts'
import { withTitleRuns } from './title-runs.ts'
import { titledDraft, titlesBelow } from './titles-below.ts'

/** In these a heading without a date may still name a post, a school, a project. */
const OPENS_UNDATED: ReadonlySet<Kind> = new Set(['experience', 'education', 'projects', 'volunteering'])
/** In these, what one was and with whom is said of something else than a post. */
const OF_THEIR_KIND: ReadonlySet<Kind | null> = new Set<Kind>([
  'education',
  'volunteering',
  'teaching',
  'projects',
])
/** Of these the entries make up a career. */
const TIMELINE: ReadonlySet<Kind | null> = new Set<Kind>([
  'experience',
  'education',
  'volunteering',
  'teaching',
])

/**
 * Finds the entries of a document. `kindOf` tells the kind of each section. Entries are looked for where posts,
 * studies and the like stand; in other sections only headings with dates or bold first lines open one.
 */
export function findEntries(
  document: CvDocument,
  units: readonly Unit[],
  kindOf: (section: number) => Kind | null,
): Entry[] {
  const entries: Entry[] = []
  const levels = levelsOf(document)
  const posts = postSections(document, units)
  const bySection = new Map<number, Unit[]>()
  for (const unit of units) {
    const list = bySection.get(unit.section)
    if (list) list.push(unit)
    else bySection.set(unit.section, [unit])
  }
  const houses = houseSections(document, units)
  const named = houseHeadings(document, units)
  const engaged = engagementsIn(document, units, kindOf)
  const inTwo = titlesBelow(document, units)
  for (const [section, all] of bySection)
    for (const list of partsOf(document, all)) {
      const heading = list[0]?.kind === 'heading' ? list[0] : undefined
      const isDated = heading !== undefined && findDates(heading.text).length > 0
      // the heading of a house names whom the posts below it were with, as headings below those of sections do
      const depth = named.has(section) ? 3 : (levels[section] ?? 0)
      const house = list[0] === all[0] ? (houses.get(section) ?? null) : null
      const kind =
        house !== null ||
        (kindOf(section) === null && tellPosts(document, list)) ||
        (!OF_THEIR_KIND.has(kindOf(section)) && fieldsBelowDates(document, list) !== null)
          ? 'experience'
          : kindIn(list, kindOf(section), depth >= 3)
      const timeline = TIMELINE.has(kind)
      const post = heading === undefined || house !== null ? null : (posts.get(section)?.line ?? null)
      const part = { document, units, list, section, kind, timeline, depth, heading, isDated, house, post }
      const records = post !== null ? [] : recordsOf(part)
      const before = entries.length
      records.forEach(({ from, to, within, ...draft }, i) =>
        entries.push(
          assemble(draft, {
            kind,
            from,
            to: to ?? records[i + 1]?.from ?? last(list) + 1,
            index: entries.length,
            parent: within === undefined ? null : before + within,
          }),
        ),
      )
      if (records.length > 0) continue
      const period =
        kind === null || kind === 'experience' || kind === 'education' ? periodPost(document, list) : null
      if (period !== null) {
        const place = { kind: kind ?? 'experience', from: list[0]?.index ?? 0, to: last(list) + 1 }
        entries.push(assemble(period, { ...place, index: entries.length }))
        continue
      }
      const above = inTwo.get(section)
      if (above !== undefined && heading !== undefined && kind === 'experience') {
        // the heading above has opened an entry that names nobody's post: it is a part of this one
        if (entries.at(-1)?.from === above.index) entries.pop()
        const place = { kind, from: above.index, to: last(list) + 1, index: entries.length }
        entries.push(assemble(titledDraft(heading, above), place))
        continue
      }
      const own = engaged.filter((one) => list.some(({ index }) => index === one.from))
      if (own.length > 0 && isDated && heading !== undefined && kind === 'experience' && depth >= 3) {
        // what stands below it tells of the clients
        const alone = { ...part, list: [heading], headingDated: true, under: true, above: null, entries }
        const post = headingEntry(alone, heading)
        if (post !== null) entries.push({ ...post, to: last(list) + 1 })
      }
      for (const one of own) entries.push(entryOf(one, entries.length))
      if (own.length === 0) addFromLines(part, orgAbove(document, section, bySection, named), entries)
    }
  const read = withKnownEmployers(
    withAlikeHeaders(
      units,
      withTitleSections(
        document,
        units,
        withLinesBeside(document, units, withHousesAbove(document, units, entries)),
      ),
    ),
  )
  return withClientProjects(document, units, withTitleRuns(units, read)).map((entry) =>
    isStudyAmongPapers(entry) ? { ...entry, kind: 'education' } : entry,
  )
}

/** 'BA History, Leeds, 2010 – 2013' among certificates, in a section that is not called studies. */
const isStudyAmongPapers = ({ kind, parts, range }: Entry): boolean =>
  (kind === null || kind === 'certifications' || kind === 'publications') &&
  range?.single === false &&
  range.to > range.from + 11 &&
  isDegree(parts[0] ?? '')

/** What was done for others, and when; a field of it names the client. It is no post, whatever its section is called. */
function entryOf({ name, fields, range, when, dated, from, to }: Engagement, index: number): Entry {
  const header = dated === null || dated < from ? [from] : [...new Set([from, dated])]
  const text = range === null ? name : `${name}, ${when}`
  return assemble({ header, text, rows: fields }, { kind: 'projects', from, to, index })
}

/** 'The big school', where a sentence tells of a post: below a heading that is not known. */
function kindIn(list: readonly Unit[], kind: Kind | null, isBelow: boolean): Kind | null {
  if (kind !== null) return kind
  const [first] = list.filter(({ kind: form }) => form !== 'heading')
  if (first?.kind !== 'sentence') return kind
  const isTold = headsProse(first.text) || (isBelow && list[0] !== first && tellsTitle(first.text))
  return isTold ? 'experience' : kind
}

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
function addFromLines(part: Part, above: Unit | null, entries: Entry[]): void {
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
  const openers = headingDated ? posts : starts
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
      const entry = lineEntry(opened, unit, i, openers[i + 1]?.index ?? last(list) + 1)
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
