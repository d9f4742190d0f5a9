/**
 * What kind of section some lines make, by their words and their shape: learned from sections whose headings say it
 * (test/eval/fit-sections.ts), for those below headings of one's own making.
 */
import { keepLast } from '../../last-texts.ts'
import { looksLikeOrg, looksLikeTitle } from '../lexicon/names.ts'
import type { Kind } from '../lexicon/kinds.ts'
import { findDates } from '../text/dates.ts'
import { words } from '../text/text.ts'
import { SECTION_WEIGHTS } from './section-weights.ts'

/** Characters of lines whose features are kept. */
const KEPT_TEXTS = 2 ** 19
/** Lines of a section that are looked at. */
const MOST = 40

/** What a line may show beside its words. */
const SHAPES: readonly (readonly [name: string, shown: RegExp])[] = [
  ['quoted', /["“”„«»]/],
  ['opens quoted', /^\W{0,2}["“„«]/],
  ['at', /@/],
  ['address', /\b(?:https?:\/\/|www\.)|[\w-]\.(?:com|org|net|io|dev|example)\b/],
  ['money', /[€$£¥]|\b(?:EUR|USD|GBP|CHF|SEK|NOK|DKK)\b/],
  ['share', /\d ?%|\bper ?cent\b/],
  ['first person', /(?:^|[^\p{L}])(?:I|[Mm]y|me|we|our)(?![\p{L}'’-])/u],
  ['opens with a verb', /^\p{Lu}\p{Ll}+ed\b/u],
  ['sentence', /\p{Ll}{2}[.!]$/u],
  ['label', /^[^:]{2,30}: /],
  ['level', /\b[ABC][12]\b/],
  ['brackets', /\([^()]{2,}\)/],
  ['phone', /\d[\d ()/-]{7,20}\d/],
  ['year', /\b(?:19|20)\d\d\b/],
  ['opens with a year', /^\W{0,2}(?:\d{1,2}[./-])?(?:19|20)\d\d\b/],
  ['name', /^(?:(?:Dr|Prof|Mr|Ms|Mrs)\.? )?\p{Lu}\p{Ll}+(?: \p{Lu}[\p{L}'’-]+){1,2}(?:,| [–—(-]|$)/u],
  ['author', /^\p{Lu}[\p{L}'’-]+,? (?:\p{Lu}\.[ -]?){1,3}/u],
  ['number', /\d/],
  ['comma', /,/],
  ['commas', /,[^,]*,[^,]*,/],
  ['dash', / [–—-] /],
  ['pipe', /[|·]/],
  ['capitals', /\b\p{Lu}{3,}\b/u],
  ['small beginning', /^\p{Ll}/u],
]
/** Up to how many characters lines are of each length. */
const LENGTHS = [25, 50, 100, 180] as const

/** What a line shows: its stems, and names of shapes that begin with a blank. */
export const lineFeatures = keepLast<ReadonlySet<string>>(KEPT_TEXTS, (text) => {
  const found = new Set(words(text).flatMap(({ stem }) => (/^\p{L}{2,}/u.test(stem) ? [stem] : [])))
  for (const [name, shown] of SHAPES) if (shown.test(text)) found.add(` ${name}`)
  const dates = findDates(text)
  if (dates.some(({ single }) => !single)) found.add(' range')
  if (dates.length > 1) found.add(' dates')
  if (looksLikeTitle(text)) found.add(' title')
  if (looksLikeOrg(text)) found.add(' organisation')
  found.add(` length ${LENGTHS.findIndex((most) => text.length <= most)}`)
  return found
})

/**
 * Shares of the lines that show something, with what the section shows as a whole.
 * @param place where it stands in the document, from 0 (its beginning) to 1
 */
export function sectionFeatures(texts: readonly string[], place: number): Map<string, number> {
  const lines = texts.slice(0, MOST)
  const out = new Map([
    [' lines', Math.min(1, lines.length / 10)],
    [` place ${Math.min(3, Math.floor(place * 4))}`, 1],
  ])
  for (const line of lines)
    for (const feature of lineFeatures(line)) out.set(feature, (out.get(feature) ?? 0) + 1 / lines.length)
  // one line that has a word tells as much as ten
  for (const [feature, share] of out) if (!feature.startsWith(' ')) out.set(feature, Math.sqrt(share))
  return out
}

const numbers = (hundredths: string): Float64Array =>
  Float64Array.from(hundredths.split(' '), (one) => Number(one) / 100)
const KINDS = SECTION_WEIGHTS.kinds
const BIAS = numbers(SECTION_WEIGHTS.bias)
const WEIGHTS = new Map(
  Object.entries(SECTION_WEIGHTS.weights).map(([feature, row]) => [feature, numbers(row)]),
)

/** How likely the lines of a section are of each kind; together 1. */
export function kindsOfLines(texts: readonly string[], place: number): Map<Kind, number> {
  if (texts.length === 0) return new Map()
  const scores = Array.from(BIAS)
  for (const [feature, value] of sectionFeatures(texts, place)) {
    WEIGHTS.get(feature)?.forEach((weight, k) => (scores[k] = (scores[k] ?? 0) + value * weight))
  }
  const most = Math.max(...scores)
  const odds = scores.map((score) => Math.exp(score - most))
  const sum = odds.reduce((a, b) => a + b, 0)
  return new Map(KINDS.map((kind, k) => [kind, (odds[k] ?? 0) / sum]))
}
