/**
 * 'When did the Volta 40 come?': said beside the line on it, that on the Volta 60 is wrong. So is the surveyor of the
 * 2019 job beside that of the 2022 one, where each stands below its own.
 */
import type { Facts, UnitFacts } from '../facts/facts.ts'
import type { Group } from '../facts/groups.ts'
import type { Question } from '../question/question.ts'
import { holdsTerm, type Term } from '../ranking/terms.ts'
import type { Word } from '../text/text.ts'

const NUMBER = /^\d{1,4}$/
const YEAR = /^(?:19|20)\d\d$/
const WORD = /^\p{L}+$/u
const LABEL = /^[^:]{2,40}:/

/** A word and a number that stand beside each other, in their order. */
interface Pair {
  readonly before: string
  readonly behind: string
  /** Which of both is the number. */
  readonly first: boolean
}

function pairsIn(words: readonly Word[], text: string): Pair[] {
  return words.flatMap((word, i) => {
    const next = words[i + 1]
    if (next === undefined || text.slice(word.end, next.start) !== ' ') return []
    const first = NUMBER.test(word.text)
    const [number, other] = first ? [word, next] : [next, word]
    if (!NUMBER.test(number.text) || YEAR.test(number.text)) return []
    // a letter behind a number is its unit
    const isNoun = WORD.test(other.text) && (first ? other.text.length < 3 || !other.stop : !other.stop)
    return isNoun ? [{ before: word.stem, behind: next.stem, first }] : []
  })
}

const holds = (pairs: readonly Pair[], { before, behind }: Pair): boolean =>
  pairs.some((one) => one.before === before && one.behind === behind)
const holdsOther = (pairs: readonly Pair[], { before, behind, first }: Pair): boolean =>
  pairs.some(
    (one) =>
      one.first === first &&
      (first ? one.behind === behind : one.before === before) &&
      one.before + one.behind !== before + behind,
  )

/** Is a line of another thing than the best one, which is the one that is asked about? */
export function isLookAlike(facts: Facts, question: Question, best: number, other: number): boolean {
  const [own, next] = [facts.units[best], facts.units[other]]
  if (question.lists || question.counts || own === undefined || next === undefined) return false
  if (own.unit.section !== next.unit.section || own.unit.block === next.unit.block) return false
  const [ofOwn, ofNext] = [pairsIn(own.words, own.unit.text), pairsIn(next.words, next.unit.text)]
  const asked = pairsIn(question.words, question.folded)
  // of two that are asked about each is as right as the other
  const isNumbered =
    !asked.some((pair) => holds(ofNext, pair)) &&
    asked.some((pair) => holds(ofOwn, pair) && holdsOther(ofNext, pair))
  return isNumbered || isBelowOther(facts, question, own, next)
}

/** Are both what the same label says, of two things of which one has the number that is asked about? */
function isBelowOther(facts: Facts, { words }: Question, own: UnitFacts, next: UnitFacts): boolean {
  const label = LABEL.exec(own.unit.text)?.[0]
  if (label === undefined || !next.unit.text.startsWith(label)) return false
  const [ofOwn, ofNext] = [numbersAbove(facts, own), numbersAbove(facts, next)]
  const asked = words.filter(({ text }) => NUMBER.test(text))
  return (
    ofNext.size > 0 &&
    asked.some(({ text }) => ofOwn.has(text)) &&
    !asked.some(({ text }) => ofNext.has(text))
  )
}

/** How well a header must hold a name. */
const NAMED = 0.8

/**
 * 'When did the Kestrel Hall open?': does the best line stand below the name that is asked about, and the other in an
 * entry that is called otherwise?
 */
export function isOfOtherNamed(facts: Facts, terms: readonly Term[], best: number, other: number): boolean {
  const [own, next] = [best, other].map((at) => facts.entries[facts.units[at]?.entry ?? -1])
  if (own === undefined || next === undefined || own === next) return false
  if (own.parent === next.index || next.parent === own.index) return false
  const holds = (units: readonly number[], term: Term): boolean =>
    units.some((at) => holdsTerm(facts.units[at]?.stems ?? new Set<string>(), term, NAMED))
  return terms.some(
    (term) =>
      (term.named || /\p{Lu}/u.test(term.word.raw)) &&
      !term.self &&
      term.known >= NAMED &&
      holds(own.header, term) &&
      !holds([...next.header, other], term),
  )
}

/** Is it a list with the best line and one on another thing of its kind? */
export const isOfLookAlikes = (facts: Facts, question: Question, best: number, { items }: Group): boolean =>
  items.some(({ units }) => units.includes(best)) &&
  items.some(({ units }) => units.some((unit) => isLookAlike(facts, question, best, unit)))

/** In the items that a line stands below. */
const numbersAbove = ({ units }: Facts, { unit }: UnitFacts): ReadonlySet<string> =>
  new Set(
    units
      .filter(({ unit: { block } }) => block !== null && unit.parents.includes(block))
      .flatMap(({ words }) => words.flatMap(({ text }) => (NUMBER.test(text) ? [text] : []))),
  )
