/**
 * 'At which university did she take her MSc, and with what grade?': where the line that answers one half says nothing of
 * the other, the line of the same studies that does.
 */
import type { Facts } from './facts/facts.ts'
import type { Plan, PlanPart } from './plan/plan.ts'
import { partOf } from './posts/timeline-entries.ts'

/** Two things are asked for. */
const TWO = /(?:\band\b|,|\?).{3,}/
const GRADE_ASKED =
  /\b(?:(?:what|which|her|his|their|your|final|the) (?:\S+ )?(?:grades?|marks?|results?|class(?:ification)?|distinction|honours|gpa))\b/
const WHERE_ASKED =
  /\bwhere\b|\b(?:which|what) (?:\S+ )?(?:universit(?:y|ies)|institut(?:e|ion)s?|colleges?|schools?|academy|conservatoire)\b/
const GRADE =
  /\b(?:(?:summa |magna )?cum laude|(?:great(?:est)? |high )?distinction|merit|first(?:[- ]class)?(?=$|[ ,.;)]*(?:$|honours|class))|(?:upper|lower) second|second class|2[:.][12]\b|GPA|grade|marks?\b|average|\d\d ?%|\d[.,]\d{1,2} (?:of|out of))/i
/** Characters of a line that is said for what else is asked. */
const LINE = 200

/** @param folded the question */
export function withBesideStudy(facts: Facts, folded: string, plan: Plan): Plan {
  const [first] = plan.parts
  if (first === undefined || plan.list || !TWO.test(folded)) return plan
  const [grade, where] = [GRADE_ASKED.test(folded), WHERE_ASKED.test(folded)]
  if (!grade && !where) return plan
  const entry = studyOf(facts, first)
  if (entry === undefined) return plan
  const says = (pattern: RegExp): boolean => plan.parts.some(({ text }) => pattern.test(text))
  const isHeadSaid = plan.parts.some(({ units }) => entry.header.some((unit) => units.includes(unit)))
  const head = !isHeadSaid && (where || (grade && GRADE.test(entry.text))) ? [partOf(entry)] : []
  const lines =
    !grade || says(GRADE) || head.some(({ text }) => GRADE.test(text))
      ? []
      : facts.units
          .slice(entry.from, entry.to)
          .filter(
            ({ unit: { text, index, kind } }) =>
              kind !== 'heading' && text.length <= LINE && GRADE.test(text) && !entry.header.includes(index),
          )
          .slice(0, 1)
          .map(({ unit: { text, index } }): PlanPart => ({ text, units: [index] }))
  return head.length + lines.length === 0
    ? plan
    : { ...plan, parts: [...head, first, ...lines, ...plan.parts.slice(1)] }
}

/** The studies that what is said first is of. */
function studyOf(facts: Facts, { units: [unit = -1] }: PlanPart): Facts['entries'][number] | undefined {
  const index = facts.units[unit]?.entry
  const entry = index == null ? undefined : facts.entries[index]
  return entry?.kind === 'education' ? entry : undefined
}
