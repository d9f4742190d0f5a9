/** Posts and studies told in plain lines, as profiles are exported and PDFs pasted: employer, role, dates, place. */
import type { CvDocument } from '../../types.ts'
import type { Unit } from '../document/units.ts'
import { looksLikeOrg, looksLikeTitle } from '../lexicon/names.ts'
import { findDates, type DateRange } from '../text/dates.ts'
import { LEGAL_FORM } from './header-lines.ts'
import { isHouseOf, orgOf, titleIn } from './record-lines.ts'

export interface PlainRecord {
  /** Lines above the dates, the line of dates, and a place right below it. */
  readonly header: readonly Unit[]
  /** The employer whose name stands once above several posts. */
  readonly above: Unit | null
  /** Who one worked for or studied with, where another line says what one was. */
  readonly org: string | null
  /** What one was, where only the order of the lines, as in the records around, says which of them tells it. */
  readonly title: string | null
}

/** Characters of a line that names something rather than tells of it. */
const NAMES = 90
/** Of one that ends with its dates, and what else is said of them. */
const CLOSED = 140
/** Lines above the dates. */
const ABOVE = 3
/** '4 yrs 9 mos', '3 years' */
const LENGTH =
  /\(?\b(?:\d{1,2} (?:yrs?|years?)(?:,? (?:and )?\d{1,2} (?:mos?|months?))?|\d{1,2} (?:mos?|months?))\b\)?/i
const ONLY_LENGTH = new RegExp(`^(?:(?:full|part)[ -]time\\s*[·|,]\\s*)?${LENGTH.source}\\W*$`, 'i')
/** 'Aarhus, Denmark', 'Leeds, UK · Hybrid', 'Remote' */
const PLACE =
  /^(?:\p{Lu}[\p{L}.'’-]+(?: \p{Lu}?[\p{L}.'’-]+){0,3}(?:, \p{Lu}[\p{L}.'’-]+(?: \p{Lu}?[\p{L}.'’-]+){0,3}){1,2}|Remote|Hybrid)(?:\s*[·|(]\s*(?:[Hh]ybrid|[Rr]emote|[Oo]n-?[Ss]ite)\)?)?$/u

/** 'Full-time', 'Part-time · Hybrid': how a post is worked, between what one was and the dates. */
const ARRANGED =
  /^(?:full[- ]time|part[- ]time|freelance|contract|permanent|temporary|seasonal|self-employed|internship|apprenticeship)(?:\s*[·|,]\s*(?:hybrid|remote|on-?site))?$/i

/** The date or the period that a line tells and hardly more, a length of time beside it left out. */
function datesAlone(text: string): DateRange | null {
  const dates = findDates(text)
  const [date] = dates
  if (date === undefined || dates.length > 1) return null
  const rest = `${text.slice(0, date.start)} ${text.slice(date.end)}`.replace(LENGTH, '')
  return /[\p{L}\d]/u.test(rest) ? null : date
}

const isName = (unit: Unit, limit = NAMES): boolean =>
  unit.kind === 'sentence' &&
  unit.line &&
  unit.text.length <= limit &&
  /^["“'(]?[\p{Lu}\d]/u.test(unit.text) &&
  !/[.!?:;]$/.test(unit.text.replace(LEGAL_FORM, '').replace(/\b\p{L}{1,4}\.$/u, '')) &&
  !/@|:\/\/|^[\p{L} ]{2,24}:\s/u.test(unit.text)
const isUndated = (unit: Unit): boolean => isName(unit) && findDates(unit.text).length === 0

/** The records of a section, in reading order; a line that stands alone among prose is none. */
export function plainRecords(document: CvDocument, list: readonly Unit[], studies: boolean): PlainRecord[] {
  const records: PlainRecord[] = []
  let firm: Unit | null = null
  let free = 0
  for (let i = 0; i < list.length; i++) {
    const unit = list[i]
    // the house is the heading itself, its whole time below it, or what one was there and how it was worked
    const tells = list[i + 1]?.kind === 'sentence' && ARRANGED.test(list[i + 2]?.text ?? '')
    if (unit?.kind === 'heading' && (tells || ONLY_LENGTH.test(list[i + 1]?.text ?? ''))) firm = unit
    if (unit === undefined || unit.kind !== 'sentence' || !unit.line) continue
    const alone = datesAlone(unit.text)
    const closes = alone === null && closesWithDates(unit)
    if (!closes && (alone === null || (alone.single && !studies))) {
      const next = list[i + 1]
      if (isUndated(unit) && next?.block === unit.block && ONLY_LENGTH.test(next.text)) firm = unit
      continue
    }
    const above = linesAbove(list, i, free)
    // a dated line by itself names what it dates, or follows a name
    if (above.length === 0) continue
    // further down in a paragraph a line that ends with dates tells of the post
    if (closes && above[0]?.block === unit.block && above[0]?.first !== true) continue
    const below = list[i + 1]
    const hasPlace =
      below !== undefined && below.block === unit.block && isUndated(below) && PLACE.test(below.text)
    const hasHouse =
      firm === null &&
      alone !== null &&
      below !== undefined &&
      isUndated(below) &&
      !ARRANGED.test(below.text) &&
      isHouseOf(above, unit, below)
    const header = [...above, unit, ...(hasPlace || hasHouse ? [below] : [])]
    const isPost = above.some(({ text }) => looksLikeTitle(text))
    const named = above.filter(({ text }) => !ARRANGED.test(text))
    const [only] = named.length === 1 ? named : []
    // below a house and for how long one was there a line by itself says as what, though the word may not be known
    const isRank = !closes && only !== undefined && !looksLikeOrg(only.text)
    const once = firm !== null && only !== undefined && (isPost || isRank) ? firm : null
    const title = once !== null && !isPost && only !== undefined ? titleIn(only.text) : null
    const names = closes ? [...named, unit] : named
    records.push({ header, above: once, org: once?.text ?? orgOf(names), title })
    free = i + header.length - above.length
  }
  return records.every(({ header }) => isRecord(document, header)) ? inOneOrder(records) : []
}

/** 'Motorman' above 'Nordkai': neither word is known, but where all others tell what one was first, so does this one. */
function inOneOrder(records: readonly PlainRecord[]): PlainRecord[] {
  const pairs = records.map(({ header, above }) => {
    const [one, two, dates] = header
    const paired = above === null && one && two && dates && datesAlone(dates.text) !== null
    return paired
      ? { lines: [one, two], at: [one, two].map(({ text }) => looksLikeTitle(titleIn(text))) }
      : null
  })
  const first = pairs.filter((pair) => pair?.at[0] === true && !pair.at[1]).length
  const second = pairs.filter((pair) => pair?.at[1] === true && !pair.at[0]).length
  if (first > 0 === second > 0) return [...records]
  return records.map((record, i) => {
    const pair = pairs[i]
    if (!pair || record.org !== null || pair.at[0] !== pair.at[1]) return record
    const [title, org] = first > 0 ? pair.lines : [...pair.lines].reverse()
    return { ...record, org: titleIn(org?.text ?? ''), title: titleIn(title?.text ?? '') }
  })
}

/** What may stand behind the dates that parentheses at the end of a line begin with: '(2015 - 2016, with merit)' */
const IN_PARENTHESES = /^[,;:] [^()]{1,80}\)$/

