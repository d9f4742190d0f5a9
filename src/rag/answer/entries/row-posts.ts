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
  if (house === undefined || looksLikeTitle(house) || years[0]?.single !== false) return []
  if (kindsOfHeading(heading.text).size > 0 && !looksLikeOrg(house)) return []
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
      cells.some(({ text }) => !isTime(text) && looksLikeTitle(text)) &&
      !cells.some(({ header }) => WHOM.test(header))
    )
  }
  if (rows.length < 2 || !rows.every(isPost)) return []
  return [
    { header: [heading.index], text: heading.text, rows: null, from: heading.index, to: last(list) + 1 },
    ...rows.map(({ unit, cells }): DatedDraft => ({
      header: [unit.index],
      text: `${rowHeader(cells)}, ${heading.text}`,
      rows: [...cells, { header: 'employer', text: house }],
      from: unit.index,
      to: (list.findLast(({ block }) => block === unit.block)?.index ?? unit.index) + 1,
      within: 0,
    })),
  ]
}

/** 'Jun 2016 – Dec 2017', and nothing else. */
function isTime(text: string): boolean {
  const [date, more] = findDates(text)
  return date?.single === false && more === undefined && text.length - (date.end - date.start) <= 3
}
