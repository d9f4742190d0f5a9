/** Sets tables: column widths from what stands in them, cells that wrap, the head again on every page. */
import { breakLines, type Line } from './lines.ts'
import { baselineOf, type Place } from './place.ts'
import type { Align, Flow } from './flow.ts'
import { spaced, type Slab } from './slab.ts'
import type { Element } from './structure.ts'
import { COLORS, SPACE, STYLES, type TextStyle } from './style.ts'
import type { Box } from './text.ts'

type TableFlow = Flow & { kind: 'table' }

interface Column {
  readonly x: number
  readonly width: number
  readonly align: Align
}

interface Needs {
  /** The widest unbreakable part. */
  readonly least: number
  /** The widest cell on one line. */
  readonly most: number
}

/** From this many columns on, type and gutters get smaller so that they fit. */
const MANY = 6
/** Up to this part of a page a table is not broken. */
const WHOLE = 0.2

export function layoutTable(table: TableFlow, place: Place): Slab[] {
  const count = Math.max(...table.rows.map((row) => row.length))
  const scale = Math.max(0.7, Math.min(1, MANY / count))
  const body = scaled(STYLES.table, scale)
  const head = scaled(STYLES.tableHead, scale)
  const gutter = SPACE.gutter * scale
  const boxes = table.rows.map((row, r) => row.map((cell) => place.shaper.boxes(cell, r === 0 ? head : body)))
  const needs = Array.from({ length: count }, (_, c) => needsOf(boxes.map((row) => row[c] ?? [])))
  const widths = columnWidths(needs, place.width - gutter * (count - 1))
  // Programs that take out text see a table by the common edge of its columns: columns that are set left, centred
  // and right side by side would be read one after the other instead of row by row.
  const [align = 'left', ...others] = table.align
  const common = others.every((other) => other === align) ? align : 'left'
  let x = place.x
  const columns = widths.map((width): Column => {
    const column = { x, width, align: common }
    x += width + gutter
    return column
  })
  const element = place.element.add('Table')
  const rows = boxes.map((row) => row.map((cell, c) => breakLines(cell, widths[c] ?? 1)))
  const hasHead = (table.rows[0] ?? []).some((cell) => cell.text !== '')
  const [first = [], ...rest] = rows
  const row = element.add('TR')
  const heads = hasHead ? rowSlabs(first, columns, head, place, cellsOf(row, 'TH', count), COLORS.faint) : []
  const carry = rowSlabs(
    first,
    columns,
    head,
    place,
    first.map(() => null),
    COLORS.faint,
  )[0]
  const lines = rest.flatMap((cells) => {
    const slabs = rowSlabs(cells, columns, body, place, cellsOf(element.add('TR'), 'TD', count), COLORS.rule)
    return hasHead && carry ? slabs.map((slab) => ({ ...slab, carry })) : slabs
  })
  const all = [...heads, ...lines]
  const height = all.reduce((sum, slab) => sum + slab.height, 0)
  // A small table stays whole; of a longer one the head stays with the first row, and the last two rows together.
  const whole = height <= place.height * WHOLE
  const kept = all.map((slab, i) => ({
    ...slab,
    keep: i < all.length - 1 && (slab.keep || whole || i < heads.length || i === all.length - 2),
  }))
  return spaced(kept, SPACE.table)
}

function cellsOf(row: Element, tag: 'TH' | 'TD', count: number): Element[] {
  return Array.from({ length: count }, () => row.add(tag))
}

const scaled = (style: TextStyle, scale: number): TextStyle => ({
  ...style,
  size: style.size * scale,
  leading: style.leading * scale,
})

/** One slab for a row, or one a line when the row is too tall to move as a whole. */
function rowSlabs(
  cells: readonly (readonly Line[])[],
  columns: readonly Column[],
  style: TextStyle,
  place: Place,
  elements: readonly (Element | null)[],
  rule: readonly [number, number, number],
): Slab[] {
  const count = Math.max(1, ...cells.map((lines) => lines.length))
  const whole = count * style.leading + 2 * SPACE.cell <= place.height * 0.4
  const parts = whole
    ? [{ from: 0, to: count }]
    : Array.from({ length: count }, (_, i) => ({ from: i, to: i + 1 }))
  return parts.map(({ from, to }): Slab => {
    const above = from === 0 ? SPACE.cell : 0
    const below = to === count ? SPACE.cell : 0
    const height = (to - from) * style.leading + above + below
    return {
      height,
      before: 0,
      keep: !whole && (from === 0 || from === count - 2),
      paint: (painter, top) => {
        cells.forEach((lines, c) => {
          const column = columns[c]
          if (!column) return
          lines.slice(from, to).forEach((line, i) => {
            const baseline = top + above + i * style.leading + baselineOf(style)
            painter.line(elements[c] ?? null, line, aligned(column, line.width), baseline)
          })
        })
        if (to === count) painter.rect(place.x, top + height - 0.5, place.width, 0.5, rule)
      },
    }
  })
}

function aligned(column: Column, width: number): number {
  if (column.align === 'left') return column.x
  return column.x + (column.width - width) * (column.align === 'right' ? 1 : 0.5)
}

function needsOf(cells: readonly (readonly Box[])[]): Needs {
  let least = 0
  let most = 0
  for (const boxes of cells) {
    let line = 0
    let part = 0
    for (const box of boxes) {
      line += box.width
      part += box.width
      most = Math.max(most, line)
      least = Math.max(least, part)
      line = box.end === 'must' ? 0 : line + (box.space?.width ?? 0)
      part = box.end === 'never' ? part + (box.space?.width ?? 0) : 0
    }
  }
  return { least, most }
}

/** Shares out the width: what columns need at least, then towards what they would like, then evenly. */
export function columnWidths(needs: readonly Needs[], width: number): number[] {
  const sum = (values: readonly number[]) => values.reduce((a, b) => a + b, 0)
  const most = sum(needs.map((need) => need.most))
  if (most <= width) {
    const extra = (width - most) / needs.length
    return needs.map((need) => need.most + extra)
  }
  // An address or another long word may be cut rather than take the place of all others.
  const cap = Math.max(width / needs.length, width * 0.35)
  const least = needs.map((need) => Math.min(need.least, cap))
  const total = sum(least)
  if (total >= width) return least.map((value) => (value / total) * width)
  const wishes = needs.map((need, i) => Math.sqrt(Math.max(0, need.most - (least[i] ?? 0))))
  let left = width - total
  const widths = [...least]
  // Columns that get all they would like leave the rest to the others.
  for (let round = 0; round < needs.length && left > 0.01; round++) {
    const open = needs.map((need, i) => (need.most - (widths[i] ?? 0) > 0.01 ? (wishes[i] ?? 0) : 0))
    const all = sum(open)
    if (all === 0) break
    const share = left
    needs.forEach((need, i) => {
      const add = Math.min(need.most - (widths[i] ?? 0), (share * (open[i] ?? 0)) / all)
      if (add <= 0) return
      widths[i] = (widths[i] ?? 0) + add
      left -= add
    })
  }
  return widths
}
