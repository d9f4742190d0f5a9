/** What a sum is asked of: money, a length or another size, or what is counted; and where a text says one figure of it. */
import type { Term } from '../ranking/terms.ts'
import { amountOf, SCALES, type Amount } from '../text/amounts.ts'
import { MONEY } from '../text/money.ts'
import { words } from '../text/text.ts'
import { NUMBER_WORDS } from '../text/word-lists.ts'
import { isAudience } from './asked.ts'
import { ABOUT, isRefused, LIMIT, NOT_ONCE } from './line-money.ts'

export interface Measure {
  /** What is counted, or what the figures are called; null where money is asked for by no word. */
  readonly term: Term | null
  /** It asks for money, in this currency where it names one. */
  readonly money: boolean
  readonly currency: RegExp | null
  /** What it may be told in, where it is a size. */
  readonly units: readonly Unit[]
}

interface Unit {
  readonly asked: RegExp
  readonly told: RegExp
  readonly unit: string
}

const unitOf = (asked: string, told: string, unit: string): Unit => ({
  asked: new RegExp(`^(?:${asked})$`),
  told: new RegExp(
    `(?<![\\p{L}\\d.,–€£$-])(\\d{1,3}(?:[,'’]\\d{3})+|\\d{1,7}(?:\\.\\d{1,3})?)[ -]?(?:${told})(?![\\p{L}\\d²³/])`,
    'gu',
  ),
  unit,
})
const UNITS: readonly Unit[] = [
  unitOf('met(?:re|er)s?|length|long', 'm|met(?:re|er)s?', 'm'),
  unitOf('kilomet(?:re|er)s?|km|length|long', 'km|kilomet(?:re|er)s?', 'km'),
  unitOf('miles?|length|long', 'mi|miles?', 'miles'),
  unitOf('area|surface|space', 'm²|m2|sqm|sq\\.? ?m|square met(?:re|er)s?', 'm²'),
  unitOf('hectares?|area', 'ha|hectares?', 'ha'),
  unitOf('area|space', 'sq\\.? ?ft|square feet', 'sq ft'),
  unitOf('hours?', 'h|hrs?|hours?', 'hours'),
  unitOf('months?', 'months?', 'months'),
  unitOf('minutes?', 'min|mins|minutes?', 'minutes'),
  unitOf('tonnes?|tons?|weight|tonnage', 't|tonnes?|tons?', 't'),
  unitOf('megawatts?|mw|capacity|power|output', 'MW|megawatts?', 'MW'),
  unitOf('kilowatts?|kw|capacity|power|output', 'kW|kilowatts?', 'kW'),
]
export const unitsOf = ({ word: { text } }: Term): readonly Unit[] =>
  UNITS.filter(({ asked }) => asked.test(text))

/** Of currencies the words that ask for them, and how sums of them are written. */
export const CURRENCIES: readonly (readonly [asked: RegExp, told: RegExp])[] = [
  [/\b(?:pounds?|sterling|gbp)\b/, /£|GBP|pounds?/i],
  [/\b(?:euros?|eur)\b/, /€|EUR|euros?/i],
  [/\b(?:dollars?|usd)\b/, /\$|USD|dollars?/i],
  [/\b(?:francs?|chf)\b/, /CHF|francs?/i],
]

/** One figure in a text. */
export interface Told {
  readonly amount: Amount
  readonly start: number
  readonly end: number
  /** What it is, and not a limit, a range or what was planned or refused. */
  readonly fit: boolean
  /** 'a year' of what is again and again. */
  readonly rate: string
}

/** So well a word must meet what is counted. */
const COUNTED = 0.55
const NUMBERS = new RegExp(
  `(?<![\\p{L}\\d.,€£$#/–—-])(?:\\d{1,3}(?:[,'’ ]\\d{3})+(?!\\d)|\\d+(?:\\.\\d+)?|(?:${[...NUMBER_WORDS.keys()].sort((a, b) => b.length - a.length).join('|')})(?:-(?:one|two|three|four|five|six|seven|eight|nine))?)(?![\\d\\p{L}%-]|[.,]\\d| ?%)(?<scale> ?(?:million|thousand|k)(?!\\p{L}))?`,
  'giu',
)
const YEAR = /^(?:19|20)\d\d$/
/** What is no figure of what was: a limit, an aim. */
const PLANNED =
  /\b(?:up to|at least|more than|over|under|below|less than|out of|from|between|targets?|targeted|targeting|aim(?:s|ed|ing)? (?:at|for)|goal(?: of)?|plan(?:s|ned)?(?: for)?|expected|hop(?:e|es|ing) for|another|each|[<>≤≥]) ?$/i
/** Behind a number that is one of a range, or a part of one. */
const GOES_ON = /^(?: ?[–—-] ?\d| (?:to|or|of) (?:the )?\d|\+|\/)/
const RATE = /\b(?:per|an?|each|every) (year|month|week|day|night|season|term)\b/i
const SCALED = (scale: string): number => SCALES[scale.trim().toLowerCase()] ?? 1

