/** 'Years: begun 2015, opened May 2019': a field that tells more of its times than the header of what it is of. */
import { FIELD } from '../document/item-labels.ts'
import type { Entry } from '../entries/entry.ts'
import type { Facts } from '../facts/facts.ts'
import type { PlanPart } from '../plan/plan.ts'
import { findDates } from '../text/dates.ts'

const END = /[\s:–—-]+$/

/** All of it, behind the name that it stands under; null where the header says as much. */
export function fieldTold(
  { units }: Facts,
  { header, text }: Pick<Entry, 'header' | 'text'>,
): PlanPart | null {
  const [name, ...below] = [...header].sort((a, b) => a - b).flatMap((at) => units[at]?.unit ?? [])
  if (name?.kind !== 'heading') return null
  for (const unit of below) {
    if (unit.kind === 'heading' || unit.kind === 'row' || !FIELD.test(unit.text)) continue
    const value = unit.text.slice(unit.text.indexOf(':') + 1).trim()
    if (findDates(value).length < 2 || text.includes(value)) continue
    return { text: `${name.text.replace(END, '')}: ${value}`, units: [unit.index, name.index] }
  }
  return null
}
