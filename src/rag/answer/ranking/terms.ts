/** How the words of a question meet the words of a CV: same stem, same beginning, a slip of the pen, a synonym. */
import type { Vocabulary } from '../../answerer.ts'
import type { Facts } from '../facts/facts.ts'
import { degreeOtherwise } from '../lexicon/degrees.ts'
import { GENERAL } from '../lexicon/general.ts'
import { PERSONAL } from '../lexicon/generic.ts'
import { KINDS_BY_NOUN } from '../lexicon/nouns.ts'
import { SYNONYMS } from '../lexicon/synonyms.ts'
import { isMonth } from '../text/date-points.ts'
import { oncePer } from '../text/once-per.ts'
import { byBeginning, editDistance, fold, slipsAllowed, stem, type Word } from '../text/text.ts'
import { belongingTo, standsFor } from './abbreviated.ts'

export interface Term {
  readonly word: Word
  /** Stems of the CV that match, with how well (1: the same word). */
  readonly matches: ReadonlyMap<string, number>
  /** Weight by rarity in the CV. */
  readonly weight: number
  /** Best match in the CV's own words, synonyms not counted. */
  readonly known: number
  /** Best match, synonyms counted. */
  readonly reach: number
  /** Written with a capital inside the question, or not a word of general English: a name. */
  readonly proper: boolean
  /** Surely a name: capitalised in a question that uses capitals, an acronym, or rare in one that uses none. */
  readonly named: boolean
  /** A word of the general lexicons: never a name. */
  readonly general: boolean
  /** The person's own name, 'candidate' and the like: says nothing. */
  readonly self: boolean
  /** In general language: 0 for the most frequent words, 1 for names and terms of a trade. */
  readonly rarity: number
}

/** Reads the content words of a question against the CV. */
export function readTerms(
  facts: Facts,
  content: readonly Word[],
  vocabulary: Vocabulary,
  cased: boolean,
  plain = false,
): Term[] {
  const total = facts.units.length
  const lowerOnly = !cased
  return content.map((word, i): Term => {
    const bare = word.text.replace(/'s?$/, '')
    const self = facts.name.has(bare) || PERSONAL.has(bare) || nearName(facts, bare)
    const matches = new Map<string, number>()
    let known = 0
    const hit = (key: string, value: number): void => {
      if (facts.df.has(key) && value > (matches.get(key) ?? 0)) matches.set(key, value)
    }
    hit(word.stem, 1)
    known = matches.has(word.stem) ? 1 : 0
    for (const other of known < 1 ? beginningLike(facts, word.stem) : []) {
      hit(other, 0.8)
      known = 0.8
    }
    if (known < 0.8 && !vocabulary.has(bare)) {
      const limit = slipsAllowed(bare.length)
      if (limit > 0 && !/^\d/.test(bare))
        for (const other of indexOf(facts).words.get(bare.charAt(0)) ?? []) {
          const most = other.length < 6 ? 1 : limit
          // an A330 is no slip of an A320
          if (numbersOf(bare) === numbersOf(other) && editDistance(bare, other, most) <= most) {
            hit(stem(other), 0.85)
            known = Math.max(known, 0.85)
          }
        }
    }
    const inside = i > 0 || (content[0]?.start ?? 0) > 0
    const capital = /^\p{Lu}/u.test(word.raw) && inside && !lowerOnly
    let reach = known
    const synonyms = new Set(plain ? [] : (SYNONYMS.get(word.stem) ?? []))
    for (const other of synonyms) {
      hit(other, 0.55)
      if (matches.has(other)) reach = Math.max(reach, 0.55)
    }
    // what is written as a name is no slip of a general word: 'Mondi' is not 'money'
    if (known === 0 && !capital) {
      const corrected = correct(bare)
      if (corrected !== null) {
        hit(corrected, 0.8)
        for (const other of SYNONYMS.get(corrected) ?? []) hit(other, 0.5)
        reach = Math.max(reach, 0.5)
      }
    }
    const letters = belongingTo(facts, word.raw)
    for (const other of known < 0.8 ? [...standsFor(facts, word.raw), ...letters] : letters) {
      hit(other, 0.9)
      known = Math.max(known, 0.9)
      reach = Math.max(reach, 0.9)
    }
    // the Master of Social Work for 'MSW'
    for (const [other, value] of degreeOtherwise(facts.df, content, i)) {
      hit(other, value)
      if (value > 0.8) known = Math.max(known, value)
      reach = Math.max(reach, value)
    }
    const general = !plain && GENERAL.has(word.stem)
    const number = /^\d/.test(bare)
    const proper =
      !self &&
      !number &&
      // a time, which a CV may write in figures
      !isMonth(bare) &&
      (capital || /\p{Lu}.*\p{Lu}|\d/u.test(word.raw) || (!vocabulary.has(bare) && !general))
    const named = proper && (capital || /\p{Lu}.*\p{Lu}|\d/u.test(word.raw) || (lowerOnly && !general))
    let count = 0
    for (const [key, value] of matches)
      if (value === 1 || known < 1) count = Math.max(count, facts.df.get(key) ?? 0)
    const weight = self
      ? 0.05
      : Math.log(1 + (total - count + 0.5) / (count + 0.5)) / Math.log(1 + (total + 0.5) / 0.5)
    return {
      word,
      matches,
      weight: Math.max(weight, 0.05),
      known,
      reach,
      proper,
      named,
      general: general || number,
      self,
      rarity: vocabulary.get(bare) ?? 1,
    }
  })
}

/** The words of a CV, by how they begin: a question's are compared with those alone. */
interface WordIndex {
  /** Stems of the units by their first letters, `ALIKE` of them. */
  readonly stems: ReadonlyMap<string, readonly string[]>
  /** Words of the units of at least 4 letters by their first one. */
  readonly words: ReadonlyMap<string, readonly string[]>
}

/** So many letters at the beginning make two stems one word, when one of them goes on for as many less 1 at most. */
const ALIKE = 5

const indexOf = oncePer((facts: Facts): WordIndex => ({
  stems: byBeginning(ALIKE, ALIKE, facts.df.keys()),
  words: byBeginning(1, 4, facts.vocabulary.keys()),
}))

/** Other stems of the CV of which one begins with the other. */
function beginningLike(facts: Facts, stem: string): string[] {
  const likely = indexOf(facts).stems.get(stem.slice(0, ALIKE)) ?? []
  return likely.filter(
    (other) =>
      Math.abs(stem.length - other.length) < ALIKE && (stem.startsWith(other) || other.startsWith(stem)),
  )
}

/** Does one of these stems answer to the term as well as this at least? */
export const holdsTerm = (
  stems: Pick<ReadonlySet<string>, 'has'>,
  { matches }: Term,
  least: number,
): boolean => [...matches].some(([stem, value]) => value >= least && stems.has(stem))

const numbersOf = (text: string): string => text.replace(/\D+/g, ' ').trim()

function nearName(facts: Facts, bare: string): boolean {
  if (bare.length < 5) return false
  for (const name of facts.name) if (name.length >= 5 && editDistance(bare, name, 1) <= 1) return true
  return false
}

/** General stems of at least 5 letters by their first one. */
const generalStems = byBeginning(1, 5, [...SYNONYMS.keys(), ...KINDS_BY_NOUN.keys()])

/** The stem of a general word that this one is a slip of, or null. */
function correct(bare: string): string | null {
  const own = stem(fold(bare))
  if (SYNONYMS.has(own) || own.length < 5) return null
  for (const other of generalStems.get(own.charAt(0)) ?? [])
    if (editDistance(own, other, 1) <= 1) return other
  return null
}
