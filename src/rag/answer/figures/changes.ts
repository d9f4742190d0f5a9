/** From what to what: 'from €212,000 to €131,000', '12 days → 4', or the columns 'Before' and 'After' of a row. */
import type { CvDocument } from '../../types.ts'
import { cellsOf } from '../document/row-cells.ts'
import type { Unit } from '../document/units.ts'
import { SCALES, written, type Amount } from '../text/amounts.ts'
import { inOneUnit } from './one-unit.ts'
import { NUMBER_WORDS } from '../text/word-lists.ts'

/** Two figures of one unit. */
export interface Pair {
  readonly from: Amount
  readonly to: Amount
  /** Where it stands in the text. */
  readonly start: number
  readonly end: number
}

/** Currencies by name are listed: whatever the case, three letters before a number are a word as well. */
const SIGN = '(?:US|C|A|NZ)?[€£$₩¥₹₦]|(?:EUR|USD|GBP|CHF|SEK|NOK|DKK|PLN|CZK)(?= ?\\d)'
const WORDS = [...NUMBER_WORDS.keys()].join('|')
const NUMBER = `\\d{1,3}(?:[,'’]\\d{3})+(?:\\.\\d+)?|\\d+(?:\\.\\d+)?|(?:${WORDS})(?=\\s)`
const SCALE = Object.keys(SCALES).join('|')
/** 'From €1.2 to €3.4 million': a number below this is of the other's scale. */
const SCALED_TO = 1_000
const ABOUT = '(?:about|around|some|roughly|nearly|almost|over|only|just) '
const UNIT = '%|(?:percent|per cent)(?!\\p{L})|\\p{L}[\\p{L}-]*'
/** '24% (2021)' */
const WHEN = '(?: \\([^()]{2,16}\\))?'
const side = (name: string): string =>
  `(?:${ABOUT})?(?<${name}Sign>${SIGN})? ?(?<${name}>${NUMBER})(?<${name}Scale> ?(?:${SCALE})(?!\\p{L}))?`
