/** That the CV does not hold an answer. */
import type { Composed } from '../saying/compose.ts'

export function declined(answer: string, confidence: number): Composed {
  return { answer, sources: [], citations: [], kind: 'declined', confidence }
}
