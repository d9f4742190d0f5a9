/** How many passages a CV may give: each one is embedded, so that without a limit a version could take an hour. */
import { chunkDocument } from '../../rag/chunk.ts'
import { parseInTurns } from '../../rag/document.ts'
import { ApiError } from '../errors.ts'

export const MAX_PASSAGES = 6_000
/** Characters; two parts of a long paragraph are longer than this together, each of the others has a line of its own. */
const SHORTEST_PARTS = 200

/**
 * @throws ApiError payload_too_large when the text gives more passages than are embedded
 */
export async function checkPassages(text: string, field = 'content'): Promise<void> {
  // What cannot be too many need not be read: nobody's CV comes near.
  const lines = (text.match(/\S[^\n]*/g) ?? []).length
  if (lines + text.length / SHORTEST_PARTS <= MAX_PASSAGES) return
  const passages = chunkDocument(await parseInTurns(text)).length
  if (passages <= MAX_PASSAGES) return
  throw new ApiError('payload_too_large', {
    message: `${field} gives ${passages} passages to search; at most ${MAX_PASSAGES} are accepted.`,
    details: [{ field, message: `at most ${MAX_PASSAGES} passages (paragraphs, list items, table rows)` }],
    recovery: 'Shorten the text, or join short paragraphs.',
  })
}
