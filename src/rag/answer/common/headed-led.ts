/** What one led beside any post: below a heading that says so, or as a captain, a prefect, a chair. */
import type { Facts } from '../facts/facts.ts'
import type { Plan } from '../plan/plan.ts'
import { fold } from '../text/text.ts'
import { listOf } from './planner.ts'
import { unpaidPosts } from './unpaid-posts.ts'

const HEADED =
  /^(?:(?:people|team) )?(?:leadership|management)(?: (?:experience|roles?|positions?|and management|and leadership|& leadership|& management|and service|activities))?\W*$/
const OFFICE =
  /\b(?:captain|prefect|head (?:boy|girl)|class representative|student representative|(?:president|chair(?:man|woman|person)?|treasurer|secretary) of (?:the |our )?(?:\p{L}+ ){0,3}(?:club|society|union|council|association|committee)|(?:club|society|team|council) (?:president|captain|chair|leader))\b/iu
const MOST = 4

export function planHeadedLed(facts: Facts): Plan | null {
  const { document, units, mainKinds } = facts
  const isHeaded = (section: number): boolean => HEADED.test(fold(document.sections[section]?.heading ?? ''))
  const posts = unpaidPosts(facts, isHeaded)
  if (posts.length > 0) return listOf(posts)
  const headed = units.filter(({ unit }) => unit.kind !== 'heading' && isHeaded(unit.section))
  const offices = units.filter(
    ({ unit }) =>
      unit.kind !== 'heading' &&
      unit.text.length <= 90 &&
      mainKinds[unit.section] !== 'references' &&
      OFFICE.test(unit.text),
  )
  const lines = headed.length > 0 ? headed : offices
  return listOf(lines.slice(0, MOST).map(({ unit }) => ({ text: unit.text, units: [unit.index] })))
}
