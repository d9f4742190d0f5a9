/** 'What did she study at Lund?', 'when did she graduate from Lund?', 'which grade …': of one school, all that is asked. */
import type { Entry } from '../../entries/entry.ts'
import type { Facts } from '../../facts/facts.ts'
import { exactly, WHO, WHOSE } from '../../lexicon/frames.ts'
import type { Plan, PlanPart } from '../../plan/plan.ts'
import { bodyUnits, headPart } from '../../posts/entry-body.ts'
import { findDates } from '../../text/dates.ts'
import { asked } from '../asked-by-name.ts'
import { listOf, planOf, UNSAID, type Overview, type Planners } from '../planner.ts'

const X = '.{2,80}'
const AT = '(?:at|from|in|with)'
const DEGREE =
  "(?:degrees?|diplomas?|qualifications?|courses?|subjects?|stud(?:y|ies)|major|bachelor['’]?s?|master['’]?s?|phd|doctorate)"

const STUDIED = exactly(
  [
    `(?:what|which (?:subject|course|degree|field)) (?:did|does|has|have) ${WHO} (?:study|studied|studying|read|do|take|taken|learn|major in|graduate in) ${AT} ${X}`,
    `(?:what|which) ${DEGREE} (?:did|does|has|have) ${WHO} (?:get|got|have|hold|held|earn|earned|obtain|obtained|receive|received|take|taken|complete|completed|do) ${AT} ${X}`,
    `(?:what (?:is|was|are) )?(?:${WHOSE} )*${DEGREE} ${AT} ${X}`,
  ].join('|'),
)
const GRADUATED = exactly(
  [
    `(?:when|in (?:which|what) year) did ${WHO} (?:graduate|finish(?: (?:studying|(?:${WHOSE} )?(?:studies|degree)))?|complete (?:${WHOSE} )?(?:studies|degree)|leave|get (?:${WHOSE} )?degree) ?(?:${AT})? ${X}`,
    `(?:when|from when to when|in (?:which|what) years) (?:did|was|were) ${WHO} (?:study|studying|a student) ${AT} ${X}`,
    `(?:when|in (?:which|what) year) did ${WHO} (?:start|begin) (?:to study|studying|(?:${WHOSE} )?studies|(?:${WHOSE} )?degree) ${AT} ${X}`,
  ].join('|'),
)
const GRADE = exactly(
  [
    `(?:what|which) (?:final |overall |current |present )?(?:grades?|marks?|(?:(?:degree|honou?rs) )?class|(?:degree )?result|(?:degree )?classification|gpa|honou?rs) (?:did|does|has) ${WHO} (?:get|got|have|achieve|achieved|graduate with|finish with|receive|received) ${AT} ${X}`,
    `(?:what (?:is|was|were) )?(?:${WHOSE} )*(?:final |overall |current |present )?(?:grades?|marks?|gpa|classification|degree class) ${AT} ${X}`,
    `with (?:what|which) (?:grade|mark|result|class) did ${WHO} (?:graduate|finish) (?:${AT} )?${X}`,
  ].join('|'),
)
const MARK =
  /\b(?:first|upper second|lower second|second|third)[- ]class\b|\b2[:.][12]\b|\b(?:distinction|merit|cum laude|summa|magna|honou?rs|grade|graded|mark|marks|gpa|average|passed with|very good|excellent|with credit|sehr gut|note|mention|starred)\b|\b(?:upper|lower) second\b|\b\d[.,]\d{1,2}(?: out of \d| ?\/ ?\d)?\b/i
/** Behind a header's degree. */
const LONGEST = 200

const heads = (studies: readonly Entry[]): Plan | null => listOf(studies.toReversed().map(headPart))

/** Lines that tell how good it was; a header that does so is said as it stands. */
function marks(facts: Facts, studies: readonly Entry[]): Overview {
  const parts = studies.toReversed().flatMap((study): PlanPart[] => {
    const lines = [...study.header, ...bodyUnits(facts, study)].flatMap(
      (index) => facts.units[index]?.unit ?? [],
    )
    return lines.filter(({ text }) => isMark(text)).map(({ text, index }) => ({ text, units: [index] }))
  })
  return planOf(parts.slice(0, 3)) ?? UNSAID
}

/** Without its dates, whose figures are no marks. */
function isMark(text: string): boolean {
  let rest = text
  for (const { start, end } of findDates(text))
    rest = rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end)
  return text.length <= LONGEST && MARK.test(rest)
}

export const SCHOOL_ASKED: Planners = [
  asked(GRADE, ['education'], marks),
  asked(GRADUATED, ['education'], (_, studies) => heads(studies.filter(({ range }) => range !== null))),
  asked(STUDIED, ['education'], (_, studies) => heads(studies)),
]
