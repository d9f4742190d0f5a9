/** 'What grade did she get in A level Latin?', where the CV says 'two A levels, in Latin (B) and Physics (C)'. */
import type { Facts, UnitFacts } from '../facts/facts.ts'
import type { Plan } from '../plan/plan.ts'
import type { Draft } from '../ranking/reader.ts'
import { sayAsked } from '../saying/say-unit.ts'
import { words } from '../text/text.ts'

const ASKED = /\b(?:grades?|marks?|results?|scores?)\b/
/** What is said around the subject; the exam and the school are looked for in the whole line. */
const AROUND =
  /^(?:grade|mark|result|score|get|got|have|achiev|award|receiv|obtain|pass|sit|sat|take|took|what|which|final|exam|subject|school)/
const EXAM =
  /^(?:a|as|o|level|gcse|higher|advanc|abitur|matura|leav|cert|baccalaureat|intern|secondari|high|ib)/
/** Of its words the one that tells it from others. */
const EXAMS = /^(?:level|gcse|higher|abitur|matura|leav|baccalaureat|ib)/
const GRADE = '(?:[A-G][*+-]?|\\d{1,3}(?:[.,]\\d+)?\\s?%?|[Dd]istinction|[Mm]erit|[Cc]redit|[Pp]ass)'
const SAME = 0.8

/** A subject with its grade in brackets behind it: 'Further Mathematics (A*)'. */
const GRADED = new RegExp(
  `(?<subject>\\p{Lu}[\\p{L}-]+(?: (?:(?:and|of) )?\\p{Lu}[\\p{L}-]+){0,3}) \\(${GRADE}\\)`,
  'gu',
)

/** 'GCSEs: Maths 8, English 6': in a line on such exams the grade may stand bare behind its subject. */
const EXAM_LINE =
  /\b(?:GCSEs?|(?:A|AS|O)[ -][Ll]evels?|International Baccalaureate|Abitur|Matura|Highers|Leaving Certificate)\b/
const LISTED = new RegExp(
  `(?<=[:,;] (?:and )?|^)(?<subject>\\p{Lu}[\\p{L}-]+(?: (?:(?:and|of) )?\\p{Lu}[\\p{L}-]{2,}){0,3}) ${GRADE}(?=[,;.]|$)`,
  'gu',
)

const gradedIn = (text: string): RegExpExecArray[] => [
  ...text.matchAll(GRADED),
  ...(EXAM_LINE.test(text) ? text.matchAll(LISTED) : []),
]

/** Null where no line has a grade beside the subject, or several do. */
export function planGrade(facts: Facts, { question, terms }: Draft): Plan | null {
  if (!ASKED.test(question.folded) || question.yesno || question.counts || question.time !== null) return null
  const asked = terms.filter(({ self, word }) => !self && !AROUND.test(word.stem))
  const subject = asked.filter(({ word }) => !EXAM.test(word.stem))
  if (subject.length === 0) return null
  const exam = asked.filter((term) => !subject.includes(term))
  const lines = facts.units.filter(
    ({ unit, context }) =>
      unit.kind !== 'heading' &&
      gradedIn(unit.text).some(
        ({ groups, index }) => isAsked(groups?.subject ?? '') && isOfExam(unit.text.slice(0, index), context),
      ),
  )
  // two exams may be passed in one subject
  const isOfEach = lines.length === 2 && lines.every(({ unit }) => EXAM_LINE.test(unit.text))
  if (lines.length !== 1 && !isOfEach) return null
  return {
    parts: lines.map(({ unit: { index } }) => ({
      text: sayAsked(facts, index, { question, terms }),
      units: [index],
    })),
    list: false,
    chance: 0.9,
    fact: true,
  }

  /** Of 'two A levels, in Latin (B), and nine GCSEs' the exam is the one that is named last before the subject. */
  function isOfExam(before: string, context: UnitFacts['context']): boolean {
    if (exam.length === 0) return true
    const named = words(before).findLast(({ stem }) => EXAMS.test(stem))
    return named
      ? exam.some(({ word }) => word.stem === named.stem)
      : exam.every(({ word }) => context.has(word.stem))
  }

  /** Is it the subject that is asked about, and no other that begins alike? */
  function isAsked(name: string): boolean {
    const own = words(name).filter(({ stop }) => !stop)
    return (
      own.length === subject.length &&
      subject.every(({ matches }) => own.some(({ stem }) => (matches.get(stem) ?? 0) >= SAME))
    )
  }
}
