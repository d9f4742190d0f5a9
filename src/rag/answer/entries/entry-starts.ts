/** Where entries begin: the lines of a section, or of a stretch of it, that head one. */
import type { CvDocument } from '../../types.ts'
import { kindsOfHeading } from '../document/heading-kinds.ts'
import type { Unit } from '../document/units.ts'
import type { Kind } from '../lexicon/kinds.ts'
import { looksLikeTitle } from '../lexicon/names.ts'
import { findDates, isPeriodAlone, type DateRange } from '../text/dates.ts'
import { datedLine, GROUPING, isHeader, isMarked, isMarkedItem, isRange } from './entry-headers.ts'
import type { Entry } from './entry.ts'
import type { LabelledRecord } from './labelled-records.ts'
import { isLabelAlone, tellsPart, tellsWithin } from './post-parts.ts'
import { headsProse, tellsTitle } from './prose-header.ts'
import {
  isDatedNext,
  isFirstOfSeveral,
  isLabelled,
  isPostAbove,
  isRankBelow,
  isRankItem,
  isSetOffAlike,
  isTerm,
  leadsProse,
  tellsRise,
  datedTerms,
  tellsTime,
  titledIn,
  withAlike,
} from './start-lines.ts'
import { gathers } from './stretches.ts'
import { isWholeItem } from './whole-items.ts'

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
  if (starts.length === 0 && timeline) starts = datedTerms(document, list)
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
    !starts.some((term) => isTerm(document, term)) &&
    !(titledIn(heading) ? [] : starts).slice(1).some((next) => isToldAlike(own, next)) &&
    (titledIn(heading) || !starts.slice(1).some((next) => isSetOffAlike(document, own, next)))
  if (isOfHeading) starts = [own]
  if (own && own === firstBody && tellsTime(heading, own))
    starts = starts.filter((unit) => unit.kind !== 'item' || tellsRise(unit))
  // where the lines right below a heading tell when it was, items tell of that
  if (timeline && depth >= 3 && !isDated(heading) && isDatedBelow(list, starts)) starts = []
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

/** Paragraphs that tell of a post each, in a sentence that says with whom: below 'Before the partnership' are several. */
const isToldAlike = (own: Unit, next: Unit): boolean =>
  [own, next].every(({ kind, text }) => kind === 'sentence' && headsProse(text)) && own.block !== next.block

/** 'Developer' and '2016 – 2020' of one paragraph below a heading, above items only of which some have dates. */
function isDatedBelow(list: readonly Unit[], starts: readonly Unit[]): boolean {
  const line = datedLine(list)
  const first = list.find(({ kind }) => kind !== 'heading')
  return (
    line !== null &&
    !line.first &&
    line.block === first?.block &&
    first.kind === 'sentence' &&
    isPeriodAlone(line.text) &&
    starts.every(({ kind }) => kind === 'item')
  )
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
