/**
 * 'When does the certificate expire?', where the line says only when it was issued; 'in which month', where it has a year
 * alone; 'when will she finish the course?', of one that was begun.
 */
import { cellsOf } from '../document/row-cells.ts'
import type { Facts, UnitFacts } from '../facts/facts.ts'
import { lineOf, type Candidate, type Reading } from '../ranking/reader.ts'
import { holdsTerm, type Term } from '../ranking/terms.ts'
import { MONTHS } from '../text/date-points.ts'
import { findDates } from '../text/dates.ts'

const EXPIRY =
  /\bwhen (?:does|do|will|did|is|are) .{2,80}\b(?:expire|run out|lapse|cease to be valid|due for renewal|up for renewal)\b|\bexpir(?:y|ation) date\b|\bwhat date (?:does|do|will|is) .{2,80}\b(?:expire|run out|lapse)\b|^how long (?:is|are|was|will) .{2,60}\bvalid\b|^until when (?:is|are|was) .{2,60}\bvalid\b/
const EXPIRES =
  /\b(?:exp(?:\.|ir\w*)?|end(?:s|ed)?|stops?|good|valid(?:ity)?[ :]+(?:\w+ ){0,2}(?:19|20)?\d\d|until|till|through|runs?|ran out|renew(?:al|als|able|s)|renew(?:ed)? (?:every|each|annual\w*|yearly|until|to|for|by)|(?:to|must|needs?) (?:be )?renew\w*|due|laps\w*|to|current|lifelong|lifetime|unlimited|indefinite\w*|permanent|next|(?:for (?:\w+ )?|\d+[- ])(?:years?|months?)|(?:one|two|three|four|five|ten)[- ](?:years?|months?)|\d+ ?yrs?|valid \d+|valid_?(?:until|till|to|thru))\b/i
/** What a column of such times is called. */
const COLUMN =
  /\b(?:exp(?:\.|ir\w*)?|ends?|good|valid\w*|until|till|through|runs?|renew\w*|due|laps\w*|to|current|next)\b|^(?:valid|good|ends?|expires?)_?(?:until|till|to|through|on|at)\b/i
const MONTH_ASKED = /^(?:and |so )?(?:in |during )?(?:which|what) month\b/
const MONTH = new RegExp(
  `\\b(?:${MONTHS})\\b|\\b(?:0?[1-9]|1[0-2])[./-](?:19|20)?\\d\\d\\b|\\b(?:19|20)\\d\\d[-./](?:0[1-9]|1[0-2])\\b`,
  'i',
)
const END_ASKED =
  /^(?:and |so )?(?:when|in (?:which|what) (?:year|month)) (?:will|does|do|is|are) (?:s?he|they|you) (?:(?:going|due|expect\w*|planning|hoping|intending) to |expect to |plan to )?(?:finish|complete|graduat\w+|conclude|get|receive|obtain|be (?:done|finished))\b/
const TO_COME =
  /\b\d+[- ](?:months?|years?|weeks?)\b|\b(?:booked|expected|expect|due|plan\w*|will|until|till|by|to be|anticipated|final (?:exam|year|paper)\w*|ends?|finish\w*|complet\w*|graduat\w+)\b/i

const NOT_YET = /\b(?:not|never|nor)\b(?: yet| been| ever)* (?:finish|complet|graduat|end)\w*/gi

/** Does the line that fits lack the time that is asked for? Of a month, the next ones, too. */
export function asksUntoldTime(
  facts: Facts,
  { question: { folded, yesno, counts }, terms }: Pick<Reading, 'question' | 'terms'>,
  first: readonly Pick<Candidate, 'unit' | 'group'>[],
  now: number,
): boolean {
  const lines = first.slice(0, LIKELY).flatMap((one) => lineOf(facts, one) ?? [])
  const [line] = lines
  if (yesno || counts || line === undefined) return false
  if (EXPIRY.test(folded)) return !tellsEnd(facts, mostNamed(lines, terms) ?? line)
  if (MONTH_ASKED.test(folded))
    return (
      line.dates.length > 0 &&
      !lines.some(
        (one) => (one === line || (names(one, terms) && isOfYear(one, folded))) && MONTH.test(one.unit.text),
      )
    )
  return (
    END_ASKED.test(folded) &&
    !around(facts, line).some((text) => TO_COME.test(text.replace(NOT_YET, ' ')) || tellsLater(text, now))
  )
}
/** Where a year is named, another line must have it too. */
function isOfYear({ unit }: UnitFacts, folded: string): boolean {
  const year = /\b(?:19|20)\d\d\b/.exec(folded)?.[0]
  return year === undefined || unit.text.includes(year)
}
/** Of the likeliest, the row that has most of what is asked about: each tells of one paper. */
function mostNamed(lines: readonly UnitFacts[], terms: readonly Term[]): UnitFacts | undefined {
  const held = ({ stems }: UnitFacts): number =>
    terms.reduce(
      (sum, term) =>
        sum + (!term.self && holdsTerm(stems, term, SAME) && !END.test(term.word.stem) ? term.weight : 0),
      0,
    )
  const rows = lines.filter(({ unit }) => unit.kind === 'row' || unit.kind === 'item')
  return rows.length < lines.length ? undefined : rows.toSorted((a, b) => held(b) - held(a))[0]
}
/** Words that ask for the end, which any of them may have. */
const END = /^(?:expir|run|ran|out|laps|valid|until|end|renew|due)/

const names = ({ stems }: UnitFacts, terms: readonly Term[]): boolean =>
  terms.some(
    (term) => !term.self && !/^(?:months?|years?|\d+)$/.test(term.word.text) && holdsTerm(stems, term, SAME),
  )
const SAME = 0.8
/** Candidates that may tell it. */
const LIKELY = 3

/** 'Papers valid until' above a list of them. */
const HEADED = /\b(?:valid|expir\w*|until|till|renew\w*)\b/i

/** Where a column is called so, what stands in it tells it. */
function tellsEnd(facts: Facts, line: UnitFacts): boolean {
  const cells = cellsOf(facts.document, line.unit) ?? []
  const isTold = cells.some(({ header, text }) => COLUMN.test(header) && /[\p{L}\d]/u.test(text))
  return (
    isTold ||
    HEADED.test(line.contextText) ||
    around(facts, line).some((text) => EXPIRES.test(text) || findDates(text).some(({ single }) => !single))
  )
}
const tellsLater = (text: string, now: number): boolean =>
  findDates(text).some(({ to }) => to > now && Number.isFinite(to))

/** The line, with what else its item or its row says, and what stands below it. */
const around = ({ units }: Facts, { unit }: UnitFacts): string[] =>
  units.flatMap(({ unit: one }) =>
    one === unit ||
    (unit.block !== null &&
      ((unit.kind !== 'sentence' && one.block === unit.block) || one.parents.includes(unit.block)))
      ? [one.text]
      : [],
  )
