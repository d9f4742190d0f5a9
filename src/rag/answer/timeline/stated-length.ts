/**
 * 'Revit (4 years)', 'nine years at the Waterfront Hall', 'Years in practice: 12, of which 4 part time', 'full time
 * since 2020': a length that the CV states itself of just what is asked.
 */
import { linesOf, type Line } from '../common/own-lines.ts'
import { cellsOf } from '../document/row-cells.ts'
import type { Facts } from '../facts/facts.ts'
import { holdsTerm, type Term } from '../ranking/terms.ts'
import { textOf } from '../saying/say-unit.ts'
import { findDates, monthsOf, type DateRange } from '../text/dates.ts'
import { stem, words } from '../text/text.ts'
import { NUMBER_WORDS } from '../text/word-lists.ts'

export interface Stated {
  readonly unit: number
  /** A sentence of the line, or all of it. */
  readonly text: string
  readonly months: number
  /** When it was, or since when, where that is what is told. */
  readonly range: DateRange | null
}

type Told = Pick<Stated, 'months' | 'range'>

const NUMBER = `(?:\\d{1,2}(?:[.,]5|½)?|(?:twenty|thirty|forty)[- ]\\p{L}+|${[...NUMBER_WORDS.keys()].slice(1).join('|')})`
const LENGTH = new RegExp(
  `(?<![\\p{L}\\d.,/-])(${NUMBER})(\\+| and a half)? (years?|yrs?|months?)(?![\\p{L}])['’]?`,
  'iu',
)
/** A label, or the head of a line, that says that years are counted behind it. */
const LABELLED = new RegExp(
  `^(?:(?:years|yrs)(?: of)? (?<of>[\\p{L}+#./ -]{2,40}?)|(?<thing>[\\p{L}+#./ -]{2,40}?),? (?:in )?(?:years|yrs)): (?<number>${NUMBER})(?![\\d.%])`,
  'iu',
)
/** The length is of all of it, not of one time out of many, and is no age, notice or plan. */
const OTHERWISE =
  /\b(?:before|after|ago|aged|old|every|each|first|within|notice|valid(?:ity)?|until|next|degree|course|program(?:me)?|contract|warranty|will|would|want(?:s|ed)?|expects?|hopes?|planned|required?|minimum|maximum|more than .{1,20} of|over the course)\b|\b(?:in|per) (?:the )?(?:last|past|next|first)\b/i
