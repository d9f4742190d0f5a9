/** The cells of a table's rows. */
import type { Block, CvDocument } from '../../types.ts'
import type { Unit } from './units.ts'

export type Cells = NonNullable<Block['cells']>

/** The cells that a unit is made of; the last may be there in part. Undefined for what is no row. */
export function cellsOf(document: CvDocument, unit: Unit | undefined): Cells | undefined {
  const block = unit?.kind === 'row' && unit.block !== null ? document.blocks[unit.block] : undefined
  if (unit === undefined || block?.cells === undefined || unit.to === block.text.length) return block?.cells
  const last = block.cells.findLastIndex((cell) => cell.text !== '')
  return block.cells.flatMap((cell, i) => {
    if (i !== last) return [cell]
    const text = block.text.slice(block.text.length - cell.text.length, unit.to)
    return text === '' ? [] : [{ ...cell, text }]
  })
}