/** What may stand behind them, set off: '· (2015 - 2016) · Distinction', '| 2009 – 2013 | First Class' */
const BEHIND = /^\)? ?[·|•] ?[^·|•.!?]{1,60}$/

/** Its dates stand at the end, behind what it names. */
function closesWithDates(unit: Unit): boolean {
  if (!isName(unit, CLOSED)) return false
  const dates = findDates(unit.text)
  const [date] = dates
  if (dates.length !== 1 || date === undefined || date.single) return false
  return (
    unit.text.length - date.end <= 2 ||
    (unit.text[date.start - 1] === '(' && IN_PARENTHESES.test(unit.text.slice(date.end))) ||
    BEHIND.test(unit.text.slice(date.end))
  )
}

/** The names right above a line of dates: as far as its block reaches, or, where lines run on, what looks like a header. */
function linesAbove(list: readonly Unit[], at: number, free: number): Unit[] {
  const dates = list[at]
  const found: Unit[] = []
  for (let i = at - 1; i >= free; i--) {
    const unit = list[i]
    if (unit === undefined || ONLY_LENGTH.test(unit.text)) break
    const named = isUndated(unit) || (dates !== undefined && (isRise(unit, dates) || isItem(unit, dates)))
    if (!named) break
    // a paragraph of several lines above the one that tells the dates is another matter
    if (unit.block !== dates?.block && !(unit.first && isAlone(list, i))) break
    found.unshift(unit)
    if (unit.first && unit.block === dates?.block && found.length <= ABOVE) return found
  }
  if (found.length <= ABOVE) return found
  const nearest = found.slice(-2)
  return nearest.some(({ text }) => looksLikeTitle(text) || looksLikeOrg(text)) ? nearest : []
}

/** The first line of an item whose others tell more of the same. */
const isItem = (unit: Unit, dates: Unit): boolean =>
  unit.kind === 'item' && unit.first && unit.block === dates.block && isUndated({ ...unit, kind: 'sentence' })

/** 'Office Manager; from March 2013 Head of Rooms': the first line of a header whose last tells the dates alone. */
function isRise(unit: Unit, dates: Unit): boolean {
  const [from, ...more] = findDates(unit.text)
  return (
    unit.first &&
    unit.block === dates.block &&
    isName(unit) &&
    from !== undefined &&
    more.length === 0 &&
    (from.single || from.open) &&
    looksLikeTitle(unit.text.slice(0, from.start).replace(/[\s,;:(–—-]+$/, '')) &&
    /[\p{L}\d]/u.test(unit.text.slice(from.end)) &&
    datesAlone(dates.text) !== null
  )
}

const isAlone = (list: readonly Unit[], at: number): boolean => list[at + 1]?.block !== list[at]?.block

/** Emphasised lines that carry their own dates are read as they stand. */
function isRecord(document: CvDocument, header: readonly Unit[]): boolean {
  return header.every((unit) => unit.block !== null && document.blocks[unit.block]?.cells === undefined)
}
