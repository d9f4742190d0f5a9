/** The cells of rows that stand in a list. */
import { cellsOf, type Cells } from '../document/row-cells.ts'
import type { Facts } from './facts.ts'

/** The cells of the row that an item of a list is. */
export const cellsIn = (
  { document, units }: Facts,
  { units: [unit = -1] }: { readonly units: readonly number[] },
): Cells => cellsOf(document, units[unit]?.unit) ?? []
