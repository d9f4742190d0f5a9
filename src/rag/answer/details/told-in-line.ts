/** What one line tells, and no other: the name of a thing, who published it, why it ended. It is said alone. */
import type { Facts } from '../facts/facts.ts'
import type { Plan } from '../plan/plan.ts'
import type { Candidate, Reading } from '../ranking/reader.ts'
import { isOfSibling } from '../saying/of-named-item.ts'
import { sayAsked } from '../saying/say-unit.ts'
import { lineOfDetail } from './missing-detail.ts'
import { lineOfName } from './told-name.ts'
import { lineOfNumber } from './told-number.ts'
import { paidBeside } from './told-paid.ts'
import { lineOfReason } from './told-reason.ts'

type Asked = Pick<Reading, 'question' | 'terms'>

export function lineTelling(facts: Facts, best: readonly Candidate[], asked: Asked): number | null {
  const line =
    paidBeside(facts, best, asked) ??
    lineOfName(facts, best, asked) ??
    lineOfDetail(facts, best, asked) ??
    lineOfNumber(facts, best, asked) ??
    lineOfReason(facts, best, asked)
  return line === null || isOfSibling(facts, line, asked.terms) ? null : line
}

export function planLineTelling(facts: Facts, best: readonly Candidate[], asked: Asked): Plan | null {
  const line = lineTelling(facts, best, asked)
  if (line === null) return null
  return {
    parts: [{ text: sayAsked(facts, line, asked), units: [line] }],
    list: false,
    chance: 0.9,
    fact: true,
  }
}
