/**
 * What a row of a table leaves open: a cell with a dash; 'who wrote it?', where the only name stands below 'Director'; a
 * figure 'at Halden' in the row of another employer.
 */
import { cellsOf, type Cells } from '../document/row-cells.ts'
import type { Facts, UnitFacts } from '../facts/facts.ts'
import { lineOf, type Candidate, type Reading } from '../ranking/reader.ts'
import { holdsTerm, type Term } from '../ranking/terms.ts'
import { words } from '../text/text.ts'

const EMPTY = /^(?:[–—-]|n\/?a|none|\?)$/i
/** Who did what, by the head of a column that says so. */
const DOERS: readonly (readonly [asked: RegExp, head: RegExp])[] = [
  [
    /^(?:and |so )?who (?:wrote|authored|is the author of)\b/,
    /\b(?:writ\w+|author\w*|playwright|text|words|book|by)\b/i,
  ],
  [/^(?:and |so )?who (?:composed|is the composer of)\b/, /\b(?:compos\w+|music|by)\b/i],
  [/^(?:and |so )?who (?:directed|is the director of)\b/, /\b(?:direct\w+|by)\b/i],
  [/^(?:and |so )?who (?:designed|is the designer of)\b/, /\b(?:design\w+|by)\b/i],
  [/^(?:and |so )?who (?:conducted)\b/, /\b(?:conduct\w+|by)\b/i],
]
const DOER =
  /\b(?:writ\w+|author\w*|playwright|compos\w+|direct(?:or|ed|ion)\w*|design(?:er|ed)\w*|conduct(?:or|ed)\w*|choreograph\w*|producer|led|lead)\b/i
/** 'The Salt Road by Irina Voss', 'Glass Hill (Tom Perrin)' */
const BESIDE = /\bby \p{Lu}|\(\p{Lu}[\p{L}'’-]+ \p{Lu}/u
const NAME = /\p{Lu}[\p{L}'’-]+ \p{Lu}/u
const NAMES_ASKED =
  /^(?:and |so )?(?:(?:in|at|on|with|from|for) )?(?:which|what) (?<noun>[a-z]{4,20}s) (?:is|are|was|were|did|does|do|has|have)\b/
const HOUSE = /^(?:employer|company|firm|client|organi[sz]ation|house|where|at)$/i
const SAME = 0.8

/** Does the row that fits leave open what is asked for? */
export function asksUntoldCell(
  facts: Facts,
  { question, terms }: Pick<Reading, 'question' | 'terms'>,
  best: Pick<Candidate, 'unit' | 'group'> | undefined,
): boolean {
  const line = lineOf(facts, best) ?? rowNamed(facts, terms)
  const cells = line === undefined ? undefined : cellsOf(facts.document, line.unit)
  if (question.yesno || cells === undefined) return false
  return (
    isOnlyCounted(cells, question.folded, terms) ||
    isDashed(cells, terms) ||
    isDoneOtherwise(cells, question.folded) ||
    isOfOther(facts, cells, question.text, terms)
  )
}

/** The one row that has every name of the question. */
function rowNamed({ units }: Facts, terms: readonly Term[]): UnitFacts | undefined {
  const names = terms.filter(({ self, named }) => !self && named)
  const [row, more] = units.filter(
    ({ unit, stems }) => unit.kind === 'row' && names.every((term) => holdsTerm(stems, term, SAME)),
  )
  return names.length === 0 || more !== undefined ? undefined : row
}

/** 'In which countries?', where the column says how many. */
function isOnlyCounted(cells: Cells, folded: string, terms: readonly Term[]): boolean {
  const noun = NAMES_ASKED.exec(folded)?.groups?.['noun']
  const asked = terms.find(({ word }) => word.text === noun)
  const cell = cells.find(
    ({ header }) => asked !== undefined && words(header).some(({ stem }) => stem === asked.word.stem),
  )
  return cell !== undefined && /^[\d,.]+$/.test(cell.text.trim())
}

/** 'Number: –' */
const isDashed = (cells: Cells, terms: readonly Term[]): boolean =>
  cells.some(({ header, text }) => EMPTY.test(text.trim()) && isCalled(header, terms)) &&
  !cells.some(({ header, text }) => !EMPTY.test(text.trim()) && text !== '' && isCalled(header, terms))

/** Does the question have every word of the head? */
function isCalled(header: string, terms: readonly Term[]): boolean {
  const own = words(header).filter(({ stop }) => !stop)
  return own.length > 0 && own.every(({ stem }) => terms.some((t) => !t.self && t.word.stem === stem))
}

function isDoneOtherwise(cells: Cells, folded: string): boolean {
  const asked = DOERS.find(([form]) => form.test(folded))
  if (asked === undefined) return false
  const doers = cells.filter(({ header, text }) => DOER.test(header) && NAME.test(text))
  if (cells.some(({ text }) => BESIDE.test(text))) return false
  return doers.length > 0 && !doers.some(({ header }) => asked[1].test(header))
}

/** Is the house that is asked for one of the CV's, and that of the row another? */
function isOfOther(facts: Facts, cells: Cells, text: string, terms: readonly Term[]): boolean {
  const house = cells.find(({ header }) => HOUSE.test(header.trim()))
  const asked = /\b(?:at|for|with) (\p{Lu}[\p{L}'’-]+)/u.exec(text)?.[1]
  const term = terms.find(({ word, self }) => !self && word.raw === asked)
  if (house === undefined || house.text === '' || term === undefined) return false
  const stemsOf = (said: string): ReadonlySet<string> => new Set(words(said).map(({ stem }) => stem))
  const isHouse = facts.entries.some(({ org }) => org !== null && holdsTerm(stemsOf(org), term, SAME))
  return isHouse && !cells.some((cell) => holdsTerm(stemsOf(cell.text), term, SAME))
}
