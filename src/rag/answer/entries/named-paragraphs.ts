/** Projects told in paragraphs below a name with its dates, unmarked: 'tidewatch (2018 – 2021)', then what it is. */
import type { Unit } from '../document/units.ts'
import { findDates } from '../text/dates.ts'
import type { Draft } from './entry.ts'

/** Characters of a line that names something. */
const NAME = 90

/** A draft for each, when most paragraphs of the section are such. */
export function namedParagraphs(list: readonly Unit[]): (Draft & { readonly from: number })[] {
  const paragraphs = list.filter(({ kind, first }) => kind === 'sentence' && first)
  const names = paragraphs.filter((unit) => isName(unit, list[list.indexOf(unit) + 1]))
  if (names.length * 2 < paragraphs.length) return []
  return names.map(({ index, text }) => ({ header: [index], text, rows: null, from: index }))
}

function isName(unit: Unit, next: Unit | undefined): boolean {
  const { line, text, block, parents } = unit
  if (!line || text.length > NAME || parents.length > 0 || next === undefined) return false
  const tells = next.kind === 'item' || (next.block === block && next.line)
  const dates = findDates(text)
  const [date] = dates
  return (
    tells &&
    dates.length === 1 &&
    date !== undefined &&
    date.start > 3 &&
    text.length - date.end <= 2 &&
    !/[.!?:]\s/.test(text.slice(0, date.start))
  )
}
