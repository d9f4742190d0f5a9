/** Where entries begin: the stretches of a section, and the lines in them that head one. */
import type { CvDocument } from '../../types.ts'
import { kindsOfHeading } from '../document/heading-kinds.ts'
import { HEADER_MAX, type Unit } from '../document/units.ts'
import type { Kind } from '../lexicon/kinds.ts'
import { isProperName, looksLikeOrg, looksLikeTitle } from '../lexicon/names.ts'
import { findDates, isPeriodAlone, type DateRange } from '../text/dates.ts'
import {
  GROUPING,
  isHeader,
  isMarked,
  isMarkedItem,
  isSetOff,
  isStrong,
  datedLine,
  isRange,
} from './entry-headers.ts'
import type { Entry } from './entry.ts'
import { headerParts } from './header-parts.ts'
import type { LabelledRecord } from './labelled-records.ts'
import { isLead } from './led-paragraphs.ts'
import { isLabelAlone, tellsPart, tellsWithin } from './post-parts.ts'
import { tellsTitle } from './prose-header.ts'
import { isWholeItem } from './whole-items.ts'

/** Characters of a sentence that tells when and where, and hardly more. */
const DATED_NEXT = 80

/** A stretch of a section in which entries are looked for. */
export interface Part {
  readonly document: CvDocument
  /** All units of the document. */
  readonly units: readonly Unit[]
  /** Those of the stretch, in reading order. */
  readonly list: readonly Unit[]
  readonly section: number
  readonly kind: Kind | null
  /** Whether posts, studies and the like stand here. */
  readonly timeline: boolean
  readonly depth: number
  readonly heading: Unit | undefined
  /** Whether the heading tells dates. */
  readonly isDated: boolean
  /** Where the heading, one of the highest below the name, is a house: one's posts there, as fields below it tell them. */
  readonly house: readonly LabelledRecord[] | null
  /** Where the section is one post, the line with its dates, which stands with its heading. */
  readonly post: Unit | null
}

/** What is known of a part when its entries are made. */
export interface Opened extends Part {
  /** Its heading is that of a post, with its dates. */
  readonly headingDated: boolean
  /** Its heading may name an employer, a school. */
  readonly under: boolean
  /** The heading above that names whom the post was with. */
  readonly above: Unit | null
  /** Those of the parts before. */
  readonly entries: readonly Entry[]
}

