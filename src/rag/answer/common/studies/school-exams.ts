/** 'A-levels?', 'did he take the Abitur?': what school ends with; a CV that has no such word does not say it. */
import type { Facts } from '../../facts/facts.ts'
import { exactly, OWN, WHO, WHOSE } from '../../lexicon/frames.ts'
import { listOf, NOWHERE, planOf, type Planner } from '../planner.ts'
import { linesOf, partsOfLines } from '../own-lines.ts'
import { studyRecords } from './study-records.ts'
import { SCHOOL } from './study-words.ts'
import { OPENING } from '../wordings.ts'

const EXAM =
  '(?:a[- ]?levels?|as[- ]levels?|o[- ]?levels?|gcses?|(?:scottish |advanced )?highers|abitur|matura|matric|leaving cert(?:ificate)?|(?:international )?baccalaureate?|school[- ]leaving (?:exams?|examinations?|certificates?|qualifications?)|(?:final )?school (?:exams?|examinations?|qualifications?|results?|grades?|certificates?)|high school diplomas?)'
export const SCHOOL_EXAMS = exactly(
  [
    `${OPENING}${EXAM}(?:(?:,| or| and) ${EXAM})?(?: (?:results?|grades?|subjects?))?`,
    `(?:has|have|did|does|do) ${WHO} (?:ever )?(?:have|has|got|do|did|done|take|took|taken|pass|passed|sit|sat|get|finish) (?:(?:any|an?|${OWN}) )*${EXAM}(?:(?:,| or| and) (?:any )?${EXAM})?`,
    `(?:what|which) (?:subjects |grades? )?(?:did|has|have) ${WHO} (?:do|done|take|taken|get|got|have|study|studied) (?:for|at|in|as) (?:${WHOSE} )?${EXAM}`,
    `(?:what|which|how many) ${EXAM} (?:has|have|did|does|do) ${WHO} (?:have|got|do|done|take|taken|get|pass|passed)`,
  ].join('|'),
)

/** Each by its names, in questions and in CVs. */
const SORTS: readonly (readonly [RegExp, RegExp])[] = [
  [/\ba[- ]?levels?\b/, /\bA[- ]?levels?\b(?! \d)|\bsixth form\b/i],
  [/\bgcses?\b/, /\bGCSEs?\b/i],
  [/\bo[- ]?levels?\b/, /\bO[- ]?levels?\b(?! \d)/i],
  [/\bhighers\b/, /\bHighers\b/],
  [/\b(?:abitur|matura)\b/, /\b(?:Fach)?[Aa]bitur\b|\bMatura\b/],
  [/\bleaving cert/, /\bLeaving Cert/i],
  [/\bbaccalaur/, /\bbaccalaur\w+|\bIB\b|\bbac\b/i],
]
const ANY =
  /\b(?:[AO][- ]?levels?(?! \d)|GCSEs?|Highers|(?:Fach)?[Aa]bitur|Matura|[Mm]atric|Leaving Cert\w*|[Bb]accalaur[eé]at\w*|[Ss]chool[- ]leaving|[Hh]igh [Ss]chool|VWO|HAVO|Bachillerato|Maturit[aà]|Realschul\w*|[Uu]pper secondary|[Ss]tudentexamen)(?!\p{L})/u
/** What one teaches, or asks of others. */
const TAUGHT =
  /\b(?:teach\w*|taught|pupils|students|classes|results of|pass rate|papers? for|examiner|marks?|marking)\b/i

export const planSchoolExams: Planner = (facts: Facts, _, now, folded) => {
  const wanted = SORTS.filter(([asked]) => asked.test(folded)).map(([, told]) => told)
  const isWanted = (text: string): boolean =>
    (wanted.length === 0 ? [ANY] : wanted).some((one) => one.test(text))
  const records = studyRecords(facts, now).filter(
    ({ rank, text }) => isWanted(text) || (wanted.length === 0 && rank === SCHOOL),
  )
  if (records.length > 0) return listOf(records.map(({ text, units }) => ({ text, units })))
  const lines = linesOf(facts).filter(
    ({ text, kind }) =>
      kind !== 'teaching' && isWanted(text) && !(kind === 'experience' && TAUGHT.test(text)),
  )
  return planOf(partsOfLines(lines, 3)) ?? NOWHERE
}
