/** A term with what it means below it, as definitions are written: 'Radio' with ': LoRa since 2022' in the next line. */
import type { Block } from '../../types.ts'
import { looksLikeOrg, looksLikeTitle } from '../lexicon/names.ts'
import { findDates } from '../text/dates.ts'
import { kindsOfHeading } from './heading-kinds.ts'

/** Characters of a term. */
const TERM = 40

/** A colon that stands apart begins what is said of the word before it, in its line or in the next. */
const APART = /^([^\p{N}:]{1,40}?):? : (?=\S)/u

/** Does a line break at `at` part a term from what it means? A post, a house or a date heads what is below it. */
export function isDefinition(text: string, from: number, at: number): boolean {
  if (!/^\s*:\s\S/.test(text.slice(at, at + 6))) return false
  const term = text.slice(from, at).trim().replace(/:$/, '')
  return (
    term.length > 0 &&
    term.length <= TERM &&
    // what begins so itself is no term
    !/^: /.test(term) &&
    !/[:.!?]$/.test(term) &&
    findDates(term).length === 0 &&
    // 'Software' is no house
    ((/^\p{L}+$/u.test(term) && kindsOfHeading(term).size > 0) ||
      (!looksLikeTitle(term) && !looksLikeOrg(term)))
  )
}

/** A time with what was then below it. */
const TIME_APART = /^((?:\p{L}{3,9}\.? )?\d[\p{L}\d ./–—-]{2,30}?[\p{L}\d]) : (?=\S)/u

/** 'Radio : LoRa since 2022' as one would write it in a line. */
export const withTerm = (text: string): string => text.replace(APART, '$1: ').replace(TIME_APART, '$1: ')

/** The term of a block that defines one; null where it does not. */
export function termOf({ text, kind }: Block): string | null {
  if (kind === 'tableRow') return null
  const [, term] = APART.exec(text.slice(0, TERM + 5).replace(/\s/g, ' ')) ?? []
  return term ?? null
}
