/** Repairs slips of the pen in a question: words that nobody knows, near one that is likely there. */
import type { Vocabulary } from '../../answerer.ts'
import type { Facts } from '../facts/facts.ts'
import { GENERAL } from '../lexicon/general.ts'
import { capital, editDistance, type Word } from '../text/text.ts'
import { STOPWORDS } from '../text/word-lists.ts'
import {
  firstTwoTurned,
  formMeant,
  general,
  isCompound,
  isEveryday,
  isFormOf,
  isOtherLetter,
  isPrefixed,
  kindMeant,
  repaired,
  sameLetters,
  type Standing,
} from './spelling-candidates.ts'

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
/** Words of every question by what they become when two neighbours change places; what is a word itself then is none. */
const TURNED: ReadonlyMap<string, string> = new Map(
  [...ASKING, ...HELPING, ...'the and that this with from his her their they for about'.split(' ')]
    .filter((word) => word.length > 2)
    .flatMap((word) =>
      [...word.slice(1)].map(
        (letter, i) => [word.slice(0, i) + letter + word.charAt(i) + word.slice(i + 2), word] as const,
      ),
    )
    .filter(([turned]) => !/^(?:form|fro|dose|tis|sin|ins|ehr)$/.test(turned)),
)

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
      frameTurned(facts, word, vocabulary) ??
      openerMeant(facts, all, i, vocabulary) ??
      formMeant(facts, word, bare, vocabulary) ??
      (isKnown(facts, word, bare, vocabulary)
        ? null
        : nearest(facts, bare, standing(text, all, i), all[i - 1]?.text, vocabulary))
    if (meant !== null)
      out = out.slice(0, word.start) + likeIt(word.raw, meant) + out.slice(word.start + bare.length)
  }
  return out
}

/** 'teh', 'adn', 'taht': a table of word pieces knows some of these as words. */
function frameTurned(facts: Facts, { raw, text }: Word, vocabulary: Vocabulary): string | null {
  const isWord = facts.vocabulary.has(text) || facts.name.has(text) || isEveryday(text, vocabulary)
  return isWord || raw !== text ? null : (TURNED.get(text) ?? null)
}

/** What was written as a name stays one. */
const likeIt = (raw: string, meant: string): string => (/^\p{Lu}\p{Ll}/u.test(raw) ? capital(meant) : meant)

function isKnown(facts: Facts, word: Word, bare: string, vocabulary: Vocabulary): boolean {
  return (
    bare.length < 3 ||
    /\d/.test(bare) ||
    vocabulary.has(bare) ||
    isFormOf(bare, vocabulary) ||
    isCompound(bare, vocabulary) ||
    isPrefixed(bare, vocabulary) ||
    facts.vocabulary.has(bare) ||
    GENERAL.has(word.stem) ||
    facts.df.has(word.stem) ||
    facts.name.has(bare)
  )
}

/** 'ISO', 'iOS'. */
const isNameLike = (raw: string): boolean => /\p{L}\p{Lu}/u.test(raw)

/** Before what one uses, knows or belongs to. */
const BEFORE_NAME: ReadonlySet<string> = new Set(
  'use uses used using know knows knew with at speak speaks spoke learn learnt'.split(' '),
)

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
  if (before === 'how')
    return one(next.stop ? ['long', 'often', 'large', 'soon', 'good', 'well'] : ['many', 'much'])
  if (isEveryday(text, vocabulary) || isNameLike(all[i]?.raw ?? '') || facts.vocabulary.has(text)) return null
  if (i === 0) {
    if (HELPS.has(next.text)) return one(ASKING)
    return ASKED_OF.has(next.text) ? one(HELPING) : null
  }
  const asks = /^(?:what|where|when|why|who)$/.test(before ?? '') && ASKED_OF.has(next.text)
  return asks && !all.some((word) => HELPS.has(word.text)) ? one(HELPING) : null
}

/** Before a noun, and hardly before what stands for one. */
const DETERMINERS: ReadonlySet<string> = new Set('her his their your my our its the a an'.split(' '))
const NO_NOUNS: ReadonlySet<string> = new Set(
  'they them their your what when where which whom whose that this these those with from have does were will would should could into than then'.split(
    ' ',
  ),
)

/** The word that a slip most likely stands for. */
function nearest(
  facts: Facts,
  bare: string,
  as: Standing,
  before: string | undefined,
  vocabulary: Vocabulary,
): string | null {
  const first = bare.charAt(0)
  const frame = FRAME.find((other) => other.charAt(0) === first && editDistance(bare, other, 1) <= 1)
  // 'her teem' is not 'her them'
  const isNoun = DETERMINERS.has(before ?? '') && NO_NOUNS.has(frame ?? '')
  if (frame !== undefined && as === 'word' && !isNoun) return frame
  if (bare.length < 4) return null
  const turned = firstTwoTurned(facts, bare, vocabulary)
  if (turned !== null) return turned
  const repair = bare.length >= 5 ? repaired(facts, bare, as) : null
  if (as !== 'word') return repair?.word ?? kindMeant(bare, vocabulary) ?? sameLetters(bare, as, vocabulary)
  return repair?.slips === 1 ? repair.word : (general(facts, bare, vocabulary) ?? repair?.word ?? null)
}
