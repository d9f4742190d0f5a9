/**
 * Things side by side, each with a column of its own, and in each row what is told of all of them: 'Fault | cracked
 * wheel | worn pallets' below '| | Norrby church | Alder House'. Each thing is an item, with what is told of it below.
 */
import type { Block } from '../../types.ts'
import { findDates } from '../text/dates.ts'
import { itemOf, type Piece, type Table } from './table-pieces.ts'

/** `below`: stands below the item before it that does not. */
export type Told = Omit<Block, 'index' | 'section' | 'parents'> & { readonly below: boolean }

/** Characters of what is told in a row, and of what a thing is called. */
const [LABEL, NAME] = [40, 60]
/** Rows that say what one was: such columns are posts, and read as those. */
const OF_POST =
  /^(?:post|position|title|role|job|employer|company|degree|since|from|dates?|period|name|e-?mail|phone)\b/i

/** Does it say a number or a time, and hardly more? */
const isFigure = (text: string): boolean => /^[^\p{L}]*\d/u.test(text) || findDates(text)[0]?.start === 0

/**
 * Null where the columns are no things: levels, years and figures at two times are of one sort in all rows, where what
 * is told of a thing is now a number, now said in words.
 */
export function comparedThings({ head, rows }: Table): Told[] | null {
  const [corner, ...things] = head ?? []
  if (corner?.text !== '' || things.length < 2 || rows.length < 3) return null
  const isThing = ({ text }: Piece): boolean =>
    /^\p{Lu}/u.test(text) && text.length <= NAME && / /.test(text) && findDates(text).length === 0
  const isTold = ([label, ...values]: readonly Piece[]): boolean =>
    label !== undefined &&
    /^\p{Lu}[^\d]*$/u.test(label.text) &&
    label.text.length <= LABEL &&
    !OF_POST.test(label.text) &&
    values.length === things.length &&
    values.every(({ text }) => text !== '')
  if (!things.every(isThing) || !rows.every(isTold)) return null
  const sorts = rows.map((row) => row.slice(1).map(({ text }) => isFigure(text)))
  const isAll = (figures: boolean): boolean => sorts.some((row) => row.every((one) => one === figures))
  if (!isAll(true) || !isAll(false)) return null
  return things.flatMap((thing, column) => [
    { ...itemOf(thing), below: false },
    ...rows.flatMap(([label, ...values]) => {
      const value = values[column]
      return label === undefined || value === undefined
        ? []
        : [{ ...itemOf(labelled(label.text, value)), below: true }]
    }),
  ])
}

/** 'Fault: cracked wheel', which stands where the value does. */
function labelled(label: string, { text, offsets, marks, span }: Piece): Piece {
  const lead = `${label}: `
  const at = offsets[0] ?? span.start
  return {
    text: lead + text,
    offsets: [...Array.from(lead, () => at), ...offsets],
    span,
    marks: marks.map((mark) => ({ ...mark, start: mark.start + lead.length, end: mark.end + lead.length })),
  }
}
