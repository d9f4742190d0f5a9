/** 'How many first places has she had?', 'how often was she on the podium?': rows of a table of results by their place. */
import type { Facts } from '../facts/facts.ts'
import type { Group } from '../facts/groups.ts'
import { headedTables, stemsOf, type HeadedTable, type TableRow } from '../facts/headed-tables.ts'
import type { Plan } from '../plan/plan.ts'
import type { Draft } from '../ranking/reader.ts'
import { holdsTerm } from '../ranking/terms.ts'
import { capital } from '../text/text.ts'
import { numberWord, ORDINALS } from '../text/word-lists.ts'

const WHO = '(?:he|she|they|you)'
const PLACE = '(?<place>first|second|third|fourth|fifth|1st|2nd|3rd|4th|5th)'
const ASKED: readonly RegExp[] = [
  new RegExp(
    `^how many (?:(?:world cup|championship|career) )?${PLACE}[- ]?(?:places?|prizes?|place finishes|ranks)\\b`,
  ),
  /^how many (?:(?:race|competition|career|tournament) )?(?<podium>podiums?|podium (?:places|finishes|results)|top[- ](?:three|3) (?:places|finishes|results))\b/,
  new RegExp(
    `^how (?:often|many times) (?:did|has|have|was|were) ${WHO} (?:come|came|finish(?:ed)?|been|placed|end(?:ed)?(?: up)?|rank(?:ed)?) (?:in )?(?:${PLACE}(?: place)?|(?<podium>on the podium|in the top (?:three|3)))\\b`,
  ),
  new RegExp(`^how (?:often|many times) (?:was|were) ${WHO} (?:${PLACE}|(?<podium>on the podium))\\b`),
  /^how many (?:(?:race|competition|career|tournament) )?(?<won>wins|victories)\b/,
]
const COLUMN = /^(?:(?:final |overall )?(?:place|placing|rank|ranking|position|result|finish)|pos\.?)$/i
const CELL =
  /^(?:(\d{1,3})(?:st|nd|rd|th|\.|º)?|(first|second|third|fourth|fifth|winner|won|gold|silver|bronze))(?: (?:place|prize|medal))?(?: of \d{1,3})?(?:(?:,(?!\d)|[;(]) ?.{0,60})?$/i
const WORDS: ReadonlyMap<string, number> = new Map([
  ['winner', 1],
  ['won', 1],
  ['gold', 1],
  ['silver', 2],
  ['bronze', 3],
])
/** Of a table that is one of results at least so many rows tell a place. */
const MOST = 0.6
const PODIUM = 3
const SAME = 0.8
const AROUND =
  /^(?:prize|first|second|third|fourth|fifth|\d|place|win|won|victori|podium|top|three|finish|rank|result|tabl|list|row|come|came|end|up|total|altogeth|race|competit|career|tournament|often|time)/

function placeOf(text: string): number | null {
  const [, digits, word = ''] = CELL.exec(text.trim()) ?? []
  if (digits !== undefined) return Number(digits)
  return WORDS.get(word.toLowerCase()) ?? ORDINALS.get(word.toLowerCase()) ?? null
}

interface Results {
  readonly rows: readonly TableRow[]
  readonly places: ReadonlyMap<TableRow, number>
}

function resultsIn({ heads, rows }: HeadedTable): Results | null {
  const columns = heads.flatMap((head, at) => (COLUMN.test(head) ? [at] : []))
  const [column, ...others] = columns
  if (column === undefined || others.length > 0) return null
  const places = new Map<TableRow, number>()
  for (const row of rows) {
    const place = placeOf(row.cells[column]?.text ?? '')
    if (place !== null) places.set(row, place)
  }
  return places.size > 1 && places.size >= rows.length * MOST ? { rows, places } : null
}

/** Null unless one table tells places, and what is said besides is said of its rows. */
export function planPlacings(
  facts: Facts,
  groups: readonly Group[],
  { question, terms }: Draft,
): Plan | null {
  const { folded, time, yesno } = question
  if (yesno || time !== null) return null
  const asked = ASKED.map((pattern) => pattern.exec(folded)?.groups).find((found) => found !== undefined)
  if (asked === undefined) return null
  const last =
    asked['podium'] !== undefined ? PODIUM : asked['won'] !== undefined ? 1 : numberOf(asked['place'])
  const first = asked['place'] === undefined ? 1 : last
  const tables = headedTables(facts, groups).flatMap((table) => {
    const results = resultsIn(table)
    return results === null ? [] : [{ table, results }]
  })
  const [one, ...others] = tables
  if (one === undefined || others.length > 0) return null
  const { table, results } = one
  const rest = terms.filter(
    ({ self, word }) =>
      !self &&
      !AROUND.test(word.stem) &&
      !table.group.headingStems.has(word.stem) &&
      !table.heads.some((head) => stemsOf(head).includes(word.stem)),
  )
  const rows = results.rows.filter((row) => {
    const place = results.places.get(row)
    if (place === undefined || place < first || place > last) return false
    return rest.every((term) => holdsTerm(facts.units[row.unit]?.stems ?? new Set(), term, SAME))
  })
  if (rows.length === 0) return null
  const parts = rows.map(({ cells, unit }) => ({
    text: cells.flatMap(({ text }) => (text.trim() === '' ? [] : [text.trim()])).join(', '),
    units: [unit],
  }))
  return { lead: capital(numberWord(rows.length)), parts, list: true, chance: 0.9, fact: true }
}

const numberOf = (place = ''): number => ORDINALS.get(place) ?? Number(place.replace(/\D/g, ''))