/** All figures of it in a text. */
export function toldIn(text: string, measure: Measure): readonly Told[] {
  if (measure.money) return moneyIn(text, measure.currency)
  const sizes = measure.units.flatMap((unit) => sizesIn(text, unit))
  return sizes.length > 0 || measure.term === null ? sizes : countsIn(text, measure.term)
}

function moneyIn(text: string, currency: RegExp | null): Told[] {
  return [...text.matchAll(MONEY)].flatMap(({ 0: found, index }): Told[] => {
    const said = found.replace(/[.,'’]+$/, '')
    const amount = amountOf(said)
    if (amount === null || currency?.test(said) === false) return []
    const [before, end] = [text.slice(0, index), index + said.length]
    const fit = !NOT_ONCE.test(text.slice(end)) && !LIMIT.test(before) && !PLANNED.test(before)
    return isRefused(text)
      ? []
      : [
          {
            amount: { ...amount, about: amount.about || ABOUT.test(before) },
            start: index,
            end,
            fit,
            rate: '',
          },
        ]
  })
}

const sizesIn = (text: string, { told, unit }: Unit): Told[] =>
  [...text.matchAll(told)].map(({ 0: found, 1: digits = '', index }) =>
    toldAt(text, index, index + found.length, {
      value: Number(digits.replace(/[,'’]/g, '')),
      sign: '',
      unit,
      scale: '',
      about: false,
    }),
  )

function countsIn(text: string, term: Term): Told[] {
  return [...text.matchAll(NUMBERS)].flatMap(({ 0: found, index, groups }): Told[] => {
    const end = index + found.length
    const isOf =
      isBefore(text.slice(end), term) || isLabel(text, index, end, term) || isHeads(text, index, end, term)
    if (YEAR.test(found) || !isOf) return []
    const scale = groups?.['scale'] ?? ''
    const value = numberOf(found.slice(0, found.length - scale.length)) * SCALED(scale)
    return [toldAt(text, index, end, { value, sign: '', unit: '', scale, about: false })]
  })
}

function toldAt(text: string, start: number, end: number, amount: Amount): Told {
  const [before, after] = [text.slice(0, start), text.slice(end)]
  return {
    amount: { ...amount, about: ABOUT.test(before) },
    start,
    end,
    fit: !PLANNED.test(before) && !GOES_ON.test(after),
    rate: RATE.exec(/^[^.,;:()]*/.exec(after)?.[0] ?? '')?.[1]?.toLowerCase() ?? '',
  }
}

/** 'twenty-three', '41,000' */
function numberOf(said: string): number {
  const [tens = '', ones = ''] = said.toLowerCase().split('-')
  const word = NUMBER_WORDS.get(tens)
  return word === undefined ? Number(said.replace(/[,'’ ]/g, '')) : word + (NUMBER_WORDS.get(ones) ?? 0)
}

const isTerm = ({ matches, word }: Term, stem: string): boolean =>
  (matches.get(stem) ?? 0) >= COUNTED || isAudience(word.stem, stem)

/** Words at most from a number to what it counts: '28 trained hotel engineers'. */
const BETWEEN = 2

/** Is that, right behind the number, what is counted? */
function isBefore(after: string, term: Term): boolean {
  const phrase = /^ (?:[^.,;:()|–—\d]{1,60})/u.exec(after)?.[0] ?? ''
  const own = words(phrase)
  const at = own.findIndex(({ stem }) => isTerm(term, stem))
  return at >= 0 && at <= BETWEEN && own.slice(0, at).every(({ stop }) => !stop)
}

/** 'Units in the field: 64,000', 'Visitors 31,800': does it stand behind its label, and count nothing else? */
function isLabel(text: string, start: number, end: number, term: Term): boolean {
  const label = /(?:^|[.,;|(·–—])([^.,;|(·–—]{2,50})$/u.exec(text.slice(Math.max(0, start - 52), start))?.[1]
  if (label === undefined || /^ \p{Ll}{3}/u.test(text.slice(end))) return false
  const own = words(label)
  return /: (?:about |some |around |c\. )?$/i.test(label)
    ? own.some(({ stem }) => isTerm(term, stem))
    : / $/.test(label) && own.length <= 2 && own.at(-1) !== undefined && isTerm(term, own.at(-1)?.stem ?? '')
}

/** 'Chamber Choir (28), Big Sing (open to all, about 90)': a bare number in brackets behind a name counts heads. */
const isHeads = (text: string, start: number, end: number, { word }: Term): boolean =>
  isAudience(word.stem, word.stem) &&
  text[end] === ')' &&
  /\p{L} \((?:\p{L}[\p{L} -]{0,30}, )?(?:about |some |around |c\. )?$/u.test(
    text.slice(Math.max(0, start - 50), start),
  )
