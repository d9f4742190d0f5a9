/** Lines that head an entry, as owners write them: what makes one, and what belongs to it. */
import type { CvDocument } from '../../types.ts'
import { levelsOf } from '../document/levels.ts'
import { HEADER_MAX, type Unit } from '../document/units.ts'
import { isDegree, looksLikeOrg, looksLikeTitle } from '../lexicon/names.ts'
import { findDates, type DateRange } from '../text/dates.ts'
import { headerParts } from './header-parts.ts'
import { headsProse } from './prose-header.ts'
import { goesOnInRow, isOfFigures } from './row-headers.ts'
import { isToldBehind } from './told-behind.ts'

/** A line below a heading that names who one worked for or studied with. */
export const EMPLOYER =
  /^(?:employer|company|organi[sz]ation|firm|institution|hospital|school|university|college|client|place of work|workplace)\s*[:–-]\s*/i

/** What may stand before the dates of a post, on a line of its own. */
export const WHEN = /^(?:when|dates?|period|time|years?|duration)\s*:\s*/i

/** Headings that gather posts, and name no employer. */
export const GROUPING =
  /\b(?:roles?|posts?|jobs?|positions?|earlier|before|other|previous|further|selected|early|later|recent|experience|career|work|employment|industry|academia|research|clinics|teams|practice)\b/i

