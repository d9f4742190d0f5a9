/** Lines of a header beside its first: what one was, with whom and when, each on a line of its own. */
import type { CvDocument } from '../../types.ts'
import type { Unit } from '../document/units.ts'
import { isBreak } from '../lexicon/breaks.ts'
import { isProperName, looksLikeOrg, looksLikeTitle } from '../lexicon/names.ts'
import { findDates, isPeriodAlone } from '../text/dates.ts'
import { isMarked, isRange } from './entry-headers.ts'
import { headerParts } from './header-parts.ts'

/** 'Eight students a term', 'A set of 52 barristers': people that are counted name no post, nor does a sentence. */
const COUNTED =
  /^(?:\d|(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|a (?:set|team|staff|group)|team(?= (?:of|with|from|in))) )|^[^,;]{2,40} (?:serves|has|had|employs|runs|makes|sells|owns) .*[.]$/i

/** Characters of a line that says whom something was with, or what one was there. */
const BETWEEN = 70

/** Whom one reports to is no post of one's own. */
const REPORTS =
  /^(?:(?:report(?:s|ed|ing)?|answer(?:s|ed|ing)?) to\b|(?:(?:line )?manager|boss|superior|supervisor):)/i

/** The line right below a line of dates and employer that says what the person was there. */
export function roleBelow(units: readonly Unit[], unit: Unit, parts: readonly string[]): Unit | null {
  const next = units[unit.index + 1]
  const isRole =
    unit.first &&
    unit.kind === 'sentence' &&
    !parts.some(looksLikeTitle) &&
    next?.block === unit.block &&
    next.line &&
    next.text.length < 80 &&
    (findDates(next.text).length === 0 ||
      (isRange(unit.text) && !isRange(next.text) && beginsWithTitle(next))) &&
    looksLikeTitle(next.text) &&
    !REPORTS.test(next.text) &&
    !COUNTED.test(next.text)
  return isRole ? next : null
}

const WEB_ADDRESS = /^(?:https?:\/\/|www\.)\S{3,200}$/i
/** Lines of a header below its first at most. */
const MORE = 3

/** The lines below a header's first, where the last of the paragraph tells from when to when and nothing else. */
export function linesToDates(units: readonly Unit[], unit: Unit): Unit[] {
  const lines: Unit[] = []
  if (!unit.first || unit.kind !== 'sentence' || isRange(unit.text)) return []
  for (let i = unit.index + 1; units[i]?.block === unit.block; i++) {
    const line = units[i]
    // the address of the house's page may end the lines
    if (line !== undefined && WEB_ADDRESS.test(line.text)) continue
    if (line === undefined || !line.line || line.text.length > BETWEEN || lines.length === MORE) return []
    lines.push(line)
  }
  const last = lines.at(-1)
  return last !== undefined && tellsTimeOnly(last.text) ? lines : []
}

/**
 * 'Wayfarer Post, Malmouth depot. *Nov – Dec 2024.* Peak season only': below a line in bold the house, and behind it a
 * period by itself, with what was done.
 */
export function houseAndPeriod(units: readonly Unit[], unit: Unit): Unit[] {
  const [house, period] = [units[unit.index + 1], units[unit.index + 2]]
  if (!unit.first || unit.kind !== 'sentence' || findDates(unit.text).length > 0) return []
  if (house?.block !== unit.block || !house.line || house.text.length > BETWEEN) return []
  if (period?.block !== unit.block || period.line) return []
  const [time] = findDates(period.text)
  if (time?.single !== false || time.start > 0 || !/^(?:\W|$)/.test(period.text.slice(time.end))) return []
  const parts = headerParts(house.text.replace(/\.$/, ''), [])
  return parts.length > 0 && /^\p{Lu}/u.test(house.text) && findDates(house.text).length === 0
    ? [house, period]
    : []
}

/** '2016 – 2019', or with where it was: '2016 – 2019, Leeds'. */
function tellsTimeOnly(text: string): boolean {
  if (isPeriodAlone(text)) return true
  const dates = findDates(text)
  const [place, more] = headerParts(text, dates)
  if (dates.length !== 1 || dates[0]?.single !== false || place === undefined || more !== undefined)
    return false
  return place.length <= PLACE && isProperName(place) && !looksLikeTitle(place) && !looksLikeOrg(place)
}
/** Characters of a place. */
const PLACE = 30

/** 'Inc.', 'Ltd.', 's.r.o.': no sentence ends so. */
export const LEGAL_FORM = /\b(?:Inc|Ltd|Co|Corp|Bros|Pty|(?:\p{L}\.){1,3}\p{L})\.$/u

