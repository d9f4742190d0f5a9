/**
 * Which term of one's work a short text tells ('Prepared to up sticks for the right school': moving), in whatever words:
 * learned from statements of several hands (test/eval/fit-terms.ts), by words, their pairs and beginnings, and shapes.
 */
import { keepLast } from '../../../last-texts.ts'
import { fold, words } from '../../text/text.ts'
import { TERM_WEIGHTS, type Term } from './term-weights.ts'

/** What all features count together: it was fitted so. */
export const TERM_SCALE = 4
/** Characters of a text that are read, and of texts that are kept. */
const READ = 240
const KEPT_TEXTS = 2 ** 18
/** Letters of a word's beginning: 'relo', 'availab'. */
const BEGINNING = 4

const MONTHS =
  /^(?:jan|feb|mar|apr|may|jun|jul|aug|sep|sept|oct|nov|dec|january|february|march|april|june|july|august|september|october|november|december)$/
const SEASONS = /^(?:spring|summer|autumn|fall|winter|harvest|term|semester|season)$/
const DAYS = /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|mon|tue|wed|thu|fri|sat|sun)$/
const NUMBERS =
  /^(?:\d.*|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|eighty|ninety|half|couple)$/
const SHAPES: readonly (readonly [name: string, shown: RegExp])[] = [
  ['money', /[€$£¥₹]|\b(?:EUR|USD|GBP|CHF|SEK|NOK|DKK|INR|PLN|AUD|SGD|AED|ZAR|Rs\.?|LPA|lakhs?|k)\b/],
  ['share', /\d ?%|\bper ?cent\b/],
  ['year', /\b20\d\d\b/],
  ['first person', /(?:^|[^\p{L}])(?:I|[Mm]y|me)(?![\p{L}-])/u],
  ['opens with a verb', /^\p{Lu}\p{Ll}+ed\b/u],
  ['class', /\b(?:[A-D]E?\d?|C1E?|D1E?|HGV|LMV)\b/],
  ['place', /(?<=\p{Ll} )\p{Lu}\p{Ll}{2,}/u],
  ['not', /\b(?:not?|never|cannot|without|nor)\b|n['’]t\b/i],
  ['quoted', /["“”„«»]/],
]

/** A word as it is compared: what stands for any of its kind begins with '@'. */
function tokenOf(raw: string, stem: string): string {
  const folded = fold(raw)
  if (MONTHS.test(folded)) return '@month'
  if (SEASONS.test(folded)) return '@season'
  if (DAYS.test(folded)) return '@day'
  return NUMBERS.test(folded) ? '@number' : stem
}

/** What a text shows, each once; a label's words also as such. */
export function termFeatures(text: string): Set<string> {
  const read = text.slice(0, READ)
  const label = /^[^:]{2,40}(?=: )/.exec(read)?.[0].length ?? 0
  const found = new Set<string>()
  const tokens = ['^']
  for (const { raw, stem, start } of words(read)) {
    const token = tokenOf(raw, stem)
    tokens.push(token)
    found.add(token)
    if (start < label) found.add(`${token}:`)
    if (token.length > BEGINNING && !token.startsWith('@')) found.add(`${token.slice(0, BEGINNING)}…`)
  }
  tokens.push('$')
  for (const [i, token] of tokens.slice(1).entries()) found.add(`${tokens[i] ?? ''} ${token}`)
  for (const [name, shown] of SHAPES) if (shown.test(read)) found.add(` ${name}`)
  return found
}

export interface TermTold {
  readonly term: Term
  /** Among all terms and none. */
  readonly chance: number
}

const { terms, bias, features } = TERM_WEIGHTS
/** Class and weight in turn; class 0 is none of the terms. */
const FEATURES: ReadonlyMap<string, readonly number[]> = new Map(
  Object.entries(features).map(([name, numbers]) => [name, numbers.split(' ').map(Number)]),
)

/** The likeliest term; null where none is likelier. */
export const termOf = keepLast<{ readonly told: TermTold | null }>(KEPT_TEXTS, (text) => {
  const shown = [...termFeatures(text)].filter((name) => FEATURES.has(name))
  const share = TERM_SCALE / Math.sqrt(Math.max(1, shown.length))
  const scores = Float64Array.from(bias)
  for (const name of shown) {
    const numbers = FEATURES.get(name) ?? []
    for (let i = 0; i < numbers.length; i += 2)
      scores[numbers[i] ?? 0]! += ((numbers[i + 1] ?? 0) / 100) * share
  }
  const top = scores.reduce((best, score, i) => (score > (scores[best] ?? 0) ? i : best), 0)
  const term = terms[top - 1]
  if (term === undefined) return { told: null }
  const all = scores.reduce((sum, score) => sum + Math.exp(score - (scores[top] ?? 0)), 0)
  return { told: { term, chance: 1 / all } }
})