const ARROW = new RegExp(
  `${side('a')} ?(?<aUnit>${UNIT})?\\s*(?:→|⟶|➜|->|=>|–>)\\s*${side('b')}(?: ?(?<bUnit>${UNIT}))?`,
  'giu',
)
const FROM_TO = new RegExp(
  `(?<!\\p{L})from ${side('a')}(?: ?(?<aUnit>${UNIT}))?${WHEN}(?: [\\p{L}-]+){0,3}? to ${side('b')}(?: ?(?<bUnit>${UNIT}))?`,
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
const NO_YEAR = '(?! ?(?:19|20)\\d\\d(?!\\d))'
/** 'When I came there were 40 members; last year it was 120' */
const THEN_NOW = new RegExp(
  `(?<!\\p{L})(?:when (?:I|he|she) (?:came|arrived|started|joined|began|took over)|at first|in (?:my|his|her) first year)[^.;\\d]{0,40}?${NO_YEAR}${side('a')}(?: ?(?<aUnit>${UNIT}))?[^.;\\d]{0,60}[;,.] (?:and )?(?:now|today|last year|this year|by \\d{4}|in \\d{4}|when I left)[^.;\\d]{0,40}?${NO_YEAR}${side('b')}(?: ?(?<bUnit>${UNIT}))?`,
  'giu',
)
/** 'Turnover was 61% when I came; last year it was 22%' */
const WAS_NOW = new RegExp(
  `(?<!\\p{L})(?:was|were|stood at|had|counted) ${NO_YEAR}${side('a')}(?: ?(?<aUnit>${UNIT}))?,? (?:(?:members|people|staff) )?(?:when (?:I|he|she) (?:came|arrived|started|joined|began|took over)|on (?:my|his|her) arrival|in (?:my|his|her) first year|at first|before)[;,.] (?:and |but )?(?:it (?:is|was|are) )?(?:now|today|last year|this year|by \\d{4}|in \\d{4}|when I left|after(?:wards)?)[^.;\\d]{0,40}?${NO_YEAR}${side('b')}(?: ?(?<bUnit>${UNIT}))?`,
  'giu',
)
/** '£40,000 budget, came in at £36,500' */
const BUDGETED = new RegExp(
  `(?:(?<!\\p{L})(?:budget(?:ed)?|planned|estimate[d]?|forecast|target)(?: (?:of|at|for|was|cost|price))*:? )?${side('a')}(?: (?:budget|planned|estimated?|forecast|target))?[^.;\\d€£$]{0,40}?(?<!\\p{L})(?:came in at|came out at|closed at|finished at|ended at|completed (?:for|at)|delivered (?:for|at)|built for|done for|actual(?:ly)?(?: cost)?:?|final (?:cost|account|bill|price)(?: of| was| at)?:?) ${side('b')}`,
  'giu',
)
/** What follows a number and is no unit of it. */
const NO_UNIT =
  /^(?:a|an|per|each|every|by|in|within|for|and|or|at|on|over|through|throughout|from|of|to|with|after|before|since|while|as|when|during|thanks|under|until|across|between|but|the|its|their|who|which|that)$/i
const YEAR = /^(?:19|20)\d\d$/
const PERCENT = /^(?:%|percent|per cent)$/i

/** The changes that a text tells. */
export function pairsIn(text: string): Pair[] {
  const found = [FROM_TO, ARROW, MOVED_TO, TO_FROM, THEN_NOW, WAS_NOW, BUDGETED].flatMap((pattern) => [
    ...text.matchAll(pattern),
  ])
  return found.flatMap((match) => pairOf(match) ?? []).sort((a, b) => a.start - b.start)
}

function pairOf(match: RegExpMatchArray): Pair | null {
  const { groups = {} } = match
  const { a = '', b = '', aSign = '', bSign = '', aScale = '', bScale = '' } = groups
  const [aUnit, bUnit] = [unitOf(groups['aUnit']), unitOf(groups['bUnit'])]
  const plain = aSign === '' && bSign === '' && !aUnit && !bUnit
  // '2014 → 2016' are years
  if (plain && (YEAR.test(a) || YEAR.test(b))) return null
  if (aSign !== '' && bSign !== '' && aSign !== bSign) return null
  if ((aUnit === '%') !== (bUnit === '%') && aUnit && bUnit) return null
  // '900 m' are metres
  if (aSign === '' && bSign === '' && (aScale === ' m') !== (bScale === ' m')) return null
  const scaled = inOneUnit(aUnit, bUnit)
  if (scaled === null) return null
  const unit = aUnit === '%' ? '%' : (scaled.unit ?? (bUnit || aUnit))
  const amountOf = (text: string, own: string, other: string, factor: number): Amount => {
    const number = numberOf(text) * factor
    const scale = own === '' && number < SCALED_TO ? other : own
    const value = number * (SCALES[scale.trim().toLowerCase()] ?? 1)
    return { value, sign: aSign || bSign, unit, scale, about: false }
  }
  const start = match.index ?? 0
  const from = amountOf(a, aScale, bScale, scaled.from)
  return { from, to: amountOf(b, bScale, aScale, scaled.to), start, end: start + match[0].length }
}

const unitOf = (unit: string | undefined): string =>
  unit === undefined || NO_UNIT.test(unit) ? '' : PERCENT.test(unit) ? '%' : unit

const numberOf = (text: string): number =>
  NUMBER_WORDS.get(text.toLowerCase()) ?? Number(text.replace(/[,'’]/g, ''))

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
export function differenceOf({ from, to }: Pair, form: 'amount' | 'share' | 'factor'): string | null {
  const difference = Math.abs(from.value - to.value)
  if (difference === 0) return null
  if (form === 'factor') {
    const [less, more] = [Math.min(from.value, to.value), Math.max(from.value, to.value)]
    return less <= 0 ? null : `${rounded(more / less, 1)} times`
  }
  if (form === 'share' && from.unit !== '%')
    return from.value <= 0 ? null : `${rounded((difference / from.value) * 100, 0)}%`
  const unit = from.unit === '%' ? 'percentage points' : from.unit
  const named = difference === 1 ? unit.replace(/(?<!s)s$/, '') : unit
  return written(
    [from, to].map((amount) => ({ ...amount, unit: named })),
    difference,
    3,
  )
}

function rounded(value: number, places: number): string {
  const text = value.toLocaleString('en', { maximumFractionDigits: places })
  return Math.abs(Number(text.replace(/,/g, '')) - value) < 1e-9 ? text : `about ${text}`
}
