/** 'What does Ann Poole do?' is no more answered by 'Ann Poole' than by the question: the line below says it. */
import { FIELD } from '../document/item-labels.ts'
import type { Facts } from '../facts/facts.ts'
import type { PlanPart } from '../plan/plan.ts'
import type { Reading } from '../ranking/reader.ts'
import { words } from '../text/text.ts'

/** Characters of such a line. */
const NAME = 60
/** Lines below that are said, where they are fields. */
const FIELDS = 2

/** A line that is the name asked about and nothing else, with what stands below it in the list. */
export function withBelow(facts: Facts, part: PlanPart, { question }: Reading): PlanPart {
  const [at] = part.units
  const found = facts.units[at ?? -1]
  if (found === undefined || part.units.length > 1 || question.yesno || question.lists || question.counts)
    return part
  const { unit } = found
  if (facts.mainKinds[unit.section] !== 'references') return part
  if (unit.kind === 'row' || unit.kind === 'heading' || unit.text.length > NAME) return part
  const asked = new Set(question.words.map(({ stem }) => stem))
  const own = words(unit.text.replace(/^(?:full )?name: */i, ''))
  if (own.length === 0 || !own.every(({ stem }) => asked.has(stem))) return part
  const below = facts.units
    .slice(unit.index + 1, unit.index + 1 + FIELDS)
    .filter((one, i) => one.unit.section === unit.section && (i === 0 || FIELD.test(one.unit.text)))
  if (below.length === 0) return part
  return {
    text: [
      part.text.replace(/^(?:full )?name: */i, '').replace(/[.:,;\s]+$/, ''),
      below.map((one) => one.unit.text).join('; '),
    ].join(': '),
    units: [...part.units, ...below.map((one) => one.unit.index)],
  }
}
