/** The words that a slip of the pen may stand for: of the CV, of the lexicons, of general language. */
import type { Vocabulary } from '../../answerer.ts'
import type { Facts } from '../facts/facts.ts'
import { GENERAL } from '../lexicon/general.ts'
import { KINDS_BY_NOUN } from '../lexicon/nouns.ts'
import { LEXICON_WORDS } from '../lexicon/synonyms.ts'
import { oncePer } from '../text/once-per.ts'
import { byBeginning, editDistance, slipsAllowed, stem, words } from '../text/text.ts'

/** Words of general language that are less rare (see `Vocabulary`): some two thousand, and some hundreds. */
const EVERYDAY = 0.76
const COMMONEST = 0.66

/** Letters of a word that hardly any name is like. */
const LONG = 8

export const isEveryday = (text: string, vocabulary: Vocabulary): boolean =>
  (vocabulary.get(text) ?? 1) <= EVERYDAY

/**
 * A 'name' is written as one; what is 'alone' is the one thing that is asked about, and may well be a name that nobody
 * has heard of, as may what stands where names do.
 */
export type Standing = 'name' | 'alone' | 'word'

const ENDINGS = ['s', 'ly', 'es', 'ed', 'er', 'ers', 'est', 'ing', 'ings']

/** A form of a word that is known: 'savers', 'rigging', 'coped'. */
export function isFormOf(bare: string, vocabulary: Vocabulary): boolean {
  return ENDINGS.some((ending) => {
    const base = bare.slice(0, -ending.length)
    if (!bare.endsWith(ending) || base.length < 3 || base.endsWith('s')) return false
    if (base.length > 3 && vocabulary.has(base)) return true
    if (ending === 's' || ending === 'ly') return false
    return vocabulary.has(`${base}e`) || (/(.)\1$/.test(base) && vocabulary.has(base.slice(0, -1)))
  })
}

/** Letters of each half, at least. */
const HALF = 4

/** 'handover', 'workbook': two words that everybody knows, written as one. */
export function isCompound(bare: string, vocabulary: Vocabulary): boolean {
  for (let at = HALF; at <= bare.length - HALF; at++)
    if (isEveryday(bare.slice(0, at), vocabulary) && isEveryday(bare.slice(at), vocabulary)) return true
  return false
}

const PREFIX = /^(?:re|un|pre|mis|over|under|non|co|out|inter|sub|dis|fore|multi|micro|tele)(?=.{5})/

/** 'retraining', 'overbooking': a word that everybody knows, with what makes another of it. */
export function isPrefixed(bare: string, vocabulary: Vocabulary): boolean {
  const rest = bare.replace(PREFIX, '')
  return rest !== bare && isEveryday(rest, vocabulary)
}

/** The nearest of the CV's words; of those of the lexicons too unless it may be a name: 'Flink' is not 'flunk'. */
export function repaired(
  facts: Facts,
  bare: string,
  as: Standing,
): { readonly word: string; readonly slips: number } | null {
  const limit = slipsAllowed(bare.length)
  // another letter in its place makes another name
  const exact = as === 'alone' && bare.length < 8
  let best: { readonly word: string; readonly slips: number } | null = null
  const first = bare.charAt(0)
  for (const list of [wordsOf(facts).get(first), as === 'word' ? LEXICON.get(first) : undefined])
    for (const word of list ?? []) {
      if (Math.abs(word.length - bare.length) > limit || (exact && isOtherLetter(bare, word))) continue
      const slips = editDistance(bare, word, limit)
      if (slips < (best?.slips ?? limit + 1) && (slips < 2 || isSureOfTwo(bare, word))) best = { word, slips }
    }
  return best
}

/** 'awarness', which has the root of the CV's own 'awareness', and is no word itself. */
export function formMeant(
  facts: Facts,
  { stem: root }: { readonly stem: string },
  bare: string,
  vocabulary: Vocabulary,
): string | null {
  if (bare.length < 6 || !facts.df.has(root) || facts.vocabulary.has(bare)) return null
  if (vocabulary.has(bare) || isFormOf(bare, vocabulary) || facts.name.has(bare)) return null
  // another ending makes another form of it
  const isEnding = (word: string): boolean => word.slice(0, -2) === bare.slice(0, word.length - 2)
  const near = wordsOf(facts).get(bare.charAt(0)) ?? []
  return (
    near.find((word) => stem(word) === root && !isEnding(word) && editDistance(bare, word, 1) <= 1) ?? null
  )
}

/** Letters of a word that two slips leave recognisable, whatever they are. */
const VERY_LONG = 11

/** 'expireince' keeps its consonants; with another one, 'puncture' is no 'picture' but a word of its own. */
const isSureOfTwo = (bare: string, word: string): boolean =>
  bare.length >= VERY_LONG || consonantsOf(bare) === consonantsOf(word)

const consonantsOf = (word: string): string => lettersOf(single(word.replace(/[aeiouy]/g, '')))

