/** 'Highest degree and grade?': the degree with the mark that its record tells, in whatever sentence. */
import type { Facts } from '../../facts/facts.ts'
import type { PlanPart } from '../../plan/plan.ts'
import { degreesIn } from '../../ranking/apart.ts'
import { words } from '../../text/text.ts'
import { finished } from './plan-degrees.ts'
import { planOf, UNSAID, type Overview, type Planner } from '../planner.ts'
import type { StudyRecord } from './study-records.ts'
import { BACHELOR, DEGREE, DOCTORATE, MASTER } from './study-words.ts'

const GRADE = '(?:grades?|marks?|(?:degree )?class(?:ification)?|results?|scores?|gpa|honours)'
const DEGREES = '(?:(?:university |academic )?(?:degree|qualification|title|diploma)s?(?: obtained| held)?)'
const HOW_WELL =
  'how (?:well |good )?(?:did|has|have|was|were) (?:he|she|they|you|it) (?:do|done|pass(?:ed)?|fare|perform|score|graded)(?: (?:in|on|at|with) (?:it|that|this))?'
/** Behind the words that ask for the degree. */
export const AND_GRADE = `${DEGREES},? (?:(?:and|&) ${HOW_WELL}|(?:and|&|with) (?:(?:its|the|her|his|their|your|what|which|with what|with which|final|overall|was the|is the) )*${GRADE}(?: (?:of|for|in) (?:the |it|that |this )?(?:degree)?)?(?: (?:(?:did|has|have|does|was) (?:he|she|they|you|it) ?(?:get|got|achieve|achieved|obtain|receive|have|with|given)?))?)`

/** How well it was passed. */
const TOLD =
  /\b(?:(?:final |overall )?(?:mark|grade|gpa)\b[^.;,]{0,30}|(?:upper |lower )?(?:first|second|third)(?:[ -]class)?(?: honours)?(?=[.,;)]|$| \(\d)|first[ -]class(?: honours)?|(?:with )?(?:great(?:est)? |high(?:est)? )?(?:distinction|merit|honours)|(?:summa |magna )?cum laude|2:[12]|\d+(?:[.,]\d+)? out of \d+)/i

export const planGraded: Planner = (facts, _, now, folded) => {
  const all = finished(facts, now)
  const degrees = all.filter(({ rank }) => rank >= DEGREE)
  const [best, ...more] = degrees.length > 0 ? degrees : all
  if (best === undefined) return null
  const asked =
    /\bhighest\b/.test(folded) || !/\b(?:degrees|qualifications)\b/.test(folded) ? [best] : [best, ...more]
  return planOf(asked.slice(0, 3).flatMap((one) => withGrade(facts, one)))
}

/** 'What degree class did she finish university with?': of the degrees those of which it is told. */
export const planClass: Planner = (facts, _, now) => {
  const told = finished(facts, now)
    .filter(({ rank }) => rank >= DEGREE)
    .map((one) => withGrade(facts, one))
    .filter((parts) => parts.some(({ text }) => CLASS.test(text)))
  return planOf(told.slice(0, 3).flat())
}
const CLASS =
  /\b(?:first|second|third|class|honours|distinction|merit|pass|laude|2:[12]|mark|grade|gpa|\d+(?:[.,]\d+)? out of \d+)\b/i
const FINISHED =
  '(?:get|got|finish(?:ed)?|graduate[d]?|leave|left|come out|came out|have|end(?:ed)?(?: up)?|achieve[d]?|obtain(?:ed)?|earn(?:ed)?|receive[d]?|complete[d]?)'
/** Only where no degree and no school is named. */
export const CLASS_ASKED = [
  `(?:(?:with )?(?:what|which) )?(?:degree class(?:ification)?|class(?:ification)? of degree|degree result)(?: (?:does|did|do|has|have) (?:he|she|they|you) (?:have |has )?${FINISHED}(?: (?:from )?(?:his |her |their |your |the )?(?:university|uni|college|studies|degree))?(?: with| in| at the end)?)?`,
  `what (?:is|was) (?:his|her|their|your) (?:degree class(?:ification)?|class(?:ification)? of degree|degree result)`,
] as const

