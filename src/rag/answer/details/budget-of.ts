/** 'What is the yearly budget of the youth orchestra?': the one line of the post of that which tells a budget in money. */
import type { Facts, UnitFacts } from '../facts/facts.ts'
import type { Plan } from '../plan/plan.ts'
import type { Draft } from '../ranking/reader.ts'
import { holdsTerm, type Term } from '../ranking/terms.ts'
import { namesMoney } from '../text/money.ts'

const ASKED =
  /^(?:and |so )?(?:what|how (?:big|large|high)) (?:is|was|are|were) (?:the )?(?:(?:yearly|annual|total|overall|running|present|current) )*budget (?:of|for) (?:the )?/
const TOLD = /\bbudgets?\b/i
/** How much of the budget it was is said of something else. */
const KEPT = /\b(?:under|below|over|within|on) (?:the |its |our )?budget\b(?! of)/i
/** A synonym will do for what the header of a post may put otherwise. */
const LIKE = 0.5
const NAMED = 0.8

/** Null unless one post has all that is named, and one such line. */
export function planBudgetOf(
  facts: Facts,
  { question, terms }: Pick<Draft, 'question' | 'terms'>,
): Plan | null {
  const cut = ASKED.exec(question.folded)?.[0].length
  if (cut === undefined || question.time !== null || question.order !== null) return null
  const thing = terms.filter(({ self, word }) => !self && word.start >= cut)
  if (thing.length === 0) return null
  const told = facts.entries.filter(({ index, header }) => {
    const own = facts.units.filter(({ entry }) => entry === index)
    const head = header.flatMap((at) => facts.units[at] ?? [])
    return thing.every((term) => isIn(own, term, LIKE)) && thing.some((term) => isIn(head, term, NAMED))
  })
  const [post, ...others] = told
  if (post === undefined || others.length > 0) return null
  const [line, ...more] = facts.units.filter(
    ({ unit, entry }) =>
      entry === post.index && TOLD.test(unit.text) && namesMoney(unit.text) && !KEPT.test(unit.text),
  )
  if (line === undefined || more.length > 0) return null
  return {
    parts: [{ text: line.unit.text, units: [line.unit.index] }],
    list: false,
    chance: 0.9,
    fact: true,
  }
}

const isIn = (lines: readonly UnitFacts[], term: Term, least: number): boolean =>
  lines.some(({ stems }) => holdsTerm(stems, term, least))