/** Lines that look like headers, as far as those around them let them be. */
export function startsIn({ document, list, kind, timeline, depth, heading, post }: Part): readonly Unit[] {
  if (post !== null) return [post]
  let starts: Unit[] = []
  let first: Unit | undefined
  for (const [i, unit] of list.entries()) {
    // a line that gathers what stands below it
    if (unit.kind === 'heading' || (unit === list[0] && gathers(document, list, 0))) continue
    if (timeline && isLabelAlone(document, unit)) continue
    if (unit.first) first = unit
    if (isHeader(document, unit, timeline, first) || (timeline && isDatedNext(document, unit, list[i + 1])))
      starts.push(unit)
  }
  if (kind === 'projects') starts = withAlike(document, list, starts)
  const firstBody = list.find((u) => u.kind !== 'heading')
  if (starts.length === 0 && firstBody && isToldBelow(heading, depth, firstBody)) starts = [firstBody]
  const others = starts.filter((unit) => !tellsPart(document, unit))
  if (
    timeline &&
    (others.some(({ text }) => isRange(text)) ||
      (kind === 'experience' && others.filter((unit) => titledIn(unit)).length > 1) ||
      isToldAbove(list, heading, depth, starts[0]))
  )
    starts = others
  if (timeline && titledIn(heading) && isToldAbove(list, heading, depth, starts[0]))
    starts = starts.filter((unit) => !leadsProse(document, unit))
  if (timeline)
    starts = withoutParts(starts, isDated(heading) || depth < 3 ? heading : (datedLine(list) ?? undefined))
  // the line right below a heading of its own tells the dates of that one post
  const [own] = heading !== undefined && depth >= 3 ? starts : []
  const isOfHeading =
    own !== undefined &&
    own === firstBody &&
    own.kind !== 'row' &&
    (!isMarked(document, own) || (isPeriodAlone(own.text) && titledIn(heading))) &&
    !(GROUPING.test(heading?.text ?? '') && !titledIn(heading) && isFirstOfSeveral(starts)) &&
    !(isWholeItem(own) && starts.slice(1).some(isWholeItem)) &&
    (titledIn(heading) || !starts.slice(1).some((next) => isSetOffAlike(document, own, next)))
  if (isOfHeading) starts = [own]
  if (own && own === firstBody && tellsTime(heading, own))
    starts = starts.filter((unit) => unit.kind !== 'item' || tellsRise(unit))
  // where header lines are set off in bold or italics, plain items below them are no headers
  const marked = starts.filter((unit) => isMarked(document, unit))
  if (marked.length > 0 && marked.length < starts.length)
    starts = starts.filter(
      (unit) => marked.includes(unit) || isRankBelow(marked, unit) || isRankItem(document, marked, unit),
    )
  // list items below a header line are its body; plain items open entries only when most of their list is dated
  const lead = starts.findIndex(({ kind }) => kind !== 'item')
  if (lead >= 0)
    return isMarkedItem(document, starts)
      ? starts.filter((unit, i) => i < lead || unit.kind !== 'item' || !isLabelled(document, unit))
      : starts.filter(({ kind }, i) => i < lead || kind !== 'item')
  const items = list.filter((u) => u.kind === 'item' && u.parents.length === 0)
  const isFew = starts.length * 2 < items.length && marked.length === 0
  return isFew && !(kind === 'experience' && isPostAbove(items, starts)) ? [] : starts
}

/** '- Since 2021: harbour manager, Vestbukt' alone above items without dates: they tell of that post. */
const isPostAbove = (items: readonly Unit[], [start, ...more]: readonly Unit[]): boolean =>
  start !== undefined && more.length === 0 && start === items[0] && isRange(start.text) && titledIn(start)

/** '- **Attendance:** down since January 2022' tells of a post above it, as what. */
const isLabelled = ({ blocks }: CvDocument, { block, from, text }: Unit): boolean => {
  const mark = blocks[block ?? -1]?.marks.find(({ kind, start }) => kind === 'strong' && start <= from + 2)
  if (mark === undefined) return false
  const label = text.slice(0, mark.end - from + 1)
  return /:\s*$/.test(label) && !looksLikeTitle(label)
}

/** 'Head of Yard (since 2021)' below '**2018 – today**' and the house: what one was then, in lines of the same paragraph. */
const isRankBelow = (marked: readonly Unit[], unit: Unit): boolean =>
  unit.line &&
  isRange(unit.text) &&
  titledIn(unit) &&
  marked.some((above) => above.block === unit.block && !titledIn(above))

/** '- *Clerk* | *2014 – 2016*' among items in bold that name posts, as one of them: what one was before at the last house. */
const isRankItem = (document: CvDocument, marked: readonly Unit[], unit: Unit): boolean =>
  unit.kind === 'item' &&
  unit.parents.length === 0 &&
  isRange(unit.text) &&
  titledIn(unit) &&
  isSetOff(document, unit) &&
  marked.every(({ kind, parents, text }) => kind === 'item' && parents.length === 0 && isRange(text))

/** With the items that begin with a name in bold as theirs do, though they tell no date: no part of the one before. */
function withAlike(document: CvDocument, list: readonly Unit[], starts: readonly Unit[]): Unit[] {
  const isNamed = (unit: Unit): boolean =>
    unit.kind === 'item' && unit.first && unit.parents.length === 0 && isStrong(document, unit)
  return starts.some(isNamed) ? list.filter((unit) => starts.includes(unit) || isNamed(unit)) : [...starts]
}

