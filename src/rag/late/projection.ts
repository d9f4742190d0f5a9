/**
 * What late interaction has learned on top of the bundled model: narrower vectors of word pieces, other ones for
 * questions than for texts, in which a question is near the line that answers it (they are part of the model's
 * graph, see `bert-graph.ts`); how much each piece of a question counts; and what a line must reach to answer it at
 * all. Fitted by test/eval/fit-matcher.ts.
 */
import { createHash } from 'node:crypto'
import { unpackedRows, type PackedRows } from '../model/packed-rows.ts'
import { rowDot } from '../retrieval/vectors.ts'
import { PROJECTION } from './projection-weights.ts'

/** How a question's word pieces are to be compared with those of a text. */
export interface Matching {
  /** Share of each word piece; their sum is 1. */
  readonly shares: Float32Array
  /** The weighted mean of the best cosines that a text must reach to answer. */
  readonly absent: number
}

/** Matrices of rows as wide as the model's word pieces, a row for each number of the result. */
export interface Projection {
  readonly question: PackedRows
  readonly text: PackedRows
}

/** Numbers in a projected row. */
export const PROJECTED: number = PROJECTION.queryScales.length

/** Cosines are multiplied with this before they compete in a softmax. */
export const SHARPNESS: number = PROJECTION.scale

/** Are these the rows of so many word pieces as the bundled model gives them? Another one's are as wide as it is. */
export const isProjected = (rows: Float32Array, count: number): boolean => rows.length === count * PROJECTED

/** Names what was learned: rows projected by something else do not fit. */
export function projectionDigest(): string {
  return createHash('sha256').update(JSON.stringify(PROJECTION)).digest('hex')
}

/** The projection for the bundled model. */
export function learnedProjection(): Projection {
  return {
    question: unpackedRows(PROJECTION.query, PROJECTION.queryScales),
    text: unpackedRows(PROJECTION.line, PROJECTION.lineScales),
  }
}

/** The matching for the bundled model, from rows of length 1 as the model gives them for a question's word pieces. */
export function learnedMatching(): (rows: Float32Array) => Matching {
  const width = PROJECTION.weightBy.length
  const weightBy = Float32Array.from(PROJECTION.weightBy)
  const absentBy = Float32Array.from(PROJECTION.absentBy)
  return (rows) => {
    const count = rows.length / width
    const shares = Float32Array.from({ length: count }, (_, row) =>
      Math.exp(rowDot(rows, row * width, weightBy, 0, width)),
    )
    const sum = shares.reduce((total, share) => total + share, 0)
    let absent = PROJECTION.absent
    for (let row = 0; row < count; row++) absent += rowDot(rows, row * width, absentBy, 0, width) / count
    return { shares: shares.map((share) => share / sum), absent }
  }
}

/** What serves for a model that nothing was learned about: all pieces count alike. */
export function plainMatching(count: number): Matching {
  return { shares: new Float32Array(count).fill(count > 0 ? 1 / count : 0), absent: PROJECTION.absent }
}
