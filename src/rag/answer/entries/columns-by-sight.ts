/**
 * Columns of a table of posts whose titles say nothing of them ('Kitchen', 'As', 'Ward', or none): what stands in most
 * cells tells which has what one was, and which with whom.
 */
import type { CvDocument } from '../../types.ts'
import { cellsOf, type Cells } from '../document/row-cells.ts'
import { tablesIn, type Table } from '../document/table-pieces.ts'
import type { Unit } from '../document/units.ts'
import { isProperName, looksLikeOrg, looksLikeTitle } from '../lexicon/names.ts'
import { findDates } from '../text/dates.ts'
import { oncePer } from '../text/once-per.ts'
import { fold } from '../text/text.ts'
import { headerParts } from './header-parts.ts'
import { namesHouse, namesTitle } from './post-columns.ts'

/** Characters of a cell that names one thing. */
const NAMED = 70
/** Rows from which on a table shows what its columns hold. */
const ENOUGH = 2

/** Where it was, rather than with whom. */
const PLACE = /^(?:cit(?:y|ies)|towns?|places?|countr(?:y|ies)|locations?|region|state|port|land)\b/

interface Columns {
  readonly title: number
  readonly house: number
}

/** The row's cells; those of such columns by what they hold. */
export function columnsBySight(document: CvDocument, unit: Unit, cells: Cells): Cells {
  const found = unit.block === null ? undefined : bySight(document).get(unit.block)
  if (found === undefined || cellsOf(document, unit)?.length !== cells.length) return cells
  return cells.map((cell, i) => {
    if (i === found.title) return { ...cell, header: 'post' }
    return i === found.house ? { ...cell, header: 'employer', text: nameIn(cell.text) } : cell
  })
}

/** 'Hotel Union, Graz': the house, without where it is. */
function nameIn(text: string): string {
  const [name = text, place, more] = headerParts(text, [])
  return place !== undefined && more === undefined && isProperName(place) && !looksLikeOrg(place)
    ? name
    : text
}

const bySight = oncePer((document: CvDocument): ReadonlyMap<number, Columns> => {
  const found = new Map<number, Columns>()
  for (const table of tablesIn(document)) {
    const columns = columnsOf(table)
    if (columns !== null) table.rows.forEach((_, i) => found.set(table.at + i, columns))
  }
  return found
})

function columnsOf({ headers, rows }: Table): Columns | null {
  const heads = headers.map(fold)
  const titled = heads.findIndex(namesTitle)
  const housed = heads.findIndex(namesHouse)
  if ((titled >= 0 && housed >= 0) || rows.length < ENOUGH || (titled === housed && titled >= 0)) return null
  const columns = headers.map((_, i) => rows.map((row) => row[i]?.text ?? '').filter((text) => text !== ''))
  const share = (i: number, is: (text: string) => boolean): number => {
    const texts = columns[i] ?? []
    return texts.length < ENOUGH ? 0 : texts.filter(is).length / texts.length
  }
  const others = headers
    .map((_, i) => i)
    .filter((i) => i !== titled && i !== housed && share(i, (text) => findDates(text).length > 0) < 0.5)
  const best = (of: readonly number[], is: (text: string) => boolean): number =>
    of.reduce((top, i) => (share(i, is) > 0.5 && (top < 0 || share(i, is) > share(top, is)) ? i : top), -1)
  const title = titled >= 0 ? titled : best(others, isTitle)
  if (title < 0) return null
  const named = others.filter((i) => i !== title && share(i, isName) > 0.5)
  const elsewhere = named.filter((i) => !PLACE.test(heads[i] ?? ''))
  const mayHouse = elsewhere.length > 0 ? elsewhere : named
  const house =
    housed >= 0
      ? housed
      : mayHouse.length > 1
        ? Math.max(best(mayHouse, looksLikeOrg), -1)
        : (mayHouse[0] ?? -1)
  return house < 0 ? null : { title: titled >= 0 ? -1 : title, house: housed >= 0 ? -1 : house }
}

const isTitle = (text: string): boolean =>
  text.length <= NAMED && !/[.!?]$/.test(text) && headerParts(text, []).some(looksLikeTitle)

const isName = (text: string): boolean =>
  text.length <= NAMED && !/[.!?]$/.test(text) && isProperName(headerParts(text, [])[0] ?? '')
