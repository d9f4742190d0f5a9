/** From what to what: 'from €212,000 to €131,000', '12 days → 4', or the columns 'Before' and 'After' of a row. */
import type { CvDocument } from '../types.ts'
import { NUMBER_WORDS } from './lexicon/words.ts'
import { cellsOf } from './row-cells.ts'
import type { Unit } from './units.ts'

/** Two figures of one unit. */
export interface Pair {
  readonly from: number
  readonly to: number
  readonly sign: string
  /** ' m', 'k', ' million' */
  readonly scale: string
  /** '%', 'hours', '' */
  readonly unit: string
  /** Where it stands in the text. */
  readonly start: number
  readonly end: number
}

const SIGN = '(?:US|C|A|NZ)?[€£$₩¥₹₦]|(?:EUR|USD|GBP|CHF|SEK|NOK|DKK|PLN|CZK)(?= ?\\d)'
const WORDS = [...NUMBER_WORDS.keys()].join('|')
const NUMBER = `\\d{1,3}(?:[,'’]\\d{3})+(?:\\.\\d+)?|\\d+(?:\\.\\d+)?|(?:${WORDS})(?=\\s)`
const SCALE = 'k|thousand|m|mn|million|bn|billion'
const ABOUT = '(?:about|around|some|roughly|nearly|almost|over|only|just) '
const UNIT = '%|(?:percent|per cent)(?!\\p{L})|\\p{L}[\\p{L}-]*'
const side = (name: string): string =>
  `(?:${ABOUT})?(?<${name}Sign>${SIGN})? ?(?<${name}>${NUMBER})(?<${name}Scale> ?(?:${SCALE})(?!\\p{L}))?`
const ARROW = new RegExp(
  `${side('a')} ?(?<aUnit>${UNIT})?\\s*(?:→|⟶|➜|->|=>|–>)\\s*${side('b')}(?: ?(?<bUnit>${UNIT}))?`,
  'giu',
)
const FROM_TO = new RegExp(
  `(?<!\\p{L})from ${side('a')}(?: ?(?<aUnit>${UNIT}))?(?: [\\p{L}-]+){0,3}? to ${side('b')}(?: ?(?<bUnit>${UNIT}))?`,
  'giu',
)
const MOVED_TO = new RegExp(
  `${side('a')}(?: ?(?<aUnit>${UNIT}))?(?:,? (?:was|were|is|are|now))? (?:cut|reduced|lowered|brought|brought down|shortened|trimmed|shrunk|raised|increased|grown|down|up) to ${side('b')}(?: ?(?<bUnit>${UNIT}))?`,
  'giu',
)
const TO_FROM = new RegExp(
  `(?<!\\p{L})to ${side('b')}(?: ?(?<bUnit>${UNIT}))?,? from ${side('a')}(?: ?(?<aUnit>${UNIT}))?`,
  'giu',
)
/** What follows a number and is no unit of it. */
const NO_UNIT =
  /^(?:a|an|per|each|every|by|in|within|for|and|or|at|on|over|through|throughout|from|of|to|with|after|before|since|while|as|when|during|thanks|under|until|across|between|but|the|its|their|who|which|that)$/i
const YEAR = /^(?:19|20)\d\d$/
const PERCENT = /^(?:%|percent|per cent)$/i

/** The changes that a text tells. */
export function pairsIn(text: string): Pair[] {
  const found = [FROM_TO, ARROW, MOVED_TO, TO_FROM].flatMap((pattern) => [...text.matchAll(pattern)])
  return found.flatMap((match) => pairOf(match) ?? []).sort((a, b) => a.start - b.start)
}

function pairOf(match: RegExpMatchArray): Pair | null {
  const { a = '', b = '', aSign = '', bSign = '', aScale = '', bScale = '' } = match.groups ?? {}
  const [aUnit, bUnit] = [match.groups?.['aUnit'], match.groups?.['bUnit']].map(unitOf)
  const plain = aSign === '' && bSign === '' && !aUnit && !bUnit
  // '2014 → 2016' are years
  if (plain && (YEAR.test(a) || YEAR.test(b))) return null
  if (aSign !== '' && bSign !== '' && aSign !== bSign) return null
  if ((aUnit === '%') !== (bUnit === '%') && aUnit && bUnit) return null
  if (aScale.trim() !== '' && bScale.trim() !== '' && aScale.trim() !== bScale.trim()) return null
  const [from, to] = [valueOf(a), valueOf(b)]
  if (from === null || to === null) return null
  const start = match.index ?? 0
  return {
    from,
    to,
    sign: aSign || bSign,
    scale: bScale || aScale,
    unit: aUnit === '%' || bUnit === '%' ? '%' : bUnit || aUnit || '',
    start,
    end: start + match[0].length,
  }
}

const unitOf = (unit: string | undefined): string =>
  unit === undefined || NO_UNIT.test(unit) ? '' : PERCENT.test(unit) ? '%' : unit

function valueOf(text: string): number | null {
  const named = NUMBER_WORDS.get(text.toLowerCase())
  if (named !== undefined) return named
  const value = Number(text.replace(/[,'’]/g, ''))
  return Number.isFinite(value) ? value : null
}

const BEFORE =
  /^(?:before|from|start(?:ing)?|then|old|was|previous(?:ly)?|at (?:the )?start|baseline|when (?:i|he|she) (?:came|started))\b/i
const AFTER =
  /^(?:after|to|end|now|new|today|is|at (?:the )?end|result|when (?:i|he|she) left|current(?:ly)?)\b/i

/** What the columns before and after say of a row, where both are one figure of one unit. */
export function pairInRow(document: CvDocument, unit: Unit): Pair | null {
  const cells = cellsOf(document, unit) ?? []
  const before = cells.find(({ header }) => BEFORE.test(header))
  const after = cells.find(({ header }) => AFTER.test(header))
  if (before === undefined || after === undefined) return null
  const [pair] = pairsIn(`from ${before.text} to ${after.text}`)
  return pair ?? null
}

/** How far it is from one to the other: '€81,000', '6 hours', '7 percentage points'; as a share '38%', as a factor '3.4 times'. */
export function differenceOf(
  { from, to, sign, scale, unit }: Pair,
  form: 'amount' | 'share' | 'factor',
): string | null {
  if (from === to) return null
  if (form === 'factor') {
    const [less, more] = [Math.min(from, to), Math.max(from, to)]
    return less <= 0 ? null : `${rounded(more / less, 1)} times`
  }
  const difference = Math.abs(from - to)
  if (form === 'share' && unit !== '%') return from <= 0 ? null : `${rounded((difference / from) * 100, 0)}%`
  const number = difference.toLocaleString('en', { maximumFractionDigits: 3 })
  if (unit === '%') return `${number} percentage ${difference === 1 ? 'point' : 'points'}`
  const before = sign.length > 2 ? `${sign} ` : sign
  const named = difference === 1 && scale === '' ? unit.replace(/(?<!s)s$/, '') : unit
  return `${before}${number}${scale}${named === '' ? '' : ` ${named}`}`
}

function rounded(value: number, places: number): string {
  const text = value.toLocaleString('en', { maximumFractionDigits: places })
  return Math.abs(Number(text.replace(/,/g, '')) - value) < 1e-9 ? text : `about ${text}`
}
