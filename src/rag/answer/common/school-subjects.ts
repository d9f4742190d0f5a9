/** 'Which subjects did she take at A level?': the lines that name the exam, with what stands below them. */
import type { Facts, UnitFacts } from '../facts/facts.ts'
import { exactly, WHO, WHOSE } from '../lexicon/frames.ts'
import type { PlanPart } from '../plan/plan.ts'
import { planOf, type Overview } from './planner.ts'

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
/** What a line says of subjects: 'A levels in French and Art', 'A levels: French (B)'. */
const SAYS = /(?:\bin |[:(–—-] ?)\p{Lu}\p{Ll}+/u
const SUBJECTS = /^(?:in )?subjects?\b/i

/** Null where no line names the exam and its subjects: the rankers look. */
export function planSubjectsAt(facts: Facts, folded: string): Overview {
  const asked = new RegExp(EXAM).exec(folded)?.[0].replace(/s$/, '').replace(/[- ]/g, '') ?? ''
  const isNamed = new RegExp(
    `(?<![\\p{L}\\d])${asked.replace(/^([ao]s?)(level)$/, '$1[- ]?$2')}s?(?![\\p{L}\\d])`,
    'iu',
  )
  // what is taught at a post is no subject of one's own
  const own = facts.units.filter(({ entry }) => entry === null || facts.entries[entry]?.kind !== 'experience')
  const told = linesSaying(facts, own, isNamed)
  return planOf(told.length > 0 ? told : linesSaying(facts, facts.units, isNamed))
}

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
