/**
 * Whether a tool wrapped the list items of a document at a width ("- Survey of the Tay bridge (span 210 m), chief
 * engineer" above "Ann Lee"): then a line that ends for want of room is no line of its own, however short it is.
 */
import type { Block, CvDocument } from '../../types.ts'
import { oncePer } from '../text/once-per.ts'

/** Columns that tools wrap at. */
const [NARROWEST, WIDEST] = [60, 100]
/** Breaks from which on one can tell, and the share of them that must be for want of room. */
const [ENOUGH, SHARE] = [3, 0.8]

/** Offsets in a block's text of its soft breaks. */
const softBreaks = ({ markdown }: CvDocument, { text, offsets }: Block): number[] =>
  Array.from(text.matchAll(/ /g), ({ index }) => index).filter((at) =>
    /[\r\n]/.test(markdown[offsets[at] ?? -1] ?? ''),
  )

/** The line of the markdown that ends at an offset, or has it. */
const lineAt = (markdown: string, at: number): string =>
  `${markdown.slice(markdown.lastIndexOf('\n', at - 1) + 1, at)}${/^[^\r\n]*/.exec(markdown.slice(at))?.[0] ?? ''}`.trimEnd()

/** Columns of the line that ends at a soft break with the word that the next begins with. */
function columnsAt({ markdown }: CvDocument, { offsets }: Block, at: number): number {
  const end = offsets[at] ?? 0
  const [, word = ''] = /^\s*(\S+)/.exec(markdown.slice(end, end + 120)) ?? []
  return lineAt(markdown, end).length + 1 + word.length
}

/** The width that the items are wrapped at; Infinity where they are not. */
const widthOf = oncePer((document: CvDocument): number => {
  const items = document.blocks.filter(({ kind }) => kind === 'listItem')
  const broken = items.flatMap((item) => softBreaks(document, item).map((at) => ({ item, at })))
  const columns = (at: number): number => lineAt(document.markdown, at).length
  const width = Math.max(...broken.map(({ item, at }) => columns(item.offsets[at] ?? 0)))
  const noRoom = broken.filter(({ item, at }) => columnsAt(document, item, at) > width).length
  // who wraps by hand lets a line run over
  const over = items.filter(({ span }) => columns(span.end) > width + 1).length
  return broken.length >= ENOUGH &&
    width >= NARROWEST &&
    width <= WIDEST &&
    noRoom >= broken.length * SHARE &&
    over <= items.length * (1 - SHARE)
    ? width
    : Infinity
})

/** Whether the item goes on behind a soft break, which stands where the next word had no room. */
export const isWrapped = (document: CvDocument, block: Block, at: number): boolean =>
  block.kind === 'listItem' && columnsAt(document, block, at) > widthOf(document)
