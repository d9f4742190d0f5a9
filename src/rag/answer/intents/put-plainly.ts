/**
 * A question that everybody asks, put in the words that the planners know. What it names stays as it stands: 'for how many
 * years was she on Acme's payroll' becomes 'how long was she at Acme'. A word that the phrasings do not know and
 * the CV does asks for less than all of it, so such a question is left as it is.
 */
import type { Vocabulary } from '../../answerer.ts'
import type { Facts } from '../facts/facts.ts'
import type { Kind } from '../lexicon/kinds.ts'
import { entriesNamed } from '../common/named-entry.ts'
import { tonguesIn } from '../common/tongues/tongues.ts'
import { splitParts } from '../question/split-parts.ts'
import { words, type Word } from '../text/text.ts'
import { intentOf, isSaidFor, isWordOfIntents } from './intent-model.ts'
import { INTENTS, type Intent } from './intents.ts'

/** As sure as this: on phrasings by another hand 0.99 of such are right (test/eval/fit-intents.ts). */
const SURE = 0.7

const POSTS: readonly Kind[] = ['experience', 'volunteering', 'teaching']
const STUDIES: readonly Kind[] = ['education']
/** Words of the longest name. */
const LONGEST = 8

interface Named {
  readonly text: string
  /** Words of the question, end exclusive. */
  readonly from: number
  readonly to: number
}

type Find = (facts: Facts, text: string, asked: readonly Word[]) => Named | null

/** The longest run of words that names some entries of these kinds. */
const named =
  (kinds: readonly Kind[]): Find =>
  (facts, text, asked) => {
    for (let length = Math.min(LONGEST, asked.length); length > 0; length--)
      for (let from = 0; from + length <= asked.length; from++) {
        const run = text.slice(asked[from]?.start, asked[from + length - 1]?.end)
        if (/\p{Lu}|\d/u.test(run) && entriesNamed(facts, run, kinds).length > 0)
          return { text: run, from, to: from + length }
      }
    return null
  }

/** The one word of its kind; null where there are several. */
const single =
  (isOne: (word: Word) => boolean): Find =>
  (_, text, asked) => {
    const found = asked.flatMap((word, i) => (isOne(word) ? [i] : []))
    const [at] = found
    const word = asked[at ?? -1]
    return at === undefined || !word || found.length > 1
      ? null
      : { text: text.slice(word.start, word.end), from: at, to: at + 1 }
  }

const SLOTS: Readonly<Record<string, Find>> = {
  house: named(POSTS),
  school: named(STUDIES),
  year: single(({ raw }) => /^(?:19|20)\d\d$/.test(raw)),
  language: single(({ raw }) => tonguesIn(raw).length > 0),
}

/** One of a kind, or a thing with a time of its own: that one is asked about, though some ask so of all. */
const ONE_OF: Readonly<Partial<Record<Intent, RegExp>>> = {
  // 'any assignment abroad' asks for no country at home
  countries_worked: /^(?:intern|abroad|overs|foreign|outsid)/,
  left_at: /^contract/,
  music:
    /^(?:piano|keyboard|guitar|bass|violin|fiddl|viola|cello|harp|drum|percuss|flute|recorder|clarinet|oboe|bassoon|sax|trumpet|trombon|horn|tuba|organ|accordion|banjo|ukulel|mandolin|bagpip|sing|sang|sung|voice|choir)/,
  pets: /^(?:dog|cat|hors|poni|bird|fish|rabbit|hen|chicken|bee|reptil|snake|hamster)/,
  sports:
    /^(?:football|soccer|tennis|golf|rugbi|cricket|hockei|basketb|volleyb|handb|swim|run|marathon|cycl|bike|climb|row|ski|sail|surf|yoga|box|judo|karat|chess|gym|hik|walk)/,
}
/** To the day, where planners may have no more than the year. */
const TO_THE_DAY = /\b(?:(?:what|which) (?:exact )?(?:date|day)|exact(?:ly)?|to the day|precise(?:ly)?)\b/i
/** Of a firm, and nobody's. */
const IS_RANK =
  /^(?:is|was) (?:he|she|they|you) (?:(?:still|now|already|ever|also) )?an? (?:\p{L}+ )?partner\b/iu
const IN_ALL = /\b(?:in all|altogether|in total|all told|overall|combined)\b/i

/** Lists of things that have names: a word that nobody knows is likely one. */
const OF_NAMES: readonly Intent[] = ['skills_list', 'certificates_list', 'courses', 'teaching', 'sports']

/**
 * @param vocabulary words of general language
 * @param text the question as it is compared
 * @param vector what the embedding model makes of it
 * @returns the same in known words; null where it is none of what everybody asks, or asks for less
 */
export function putPlainly(
  { facts, vocabulary }: { readonly facts: Facts; readonly vocabulary: Vocabulary },
  text: string,
  vector: Float32Array,
): string | null {
  const meant = intentOf(text, vector)
  if (meant === null || meant.chance < SURE || splitParts(text).length > 1) return null
  if (TO_THE_DAY.test(text) || IS_RANK.test(text)) return null
  const plain = INTENTS[meant.intent]
  const asked = words(text)
  const slot = /\{(\w+)\}/.exec(plain ?? '')?.[1]
  const name = slot === undefined ? null : (SLOTS[slot]?.(facts, text, asked) ?? null)
  if (plain === null || (slot !== undefined && name === null)) return null
  const narrows = ({ raw, stem, stop, text: folded }: Word, i: number): boolean => {
    if (name !== null && i >= name.from && i < name.to) return false
    if (ONE_OF[meant.intent]?.test(stem)) return true
    // 'US' is no pronoun
    if (/^\p{Lu}{2}/u.test(raw)) return !isSaidFor(meant.intent, stem) || stop
    if (stop || isSaidFor(meant.intent, stem)) return false
    const isGeneral = vocabulary.has(folded) && !OF_NAMES.includes(meant.intent)
    return !isGeneral || isWordOfIntents(stem) || facts.df.has(stem) || (i > 0 && /^(?:\p{Lu}|\d)/u.test(raw))
  }
  if (asked.some(narrows)) return null
  const put = plain.replace(/\{\w+\}/, name?.text ?? '')
  // of several posts at one house
  return meant.intent === 'how_long_at' && IN_ALL.test(text) ? put.replace(/\?$/, ' in all?') : put
}
