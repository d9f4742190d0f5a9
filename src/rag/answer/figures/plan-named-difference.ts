/** 'How many more cues did Macbeth have than Salt?': one figure of each, taken from the other. */
import type { Facts } from '../facts/facts.ts'
import type { Plan } from '../plan/plan.ts'
import type { Draft } from '../ranking/reader.ts'
import type { Term } from '../ranking/terms.ts'
import { written } from '../text/amounts.ts'
import { figureOf } from './plan-named-sum.ts'

const ASKED =
  /^(?:and )?(?:by )?how (?:many|much) (?:more|fewer|less|higher|lower|larger|bigger|smaller) .{2,80}? than /

const CALLED = /\b(?:cost|price|budget|worth|value|fee|spend)/
/** Characters before a sum in which stands what it is. */
const NEAR = 24

/** Null unless each of the two that are named has one such figure, and they differ. */
export function planNamedDifference(facts: Facts, { question, terms }: Draft): Plan | null {
  const { folded, counts, yesno, time } = question
  const asked = ASKED.exec(folded)
  if (asked === null || yesno || time !== null) return null
  const noun = counts ? terms.find(({ word }) => word.start === question.head.at(-1)?.start) : undefined
  if (noun === undefined && !/\bhow much\b/.test(folded)) return null
  const isNamed = (term: Term): boolean => term !== noun && !term.self && term.named
  const [one, other] = [
    terms.filter((term) => isNamed(term) && term.word.end <= asked[0].length),
    terms.filter((term) => isNamed(term) && term.word.start >= asked[0].length),
  ]
  if (one.length === 0 || other.length === 0) return null
  const figures = [one, other].map((name) => figureOf(facts, name, noun, [], undefined))
  const [a, b] = figures
  // of money, what it is of
  const called = noun === undefined ? (CALLED.exec(folded)?.[0] ?? 'cost') : ''
  const isCalled = ({ before = '' }: { readonly before?: string }): boolean =>
    before.slice(-NEAR).includes(called)
  if (!a || !b || !isCalled(a) || !isCalled(b) || a.part.units[0] === b.part.units[0]) return null
  const lead = written([a.amount, b.amount], Math.abs(a.amount.value - b.amount.value), 3)
  if (lead === null || a.amount.value === b.amount.value) return null
  return { lead, parts: [a.part, b.part], list: true, chance: 0.9, fact: true }
}
