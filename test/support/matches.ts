import type { Comparison } from '../../src/rag/answerer.ts'

/** Of a unit that was not compared with a question of `width` word pieces. */
export function noMatch(width: number): Comparison {
  const none = new Float32Array(width)
  return { dense: 0, own: 0, best: none, bestOwn: none }
}
