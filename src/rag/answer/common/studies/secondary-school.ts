/** 'Where did she go to school as a teenager?': the school before any university; a CV that tells of none does not say it. */
import { WHO } from '../../lexicon/frames.ts'
import { oneOf } from '../asked-posts.ts'
import { listOf, NOWHERE, type Planner } from '../planner.ts'
import { studyRecords } from './study-records.ts'
import { SCHOOL } from './study-words.ts'

const YOUNG = '(?: as an? (?:teenager|teen|child|girl|boy|young (?:man|woman|person)|pupil))'
const SORT = '(?:secondary|high|grammar|comprehensive|primary|middle)'
export const SECONDARY_ASKED = oneOf(
  `(?:where|(?:to |at )?(?:which|what) school) (?:did|has|have|was|were) ${WHO} (?:go|gone|attend|attended|be)(?: to)?(?: school)?${YOUNG}`,
  `where (?:did|has) ${WHO} (?:go to|gone to|attend|attended) ${SORT} school${YOUNG}?`,
  `(?:to |at )?(?:which|what) ${SORT} school (?:did|has|have) ${WHO} (?:go to|gone to|attend|attended|leave|finish)${YOUNG}?`,
)

/** What one leaves school with, or a school by its name. */
const AT_SCHOOL =
  /\b(?:A[- ]levels?|GCSEs?|O[- ]levels?|highers|abitur|baccalaur\w+|matura|leaving cert\w*|high school|secondary|grammar school|sixth form|gymnasium|lyc[eé]e|school)(?!\p{L})/iu
/** Of a university or a trade; a teacher's, or one's children's. */
const OF_STUDIES =
  /\b(?:children|kids?|sons?|daughters?|twins|boys|girls)\b[^.;]{0,30}\bschool\b|\b(?:secondary |high |grammar |primary )?school (?:teachers?|governors?|inspectors?|counsell?ors?|nurses?|librarians?|caretakers?|run)\b|\b(?:business|medical|law|art|drama|music|nursing|graduate|summer|film|design) school\b|\bschool of\b/giu

export const planSecondary: Planner = (facts, _, now) => {
  const rest = (text: string): string => text.replace(OF_STUDIES, ' ')
  const schools = studyRecords(facts, now).filter(
    ({ rank, text }) => AT_SCHOOL.test(rest(text)) || (rank === SCHOOL && rest(text) === text),
  )
  const parts = schools.map(({ text, units }) => ({ text, units }))
  if (parts.length > 0) return listOf(parts)
  // told in a sentence of its own
  const isTold = facts.units.some(
    ({ unit }) => facts.mainKinds[unit.section] !== 'experience' && AT_SCHOOL.test(rest(unit.text)),
  )
  return isTold ? null : NOWHERE
}
