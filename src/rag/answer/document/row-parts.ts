/** Table rows as units: a row is one thing, but for the sentences that its last cell goes on to tell. */
import type { Block } from '../../types.ts'
import { looksLikeTitle } from '../lexicon/names.ts'
import { findDates } from '../text/dates.ts'
import { sentenceEnds } from '../text/sentence-ends.ts'

type Range = { from: number; to: number }

/** Up to this many characters a row is one thing, however many sentences it has: as short list items are. */
const SHORT = 150

/**
 * The row without what its last cell tells in sentences, and each of these, as ranges in the block's text.
 * A cell that has to say what the row is (beside a column of dates) does so in its first sentences.
 */
export function rowParts(block: Block): readonly Range[] {
  const parts = known.get(block) ?? partsOf(block)
  known.set(block, parts)
  return parts
}

/** Each of a row's sentences asks for them. */
const known = new WeakMap<Block, readonly Range[]>()

function partsOf({ cells = [], text }: Block): Range[] {
  const told = cells.findLast((cell) => cell.text !== '')
  const whole = [{ from: 0, to: text.length }]
  if (told === undefined || text.length <= SHORT || !text.endsWith(told.text)) return whole
  const begin = text.length - told.text.length
  const sentences = sentencesOf(told.text, begin)
  const before = text.slice(0, begin).replace(/,\s*$/, '')
  const opening = openingCount(
    before,
    sentences.map(({ from, to }) => text.slice(from, to)),
  )
  const rest = sentences.slice(opening)
  if (sentences.length < 2 || rest.length === 0) return whole
  const end = opening === 0 ? before.length : (sentences[opening - 1]?.to ?? begin)
  return [{ from: 0, to: end }, ...rest]
}

/** What heads the sentence of a row's last cell: the row without it, and the cell's column. */
export function aboveInRow(block: Block): string[] {
  const [head, second] = rowParts(block)
  const column = block.cells?.findLast((cell) => cell.text !== '')?.header ?? ''
  return head === undefined || second === undefined
    ? []
    : [block.text.slice(head.from, head.to).replace(/\s*\n\s*/g, ', '), column]
}

function sentencesOf(told: string, begin: number): Range[] {
  const lines = Array.from(told.matchAll(/\n/g), ({ index }) => index)
  const cuts = [...new Set([...lines, ...sentenceEnds(told), told.length])].sort((a, b) => a - b)
  let start = 0
  return cuts.flatMap((cut) => {
    const said = told.slice(start, cut)
    const from = begin + start + (/^[\s•·–-]*/.exec(said)?.[0].length ?? 0)
    const to = begin + start + said.trimEnd().length
    start = cut
    return from < to ? [{ from, to }] : []
  })
}

/** How many of the last cell's sentences say what the row is: where nothing but dates stands before it, and when. */
function openingCount(before: string, [first = '', second = '']: readonly string[]): number {
  const named = findDates(before).reduce(
    (rest, { start, end }) => rest.replace(before.slice(start, end), ''),
    before,
  )
  if (/\p{L}{4}/u.test(named)) return findDates(before).length === 0 && findDates(first).length > 0 ? 1 : 0
  const what = second.split(/[:;,]/)[0] ?? ''
  return !looksLikeTitle(first) && what.length <= 60 && looksLikeTitle(what) ? 2 : 1
}