/**
 * 'hpone', 'icties': nobody begins with another letter but by turning the first two; 'peices' has two others turned, for
 * the CV has that word.
 */
export function firstTwoTurned(facts: Facts, bare: string, vocabulary: Vocabulary): string | null {
  const turnedAt = (i: number): string =>
    `${bare.slice(0, i)}${bare.charAt(i + 1)}${bare.charAt(i)}${bare.slice(i + 2)}`
  const turned = turnedAt(0)
  if (turned === bare) return null
  for (let i = 1; i + 1 < bare.length; i++) if (facts.vocabulary.has(turnedAt(i))) return null
  return vocabulary.has(turned) || isFormOf(turned, vocabulary) || facts.vocabulary.has(turned)
    ? turned
    : null
}

/** The word that is written with the same letters, some of them turned or doubled: no name is, of that length. */
export function sameLetters(bare: string, as: Standing, vocabulary: Vocabulary): string | null {
  if (as !== 'alone' || bare.length < 6) return null
  const first = bare.charAt(0)
  const near = [...(LEXICON.get(first) ?? []), ...beginning(vocabulary, first)]
  const isSame = (word: string): boolean => isSwap(bare, word) || single(bare) === single(word)
  return near.find((word) => editDistance(bare, word, 1) <= 1 && isSame(word)) ?? null
}

/** A noun that names a kind of section ('awads'), whatever else is asked. */
export function kindMeant(bare: string, vocabulary: Vocabulary): string | null {
  if (bare.length < 5) return null
  const found = beginning(vocabulary, bare.charAt(0)).find(
    (word) => editDistance(bare, word, 1) <= 1 && KINDS_BY_NOUN.has(stem(word)),
  )
  return found ?? null
}

/**
 * A word of general language: one of those that the CV or a question is likely to hold; else one whose letters were
 * swapped or doubled; else the most frequent with a letter too few or too many. Another letter in its place makes
 * many a name of a word.
 */
export function general(facts: Facts, bare: string, vocabulary: Vocabulary): string | null {
  let best: string | null = null
  let least = Infinity
  for (const word of beginning(vocabulary, bare.charAt(0))) {
    if (editDistance(bare, word, 1) > 1) continue
    const rarity = vocabulary.get(word) ?? 1
    const root = stem(word)
    const slip = isSwap(bare, word) || single(bare) === single(word)
    // 'marketo' is no 'market'
    const atEnd = bare.startsWith(word) || word.startsWith(bare)
    const inside = !atEnd && word.length > bare.length
    const likely = (bare.length >= 5 || inside) && (facts.df.has(root) || GENERAL.has(root))
    // one letter too many makes another word of a rare one: a name, often
    const rarest = bare.length > word.length ? EVERYDAY : mostRare(bare, inside)
    const frequent = bare.length !== word.length && !atEnd && rarity <= rarest
    if (!likely && !slip && !frequent) continue
    const cost = rarity - (likely ? 2 : slip ? 1 : 0)
    if (cost >= least) continue
    least = cost
    best = word
  }
  return best
}

/** The longer a word, the fewer names are one letter away from one; of four letters, those with one too few. */
const mostRare = (bare: string, inside: boolean): number =>
  bare.length >= LONG ? 1 : bare.length >= 5 || inside ? EVERYDAY : COMMONEST

/** Each letter once where it is doubled. */
const single = (word: string): string => word.replace(/(.)\1+/g, '$1')

const lettersOf = (word: string): string => [...word].sort().join('')

/** The same letters in another order. */
const isSwap = (a: string, b: string): boolean => a.length === b.length && lettersOf(a) === lettersOf(b)

/** As many letters, but not the same. */
export const isOtherLetter = (a: string, b: string): boolean =>
  a.length === b.length && lettersOf(a) !== lettersOf(b)

/** Words of at least four letters by their first one. */
const byFirst = (all: Iterable<string>): ReadonlyMap<string, readonly string[]> => byBeginning(1, 4, all)

const LEXICON = byFirst(LEXICON_WORDS)
const ofLanguage = new WeakMap<Vocabulary, ReadonlyMap<string, readonly string[]>>()

/** The words of a CV's units, and of what stands above them. */
const wordsOf = oncePer((facts: Facts): ReadonlyMap<string, readonly string[]> => {
  const above = new Set(facts.units.map((unit) => unit.contextText))
  return byFirst([
    ...facts.vocabulary.keys(),
    ...[...above].flatMap((text) => words(text).map((w) => w.text)),
  ])
})

/** The words of general language that begin with a letter. */
function beginning(vocabulary: Vocabulary, first: string): readonly string[] {
  let lists = ofLanguage.get(vocabulary)
  if (!lists) {
    lists = byFirst([...vocabulary.keys()].filter((word) => /^[a-z]+$/.test(word)))
    ofLanguage.set(vocabulary, lists)
  }
  return lists.get(first) ?? []
}