/** 'Earlier engineering roles', 'Consulting posts', 'Positions in logistics': posts of a kind. No firm is called so. */
const POSTS_OF_KIND =
  /^(?!.*\b[Bb]etween )(?:[\p{L}'’&,/-]{1,24} ){0,5}(?:[Rr]oles|[Pp]osts|[Pp]ositions|[Aa]ppointments|[Ee]xperience|[Cc]areer|jobs|placements|contracts|engagements)(?: \(?\p{Ll}[\p{Ll}&,) -]{0,40})?$/u
/** 'Earlier studio work', 'Before the bank': when it was, and no name. */
const EARLIER =
  /^(?:Earlier|Previous|Prior|Former|Other|Further|Later|Recent|Older|Additional|Before)(?: (?:\p{Ll}[\p{Ll}'’-]{0,20}|&)){1,5}$/u
/** 'Energy', 'Media & Telecom': a field that is as well a word of firms. */
const FIELD = /^\p{Lu}\p{Ll}+(?: (?:&|and) \p{L}\p{Ll}+)?$/u

/** Whether a heading gathers posts by their kind or time, though words of firms stand in it. */
export const gathersByKind = (heading: string): boolean =>
  POSTS_OF_KIND.test(heading) || EARLIER.test(heading)

/** Whether it may be the field of posts that name a house themselves: '### Energy' above '**Halvmark** — Clerk'. */
export const mayBeField = (heading: string): boolean =>
  FIELD.test(heading) && heading.split(/ (?:&|and) /).every((word) => looksLikeOrg(word))

export const isRange = (text: string): boolean => findDates(text).some((d) => !d.single)

/** The first lines below a heading may hold its dates: 'Role', then '2016 – 2019', then 'Oslo'. */
export function datedLine(list: readonly Unit[]): Unit | null {
  for (const [i, unit] of list
    .filter((u) => u.kind !== 'heading')
    .slice(0, 4)
    .entries()) {
    if (unit.text.length > 140) return null
    const dates = findDates(unit.text)
    const date = dates.find((d) => !d.single) ?? dates[0]
    if (!date) continue
    const whole = (date.end - date.start) / unit.text.length > 0.5
    const labelled = /^(?:dates?|period|when|time|duration|years?|from|term|tenure)\b/i.test(unit.text)
    if (unit.kind !== 'item' || whole || labelled || (i === 0 && tellsPost(unit.text, date))) return unit
  }
  return null
}

/** Words of a title, or of a place. */
const PART_WORDS = 5

/** 'Lead auditor, since Feb 2021', 'Head chef, 04/2009 – 12/2015, York': what one was and when, and no more than where. */
function tellsPost(text: string, { start, end, single }: DateRange): boolean {
  if (single || /[.!?]$/.test(text)) return false
  const parts = `${text.slice(0, start)},${text.slice(end)}`
    .split(/[,;·|()]|\s[–—-]\s/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
  return parts.every((part) => part.split(' ').length <= PART_WORDS) && parts.some(looksLikeTitle)
}

export const last = (list: readonly Unit[]): number => list.at(-1)?.index ?? 0

/** The heading above a heading of a post, when it names an organisation: '### Firm', '#### Post'. */
export function orgAbove(
  document: CvDocument,
  section: number,
  bySection: ReadonlyMap<number, Unit[]>,
  houses: ReadonlyMap<number, unknown>,
): Unit | null {
  const parent = document.sections[section]?.parent
  if (parent == null || ((levelsOf(document)[parent] ?? 0) < 3 && !houses.has(parent))) return null
  const heading = bySection.get(parent)?.find((u) => u.kind === 'heading') ?? null
  return heading !== null && gathersByKind(heading.text) ? null : heading
}

export function isParentOfEntries(document: CvDocument, section: number): boolean {
  return document.sections.some((s) => s.parent === section)
}

export function isMarkedItem(document: CvDocument, starts: readonly Unit[]): boolean {
  return starts.every((unit) => isMarked(document, unit))
}

export function isMarked(document: CvDocument, unit: Unit): boolean {
  return unit.kind === 'row' || isEmphasised(document, unit) || isStrong(document, unit)
}

export function isStrong(document: CvDocument, unit: Unit): boolean {
  const block = unit.block === null ? undefined : document.blocks[unit.block]
  return block?.marks.some((m) => m.kind === 'strong' && beginsWith(unit, m)) ?? false
}

/** The number of '1.2 **Reader**, Leeds' comes before what the line begins with. */
const OUTLINE = /^\d{1,2}(?:\.\d{1,2}){1,3}\.? /

/** Does the line begin with what the mark sets off? */
function beginsWith(unit: Unit, { start, end }: { readonly start: number; readonly end: number }): boolean {
  const from = unit.from + (OUTLINE.exec(unit.text)?.[0].length ?? 0)
  return start <= from + 2 && end > unit.from && end - start > 2
}

/** Is the line set off from others by what begins or fills it? */
export function isSetOff(document: CvDocument, unit: Unit): boolean {
  const block = unit.block === null ? undefined : document.blocks[unit.block]
  return block?.marks.some((m) => (m.kind === 'strong' || m.kind === 'em') && beginsWith(unit, m)) ?? false
}

function isEmphasised(document: CvDocument, unit: Unit): boolean {
  const block = unit.block === null ? undefined : document.blocks[unit.block]
  return (
    block?.marks.some((m) => m.kind === 'em' && m.start <= unit.from + 1 && m.end >= unit.to - 2) ?? false
  )
}

/**
 * Of a paragraph's lines each is a header when the first and it have the dates of one: 'Short-time work from March to
 * June 2020' below '2019 – 2021: Cook' only tells of that.
 */
function isAlike(first: Unit | undefined, unit: Unit): boolean {
  return (
    [first, unit].every((one) => one?.kind === 'sentence' && !LABELLED.test(one.text) && isRange(one.text)) &&
    (!isTimeOfSentence(unit) || isTimeOfSentence(first))
  )
}

/** 'on leave from May to July 2018': the time is a part of a sentence, and does not stand beside a name. */
function isTimeOfSentence(unit: Unit | undefined): boolean {
  const range = unit === undefined ? undefined : findDates(unit.text).find(({ single }) => !single)
  return (
    range !== undefined && /\p{L} (?:from|between|during) /iu.test(unit?.text.slice(0, range.start + 8) ?? '')
  )
}

/** '2005 Porter, Hotel Union' among lines of a paragraph that begin with from when to when. */
function isShortPost(first: Unit | undefined, unit: Unit): boolean {
  const [date] = findDates(unit.text)
  const [title = '', ...more] = date === undefined ? [] : headerParts(unit.text.slice(date.end), [])
  return (
    [first, unit].every((one) => one?.kind === 'sentence' && (findDates(one.text)[0]?.start ?? 9) === 0) &&
    isRange(first?.text ?? '') &&
    more.length > 0 &&
    looksLikeTitle(title) &&
    !/[.!?]$/.test(unit.text)
  )
}

/** '2007 PhD in Musicology, London', 'MSc Physics, Leeds (2013 – 2015), with distinction': dated, on a line of its own. */
function isDegreeLine(unit: Unit): boolean {
  const [date] = findDates(unit.text)
  if (date === undefined || unit.kind !== 'sentence') return false
  return isDegree(date.start <= 3 ? unit.text.slice(date.end).replace(/^[\s:,.–-]+/, '') : unit.text)
}

/** 'MSc Physics, Leeds, 2015' of 'MSc Physics, Leeds, 2015. Grade 1.4. Thesis: …': what stands behind tells of the degree. */
export function degreeOfItem({ kind, text }: Unit): string | null {
  const [date] = kind === 'item' && isDegree(text) ? findDates(text) : []
  return date !== undefined && /^\)?[.;]/.test(text.slice(date.end)) ? text.slice(0, date.end) : null
}

const LABELLED = /^[\p{L} ]{2,24}:\s/u

/** '**Languages:** Dutch (a year in Ghent, 2013)': a field of the person, whatever times it names. */
const OF_PERSON =
  /^(?:(?:programming |spoken |foreign |other )?languages?|mother tongues?|references?|availability|work (?:authori[sz]ation|permit)|notice(?: period)?|nationality|citizenship|visa(?: status)?|hobbies|interests|salary(?: expectations?)?|relocation|date of birth|born|birth ?date)\s*:/i

/** 'Since 2012 I have been on the national register of …', 'I am licensed to …': a standing, and no post. */
const STANDING =
  /\bI (?:have been|had been|was|am) (?:on (?:the |an? )(?:[\p{L}-]{2,20} ){0,3}(?:register|list|roll|panel)\b|(?:sworn in|registered|licen[sc]ed|certified|accredited|chartered|listed|enrolled|entitled)\b)/u
/** 'Graduated 2015: MSc Robotics, University of Harrow' */
const GRADUATED = /^(?:graduat(?:ed|ion)|completed)(?: in|:)? $/i

/** @param first the first unit of the block */
export function isHeader(
  document: CvDocument,
  unit: Unit,
  timeline: boolean,
  first: Unit | undefined,
): boolean {
  if (unit.block === null || !unit.line || OF_PERSON.test(unit.text) || STANDING.test(unit.text)) return false
  const block = document.blocks[unit.block]
  if (block === undefined) return false
  const dates = findDates(unit.text)
  const degree = timeline && isDegreeLine(unit)
  const short = timeline && !unit.first && isShortPost(first, unit)
  if (!unit.first && !degree && !short && !(timeline && isAlike(first, unit))) return false
  if (unit.kind === 'row') return timeline && dates.length > 0 && !goesOnInRow(block) && !isOfFigures(block)
  if (timeline && unit.kind === 'sentence' && headsProse(unit.text)) return true
  if (unit.text.length > HEADER_MAX) return false
  if (unit.parents.length > 0) {
    // a post within the years at one employer: '2018-2021: Deputy' below '2016-present: Firm'
    const above = document.blocks[unit.parents[0] ?? -1]
    const own = dates.find((d) => !d.single)
    return (
      timeline &&
      unit.kind === 'item' &&
      unit.parents.length === 1 &&
      own !== undefined &&
      own.start <= 3 &&
      above !== undefined &&
      isRange(above.text)
    )
  }
  const strong = isStrong(document, unit)
  const emphasised = block.marks.some(
    (m) => m.kind === 'em' && m.start <= unit.from + 1 && m.end >= unit.to - 2,
  )
  const range = dates.find((d) => !d.single)
  // '2016 – 2018 (distance learning)' ends with its dates
  const end = unit.text.replace(/\s*\([^()\d]{1,40}\)$/, '').length
  const atEdge = dates.some(
    (d) => d.start <= 3 || d.end >= end - 12 || GRADUATED.test(unit.text.slice(0, d.start)),
  )
  if (strong && dates.length > 0) return true
  if (emphasised && dates.length > 0) return true
  if (!timeline) return false
  if (strong && unit.kind !== 'item') return true
  if (degree || short || degreeOfItem(unit) !== null) return true
  return unit.kind === 'item'
    ? (range !== undefined || atEdge) && !isFigure(unit, dates)
    : range !== undefined && (atEdge || isToldBehind(unit.text, range))
}

/** 'Visitors 2024: 9,120 (2021: 4,300)': what was counted in a year, and its number. */
const isFigure = ({ text }: Unit, [date]: readonly DateRange[]): boolean =>
  date?.single === true &&
  date.start > 0 &&
  /^\)?: ?(?:[€£$~]|about |some |over )?\d/.test(text.slice(date.end))