/** '*April 2022 – present · Lisbon*' right below '### Lead @ Plumbline': the heading says what one was, the line when. */
function tellsTime(heading: Unit | undefined, own: Unit): boolean {
  if (heading === undefined || own.kind === 'item' || own.kind === 'row') return false
  const range = findDates(own.text).find(({ single }) => !single)
  return (
    titledIn(heading) && range !== undefined && range.start <= 3 && !looksLikeTitle(own.text.slice(range.end))
  )
}

/** '2009 – 2011 Deckhand, Tyne Ferries' above '2005 Porter, Hotel Union', of one paragraph: posts in a few words each. */
function isFirstOfSeveral([own, next]: readonly Unit[]): boolean {
  const isShort = (unit: Unit | undefined): boolean =>
    unit?.kind === 'sentence' &&
    unit.block === own?.block &&
    findDates(unit.text).some(({ start }) => start <= 3) &&
    headerParts(unit.text, findDates(unit.text)).length > 1
  return titledIn(own) && isRange(own?.text ?? '') && isShort(own) && isShort(next)
}

/** '*Clerk* | 2010 – 2012' in a paragraph of its own below '*Head Clerk* | 2012 – 2019': both were at the house above them. */
const isSetOffAlike = (document: CvDocument, own: Unit, next: Unit): boolean =>
  [own, next].every(
    (unit) =>
      unit.kind === 'sentence' &&
      unit.first &&
      isSetOff(document, unit) &&
      isRange(unit.text) &&
      titledIn(unit),
  )

/** '**Senior Engineer**, 2016 – 2018' among what stands below a post: a post itself, where what was done is none. */
function tellsRise({ text }: Unit): boolean {
  const dates = findDates(text)
  const [first = ''] = headerParts(text, dates)
  return dates.some(({ single }) => !single) && looksLikeTitle(first) && !/[.!?]$/.test(text)
}

/** Those without items that tell what was done at the time of the post above. */
function withoutParts(starts: readonly Unit[], above: Unit | undefined): Unit[] {
  const rangeIn = (unit: Unit | undefined): DateRange | undefined =>
    unit === undefined ? undefined : findDates(unit.text).find(({ single }) => !single)
  let post = above?.kind === 'item' ? undefined : rangeIn(above)
  return starts.filter((unit) => {
    if (unit.kind === 'item' && post !== undefined && tellsWithin(unit, post)) return false
    if (unit.kind === 'sentence') post = rangeIn(unit)
    return true
  })
}

const isDated = (heading: Unit | undefined): boolean =>
  heading !== undefined && findDates(heading.text).length > 0

/** Do a heading of its own and the lines above a part of a post tell the post with its dates? */
function isToldAbove(
  list: readonly Unit[],
  heading: Unit | undefined,
  depth: number,
  work: Unit | undefined,
): boolean {
  if (heading === undefined || work === undefined) return false
  if (isDated(heading)) return kindsOfHeading(heading.text).size === 0
  const line = depth >= 3 ? datedLine(list) : null
  return line !== null && line.index < work.index
}

/** '**Damp programme.** After a complaint I had …' below a post: what it begins with is no post's, nor any time's. */
const leadsProse = (document: CvDocument, unit: Unit): boolean =>
  isLead(document, unit) &&
  !looksLikeTitle(unit.text) &&
  // 'Office move' has a word of firms, and is none
  !(looksLikeOrg(unit.text) && isProperName(unit.text.replace(/\.$/, '')))

/** 'Brindle Stores, 2023–24 — for the joint administrators': those for whom it was done are nothing that one was. */
const FOR_WHOM = /^(?:for|with|against|on behalf of) (?:an? |the |two |three |several )?\p{L}/u

