/**
 * 'Which blade repair certificate does she hold?', 'When was he certified for high voltage?', where no paper of the CV is
 * of that: one on something else is no answer.
 */
import type { Facts, UnitFacts } from '../facts/facts.ts'
import type { Reading } from '../ranking/reader.ts'
import { holdsTerm, type Term } from '../ranking/terms.ts'

const WHO = '(?:s?he|they|you)'
const PAPER =
  '(?:certificates?|certifications?|licen[cs]es?|accreditations?|qualifications?|diplomas?|exam(?:ination)?s?|badges?|tickets?)'
const GETS =
  '(?:pass(?:ed)?|sit|sat|take|took|taken|get|got|gain(?:ed)?|obtain(?:ed)?|earn(?:ed)?|acquired?|complete[d]?|do|done|receive[d]?|hold|held|have|had|got)'
/** What the paper is of stands in `of`. */
const ASKED: readonly RegExp[] = [
  new RegExp(
    `^(?:and |so )?(?:which|what) (?<of>(?:[\\p{L}\\d-]+ ){1,5}?)${PAPER} (?:does|do|did|has|have|had) ${WHO} (?:currently |ever )?${GETS}\\W*$`,
    'u',
  ),
  new RegExp(
    `^(?:and |so )?(?:when|in (?:which|what) year) (?:did|has|had|was|were) ${WHO} (?:first |last |ever )?${GETS} (?:the |an? |his |her |their |your )?(?<of>(?:[\\p{L}\\d-]+ ){1,5}?)${PAPER}\\W*$`,
    'u',
  ),
  new RegExp(
    `^(?:and |so )?(?:when|in (?:which|what) year) (?:(?:did|has|had) ${WHO} (?:get|become|been)|(?:was|were) ${WHO}) (?:first |last )?(?:certified|licen[cs]ed|accredited|authori[sz]ed|approved) (?:for|in|on|as an?|as|to (?:do|work (?:on|with)|use|perform)) (?:the )?(?<of>(?:[\\p{L}\\d-]+ ?){1,5})\\W*$`,
    'u',
  ),
]
/** What kind of paper it is, rather than of what. */
const OF_KIND =
  /^(?:professional|official|formal|current|valid|relevant|other|additional|latest|last|first|new|recent|best|highest|main|international|national|state|foreign|local|industry|vocational|technical|academic|teaching|school|leaving|school-leaving|university|college|trade|final|entrance|kind|type|sort|driving|driver|language|safety|training|specialist|bachelor\p{L}*|master\p{L}*|doctor\p{L}*|\d+|he|she|of|level)$/u
/** What tells of a paper wherever it stands. */
const TELLS =
  /\b(?:certif|licen[cs]|accredit|qualif|diploma|exam|badge|permit|ticket|passed|card|course|training|trained|train|register|chartered|level \d|approved|authori[sz])/i
const SAID = 0.5

/** Is the paper's subject named, and has no line that tells of papers all of its words? */
export function asksUnknownPaper(
  facts: Facts,
  { question, terms }: Pick<Reading, 'question' | 'terms'>,
): boolean {
  const { folded } = question
  if (question.yesno) return false
  const found = ASKED.map((asked) => asked.exec(folded)).find((one) => one !== null)
  const of = found?.groups?.['of']
  if (found == null || of === undefined) return false
  const start = found[0].lastIndexOf(of)
  const subject = terms.filter(
    ({ self, word }) =>
      !self && word.start >= start && word.end <= start + of.length && !OF_KIND.test(word.text),
  )
  if (subject.length === 0 || subject.every(({ word }) => OF_KIND.test(word.text))) return false
  const holdsAll = (one: UnitFacts): boolean => subject.every((term) => isIn(one, term))
  return !facts.units.some((one) => tellsOfPapers(facts, one) && holdsAll(one))
}

const isIn = ({ scope }: UnitFacts, term: Term): boolean => holdsTerm(scope, term, SAID)

const tellsOfPapers = (facts: Facts, { unit }: UnitFacts): boolean =>
  ['certifications', 'education', 'skills', null].includes(facts.mainKinds[unit.section] ?? null) ||
  TELLS.test(unit.text)
