/** 'Which film had the largest budget?', where each is told in a paragraph of its own: the sum that its line gives. */
import type { Facts } from '../facts/facts.ts'
import type { Group } from '../facts/groups.ts'
import type { PlanPart } from '../plan/plan.ts'
import { holdsTerm, type Term } from '../ranking/terms.ts'
import { amountOf, type Amount } from '../text/amounts.ts'
import { MONEY } from '../text/money.ts'
import { standingOut } from '../text/standing-out.ts'
import { words } from '../text/text.ts'
import { means } from './table-columns.ts'

const SAME = 0.8

/** Null unless each of the things has a line that holds what is asked for, with a sum behind it. */
export function largestLed(
  facts: Facts,
  group: Group,
  asked: readonly Term[],
  most: boolean,
): readonly PlanPart[] | null {
  if (!group.id.startsWith('led:')) return null
  const heading = [...group.headingStems]
  const measure = asked.filter((term) => !means(heading, term))
  if (measure.length === 0 || measure.length === asked.length) return null
  const found = group.items.flatMap(({ label, units: [lead = -1] }) => {
    const block = facts.units[lead]?.unit.block ?? null
    const line = facts.units.find(
      ({ unit, stems }) =>
        unit.block === block && unit.index >= lead && measure.every((term) => holdsTerm(stems, term, SAME)),
    )
    const amount = line === undefined ? null : sumBehind(line.unit.text, measure)
    return line === undefined || amount === null
      ? []
      : [{ amount, part: { text: `${label}: ${line.unit.text}`, units: [lead, line.unit.index] } }]
  })
  if (found.length < group.items.length) return null
  const at = standingOut(
    found.map(({ amount }) => amount),
    most,
  )
  return at?.flatMap((i) => found[i]?.part ?? []) ?? null
}

/** The first sum behind the last of the words: 'budget £38,000, of which £12,000 was a gift'. */
function sumBehind(text: string, measure: readonly Term[]): Amount | null {
  const ends = words(text).flatMap(({ stem, end }) =>
    measure.some((term) => holdsTerm(new Set([stem]), term, SAME)) ? [end] : [],
  )
  const from = Math.max(0, ...ends)
  const [sum] = [...text.matchAll(MONEY)].filter(({ index }) => index >= from)
  return sum === undefined ? null : amountOf(sum[0])
}
