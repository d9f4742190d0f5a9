/** Where the entries end that lines of a stretch open. */
import type { CvDocument } from '../../types.ts'
import type { Unit } from '../document/units.ts'
import { last } from './entry-headers.ts'

/**
 * Each ends where the next begins, and the last with the stretch; but the last row of a table with the table, and the
 * last item of a list with the list, where those above it end so: a paragraph below tells of no row in particular.
 */
export function endsIn(document: CvDocument, list: readonly Unit[], openers: readonly Unit[]): number[] {
  return openers.map((_, i) => {
    const next = openers[i + 1]
    return next?.index ?? lastEnd(document, list, openers) ?? last(list) + 1
  })
}

function lastEnd(document: CvDocument, list: readonly Unit[], openers: readonly Unit[]): number | undefined {
  const [before, end] = openers.slice(-2)
  if (before === undefined || end === undefined) return undefined
  const isRow = ({ block }: Unit): boolean => document.blocks[block ?? -1]?.cells !== undefined
  const isOf =
    before.kind === 'row' && end.kind === 'row'
      ? () => isRow
      : before.kind === 'item' && end.kind === 'item' && end.parents.length === 0
        ? (opener: Unit) => (unit: Unit) =>
            unit.block === opener.block || (opener.block !== null && unit.parents.includes(opener.block))
        : null
  if (isOf === null) return undefined
  const others = list.filter(({ index }) => index > before.index && index < end.index)
  if (!others.every(isOf(before))) return undefined
  const below = list.find((unit) => unit.index > end.index && !isOf(end)(unit))
  return below?.kind === 'sentence' && below.first && below.parents.length === 0 ? below.index : undefined
}
