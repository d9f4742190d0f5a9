/** What every block is set with. */
import type { Element } from './structure.ts'
import type { TextStyle } from './style.ts'
import type { Shaper } from './text.ts'

/** Where a block stands. Lengths are points. */
export interface Place {
  readonly shaper: Shaper
  /** Left edge, from the left edge of the page. */
  readonly x: number
  readonly width: number
  /** Height of a page's text area. */
  readonly height: number
  readonly element: Element
  readonly style: TextStyle
  /** How many lists enclose the block. */
  readonly depth: number
}

/** Base line from the top of a line, so that capitals stand in its middle. */
export const baselineOf = (style: TextStyle): number => style.leading / 2 + style.size * 0.36
