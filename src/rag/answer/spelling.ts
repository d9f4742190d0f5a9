/** Repairs slips of the pen in a question: words that nobody knows, near one that is likely there. */
import type { Vocabulary } from '../answerer.ts'
import type { Facts } from './facts.ts'
import { KINDS_BY_NOUN } from './lexicon/nouns.ts'
import { LEXICON_WORDS } from './lexicon/synonyms.ts'
import { STOPWORDS } from './lexicon/words.ts'
import { GENERAL } from './terms.ts'
import { byBeginning, capital, editDistance, slipsAllowed, stem, words, type Word } from './text.ts'

const ASKING = ['who', 'whom', 'whose', 'what', 'which', 'where', 'when', 'why', 'how']
const HELPING =
  'is are was were does did has have had can could will would should do may might must isn aren'.split(' ')
/** Behind a verb that helps to ask: 'does she', 'were the'. */
const ASKED_OF: ReadonlySet<string> = new Set(
  'he she they you it his her their your the this that there any'.split(' '),
)
const HELPS: ReadonlySet<string> = new Set(HELPING)
/** Words of a question's frame that are long enough to be known by their rest. */
const FRAME = [...STOPWORDS].filter((word) => word.length >= 4 && /^[a-z]+$/.test(word))

/** Words of general language that are less rare (see `Vocabulary`): some two thousand, and some hundreds. */
const EVERYDAY = 0.76
const COMMONEST = 0.66

const isEveryday = (text: string, vocabulary: Vocabulary): boolean => (vocabulary.get(text) ?? 1) <= EVERYDAY

/** Around the one thing that is asked about: 'flink experience?', 'does she know how to use flink' */
const AROUND = /^(?:experi|skill|know|us|familiar|expert|background|certif|train|work|profici)/

