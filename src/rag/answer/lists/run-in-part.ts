/** '**Processes.** TIG and MMA every day.' above '**Materials.** Carbon steel.': of a section of labels what stands behind the one that is asked for. */
import { runInOf } from '../document/run-in-labels.ts'
import type { Facts } from '../facts/facts.ts'
import type { Group, GroupItem } from '../facts/groups.ts'
import type { Plan } from '../plan/plan.ts'
import type { Reading } from '../ranking/reader.ts'
import { holdsTerm } from '../ranking/terms.ts'
import { words } from '../text/text.ts'

/** Labels from which on a list is taken for a section of them. */
const ENOUGH = 2
/** How well a label must hold a word of the question. */
const SAME = 0.8

interface Labelled {
  readonly label: string
  readonly items: GroupItem[]
}

/** Null where it is no such section, or no label or several are asked for. */
export function planRunIn(facts: Facts, group: Group, reading: Reading, chance: number): Plan | null {
  if (reading.question.counts || group.type === 'column') return null
  const parts: Labelled[] = []
  for (const item of group.items) {
    const unit = facts.units[item.units[0] ?? -1]?.unit
    const label = unit && runInOf(facts.document, unit, facts.units[unit.index + 1]?.unit)
    if (!label) parts.at(-1)?.items.push(item)
    else parts.push({ label: label.label, items: label.rest === '' ? [] : [item] })
  }
  const asked = parts.filter(({ label }) => {
    const own = new Set(words(label).map(({ stem }) => stem))
    return reading.terms.some((term) => !term.self && holdsTerm(own, term, SAME))
  })
  const [one, ...others] = asked
  if (parts.length < ENOUGH || one === undefined || others.length > 0 || one.items.length === 0) return null
  const said = one.items.map(({ full, units }) => ({ text: full.replace(/[.;]$/, ''), units }))
  return { lead: one.label, parts: said, list: true, chance, fact: true }
}
