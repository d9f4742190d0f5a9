/** 'Highest degree and grade?': the degree with the mark that its record tells, in whatever sentence. */
import type { Facts } from '../facts/facts.ts'
import type { PlanPart } from '../plan/plan.ts'
import { finished } from './plan-degrees.ts'
import { planOf, type Planner } from './planner.ts'
import type { StudyRecord } from './study-records.ts'
import { DEGREE } from './study-words.ts'

const GRADE = '(?:grades?|marks?|class(?:ification)?|results?|scores?|gpa|honours)'
const DEGREES = '(?:(?:university |academic )?(?:degree|qualification|title|diploma)s?(?: obtained| held)?)'
const HOW_WELL =
  'how (?:well |good )?(?:did|has|have|was|were) (?:he|she|they|you|it) (?:do|done|pass(?:ed)?|fare|perform|score|graded)(?: (?:in|on|at|with) (?:it|that|this))?'
/** Behind the words that ask for the degree. */
export const AND_GRADE = `${DEGREES},? (?:(?:and|&) ${HOW_WELL}|(?:and|&|with) (?:(?:its|the|her|his|their|your|what|which|with what|with which|final|overall|was the|is the) )*${GRADE}(?: (?:of|for|in) (?:the |it|that |this )?(?:degree)?)?(?: (?:(?:did|has|have|does|was) (?:he|she|they|you|it) ?(?:get|got|achieve|achieved|obtain|receive|have|with|given)?))?)`

/** How well it was passed. */
const TOLD =
  /\b(?:(?:final |overall )?(?:mark|grade|gpa)\b[^.;,]{0,30}|(?:upper |lower )?(?:first|second|third)(?:[ -]class)?(?: honours)?(?=[.,;)]|$)|first[ -]class(?: honours)?|(?:with )?(?:great(?:est)? |high(?:est)? )?(?:distinction|merit|honours)|(?:summa |magna )?cum laude|2:[12]|\d+(?:[.,]\d+)? out of \d+)/i

export const planGraded: Planner = (facts, _, now, folded) => {
  const all = finished(facts, now)
  const degrees = all.filter(({ rank }) => rank >= DEGREE)
  const [best, ...more] = degrees.length > 0 ? degrees : all
  if (best === undefined) return null
  const asked =
    /\bhighest\b/.test(folded) || !/\b(?:degrees|qualifications)\b/.test(folded) ? [best] : [best, ...more]
  return planOf(asked.slice(0, 3).flatMap((one) => withGrade(facts, one)))
}

/** The record, and the clause that tells its mark where the record's own text ends before it. */
function withGrade(facts: Facts, { text, units, all }: StudyRecord): PlanPart[] {
  if (TOLD.test(text)) return [{ text, units }]
  for (const index of all) {
    const said = facts.units[index]?.unit.text ?? ''
    const clause = said.split(/(?<=\p{L}{2}|[\d%)])[.;](?=\s)|,\s(?=\D)/u).find((one) => TOLD.test(one))
    if (clause === undefined) continue
    const mark = clause.trim()
    return units.includes(index)
      ? [{ text: `${text.replace(/[.\s]+$/, '')}, ${mark.charAt(0).toLowerCase()}${mark.slice(1)}`, units }]
      : [
          { text, units },
          { text: mark, units: [index] },
        ]
  }
  return [{ text, units }]
}
