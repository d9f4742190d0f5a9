/** 'And Polish?' after 'How good is her French?': the question before, asked of another thing. */
import type { Facts } from '../facts/facts.ts'
import { words, type Word } from '../text/text.ts'

const DETERMINER = /^(?:(?:her|his|their|your|the|an?|with|in|for|of|about|at)\s+)+/i
/** What is a question or a clause, rather than a thing. */
const NO_THING =
  /^(?:who|whom|whose|what|which|where|when|why|how|is|are|was|were|do|does|did|has|have|had|can|could|will|would|should|before|after|since|until|from|to)\b|\b(?:he|she|they|you|it|that|this|there|then|is|was|did)\b/i
const MOST_WORDS = 5

/**
 * The question before with this thing in the place of the one that it was answered for; null where nothing is named,
 * or what is named is of the same entry, and so no other thing but more of this one.
 *
 * @param own the question without its 'and' and its mark
 * @param told the unit that answers the question before
 */
export function withOther(own: string, before: string, facts: Facts, told: number): string | null {
  const thing = own.replace(DETERMINER, '').replace(/\s+ones?$/i, '')
  const named = words(thing)
  const content = named.filter((word) => !word.stop)
  if (NO_THING.test(own) || named.length > MOST_WORDS || content.length === 0) return null
  const here = facts.units[told]
  if (here === undefined || isOfEntry(facts, content, here.entry)) return null
  const replaced = words(before).filter((word) => !word.stop && here.scope.has(word.stem))
  const [first] = replaced
  if (first === undefined) return null
  const kept = without(before, replaced.slice(1))
  return `${kept.slice(0, first.start)}${thing}${kept.slice(first.end)}`.replace(/\s+/g, ' ').trim()
}

/** Does a line of the entry hold all these words? */
function isOfEntry({ units }: Facts, content: readonly Word[], entry: number | null): boolean {
  return (
    entry !== null &&
    units.some((unit) => unit.entry === entry && content.every(({ stem }) => unit.stems.has(stem)))
  )
}

/** The text without these words, which stand in order. */
function without(text: string, gone: readonly Word[]): string {
  return gone.reduceRight((kept, { start, end }) => `${kept.slice(0, start)}${kept.slice(end)}`, text)
}
