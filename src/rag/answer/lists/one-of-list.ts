/** The list that a line is of where its state is asked for, and the item of a list that answers alone. */
import type { Facts } from '../facts/facts.ts'
import type { Group } from '../facts/groups.ts'
import { cellsIn } from '../facts/item-cells.ts'
import { KINDS_BY_NOUN } from '../lexicon/nouns.ts'
import { asksState, inState } from './list-state.ts'
import type { Question } from '../question/question.ts'
import type { Reading } from '../ranking/reader.ts'
import { words } from '../text/text.ts'

/** Share of the best item of a list above which it is said alone. */
const STANDS_OUT = 0.75

/** Weight of a kind that a section's own heading names. */
const NAMED = 0.9

/** The list that a unit is an item of, where what is still valid, or no longer, is asked for. */
export function listInState(
  facts: Facts,
  groups: readonly Group[],
  unit: number,
  question: Question,
  now: number,
): Group | null {
  const head = question.head.at(-1)?.stem ?? ''
  if (!/^(?:which|what|list|name)\b/.test(question.folded) || question.counts || !asksState(question))
    return null
  const lists = groups.filter(
    ({ type, items, kinds, headingStems }) =>
      type === 'section' &&
      items.some((item) => item.units.includes(unit)) &&
      (headingStems.has(head) ||
        cellsIn(facts, items[0] ?? { units: [] }).some(({ header }) => isCalled(header, head)) ||
        KINDS_BY_NOUN.get(head)?.some(([kind]) => (kinds.get(kind) ?? 0) >= NAMED) === true),
  )
  // two tables without headings stand in one section
  const own = lists.map((group): Group => {
    const items = group.items.filter((item) =>
      cellsIn(facts, item).some(({ header }) => isCalled(header, head)),
    )
    return items.length === 0 ? group : { ...group, items }
  })
  return own.find((group) => inState(facts, group.items, question, now) !== null) ?? null
}

/** 'Ticket', above the column of tickets. */
const isCalled = (header: string, stem: string): boolean => words(header).some((word) => word.stem === stem)

/** 'What teaching and outreach work has she done?': the last word of what is asked for is of many things. */
const MASS_ASKED =
  /^(?:what|which) (?:[\p{L}-]{2,20},? ){1,4}(?:and|or|&) (?:[\p{L}-]{2,20} ){0,2}(?:training|research|work|experience|education|equipment|software)(?: (?:has|have|had|did|does|do|is|was|were)\b|$)/u

/** Of a list, where one thing is asked: the item that answers, when it stands out among the others. */
export function oneOf(
  facts: Facts,
  group: Group,
  question: Question,
  reading: Reading,
  now: number,
): { unit: number; chance: number } | null {
  if (question.lists || question.counts || question.keywords || group.type === 'column') return null
  // which of them are still valid, or no longer: one fits the words best, but all are to be looked at
  if (inState(facts, group.items, question, now) !== null) return null
  // 'which prizes', not 'which thesis'
  if (
    /[^isu]s$|^(?:training|research|work|experience|education|equipment|software|gear|data)$/.test(
      question.head.at(-1)?.text ?? '',
    ) ||
    MASS_ASKED.test(question.folded)
  )
    return null
  const units = group.items.flatMap((item) => item.units)
  const scores = units.map((unit) => reading.scores[unit] ?? -Infinity)
  // a loop: as many arguments as a long list has items may not fit on the stack
  const best = scores.reduce((most, score) => Math.max(most, score), -Infinity)
  const chance = 1 / scores.reduce((sum, score) => sum + Math.exp(score - best), 0)
  const unit = units[scores.indexOf(best)]
  if (unit === undefined || chance <= STANDS_OUT || !singledOut(facts, reading, unit, units)) return null
  return { unit, chance }
}

/** Does the question say more than what the list is of? 'Who gives references?' asks for all, however one is worded. */
function singledOut(
  facts: Facts,
  { question, terms }: Reading,
  unit: number,
  units: readonly number[],
): boolean {
  if (question.topics.length === 0) return true
  const own = facts.units[unit]?.stems
  return terms.some(({ matches, self }) => {
    if (self) return false
    const holds = (stems: ReadonlySet<string> | undefined): boolean =>
      [...matches].some(([key, value]) => value >= 0.8 && stems?.has(key) === true)
    return holds(own) && !units.every((other) => holds(facts.units[other]?.stems))
  })
}
