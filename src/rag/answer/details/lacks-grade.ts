/**
 * 'What mark did he get for the PgCert?', 'BSc grade', where the lines that have it tell no grade: that of another
 * degree is no answer, nor is the class of a degree the mark of its dissertation.
 */
import { cellsOf } from '../document/row-cells.ts'
import type { Facts, UnitFacts } from '../facts/facts.ts'
import { degreesIn } from '../ranking/apart.ts'
import type { Reading } from '../ranking/reader.ts'
import { holdsTerm, type Term } from '../ranking/terms.ts'

const SAME = 0.8
const ASKED =
  /\b(?:grades?|(?<!\b(?:s?he|they|you|to) )marks?|gpa|classification|(?:degree )?class(?= (?:of (?:degree|honou?rs) )?(?:did|has|was) (?:s?he|they|you) (?:\w+ )?(?:get|got|gain|receive|obtain|achieve|awarded)\b))\b(?! (?:scheme|for grade|exam|essays|scripts|papers|books))|(?<=^(?:what|which) )class (?:is|was) (?:his|her|their|your|the) .*\b(?:degree|b\.?sc|b\.?a|b\.?eng|ll\.?b)\b|\b(?:exam|examination|gcse|a[- ]level) results\b|\bwhat did (?:s?he|they|you) (?:get|achieve|score) (?:in|for) (?:\w+ ){0,3}(?:gcses?|a[- ]levels?)\b/
/** What one is marked for; a grade of pay or of a tradesman is another. */
const WORK = /\b(?:dissertation|thes[ei]s|(?:final[- ]year |third[- ]year |degree )?project)\b/
/** 'What mark did she get in her MSc, and what was its thesis about?' asks for the mark of the MSc. */
const NEXT_PART = /,? and (?=(?:what|who|whom|which|when|where|how|why)\b)/
const PASSED =
  /\b(?:diploma|certificate|examination|exam|degree|pgcert|pgdip|pgce|pgde|hnd|hnc|btec|gcses?|a[- ]levels?)\b/
const LEVELS: readonly RegExp[] = [/\bgcses?\b/i, /(?<![\p{L}\d])a[- ]levels?\b/iu]
/** 'Physics A, Latin B': marked subjects, whatever the examination is called there. */
const SUBJECTS = /\p{L}{3} [A-E]\*?, (?:\p{L}+ ){1,3}[A-E]\*?(?=[,.;]|$| and )/u
/** Words that ask, and what a line need not say of what was passed. */
const AROUND =
  /^(?:grade|mark|gpa|classif|class|result|score|get|got|receiv|achiev|award|earn|obtain|have|had|pass|sit|sat|take|took|final|overal|exam|examin|degre|univers|colleg|school|did|do|was|student)/