/** Whose it is, where not the person's. */
const OF_OTHERS = new RegExp(
  `\\b(?:who|whose|mother|father|wife|husband|partner|brother|sister|son|daughter|uncle|aunt|mr|mrs|ms|dr|prof|colleagues?|manager was|lead was|engineer was|supervised by|led by|under)\\b`,
  'i',
)
/** Between what it was and its length: 'HR Administrator only for the last', 'Revit (', 'Go: '. */
const BEFORE_LENGTH =
  /(?:[\s,:;(–—-]|\b(?:only|just|for|about|around|some|over|nearly|almost|the|last|past|of|a|total|more|than|approx\.?|at least|now)\b)*$/i
/** Between the length and what it was: 'nine years at the', 'of experience in'. */
const BEHIND_LENGTH =
  /^[\s,:–—-]*(?:(?:(?:full|part)[- ]time|professional|work|hands-on|practical|solid|of|in|at|with|as|on|for|behind|using|experience|the|an?|my|spent|working|worked|doing|paid|total) )*/i
/** Characters of what stands by it. */
const NEAR = 60
/** How well a line must say each word of the thing; what one says to do oneself may be another word for it. */
const NAMES = 0.8
const SINCE = 0.5

/** What stands in brackets at the end. */
const INSIDE = /(?<=\()[^()]+(?=\)\s*$)/

/** None where several lines state several lengths. */
export function statedLength(
  facts: Facts,
  thing: readonly Term[],
  way: string | null,
  now: number,
): Stated | null {
  if (thing.length === 0 && way === null) return null
  const cell = way === null ? inCell(facts, thing) : null
  if (cell !== null) return cell
  const found = linesOf(facts).flatMap((line) => statedIn(line, thing, way, now) ?? [])
  const [first, ...others] = found
  return first === undefined || others.some(({ months }) => months !== first.months) ? null : first
}

/** 'Go | 6' in a column of years. */
const OF_YEARS =
  /^(?:years?|yrs)(?: of (?:experience|use|practice|work))?$|^experience,? \(?(?:in )?(?:years|yrs)\)?$/i

/** None where several rows are of the thing. */
function inCell(facts: Facts, thing: readonly Term[]): Stated | null {
  const rows = facts.units.flatMap(({ unit }): Stated[] => {
    const cells = cellsOf(facts.document, unit) ?? []
    const years = cells.find(
      ({ header, text }) => OF_YEARS.test(header.trim()) && /^\d{1,2}\+?$/.test(text.trim()),
    )
    const isOfIt = cells.some(({ text }) => isThing(text, thing))
    if (years === undefined || !isOfIt) return []
    return [
      {
        unit: unit.index,
        text: textOf(facts, unit.index),
        months: Number.parseInt(years.text, 10) * 12,
        range: null,
      },
    ]
  })
  const [row, ...others] = rows
  return row === undefined || others.length > 0 ? null : row
}

function statedIn(line: Line, thing: readonly Term[], way: string | null, now: number): Stated | null {
  const { text, unit } = line
  const label = LABELLED.exec(text)
  if (label !== null && way === null) {
    const name = label.groups?.['of'] ?? label.groups?.['thing'] ?? ''
    const months = monthsSaid(label.groups?.['number'] ?? '', '', 'years')
    return isThing(name, thing) ? { unit: unit.unit.index, text, months, range: null } : null
  }
  const pieces = piecesOf(text)
  for (const [i, piece] of pieces.entries()) {
    // what stands in brackets is of what stands before them
    const [inside] = way === null ? [] : (INSIDE.exec(piece) ?? [])
    const told =
      lengthIn(piece, thing, way) ??
      sinceIn(piece, thing, way, now) ??
      (way === null && hasSeveralRanges(unit.unit.text) ? rangeIn(piece, thing, now) : null) ??
      (inside === undefined ? null : sinceIn(inside, thing, way, now))
    if (told === null) continue
    return pieces.slice(0, i + 1).some((one) => isOfOthers(text, one))
      ? null
      : { unit: unit.unit.index, text, ...told }
  }
  return null
}

/** Is somebody else spoken of before the piece ends? */
const isOfOthers = (text: string, piece: string): boolean =>
  OF_OTHERS.test(text.slice(0, text.indexOf(piece) + piece.length).replace(INSIDE, ''))

/** The length that a piece states of the thing; null where it is of something else. */
function lengthIn(piece: string, thing: readonly Term[], way: string | null): Told | null {
  const length = LENGTH.exec(piece)
  if (length === null || OTHERWISE.test(piece)) return null
  const [all, number = '', half = '', unit = ''] = length
  const raw = piece.slice(0, length.index)
  const before = raw.replace(BEFORE_LENGTH, '')
  const behind = piece.slice(length.index + all.length)
  if (way !== null && !behind.toLowerCase().includes(way) && !before.toLowerCase().includes(way)) return null
  // 'Supervised four workers as an acting supervisor (fourteen months)'
  const name = before.slice(before.lastIndexOf(': ') + 1).replace(/^.* as (?:an? |the )?(?=\S)/, '')
  const isInside = raw.lastIndexOf('(') > raw.lastIndexOf(')')
  const said = isInside ? '' : behind.replace(BEHIND_LENGTH, '').slice(0, NEAR)
  const told = said.replace(/[,;:.(–—].*$/, '')
  // 'Data engineer with nine years of Scala': what stands behind it is what it is of
  const isOfIt = isThing(/\p{L}{2}/u.test(told) ? told : name, thing)
  return isOfIt ? { months: monthsSaid(number, half, unit), range: null } : null
}

/** 'I have cooked for a living since 2006', or how it was worked: 'full time since 2020'. */
function sinceIn(piece: string, thing: readonly Term[], way: string | null, now: number): Told | null {
  const since = /\bsince\b/i.exec(piece)
  if (since === null) return null
  const date = findDates(piece).find(({ start, open }) => open && start >= since.index)
  if (date === undefined || date.start - since.index > 2) return null
  const said = piece.slice(0, since.index).trim()
  const own = /^(?:I have|I['’]ve|have)(?: been)? (.+)$/.exec(said)?.[1]?.replace(/ for a living$/, '')
  if (way !== null ? !said.toLowerCase().endsWith(way) : own === undefined) return null
  if (way === null && !isThing(own ?? '', thing, SINCE)) return null
  return { months: monthsOf(date, now), range: date }
}

const hasSeveralRanges = (text: string): boolean => findDates(text).filter(({ single }) => !single).length > 1

/** 'Social worker; acting supervisor June 2021 – July 2022': the time of a part of a post, which has another of its own. */
function rangeIn(piece: string, thing: readonly Term[], now: number): Told | null {
  const [range, more] = findDates(piece)
  if (range === undefined || range.single || more !== undefined) return null
  const isOfIt = isThing(`${piece.slice(0, range.start)} ${piece.slice(range.end)}`, thing)
  return isOfIt ? { months: monthsOf(range, now), range } : null
}

/** Are these words the thing, each of its words and hardly another? */
function isThing(text: string, thing: readonly Term[], least = NAMES): boolean {
  const own = words(text).filter(({ stop }) => !stop)
  const isOf = (one: string): boolean => thing.some((term) => holdsTerm(new Set([one]), term, least))
  const others = own.filter((word) => !isOf(word.stem) && !PLAIN.has(word.stem))
  return (
    own.length > 0 &&
    others.length === 0 &&
    thing.every((term) => holdsTerm(new Set(own.map((word) => word.stem)), term, least))
  )
}
const PLAIN: ReadonlySet<string> = new Set(
  ['experience', 'work', 'working', 'paid', 'full', 'part', 'time'].map(stem),
)

/** What stands between semicolons, bars and commas, with what is in brackets behind it. */
const piecesOf = (text: string): string[] => text.split(/\s*[;|·•]\s*|,\s+(?![^()]*\))/)

function monthsSaid(number: string, half: string, unit: string): number {
  const folded = number.toLowerCase().replace('½', '.5').replace(',', '.')
  const [ten = '', one = ''] = folded.split(/[- ]/)
  const value = /^\d/.test(folded)
    ? Number(folded)
    : (NUMBER_WORDS.get(ten) ?? 0) + (NUMBER_WORDS.get(one) ?? 0)
  const whole = value + (half.includes('half') ? 0.5 : 0)
  return Math.round(/^y/i.test(unit) ? whole * 12 : whole)
}