/** @param all the words of `text` */
export function correctTypos(
  facts: Facts,
  text: string,
  all: readonly Word[],
  vocabulary: Vocabulary,
): string {
  let out = text
  for (let i = all.length - 1; i >= 0; i--) {
    const word = all[i]
    if (word === undefined || word.stop) continue
    const bare = word.text.replace(/'s?$/, '')
    const meant =
      openerMeant(facts, all, i, vocabulary) ??
      (isKnown(facts, word, bare, vocabulary)
        ? null
        : nearest(facts, bare, standing(text, all, i), vocabulary))
    if (meant !== null)
      out = out.slice(0, word.start) + likeIt(word.raw, meant) + out.slice(word.start + bare.length)
  }
  return out
}

/** What was written as a name stays one. */
const likeIt = (raw: string, meant: string): string => (/^\p{Lu}\p{Ll}/u.test(raw) ? capital(meant) : meant)

function isKnown(facts: Facts, word: Word, bare: string, vocabulary: Vocabulary): boolean {
  return (
    bare.length < 3 ||
    /\d/.test(bare) ||
    vocabulary.has(bare) ||
    isFormOf(bare, vocabulary) ||
    facts.vocabulary.has(bare) ||
    GENERAL.has(word.stem) ||
    facts.df.has(word.stem) ||
    facts.name.has(bare)
  )
}

const ENDINGS = ['s', 'ly', 'es', 'ed', 'er', 'ers', 'ing', 'ings']

/** A form of a word that is known: 'savers', 'rigging', 'coped'. */
function isFormOf(bare: string, vocabulary: Vocabulary): boolean {
  return ENDINGS.some((ending) => {
    const base = bare.slice(0, -ending.length)
    if (!bare.endsWith(ending) || base.length < 3 || base.endsWith('s')) return false
    if (base.length > 3 && vocabulary.has(base)) return true
    if (ending === 's' || ending === 'ly') return false
    return vocabulary.has(`${base}e`) || (/(.)\1$/.test(base) && vocabulary.has(base.slice(0, -1)))
  })
}

/** 'ISO', 'iOS'. */
const isNameLike = (raw: string): boolean => /\p{L}\p{Lu}/u.test(raw)

/** Before what one uses, knows or belongs to. */
const BEFORE_NAME: ReadonlySet<string> = new Set(
  'use uses used using know knows knew with at speak speaks spoke learn learnt'.split(' '),
)

/**
 * A 'name' is written as one; what is 'alone' is the one thing that is asked about, and may well be a name that nobody
 * has heard of, as may what stands where names do.
 */
type Standing = 'name' | 'alone' | 'word'

function standing(text: string, all: readonly Word[], i: number): Standing {
  const raw = all[i]?.raw ?? ''
  if (!all.some((word, k) => k !== i && !word.stop && !AROUND.test(word.stem))) return 'alone'
  if (BEFORE_NAME.has(all[i - 1]?.text ?? '')) return 'alone'
  if (/^\p{Lu}{2,}$/u.test(raw)) return text === text.toUpperCase() ? 'word' : 'name'
  return i > 0 && /^\p{Lu}/u.test(raw) ? 'name' : 'word'
}

/**
 * What a question begins with ('Whar was', 'Deos she'), asks with ('What des it') or measures by ('how man awards'),
 * were it even a word itself.
 */
function openerMeant(facts: Facts, all: readonly Word[], i: number, vocabulary: Vocabulary): string | null {
  const { text = '' } = all[i] ?? {}
  const before = all[i - 1]?.text
  const next = all[i + 1]
  if ((i > 1 && before !== 'how') || next === undefined || text.length < 3 || facts.name.has(text))
    return null
  const one = (wanted: readonly string[]): string | null => {
    const near = wanted.filter((other) => editDistance(text, other, 1) <= 1)
    return near.find((other) => !isOtherLetter(text, other)) ?? near[0] ?? null
  }
  if (before === 'how') return one(next.stop ? ['long', 'often'] : ['many', 'much'])
  if (isEveryday(text, vocabulary) || isNameLike(all[i]?.raw ?? '') || facts.vocabulary.has(text)) return null
  if (i === 0) {
    if (HELPS.has(next.text)) return one(ASKING)
    return ASKED_OF.has(next.text) ? one(HELPING) : null
  }
  const asks = /^(?:what|where|when|why|who)$/.test(before ?? '') && ASKED_OF.has(next.text)
  return asks && !all.some((word) => HELPS.has(word.text)) ? one(HELPING) : null
}

/** The word that a slip most likely stands for. */
function nearest(facts: Facts, bare: string, as: Standing, vocabulary: Vocabulary): string | null {
  const first = bare.charAt(0)
  const frame = FRAME.find((other) => other.charAt(0) === first && editDistance(bare, other, 1) <= 1)
  if (frame !== undefined && as === 'word') return frame
  if (bare.length < 4) return null
  const repair = bare.length >= 5 ? repaired(facts, bare, as) : null
  if (as !== 'word') return repair?.word ?? kindMeant(bare, vocabulary)
  return repair?.slips === 1 ? repair.word : (general(facts, bare, vocabulary) ?? repair?.word ?? null)
}

/** The nearest of the CV's words; of those of the lexicons too unless it may be a name: 'Flink' is not 'flunk'. */
function repaired(
  facts: Facts,
  bare: string,
  as: Standing,
): { readonly word: string; readonly slips: number } | null {
  const limit = slipsAllowed(bare.length)
  // another letter in its place makes another name
  const exact = as === 'alone' && bare.length < 8
  let best: { readonly word: string; readonly slips: number } | null = null
  const first = bare.charAt(0)
  for (const list of [as === 'word' ? LEXICON.get(first) : undefined, wordsOf(facts).get(first)])
    for (const word of list ?? []) {
      if (Math.abs(word.length - bare.length) > limit || (exact && isOtherLetter(bare, word))) continue
      const slips = editDistance(bare, word, limit)
      if (slips < (best?.slips ?? limit + 1)) best = { word, slips }
    }
  return best
}

/** A noun that names a kind of section ('awads'), whatever else is asked. */
function kindMeant(bare: string, vocabulary: Vocabulary): string | null {
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
function general(facts: Facts, bare: string, vocabulary: Vocabulary): string | null {
  let best: string | null = null
  let least = Infinity
  for (const word of beginning(vocabulary, bare.charAt(0))) {
    if (editDistance(bare, word, 1) > 1) continue
    const rarity = vocabulary.get(word) ?? 1
    const root = stem(word)
    const likely = bare.length >= 5 && (facts.df.has(root) || GENERAL.has(root))
    const slip = isSwap(bare, word) || bare.replace(/(.)\1/g, '$1') === word.replace(/(.)\1/g, '$1')
    // 'marketo' is no 'market'
    const atEnd = bare.startsWith(word) || word.startsWith(bare)
    const frequent =
      bare.length !== word.length && !atEnd && rarity <= (bare.length < 5 ? COMMONEST : EVERYDAY)
    if (!likely && !slip && !frequent) continue
    const cost = rarity - (likely ? 2 : slip ? 1 : 0)
    if (cost >= least) continue
    least = cost
    best = word
  }
  return best
}

const lettersOf = (word: string): string => [...word].sort().join('')

/** The same letters in another order. */
const isSwap = (a: string, b: string): boolean => a.length === b.length && lettersOf(a) === lettersOf(b)

/** As many letters, but not the same. */
const isOtherLetter = (a: string, b: string): boolean =>
  a.length === b.length && lettersOf(a) !== lettersOf(b)

/** Words of at least four letters by their first one. */
const byFirst = (all: Iterable<string>): ReadonlyMap<string, readonly string[]> => byBeginning(1, 4, all)

const LEXICON = byFirst(LEXICON_WORDS)
const ofCv = new WeakMap<Facts, ReadonlyMap<string, readonly string[]>>()
const ofLanguage = new WeakMap<Vocabulary, ReadonlyMap<string, readonly string[]>>()

/** The words of a CV's units, and of what stands above them. */
function wordsOf(facts: Facts): ReadonlyMap<string, readonly string[]> {
  let lists = ofCv.get(facts)
  if (!lists) {
    const above = new Set(facts.units.map((unit) => unit.contextText))
    lists = byFirst([
      ...facts.vocabulary.keys(),
      ...[...above].flatMap((text) => words(text).map((w) => w.text)),
    ])
    ofCv.set(facts, lists)
  }
  return lists
}

/** The words of general language that begin with a letter. */
function beginning(vocabulary: Vocabulary, first: string): readonly string[] {
  let lists = ofLanguage.get(vocabulary)
  if (!lists) {
    lists = byFirst([...vocabulary.keys()].filter((word) => /^[a-z]+$/.test(word)))
    ofLanguage.set(vocabulary, lists)
  }
  return lists.get(first) ?? []
}
