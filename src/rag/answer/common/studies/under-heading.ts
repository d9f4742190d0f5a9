/** 'Which courses has she taken in the last two years?' below 'Courses of the last two years': all the lines below it. */
import type { Facts } from '../../facts/facts.ts'
import type { Group } from '../../facts/groups.ts'
import { REMARK } from '../../lists/list-words.ts'
import { LOOSE } from '../../lists/plan-headed.ts'
import { AROUND } from '../../lists/plan-named-items.ts'
import type { PlanPart } from '../../plan/plan.ts'
import { stem, words } from '../../text/text.ts'
import { GIVES } from './study-words.ts'

/** Lines that a section is said with. */
const MOST = 12
/** What is done with courses, and says nothing of which. */
const DONE: ReadonlySet<string> = new Set(
  'attend attended follow followed undertake undertaken undergone participate participated past last ever'
    .split(' ')
    .map(stem),
)
const LISTS = /^(?:rows|items|stacks|lines):/

/** The lines of the one section whose heading says what is asked for and nothing else; none where it is not plain. */
export function linesUnder(facts: Facts, groups: readonly Group[], folded: string): readonly PlanPart[] {
  const asked = stemsOf(folded)
  const found = facts.document.sections.filter(({ heading }) => {
    const own = stemsOf(heading)
    return own.size > 0 && own.size === asked.size && [...own].every((one) => asked.has(one))
  })
  const [section, ...others] = found
  if (section === undefined || others.length > 0) return []
  if (facts.document.sections.some(({ parent }) => parent === section.index)) return []
  const group = groups.find((one) => one.section === section.index && LISTS.test(one.id))
  const body = facts.units.filter(({ unit }) => unit.section === section.index && unit.kind !== 'heading')
  if (group === undefined || group.items.length > MOST) return []
  const isPlain = body.every(
    ({ unit }) =>
      (unit.kind !== 'sentence' || (unit.line && !unit.text.endsWith(':'))) &&
      !REMARK.test(unit.text) &&
      !GIVES.test(unit.text),
  )
  if (!isPlain) return []
  return group.items.map(({ full, units }) => ({ text: full.replace(/[.;]$/, ''), units }))
}

function stemsOf(text: string): ReadonlySet<string> {
  const own = words(text).filter(({ stop }) => !stop)
  return new Set(
    own.map((word) => word.stem).filter((one) => !LOOSE.has(one) && !AROUND.has(one) && !DONE.has(one)),
  )
}
