/** Lines that tell a post by what one was and when, and by nothing else: 'Engineer, Drives | 2016 – 2020', or both below each other. */
import type { CvDocument } from '../../types.ts'
import type { Unit } from '../document/units.ts'
import { looksLikeOrg, looksLikeTitle } from '../lexicon/names.ts'
import { findDates } from '../text/dates.ts'
import { isSetOff, isStrong } from './entry-headers.ts'
import { headerParts } from './header-parts.ts'

export interface Rung {
  readonly units: readonly Unit[]
  readonly title: string
  readonly dates: string
  /** Where it was, where the line says it between bars: 'Engineer, Drives | Oslo | 2016 – 2020'. */
  readonly place: string | null
}

/** Characters of a line with both, and of what one was. */
const LINE = 130
const TITLE = 80
const PLACE = 40
const AROUND = /^[\s,;:|()[\]·–—-]+|[\s,;:|()[\]·–—-]+$/gu
/** 'Picker | Summers of 2017 and 2018' */
const SEASONS = /\b(?:summers|winters|springs|autumns|seasons|holidays)(?: of)?\s*$/i
const SPEAKS = /^(?:I|My|We|Our|In|At|On|From|Since|Until|During|After|Before|Then|Also|Earlier)(?![\p{L}-])/u

/** Does it begin with what one was? */
export const isTitled = ({ title }: Rung): boolean => looksLikeTitle(headerParts(title, [])[0] ?? '')

/** How a line is set, by which it is told apart from others. */
export const shapeOf = (document: CvDocument, unit: Unit): string =>
  [
    unit.kind,
    unit.kind === 'heading' ? (document.sections[unit.section]?.depth ?? 0) : unit.parents.length,
    isStrong(document, unit) ? 'strong' : isSetOff(document, unit) ? 'em' : '',
  ].join('/')

/** Such lines of a stretch, all set alike, in their order: those of which there are most. */
export function rungsIn(document: CvDocument, list: readonly Unit[]): readonly Rung[] {
  const families = new Map<string, Rung[]>()
  list.forEach((unit, i) => {
    const rung = inOne(unit) ?? inTwo(unit, list[i + 1])
    if (rung === null) return
    const isTitleFirst = rung.units[0]?.text.startsWith(rung.title.slice(0, 3)) === true
    const key = [...rung.units.map((one) => shapeOf(document, one)), isTitleFirst].join(' ')
    const family = families.get(key)
    if (family) family.push(rung)
    else families.set(key, [rung])
  })
  const titled = (family: readonly Rung[]): number => family.filter(isTitled).length
  return [...families.values()].sort((a, b) => titled(b) - titled(a))[0] ?? []
}

/** Without what parts it from the dates and leads to it: 'As '; 'Teacher (in French)' keeps its bracket. */
function bare(text: string): string {
  const plain = text.replace(AROUND, '')
  const whole = plain.includes('(') && !plain.includes(')') ? `${plain})` : plain
  return whole.slice(Math.max(0, whole.indexOf(headerParts(whole, [])[0] ?? '')))
}

function inOne(unit: Unit): Rung | null {
  if (!isLine(unit) || unit.text.length > LINE) return null
  const [date, more] = findDates(unit.text)
  if (date === undefined || more !== undefined || date.single) return null
  const [before, behind] = [unit.text.slice(0, date.start), unit.text.slice(date.end)].map((text) =>
    bare(text.replace(SEASONS, '')),
  )
  const told = before === '' ? behind : behind === '' ? before : undefined
  if (told === undefined) return null
  const [title = '', place = null, other] = told.split(' | ')
  if (!mayBeTitle(title) || other !== undefined || (place !== null && !mayBePlace(place))) return null
  return { units: [unit], title, dates: unit.text.slice(date.start, date.end), place }
}

function inTwo(unit: Unit, next: Unit | undefined): Rung | null {
  if (next === undefined || !isLine(unit) || next.kind !== 'sentence' || !next.line) return null
  const [when, what] = isPeriod(unit.text) ? [unit, next] : [next, unit]
  const title = bare(what.text)
  if (!isPeriod(when.text) || findDates(what.text).length > 0 || !mayBeTitle(title)) return null
  const [date] = findDates(when.text)
  return date === undefined
    ? null
    : { units: [unit, next], title, dates: when.text.slice(date.start, date.end), place: null }
}

const isLine = (unit: Unit): boolean => unit.kind !== 'row' && (unit.line || unit.kind !== 'sentence')

function isPeriod(text: string): boolean {
  const [date, more] = findDates(text)
  if (date === undefined || more !== undefined || date.single) return false
  return (text.slice(0, date.start) + text.slice(date.end)).replace(AROUND, '') === ''
}

const mayBePlace = (text: string): boolean =>
  text.length <= PLACE && /^\p{Lu}/u.test(text) && !looksLikeOrg(text) && !looksLikeTitle(text)

const mayBeTitle = (text: string): boolean =>
  text.length >= 3 &&
  text.length <= TITLE &&
  /^(?:\p{Ll}{1,2})?\p{Lu}/u.test(text) &&
  !/[.!?;:](?:\s|$)/.test(text) &&
  !SPEAKS.test(text)
