/** 'Who was the client for the Norring footbridge?': one row is the thing that is asked about, a column what is asked of it. */
import { cellsOf, type Cells } from '../document/row-cells.ts'
import type { Facts } from '../facts/facts.ts'
import { ABBREVIATIONS } from '../lexicon/abbreviations.ts'
import type { Plan } from '../plan/plan.ts'
import type { Draft } from '../ranking/reader.ts'
import { holdsTerm, type Term } from '../ranking/terms.ts'
import { textOf } from '../saying/say-unit.ts'
import { oncePer } from '../text/once-per.ts'
import { fold, words, type Word } from '../text/text.ts'
import { SEVERAL } from './missing-detail.ts'

/** How well a row must hold a word of the question. */
const SAME = 0.8
/** Letters of a verb that a column may be called by: 'provided' and 'Provider'. */
const ROOT = 4

/** 'Who was her client after the Norring footbridge?' */
const BESIDE = /\b(?:before|after|besides|except|other than|apart from)\b/

/** 'Funding body', 'name of the client': said beside the column, and no head of one. */
const WHOSE = /^(?:bodi|name$|organ|agenc)/

/** The row, where it alone has all that is said of the thing, and a cell below the head that is asked for. */
export function planCell(facts: Facts, { question, terms }: Pick<Draft, 'question' | 'terms'>): Plan | null {
  if (question.yesno || question.counts || question.lists || question.time !== null) return null
  if (SEVERAL.test(question.folded) || question.order !== null || BESIDE.test(question.folded)) return null
  const asked = terms.filter(({ self, word }) => !self && !WHOSE.test(word.stem))
  const rows = rowsOf(facts).flatMap(({ row: { unit, stems }, heads, cells }) => {
    const told = asked.filter((term) => isColumn(heads, term))
    const thing = asked.filter((term) => !told.includes(term) && !SIZE.test(term.word.text))
    const names = thing.length > 1 || thing.some(({ named }) => named)
    const held = thing.every((term) => holdsTerm(stems, term, SAME))
    // what the asked columns hold: rows that have the same there are one answer
    const said = cells.flatMap(({ header, text }) =>
      told.some((term) => isColumn(words(header), term)) ? [text] : [],
    )
    return told.length > 0 && names && held ? [{ unit: unit.index, cells, thing, said: said.join('; ') }] : []
  })
  const inOrder = rows.filter(({ cells }) => !isReverse(cells, question.folded))
  const exact = inOrder.filter(({ cells, thing }) => cells.some(({ text }) => isJust(text, thing)))
  const [first, ...others] = exact.length > 0 ? exact : inOrder
  if (first === undefined || others.some(({ said }) => said !== first.said)) return null
  const row = first.unit
  return { parts: [{ text: textOf(facts, row), units: [row] }], list: false, chance: 0.9, fact: true }
}

/** The rows of tables, with the words of the heads above what they hold. */
const rowsOf = oncePer(({ document, units }: Facts) =>
  units.flatMap((row) => {
    const cells = row.unit.kind === 'row' && row.unit.first ? cellsOf(document, row.unit) : undefined
    const filled = cells?.filter(({ text }) => /[\p{L}\d]/u.test(text))
    return filled === undefined
      ? []
      : [{ row, cells: filled, heads: filled.flatMap(({ header }) => words(header)) }]
  }),
)

/** 'How big was his team': what is asked of the column. */
const SIZE = /^(?:big|large|small|high|great|size)$/

/** Is a cell the thing and nothing more: an 'Analyst' is no senior one? */
function isJust(text: string, thing: readonly Term[]): boolean {
  const own = words(text).filter(({ stop }) => !stop)
  const isOf = ({ stem }: Word): boolean => thing.some((term) => holdsTerm(new Set([stem]), term, SAME))
  return own.length > 0 && own.length === thing.length && own.every(isOf)
}

/** 'Norwegian → English' */
const DIRECTION = /^([\p{L} ]{2,30}?)\s*(?:→|⟶|->|–>|>|=>)\s*([\p{L} ]{2,30})$/u

/** Does a row tell of the way back: 'from English to Norwegian' is not the other way round? */
function isReverse(cells: Cells, folded: string): boolean {
  return cells.some(({ text }) => {
    const [, from = '', to = ''] = DIRECTION.exec(fold(text).trim()) ?? []
    const [first, second] = [folded.indexOf(from), folded.indexOf(to)]
    return from !== '' && first >= 0 && second >= 0 && first > second
  })
}

/** 'DWT' above the deadweight: terms of one word by their letters. */
const BY_LETTERS: ReadonlyMap<string, string | undefined> = new Map(
  ABBREVIATIONS.filter(({ least }) => least.length === 1).map(({ letters, least }) => [
    fold(letters),
    least[0],
  ]),
)

/** Does a word say the head of a column that the row has something in? */
const isColumn = (heads: readonly Word[], { word: { stem } }: Term): boolean =>
  heads.some(
    (own) =>
      own.stem === stem ||
      BY_LETTERS.get(own.text) === stem ||
      (stem.length >= ROOT && own.text.startsWith(stem) && /(?:er|or)s?$/.test(own.text)),
  )