/** Does a heading say what one was? */
export const titledIn = (heading: Unit | undefined): boolean =>
  heading !== undefined &&
  headerParts(heading.text, findDates(heading.text)).some(
    (part) => looksLikeTitle(part) && !FOR_WHOM.test(part),
  )

/** 'From autumn 2013 until April 2020 I was Families Manager' right below the name of a house. */
export const isToldBelow = (heading: Unit | undefined, depth: number, unit: Unit): boolean =>
  heading !== undefined &&
  depth >= 3 &&
  unit.kind === 'sentence' &&
  unit.first &&
  findDates(heading.text).length === 0 &&
  !looksLikeTitle(heading.text) &&
  !GROUPING.test(heading.text) &&
  tellsTitle(unit.text)

/** '*Tide Tables*, radio play, Harbour FM. Hull, 02/2021 – 05/2021.': an item whose dates stand in its second sentence. */
function isDatedNext(document: CvDocument, unit: Unit, next: Unit | undefined): boolean {
  if (unit.kind !== 'item' || !unit.first || unit.parents.length > 0 || unit.text.length > HEADER_MAX)
    return false
  if (next?.block !== unit.block || next.text.length > DATED_NEXT || findDates(unit.text).length > 0)
    return false
  const range = findDates(next.text).find(({ single }) => !single)
  if (range === undefined) return false
  if (isSetOff(document, unit) && next.text.length - range.end <= 2) return true
  // '- **Ward Sister, Larch House**' above '2015 – 2019, Leeds'
  const others = headerParts(next.text, [range])
  const isPlaced = others.length <= 2 && others.every((part) => isProperName(part) && !looksLikeTitle(part))
  return next.line && isPlaced && (range.start <= 3 || next.text.length - range.end <= 2) && titledIn(unit)
}

/**
 * A section's units, cut at lines in bold that gather dated items below them: 'Appointments', 'Tours'; and where a
 * post whose heading has dates is followed by what was at another time: '**March – August 2016.** No job'.
 */
export function partsOf(document: CvDocument, list: readonly Unit[]): (readonly Unit[])[] {
  const after = followsAt(document, list)
  const cuts = list.flatMap((unit, i) => (i === after || gathers(document, list, i) ? [i] : []))
  return [0, ...cuts]
    .map((from, i) => list.slice(from, cuts[i] ?? list.length))
    .filter((part) => part.length > 0)
}

/** Where lines in bold begin that all tell of a time outside that of the heading; -1 without any. */
function followsAt(document: CvDocument, list: readonly Unit[]): number {
  const [heading] = list
  const [years, more] = heading?.kind === 'heading' ? findDates(heading.text) : []
  if (years === undefined || more !== undefined || years.single) return -1
  const bold = list.flatMap((unit, i) => {
    if (i === 0 || unit.kind !== 'sentence' || !unit.first || !isStrong(document, unit)) return []
    const range = findDates(unit.text).find(({ single }) => !single)
    return range === undefined ? [] : [{ i, apart: range.from >= years.to || range.to <= years.from }]
  })
  return bold.find(({ i }) => bold.every((one) => one.i < i || one.apart))?.i ?? -1
}

function gathers(document: CvDocument, list: readonly Unit[], at: number): boolean {
  const unit = list[at]
  if (!unit?.first || unit.kind !== 'sentence' || !isStrong(document, unit)) return false
  if (list[at + 1]?.block === unit.block || findDates(unit.text).length > 0) return false
  if (looksLikeOrg(unit.text) || looksLikeTitle(unit.text)) return false
  const below: Unit[] = []
  for (let i = at + 1; i < list.length; i++) {
    const other = list[i]
    if (!other || (other.kind === 'sentence' && other.first)) break
    if (other.first && other.parents.length === 0) below.push(other)
  }
  const datedOnes = below.filter(({ text }) => findDates(text).length > 0)
  return below.length > 1 && datedOnes.length * 2 > below.length
}
