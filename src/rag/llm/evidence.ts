/** What of a sentence can be checked against a text by code: numbers, dates, names, addresses, words, negation. */
import { findDates } from '../answer/text/dates.ts'
import { NUMBER_WORDS } from '../answer/text/word-lists.ts'
import { fold, words } from '../answer/text/text.ts'

const MONTH_NAMES = [
  ['january', 'jan'],
  ['february', 'feb', 'febr'],
  ['march', 'mar'],
  ['april', 'apr'],
  ['may'],
  ['june', 'jun'],
  ['july', 'jul'],
  ['august', 'aug'],
  ['september', 'sep', 'sept'],
  ['october', 'oct'],
  ['november', 'nov'],
  ['december', 'dec'],
] as const
const MONTHS: ReadonlyMap<string, number> = new Map(
  MONTH_NAMES.flatMap((names, month) => names.map((name) => [name, month] as const)),
)

/** Words that open a sentence and carry no fact of their own; capital only because they come first. */
const OPENERS = new Set(
  `yes no currently previously formerly earlier later afterwards afterward then today recently originally initially
  overall besides additionally furthermore moreover together finally first second third last next one two three four
  five six seven eight nine ten according among amongst since within work working`.split(/\s+/),
)
const NEUTRAL_NAMES = new Set(['cv', 'i'])

/** Digits with thousands separators taken out, no leading zeros: '1,200' and '1200' are the same number. */
const DIGITS = /\d+(?:[.,]\d+)*/g
const BIG: Readonly<Record<string, string>> = {
  hundred: '100',
  thousand: '1000',
  million: '1000000',
  dozen: '12',
}

/** Every number of a text in one form, number words included; 'one' is left out, since it mostly means 'a'. */
export const numbersIn = (text: string): Set<string> => new Set(countNumbers(text).keys())

/** The same with how often each is said. */
function countNumbers(text: string): Map<string, number> {
  const out = new Map<string, number>()
  const add = (number: string) => out.set(number, (out.get(number) ?? 0) + 1)
  for (const [found] of text.matchAll(DIGITS)) {
    if (/^\d{1,2}\.\d{1,2}\.\d{2,4}$/.test(found)) for (const part of found.split('.')) add(bare(part))
    else add(bare(/^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(found) ? found.replaceAll(',', '') : found))
  }
  // '1:25' is one number, whatever else is told with a 25
  for (const [ratio] of text.matchAll(/(?<![\d:])\d{1,4}:\d{1,4}(?![\d:])/g)) add(ratio)
  for (const { text: word } of words(text)) {
    const value = NUMBER_WORDS.get(word)
    if (value !== undefined && value !== 1) add(String(value))
    const big = Object.hasOwn(BIG, word) ? BIG[word] : undefined
    if (big) add(big)
  }
  return out
}

const bare = (digits: string): string => digits.replace(/^0+(?=\d)/, '')

/** Months (0 to 11) that a text names, in words or in a date of numbers. */
function monthsIn(text: string): Set<number> {
  const out = new Set<number>()
  for (const { text: word } of words(text)) {
    const month = MONTHS.get(word)
    if (month !== undefined) out.add(month)
  }
  for (const { from, to, exact } of findDates(text)) {
    if (!exact) continue
    out.add(from % 12)
    if (Number.isFinite(to)) out.add(to % 12)
  }
  return out
}

/**
 * Words of a sentence that name something: those with a capital, but for function words ('IT' is none) and what opens
 * a sentence, codes, and addresses of mail and web.
 */
export function namesIn(sentence: string): string[] {
  const out: string[] = [...addressesIn(sentence), ...codesIn(sentence)]
  for (const word of words(sentence)) {
    if (!/\p{Lu}/u.test(word.raw) || NEUTRAL_NAMES.has(word.text)) continue
    const shouted = word.raw.length > 1 && word.raw === word.raw.toUpperCase()
    const first = /(?:^|[.!?:;]["'”’)]*\s+|^["'“‘(]+)$/u.test(sentence.slice(0, word.start))
    if (!shouted && (word.stop || (first && OPENERS.has(word.text)))) continue
    out.push(word.text.replace(/'s?$/, ''))
  }
  return out
}

/** E-mail and web addresses, folded. */
function addressesIn(text: string): string[] {
  const found =
    text.match(
      /https?:\/\/[^\s<>"')]+|[^\s@<>"'(]+@[^\s@<>"')]+|(?:[\w-]+\.)+[a-z]{2,}(?:\/[^\s<>"')]*)?/giu,
    ) ?? []
  return found
    .map((address) => fold(address.replace(/[.,;:!?]+$/, '')))
    .filter((address) => address.length > 4)
}

/** Letters and digits that are one word: 'C1', 'ISO9001'. The digits alone prove nothing. */
const codesIn = (text: string): string[] =>
  [...fold(text).matchAll(/(?<![a-z\d])[a-z]+\d[a-z\d]*/g)].map(([code]) => code)

/** What a set of texts holds, to be asked of each number, name and word. */
export class Evidence {
  readonly #folded: string
  readonly #numbers: ReadonlyMap<string, number>
  readonly #words: ReadonlySet<string>
  readonly #stems: ReadonlySet<string>
  readonly #codes: ReadonlySet<string>
  #months: ReadonlySet<number> | undefined
  readonly #text: string

  constructor(texts: readonly string[]) {
    this.#text = texts.join('\n')
    this.#folded = fold(this.#text)
    this.#numbers = countNumbers(this.#text)
    const all = words(this.#text)
    this.#words = new Set(all.flatMap(({ text }) => [text, text.replace(/'s?$/, '')]))
    this.#stems = new Set(all.map(({ stem }) => stem))
    this.#codes = new Set(codesIn(this.#text))
  }

  number(number: string): boolean {
    return this.#numbers.has(number)
  }

  /** Whether each number of a text is said here at least as often: '31 beds, 31 nurses' is not '31 beds'. */
  asOften(text: string, except: ReadonlySet<string>): boolean {
    return [...countNumbers(text)].every(
      ([number, times]) => except.has(number) || (this.#numbers.get(number) ?? 0) >= times,
    )
  }

  /** A name in any case; a plural or a month may be written in another way. */
  name(name: string): boolean {
    if (this.#codes.has(name)) return true
    if (/[@/.]/.test(name)) return this.#folded.includes(name)
    if (this.#words.has(name) || this.#words.has(`${name}s`)) return true
    if (name.endsWith('s') && this.#words.has(name.slice(0, -1))) return true
    const month = MONTHS.get(name)
    return month !== undefined && (this.#months ??= monthsIn(this.#text)).has(month)
  }

  stem(stem: string): boolean {
    return this.#stems.has(stem)
  }
}

const NEGATION = /\b(?:not|no|never|none|nor|neither|without|cannot|nothing|nobody)\b|n't\b/
/** What ends, lapses or is refused may be told with a 'not' or 'no longer'. */
const ENDING =
  /\b(?:former|formerly|previous|expired?|lapsed|ended|left|until|declined|refused|resigned|retired|ex)\b/

export const isNegated = (text: string): boolean => NEGATION.test(fold(text))
export const maySupportNegation = (text: string): boolean => isNegated(text) || ENDING.test(fold(text))