const LEVELS: readonly (readonly [RegExp, number])[] = [
  [/\b(?:bachelors?|undergraduate|bsc|ba|beng|llb|bed)\b/, BACHELOR],
  [/\b(?:masters?|msc|ma|meng|mba|llm|mphil|mres)\b/, MASTER],
  [/\b(?:phd|doctorate|doctoral)\b/, DOCTORATE],
]
const LEVEL =
  "(?:bachelor(?:['’]?s)?|undergraduate|bsc|ba|beng|llb|bed|master(?:['’]?s)?|msc|ma|meng|mba|llm|mphil|mres|phd|doctorate|doctoral)"
const OF_LEVEL = `(?:for|in|on|at|with) (?:(?:his|her|their|your|the|a) )?${LEVEL}(?: degree)?`
/** One degree by its level, and no subject, which another may have been in. */
export const GRADE_OF = [
  `(?:with )?(?:what|which) (?:final |overall )?${GRADE} (?:did|does|has|have) (?:he|she|they|you) (?:have |has )?${FINISHED} ${OF_LEVEL}(?: with)?`,
  `(?:what (?:is|was) )?(?:(?:the|his|her|their|your) )?(?:final |overall )?${GRADE} (?:of|for|in) (?:(?:his|her|their|your|the) )?${LEVEL}(?: degree)?`,
  `(?:what (?:is|was) )?(?:(?:his|her|their|your) )${LEVEL}(?: degree)? ${GRADE}`,
  `(?:what|which) (?:final |overall )?${GRADE} (?:did|does|has|have) (?:(?:his|her|their|your|the) )?${LEVEL}(?: degree)? (?:have|get|got|receive|received|earn|earned|achieve|end with|finish with)`,
  `how well did (?:he|she|they|you) (?:do|pass|finish) (?:in |with )?(?:(?:his|her|their|your|the) )?${LEVEL}(?: degree)?`,
] as const

/** 'What grade did she get for her bachelor's?': of the one degree of that level, where its record tells it. */
export const planGradeOf: Planner = (facts, _, now, folded) => {
  const rank = LEVELS.find(([pattern]) => pattern.test(folded))?.[1]
  const ofRank = finished(facts, now).filter((record) => record.rank === rank)
  const letters = LETTERS.exec(folded)?.[0]
  // an MA stands beside an MSc of the same rank
  const exact = letters === undefined ? [] : ofRank.filter(({ text }) => asLetters(letters).test(text))
  return gradeOf(facts, exact.length > 0 ? exact : ofRank, folded)
}
const LETTERS = /\b(?:bsc|ba|beng|llb|bed|msc|ma|meng|mba|llm|mphil|mres|phd)\b/
const asLetters = (letters: string): RegExp =>
  new RegExp(
    `(?<!\\p{L})${[...letters].map((one, i) => (i === 0 || letters.length < 3 ? one.toUpperCase() : `[${one}${one.toUpperCase()}]`)).join('\\.?')}(?!\\p{L})`,
    'u',
  )

/** Null where several may be meant, or the record tells no grade. */
function gradeOf(facts: Facts, [one, ...others]: readonly StudyRecord[], folded: string): Overview {
  if (one === undefined || others.length > 0) return null
  const parts = (/\bgpa\b/.test(folded) ? [GPA, TOLD] : [TOLD])
    .map((told) => ({ told, said: withGrade(facts, one, told) }))
    .find(({ told, said }) => said.some(({ text }) => told.test(text)))
  return parts === undefined ? null : planOf(parts.said)
}
const GPA = /\bgpa\b/i

const SUBJECT = "([a-z][a-z '&-]{2,40}?)"
/** 'GPA nursing degree', 'grade of her physics degree': one degree by what it was in. */
const GRADE_IN = [
  `(?:what (?:is|was) )?(?:(?:the|his|her|their|your) )?(?:final |overall )?${GRADE},? (?:(?:of|for|in|from) )?(?:(?:his|her|their|your|the) )?${SUBJECT} degree`,
  `(?:what (?:is|was) )?(?:(?:the|his|her|their|your) )?${SUBJECT} degree:? ${GRADE}`,
  `(?:with )?(?:what|which) (?:final |overall )?${GRADE} (?:did|does|has|have) (?:he|she|they|you) (?:have |has )?${FINISHED} (?:for|in|on|at|with) (?:(?:his|her|their|your|the) )?${SUBJECT} degree(?: with)?`,
] as const
const IN_SUBJECT = GRADE_IN.map((pattern) => new RegExp(`^(?:${pattern})$`))

