/** Rows of which a cell says what is asked for: 'which tankers' in a column of types, 'as second engineer' in one of ranks. */
import type { Facts } from '../facts/facts.ts'
import type { Group } from '../facts/groups.ts'
import { cellsIn } from '../facts/item-cells.ts'
import type { Question } from '../question/question.ts'
import { words } from '../text/text.ts'
import { ORDINALS } from '../text/word-lists.ts'
import { byYes } from './by-yes.ts'

/** Words of a cell that says of what kind a row is. */
const SHORT = 4
const RANKS = /^(?:rank|role|position|capacity|grade|post|function|title|job|as)\b/i
const AS =
  /\b(?:as|while) (?:an? |the )?(?<rank>(?:[\p{L}\d-]+ ){0,2}[\p{L}\d-]+?)(?=[?.!,]|$| (?:on|in|at|for|with|by)\b)/u

/** Indices of the rows; null where no column tells them apart. */
export function byCells(facts: Facts, group: Group, question: Question): number[] | null {
  const { items, headingStems } = group
  const ofYes = byYes(facts, group, question)
  if (ofYes !== null) return ofYes
  const rows = items.map((item) => cellsIn(facts, item))
  if (rows.length < 2 || rows.some((row) => row.length < 2)) return null
  const picked = (is: (header: string, text: string) => boolean): number[] | null => {
    const kept = rows.flatMap((row, i) => (row.some(({ header, text }) => is(header, text)) ? [i] : []))
    return kept.length > 0 && kept.length < rows.length ? kept : null
  }
  const rank = AS.exec(question.folded)?.groups?.['rank']
  if (rank !== undefined) return picked((header, text) => RANKS.test(header) && isRank(text, rank))
  const head = question.head.map(({ stem }) => stem)
  const isHeader = (stem: string): boolean =>
    headingStems.has(stem) ||
    rows.some((row) => row.some(({ header }) => words(header).some((word) => word.stem === stem)))
  if (head.length === 0 || head.some(isHeader)) return null
  return picked((_, text) => {
    const own = words(text).map(({ stem }) => stem)
    // the noun of a cell is its last word: a tanker bar is no tanker
    return own.length <= SHORT && own.at(-1) === head.at(-1) && head.every((stem) => own.includes(stem))
  })
}

/** Is it the rank in its words, or by their letters ('2/E', 'C/O', '2nd Eng.')? */
function isRank(cell: string, rank: string): boolean {
  const own = words(cell.split(/[(;]/)[0] ?? '')
  const asked = words(rank)
  if (own.length === asked.length && asked.every(({ stem }, i) => own[i]?.stem === stem)) return true
  if (asked.length < 2) return false
  const letters = asked.map(({ text }) => String(ORDINALS.get(text) ?? text.charAt(0)).toLowerCase()).join('')
  if ((cell.split(/[(;]/)[0] ?? '').replace(/[^\p{L}\d]/gu, '').toLowerCase() === letters) return true
  return (
    own.length === asked.length &&
    asked.every(({ text }, i) => {
      const said = own[i]?.text ?? ''
      const ordinal = ORDINALS.get(text)
      return ordinal === undefined
        ? said.length > 2 && text.startsWith(said)
        : new RegExp(`^${String(ordinal)}(?:st|nd|rd|th)$`).test(said)
    })
  )
}