const GRADE =
  /\b(?:(?:[Ff]irst|[Ss]econd|[Uu]pper|[Ll]ower|[Tt]hird|1st|2nd)\b|[Hh]onou?rs?\b|[Hh]ons\b|[Mm]erit\b|[Dd]istinction|[Ll]aude\b|[Gg]rades?\b|[Mm]ark(?:s|ed)?\b|G\.?P\.?A|[Aa]verage|[Pp]oints?\b|[Ss]cor\p{L}+|[Rr]esult|[Ee]xcellent|[Oo]utstanding|[Vv]ery [Gg]ood|[Cc]redit\b|[Cc]ommend\p{L}+|[Pp]ass(?:ed)?\b|[Oo]ut of\b|[Rr]ank\p{L}*|[Pp]rize|[Mm]edal|[Bb]est\b|[Tt]op\b|[Cc]lass(?:ification)?\b)|\d ?\/ ?\d|\d ?%|\b[1-6][.,:]\d{1,2}\b|(?<![\p{L}\d'’.])[A-E][*+-]{0,2}(?=[,;)]|\.?$| [A-E]\b)|\*(?=[,;)])/mu

/** A master baker or mason is no Master: a line that says all of it has the grade. */
const isOfTrade = ({ units }: Facts, asked: readonly Term[]): boolean =>
  asked.length > 1 &&
  units.some(
    (line) =>
      line.unit.kind !== 'heading' &&
      GRADE.test(line.unit.text) &&
      asked.every((term) => isNamedIn(line, term)),
  )

/** Has the CV what was passed, once or more, and not a grade of it anywhere? */
export function lacksGrade(facts: Facts, { question, terms }: Pick<Reading, 'question' | 'terms'>): boolean {
  const { folded, yesno, counts, time } = question
  if (yesno || counts || time !== null || !ASKED.test(folded)) return false
  const level = LEVELS.find((pattern) => pattern.test(folded))
  // of a school's leavers nothing is told
  const isTold = ({ unit }: UnitFacts): boolean => level?.test(unit.text) === true || SUBJECTS.test(unit.text)
  if (level !== undefined && !facts.units.some(isTold)) return true
  if (IN_POST.test(folded)) return !isMarkedInPost(facts)
  const part = folded.split(NEXT_PART).find((one) => ASKED.test(one)) ?? folded
  const from = folded.indexOf(part)
  const asked = terms.filter(
    ({ self, word }) =>
      !self && !AROUND.test(word.stem) && word.start >= from && word.end <= from + part.length,
  )
  const isWork = WORK.test(part)
  const degrees = asked.flatMap(degreesOf)
  const noMaster = !facts.units.some(({ unit }) => degreesIn(unit.text).includes('master'))
  if (degrees.includes('master') && noMaster) return !isOfTrade(facts, asked)
  if (asked.length === 0 || (!isWork && degrees.length === 0 && !PASSED.test(folded))) return false
  const lines = facts.units.filter(
    (line) => line.unit.kind !== 'heading' && asked.every((term) => isNamedIn(line, term)),
  )
  return (
    lines.length > 0 &&
    !lines.some((line) => {
      const text = textOf(facts, line, isWork)
      return GRADE.test(CLASS.test(folded) ? text.replace(HONOURS, ' ') : text)
    })
  )
}

/** An honours degree is of some class, which '(Hons)' does not tell. */
const CLASS = /\bclass(?:ification)?\b/
const HONOURS = /\((?:[Hh]ons\.?|[Hh]onou?rs)\)|(?<=\b[BM](?:A|Sc|Eng|Ed) )[Hh]ons\b/g

/** 'Which grade did she get in her placement year?': what was passed elsewhere is no mark of it. */
const IN_POST =
  /\b(?:in|for|during|on|at|from) (?:his|her|their|your|the) (?:[a-z]+ )?(?:placement|internship|traineeship|work experience|secondment|year abroad|year in industry|industrial year)(?: year)?\W*$/
const OF_POST =
  /\b(?:placement|intern(?:ship)?s?|trainee(?:ship)?s?|work experience|secondment|secondee|seconded|abroad|exchange|industrial year|year in industry|sandwich)\b/i
const MARKED =
  /\b(?:grade[ds]?|mark(?:s|ed)?|gpa|distinction|merit|honou?rs|laude|assessed|credits?|pass(?:ed)?|result)\b|\d ?\/ ?\d|\d ?%|(?<![\p{L}\d'’.])[A-E][*+-]{0,2}(?=[,;)]|\.?$)/imu

/** Has a line on such a post, or what stands below its header, a mark of any sort? */
const isMarkedInPost = ({ units, entries }: Facts): boolean =>
  units.some(
    ({ unit, entry }) =>
      unit.kind !== 'heading' &&
      MARKED.test(unit.text) &&
      (OF_POST.test(unit.text) || (entry !== null && OF_POST.test(entries[entry]?.text ?? ''))),
  )

const degreesOf = ({ word }: Term): ReturnType<typeof degreesIn> =>
  degreesIn(`${word.raw.replace(/['’]s?$/, '')}'s degree`)

function isNamedIn({ stems, unit, context }: UnitFacts, term: Term): boolean {
  if (holdsTerm(stems, term, SAME)) return true
  const told = degreesIn(unit.text)
  const asked = degreesOf(term)
  if (asked.some((degree) => told.includes(degree))) return true
  // another degree in the same paragraph stands beside it, not below
  return (asked.length === 0 || told.length === 0) && holdsTerm(context, term, SAME)
}

const OTHER =
  /\b(?:PG(?:CE|DE|Dip|Cert)|HN[CD]|NVQ|BTEC|GCSEs?|[AO][- ]levels?|Abitur|[Dd]iplomas?|[Cc]ertificates?)(?![\p{L}\d])/u

/** A line with the sentences behind it, up to one that has another degree; of a dissertation with the next one. */
function textOf(facts: Facts, line: UnitFacts, isWork: boolean): string {
  const { block, index } = line.unit
  const behind = facts.units.filter(
    ({ unit }) =>
      unit.index > index &&
      ((block !== null && unit.block === block) || unit.parents.includes(block ?? -1)) &&
      !unit.first,
  )
  const end = behind.findIndex(({ unit }) => degreesIn(unit.text).length > 0 || OTHER.test(unit.text))
  const own = behind.slice(0, isWork ? 1 : end < 0 ? behind.length : end)
  return [line, ...own]
    .map(({ unit }) => {
      const cells = cellsOf(facts.document, unit)
      return cells ? cells.map(({ text }) => text).join('\n') : unit.text
    })
    .join('\n')
}
