/** Posts at one house, in the rows of a table below its name and years: '### Harbour Bank, Cork (2011–2020)'. */
import type { CvDocument } from '../../types.ts'
import { kindsOfHeading } from '../document/heading-kinds.ts'
import { cellsOf, type Cells } from '../document/row-cells.ts'
import type { Unit } from '../document/units.ts'
import { looksLikeOrg, looksLikeTitle } from '../lexicon/names.ts'
import { findDates } from '../text/dates.ts'
import { last } from './entry-headers.ts'
import type { DatedDraft } from './entry.ts'
import { headerParts } from './header-parts.ts'
import { rowHeader } from './row-headers.ts'

/** A column that says whom each row was with: the heading above names no house then. */
const WHOM = /employer|company|organi[sz]ation|where|firm|client|house|place/i

/** A heading of several posts names no house. */
const VARIOUS =
  /^(?:(?:various|several|different|diverse|miscellaneous|mixed|other|earlier|previous|former|further|first|early|short(?:er)?|assorted)(?: (?:employers|firms|companies|houses|jobs|posts|positions|roles|work|things|places|stations|contracts))*|earlier(?: on)?|before(?: that)?|previously)$/i

interface Row {
  readonly unit: Unit
  readonly cells: Cells
}

/** The house with its years and, as parts of it, a post for each row; none where the table tells of something else. */
export function rowPosts(
  document: CvDocument,
  list: readonly Unit[],
  heading: Unit | undefined,
): DatedDraft[] {
  if (heading === undefined) return []
  const years = findDates(heading.text)
  const [house] = headerParts(heading.text, years)
  const isNobody = house === undefined || VARIOUS.test(house)
  if ((!isNobody && looksLikeTitle(house)) || years[0]?.single !== false) return []
  if (!isNobody && kindsOfHeading(heading.text).size > 0 && !looksLikeOrg(house)) return []
  const rows = list.flatMap((unit): Row[] => {
    const cells = unit.first ? cellsOf(document, unit) : undefined
    return cells === undefined ? [] : [{ unit, cells }]
  })
  const [{ from, to }] = years
  const isPost = ({ cells }: Row): boolean => {
    const times = cells.flatMap(({ text }) => (isTime(text) ? findDates(text) : []))
    return (
      times.length === 1 &&
      times.every((time) => time.from >= from && (to === null || time.from <= to)) &&
      cells.some(({ text }) => !isTime(text) && looksLikeTitle(text.split(/[,;(]/)[0] ?? '')) &&
      cells.some(({ header }) => WHOM.test(header)) === isNobody
    )
  }
  if (rows.length < 2 || !rows.every(isPost)) return []
  const drafts = rows.map(({ unit, cells }) => ({
    header: [unit.index],
    from: unit.index,
    to: (list.findLast(({ block }) => block === unit.block)?.index ?? unit.index) + 1,
    cells,
  }))
  // of '2008–2014: various' each row tells its own house
  if (isNobody)
    return drafts.map(({ cells, ...draft }) => ({ ...draft, text: rowHeader(cells), rows: cells }))
  return [
    { header: [heading.index], text: heading.text, rows: null, from: heading.index, to: last(list) + 1 },
    ...drafts.map(({ cells, ...draft }): DatedDraft => ({
      ...draft,
      text: `${rowHeader(cells)}, ${heading.text}`,
      rows: [...cells, { header: 'employer', text: house }],
      within: 0,
    })),
  ]
}

/** 'Jun 2016 – Dec 2017', and nothing else. */
function isTime(text: string): boolean {
  const [date, more] = findDates(text)
  return date?.single === false && more === undefined && text.length - (date.end - date.start) <= 3
}
