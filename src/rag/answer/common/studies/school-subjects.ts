/** 'Which subjects did she take at A level?': the lines that name the exam, with what stands below them. */
import type { Facts, UnitFacts } from '../../facts/facts.ts'
import { exactly, WHO, WHOSE } from '../../lexicon/frames.ts'
import type { Plan, PlanPart } from '../../plan/plan.ts'
import { capital } from '../../text/text.ts'
import { numberWord } from '../../text/word-lists.ts'
import { isPlan, planOf, type Overview } from '../planner.ts'

const EXAM =
  '(?:(?:a|as|o)[- ]?levels?|gcses?|(?:advanced )?highers|leaving cert(?:ificate)?|abitur|matura|(?:international )?baccalaureate)'
const TAKE =
  '(?:take|taken|took|study|studied|do|done|did|have|has|had|sit|sat|pass|passed|get|got|hold|choose|chosen)'
const HAS = `(?:did|does|do|has|have) ${WHO}`
/** Not those one teaches. */
const ONESELF = '(?: (?:at school|(?:your|him|her)self|themsel(?:f|ves)))*'
export const SUBJECTS_AT = exactly(
  `(?:${[
    `(?:what|which) (?:school )?(?:subjects?|exams?) ${HAS} ${TAKE} (?:at|for|in|to|as|on) (?:${WHOSE} )*${EXAM}`,
    `(?:what|which)(?: subjects?)? (?:were|are|was|is) (?:${WHOSE} )*${EXAM}(?: (?:subjects?|results?|grades?|in))?`,
    `(?:what|which) ${EXAM}(?: subjects?| exams?)? ${HAS} ${TAKE}`,
    `(?:in )?(?:what|which) subjects ${HAS} ${TAKE} (?:${WHOSE} )*${EXAM}(?: in)?`,
    `(?:(?:list|name|show|give)(?: me)? )?(?:${WHOSE} )*${EXAM} (?:subjects?|results?|grades?)`,
    `what ${HAS} ${TAKE} (?:at|for) (?:${WHOSE} )*${EXAM}`,
    `(?:(?:list|name|show|give|which|what)(?: me| were| are)? )?(?:${WHOSE} )*${EXAM}(?: subjects?| exams?)? (?:that )?${WHO} (?:has |have |had )?${TAKE}`,
  ].join('|')})${ONESELF}`,
)
export const SUBJECTS_COUNTED = exactly(
  `how many ${EXAM} (?:${HAS} ${TAKE}|(?:are|is) (?:there|listed))${ONESELF}`,
)
/** Subjects with their grades, and no year, town or school among them. */
const GRADED = /^(?:and )?\p{Lu}[\p{L} &'’-]{2,40} ?(?:\([A-EU1-7*]{1,2}\)|[:–-]? ?[A-EU]\*{0,2})\.?$/u
/** The same without; a school is none. */
const ANY_SUBJECT =
  /^(?:and )?(?!(?:January|February|March|April|May|June|July|August|September|October|November|December)\b)(?!.*(?:School|College|Academy|Sixth|Grammar|High|Institute))\p{Lu}[\p{L} &'’-]{2,40}(?: ?\([A-EU1-7*]{1,2}\))?\.?$/u
/** Counted where one line lists them, and nothing else stands behind the exam. */
export function planSubjectsCounted(facts: Facts, folded: string): Overview {
  const plan = planSubjectsAt(facts, folded)
  if (!isPlan(plan) || plan.parts.length !== 1) return plan
  const number = subjectsIn(plan.parts[0]?.text ?? '', folded)
  return number === null ? plan : ({ ...plan, lead: capital(numberWord(number)) } satisfies Plan)
}

/** Null where what is listed may be something else, or where the number stands there already. */
function subjectsIn(text: string, folded: string): number | null {
  const asked = examOf(folded)
  const [found, ...others] = text.matchAll(new RegExp(EXAM, 'giu'))
  if (found === undefined || others.length > 0 || examOf(found[0]) !== asked) return null
  const behind = text.slice(found.index + found[0].length)
  const at = behind.lastIndexOf(': ')
  const list = at < 0 ? (/^s? in (.+)$/.exec(behind)?.[1] ?? '') : behind.slice(at + 2)
  const items = list.split(/, (?:and )?|; | and (?=\p{Lu})/u).map((item) => item.trim())
  if (items.length < 2) return null
  const isList =
    items.every((item) => GRADED.test(item)) || (at >= 0 && items.every((item) => ANY_SUBJECT.test(item)))
  return isList ? items.length : null
}

/** What a line says of subjects: 'A levels in French and Art', 'A levels: French (B)'. */
const SAYS = /(?:\bin |[:(–—-] ?)\p{Lu}\p{Ll}+/u
const SUBJECTS = /^(?:in )?subjects?\b/i

/** Null where no line names the exam and its subjects: the rankers look. */
export function planSubjectsAt(facts: Facts, folded: string): Overview {
  const asked = examOf(folded)
  const isNamed = new RegExp(
    `(?<![\\p{L}\\d])${asked.replace(/^([ao]s?)(level)$/, '$1[- ]?$2')}s?(?![\\p{L}\\d])`,
    'iu',
  )
  // what is taught at a post is no subject of one's own
  const own = facts.units.filter(({ entry }) => entry === null || facts.entries[entry]?.kind !== 'experience')
  const told = linesSaying(facts, own, isNamed)
  return planOf(told.length > 0 ? told : linesSaying(facts, facts.units, isNamed))
}

/** 'alevel' of 'her A-levels'. */
const examOf = (text: string): string =>
  new RegExp(EXAM, 'i').exec(text)?.[0].toLowerCase().replace(/s$/, '').replace(/[- ]/g, '') ?? ''

function linesSaying(facts: Facts, lines: readonly UnitFacts[], isNamed: RegExp): PlanPart[] {
  return lines.flatMap(({ unit }): PlanPart[] => {
    const found = unit.kind === 'heading' ? null : isNamed.exec(unit.text)
    if (found === null) return []
    const below: number[] = []
    for (const one of facts.units.slice(unit.index + 1)) {
      const goesOn =
        one.unit.section === unit.section &&
        !one.isHeader &&
        (one.unit.kind === 'item' || SUBJECTS.test(one.unit.text))
      if (!goesOn || (unit.kind === 'item' && one.unit.parents.at(-1) !== unit.block)) break
      below.push(one.unit.index)
    }
    const said = below.map((at) => facts.units[at]?.unit.text ?? '')
    if (said.length === 0 && !SAYS.test(unit.text.slice(found.index + found[0].length))) return []
    return [
      {
        text: [unit.text.replace(/[.:]$/, ''), said.join('; ')].filter(Boolean).join(': '),
        units: [unit.index, ...below],
      },
    ]
  })
}
