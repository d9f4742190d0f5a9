/**
 * How many passages and sentences a CV may give, since each one is embedded and a version could take an hour; and how
 * long a part may be that the parser reads at a stretch, since nobody else is answered meanwhile.
 */
import { setImmediate } from 'node:timers/promises'
import { withShownHtml } from '../../rag/answer/document/shown-html.ts'
import { makeUnits } from '../../rag/answer/document/units.ts'
import { chunkDocument } from '../../rag/chunk.ts'
import { parseInTurns } from '../../rag/document.ts'
import { cutPieces } from '../../rag/document-pieces.ts'
import type { CvDocument } from '../../rag/types.ts'
import { ApiError } from '../errors.ts'
import { noHeading } from './markdown-input.ts'

export const MAX_PASSAGES = 6_000
/** Sentences, or lines without one: each is searched by itself, however short. As many as lines, of which each may be one. */
export const MAX_SENTENCES = 12_500
/** Characters of a paragraph, a table, an indented list, or whatever else has no place to cut. */
export const MAX_STRETCH = 65_536
/** Rows of one table: each costs the parser a fifth of a millisecond, however short it is. */
export const MAX_ROWS = 2_000
/** Characters; two parts of a long paragraph are longer than this together, each of the others has a line of its own. */
const SHORTEST_PARTS = 200

/**
 * @throws ApiError invalid_content when no heading has words, payload_too_large when the text gives more passages or sentences than are embedded, or has too long
 * a stretch
 */
export async function checkPassages(text: string, field = 'content'): Promise<void> {
  for (const { start, end } of cutPieces(text)) checkStretch(text, start, end, field)
  // What cannot be too many need not be cut into passages: nobody's CV comes near.
  const lines = (text.match(/\S[^\n]*/g) ?? []).length
  // Entities and tags may stand for an end as well.
  const ends = (text.match(/[.!?…&<]/g) ?? []).length
  const few = lines + ends + text.length / SHORTEST_PARTS <= MAX_PASSAGES
  // Read here, in turns, it is known to those who would read it at once.
  const document = await parseInTurns(text)
  if (!hasHeading(document) && !hasHeading(withShownHtml(document))) throw noHeading(field)
  if (few) return
  await setImmediate()
  checkCount(makeUnits(document).length, 'sentences and lines', MAX_SENTENCES, field)
  // To cut long paragraphs takes seconds, in which nobody else is answered: only where there may be too many.
  const most = document.blocks.reduce(
    (sum, block) => sum + 1 + Math.floor(block.text.length / SHORTEST_PARTS),
    0,
  )
  if (most <= MAX_PASSAGES) return
  await setImmediate()
  const unit = 'passages (paragraphs, list items, table rows)'
  checkCount(chunkDocument(document).length, unit, MAX_PASSAGES, field)
}

/** '# x' within code is none, and '#' alone or '# <!-- x -->' has no words. */
const hasHeading = ({ sections }: CvDocument): boolean =>
  sections.some(({ depth, heading }) => depth > 0 && heading.trim() !== '')

/** @throws ApiError payload_too_large when there are more than the most */
function checkCount(count: number, unit: string, most: number, field: string): void {
  if (count <= most) return
  throw new ApiError('payload_too_large', {
    message: `${field} gives ${count} ${unit} to search; at most ${most} are accepted.`,
    details: [{ field, message: `at most ${most} ${unit}` }],
    recovery: 'Shorten the text, or join short paragraphs and sentences.',
  })
}

/** @throws ApiError payload_too_large when what stands between two cuts is too long */
function checkStretch(text: string, start: number, end: number, field: string): void {
  const length = end - start > MAX_STRETCH ? readable(text.slice(start, end)) : end - start
  const over =
    length > MAX_STRETCH
      ? { count: length, unit: 'characters in one stretch', most: MAX_STRETCH }
      : { count: rows(text.slice(start, end)), unit: 'rows in one table', most: MAX_ROWS }
  if (over.count <= over.most) return
  const line = text.slice(0, start).split('\n').length
  throw new ApiError('payload_too_large', {
    message: `${field} has ${over.count} ${over.unit}, from line ${line} on; at most ${over.most} are accepted.`,
    details: [{ field, message: `at most ${over.most} ${over.unit}` }],
    recovery: 'Divide it by blank lines.',
  })
}

/** Characters without embedded pictures, which the parser passes over: half a megabyte in a tenth of a second. */
const readable = (stretch: string): number =>
  stretch.replace(/data:[\w/+.-]{1,100};base64,[\w+/=-]*/g, '').length

const rows = (stretch: string): number => (stretch.match(/^[^\n]*\|/gm) ?? []).length