/** Below a line of dates and what one was, and no more, the line that says with whom: 'Halden Robotics, Oslo'. */
export function houseBelow(units: readonly Unit[], line: Unit): Unit | null {
  const next = units[line.index + 1]
  const isHouse =
    // what was done may stand below an item's first line
    (line.kind === 'sentence' || (line.kind === 'item' && namesHouse(next))) &&
    next?.block === line.block &&
    next.line &&
    next.text.length <= BETWEEN &&
    /^\p{Lu}/u.test(next.text) &&
    !/[.!?:]$/.test(next.text.replace(LEGAL_FORM, '')) &&
    findDates(next.text).length === 0 &&
    !looksLikeTitle(next.text)
  return isHouse ? next : null
}

/** Is the first of what it tells a name? */
export const namesHouse = (line: Unit | undefined): boolean =>
  isProperName(headerParts(line?.text ?? '', [])[0] ?? '') || looksLikeOrg(line?.text ?? '')

/** 'Halden Robotics | Oslo', 'Halden Robotics | Salem, MA' */
const HOUSE_AT =
  /^([^|]{2,70}) \| ((?!(?:[Ff]ull|[Pp]art)[- ][Tt]ime|[Hh]ybrid|[Rr]emote|[Oo]n-?[Ss]ite|[Cc]ontract|[Ff]reelance)\p{Lu}[\p{L}.'’-]*(?:[ ,]{1,2}[\p{L}.'’-]+){0,4})$/u

interface HouseAtPlace {
  readonly line: Unit
  readonly name: string
  readonly place: string
}

/** The house and its place in the line right below one that says what one was and when, of the same paragraph or item, with a bar between them. */
export function houseAtPlace(units: readonly Unit[], unit: Unit): HouseAtPlace | null {
  const line = units[unit.index + 1]
  if (!unit.first || line === undefined || line.block !== unit.block || !line.line) return null
  const [, name = '', place = ''] = HOUSE_AT.exec(line.text) ?? []
  const [house = ''] = headerParts(name, [])
  const isHouse = house !== '' && findDates(line.text).length === 0 && !looksLikeTitle(name)
  return isHouse ? { line, name: house, place: place.split(',')[0] ?? place } : null
}

/** A short line right below a dated heading that says what the person was there. */
export function titleBelow(document: CvDocument, list: readonly Unit[]): Unit | null {
  const [, first] = list
  if (!first || first.kind === 'item' || first.kind === 'row' || first.text.length > 90) return null
  if (
    COUNTED.test(first.text) ||
    // 'Senior Analyst (Analyst until 03/2024)'
    findDates(first.text.replace(/\([^()]*\)/g, '')).length > 0 ||
    (/[.!?]$/.test(first.text.replace(/\b\w{1,4}\.$/, '')) &&
      !(isMarked(document, first) && beginsWithTitle(first)))
  )
    return null
  return isMarked(document, first) || looksLikeTitle(first.text) || namesBelowPeriod(list, first)
    ? first
    : null
}

/** '*Branch Manager, Leeds.*', '**Picture editor, The Review.** A quarterly': a sentence that begins with what one was. */
function beginsWithTitle({ text }: Unit): boolean {
  const [title = ''] = headerParts(text, findDates(text))
  if (!/^\p{Lu}/u.test(title) || !text.startsWith(title) || !looksLikeTitle(title)) return false
  // 'Assistant to Ada Wren'
  const [what = ''] = title.split(/ (?:to|of|for|in) /)
  return isProperName(title) || looksLikeTitle(what.split(' ').at(-1) ?? '')
}

/** 'Team Manager (Families), Alder City Council', 'Career break': below years and nothing else a line by itself names it all. */
function namesBelowPeriod([heading, , next]: readonly Unit[], line: Unit): boolean {
  if (heading === undefined || !isPeriodAlone(heading.text) || !line.line || /:$/.test(line.text))
    return false
  if (next?.block === line.block) return false
  const parts = headerParts(line.text, [])
  return isBreak(parts) || parts.some((part) => looksLikeTitle(part) || looksLikeOrg(part))
}

/** 'Halden Robotics, Oslo. *2016 – 2019.*': a name that ends as sentences do, with the period by itself behind it. */
const namesBefore = (unit: Unit, dated: Unit): boolean =>
  unit.first &&
  unit.block === dated.block &&
  !dated.line &&
  unit.text.endsWith('.') &&
  isPeriodAlone(dated.text.replace(/\.$/, '')) &&
  isProperName(headerParts(unit.text, [])[0] ?? '')

/** Between a heading and its dates: 'Halden Robotics, Oslo', set off or in the lines of the dates. */
export function linesBetween(document: CvDocument, list: readonly Unit[], dated: Unit): Unit[] {
  const lines = list.filter((unit) => unit.kind !== 'heading' && unit.index < dated.index)
  const isShort = (unit: Unit): boolean =>
    unit.kind === 'sentence' &&
    unit.line &&
    unit.text.length <= BETWEEN &&
    (!/[.!?:]$/.test(unit.text) || namesBefore(unit, dated)) &&
    (unit.block === dated.block || isMarked(document, unit))
  return lines.length <= 2 && lines.every(isShort) ? lines : []
}
