/**
 * Which of the chunks that a search finds are shown, and in which order. A heading of one word is near to every
 * question and answers none: the text below it is shown instead, with the heading as its title. Who searches for a
 * word wants the passages in which it stands.
 */
import type { Chunk, CvDocument } from '../types.ts'
import type { Candidate } from './first-stage.ts'
import { stemsIn } from './lexical.ts'

/** What the best match of words counts beside the cosine where only words like those asked for stand. */
const ALIKE = 0.2
/** The same where one of the very words stands: the more the fewer there are. */
const lexicalWeight = (words: number): number => 0.1 + 0.6 / Math.max(1, words)

export interface Passage {
  readonly id: number
  readonly score: number
}

/** @param found in any order */
export function passagesOf(
  found: readonly Candidate[],
  query: string,
  chunks: readonly Chunk[],
  document: CvDocument,
): Passage[] {
  const wanted = stemsIn(query)
  const weight = lexicalWeight(wanted.size)
  return found
    .filter(({ id }) => isShown(chunks, id, wanted, document))
    .map(({ id, dense, share }) => {
      const chunk = chunks[id]
      const held = chunk !== undefined && share > 0 && holdsAny(stemsOf(chunk), wanted)
      return { id, score: dense + (held ? weight : ALIKE) * share }
    })
    .sort((a, b) => b.score - a.score)
}

/**
 * All that is no heading; and a heading without text below it, or one that the title does not name because it is
 * written as a line of text, when a word of the query stands in it.
 */
function isShown(
  chunks: readonly Chunk[],
  id: number,
  wanted: ReadonlySet<string>,
  document: CvDocument,
): boolean {
  const chunk = chunks[id]
  if (!chunk || chunk.blocks.length > 0) return true
  const section = document.sections[chunk.section]
  const next = chunks[id + 1]
  const isEmpty = !next || next.span.start >= (section?.span.end ?? 0)
  if (!isEmpty && chunk.text === section?.heading) return false
  return holdsAny(stemsIn(chunk.text), wanted)
}

/** Of a chunk with its context: to read them anew for each search took ten times as long as all else. */
const known = new WeakMap<Chunk, ReadonlySet<string>>()

function stemsOf(chunk: Chunk): ReadonlySet<string> {
  const kept = known.get(chunk) ?? stemsIn(`${chunk.context} ${chunk.text}`)
  known.set(chunk, kept)
  return kept
}

function holdsAny(stems: ReadonlySet<string>, wanted: ReadonlySet<string>): boolean {
  for (const stem of wanted) if (stems.has(stem)) return true
  return false
}
