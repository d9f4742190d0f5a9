/** What one led beside any post: below a heading that says so, or as a captain, a prefect, a chair. */
import type { Facts } from '../../facts/facts.ts'
import type { Plan } from '../../plan/plan.ts'
import { exactly, WHO, WHOSE } from '../../lexicon/frames.ts'
import { fold } from '../../text/text.ts'
import { listOf } from '../planner.ts'
import { unpaidPosts } from '../unpaid-posts.ts'

const HEADED =
  /^(?:(?:people|team) )?(?:leadership|management)(?: (?:experience|roles?|positions?|and management|and leadership|& leadership|& management|(?:and|&) (?:service|activities|community|involvement)|activities))?\W*$/
/** 'Which leadership roles has she held?' */
export const OFFICES_LED = exactly(
  `(?:(?:list|name|show|give)(?: me)? )?(?:all )?(?:of )?(?:the |${WHOSE} )?leadership (?:roles?|positions?|posts|offices)(?: (?:that |which )?${WHO} (?:has |have )?(?:held|holds?|had))?|(?:which|what)(?: are| were)? (?:the |${WHOSE} )?leadership (?:roles?|positions?|posts|offices)(?: (?:has|have|does|do|did) ${WHO} (?:held|hold|have|had))?`,
)
const OFFICE =
  /\b(?:captain|prefect|head (?:boy|girl)|class representative|student representative|(?:president|chair(?:man|woman|person)?|treasurer|secretary) of (?:the |our )?(?:\p{L}+ ){0,3}(?:club|society|union|council|association|committee)|(?:club|society|team|council) (?:president|captain|chair|leader))\b/iu
const MOST = 4

const headedIn =
  ({ document }: Facts) =>
  (section: number): boolean =>
    HEADED.test(fold(document.sections[section]?.heading ?? ''))

/** The offices below such a heading. */
export const planOfficesLed = (facts: Facts): Plan | null => listOf(unpaidPosts(facts, headedIn(facts)))

export function planHeadedLed(facts: Facts): Plan | null {
  const { units, mainKinds } = facts
  const isHeaded = headedIn(facts)
  const told = planOfficesLed(facts)
  if (told !== null) return told
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