/** Of the degrees the one in that subject, where its record tells how well it was passed. */
export function planGradeIn(facts: Facts, folded: string, now: number): Overview {
  const subject = IN_SUBJECT.map((pattern) => pattern.exec(folded)?.[1]).find((found) => found !== undefined)
  const asked = words(subject ?? '').filter(({ stop }) => !stop)
  if (asked.length === 0) return null
  const found = finished(facts, now).filter(({ text, rank }) => {
    const own = new Set(words(text).map(({ stem }) => stem))
    return rank >= DEGREE && asked.every(({ stem }) => own.has(stem))
  })
  const degrees = found.filter(({ rank }) => rank >= BACHELOR)
  return gradeOf(facts, degrees.length > 0 ? degrees : found, folded)
}

/** 'What class was her diploma?', 'What grade was the PGCE passed with?', 'Which mark did he get at Brno?': one study by its name or its school. */
const GRADE_NAMED = [
  `(?:what|which) (?:final |overall )?${GRADE} (?:was|is) (?:his|her|their|your|the) ([a-z][a-z '&-]{2,40}?)(?: (?:awarded|given|passed|completed|finished|marked|classed)(?: at| with| in)?)?`,
  `(?:with )?(?:what|which) (?:final |overall )?${GRADE} (?:did|does|has|have) (?:he|she|they|you) (?:have |has )?${FINISHED} (?:at|from) (?:the )?(\\p{L}[\\p{L} '&.-]{2,50}?)(?: with)?`,
].map((pattern) => new RegExp(`^(?:${pattern})$`, 'u'))
/** 'What grade did he get in his welding diploma?': where no study is called so, or it tells no grade, others may be meant. */
const GRADE_IN_NAMED = new RegExp(
  `^(?:with )?(?:what|which) (?:final |overall )?${GRADE} (?:did|does|has|have) (?:he|she|they|you) (?:have |has )?${FINISHED} (?:for|in|on|with) (?:his|her|their|your|the) ([a-z][a-z '&-]{2,40}?(?:diploma|certificate|course|apprenticeship|qualification))$`,
  'u',
)

/** Of the one study of that name; where its record tells no grade, another's is none of it. */
export function planGradeNamed(facts: Facts, folded: string, now: number): Overview {
  const [, study, school] = GRADE_NAMED.map((one) => one.exec(folded)).find((one) => one !== null) ?? []
  const [, course] = GRADE_IN_NAMED.exec(folded) ?? []
  const asked = words(study ?? school ?? course ?? '').filter(({ stop }) => !stop)
  if (asked.length === 0) return null
  const found = finished(facts, now).filter(({ text }) => {
    const own = new Set(words(text).map(({ stem }) => stem))
    return asked.every(({ stem }) => own.has(stem))
  })
  return found.length === 1 ? (gradeOf(facts, found, folded) ?? (course === undefined ? UNSAID : null)) : null
}

/** 'BA History, York, 2007. Third class, and a term in Lyon.': the sentence behind the record, where it is of no other. */
function sentenceBehind({ units }: Facts, all: readonly number[]): number[] {
  const last = units[Math.max(...all)]
  const next = units[(last?.unit.index ?? -1) + 1]
  if (last === undefined || next === undefined || next.unit.kind === 'heading' || next.unit.kind === 'row')
    return []
  const isBehind = next.unit.block !== null && next.unit.block === last.unit.block && next.dates.length === 0
  return isBehind && degreesIn(next.unit.text).length === 0 ? [next.unit.index] : []
}

/** The record, and the clause that tells its mark where the record's own text ends before it. */
function withGrade(facts: Facts, { text, units, all }: StudyRecord, told = TOLD): PlanPart[] {
  if (told.test(text)) return [{ text, units }]
  for (const index of [...all, ...sentenceBehind(facts, all)]) {
    const said = facts.units[index]?.unit.text ?? ''
    // 'cum laude, GPA 3.9' says it twice
    const mark = said
      .split(/(?<=\p{L}{2}|[\d%)])[.;](?=\s)|,\s(?=\D)/u)
      .flatMap((one) => (told.test(one) ? [one.trim()] : []))
      .join(', ')
    if (mark === '') continue
    return units.includes(index)
      ? [
          {
            text: `${text.replace(/[.\s]+$/, '')}, ${mark.replace(/^\p{Lu}(?=\p{Ll})/u, (one) => one.toLowerCase())}`,
            units,
          },
        ]
      : [
          { text, units },
          { text: mark, units: [index] },
        ]
  }
  return [{ text, units }]
}
