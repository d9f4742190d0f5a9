/**
 * What late interaction has learned on top of the bundled model: narrower vectors of word pieces, other ones for
 * questions than for texts, in which a question is near the line that answers it; how much each piece of a question
 * counts; and what a line must reach to answer it at all. Fitted by test/eval/fit-matcher.ts.
 */
import { createHash } from 'node:crypto'
import { normaliseRows } from '../embed/pooling.ts'
import { rowDot } from '../retrieval/vectors.ts'
import { multiplier } from './project-kernel.ts'
import { PROJECTION } from './projection-weights.ts'

/** How a question's word pieces are to be compared with those of a text. */
export interface Matching {
  /** Share of each word piece; their sum is 1. */
  readonly shares: Float32Array
  /** The weighted mean of the best cosines that a text must reach to answer. */
  readonly absent: number
}

export interface Projection {
  /** Numbers in a projected row. */
  readonly dimensions: number
  /** Projects rows of the model's width; a question's results have length 1, a text's do not. */
  question(rows: Float32Array): Float32Array
  text(rows: Float32Array): Float32Array
  matching(rows: Float32Array): Matching
}

/** Cosines are multiplied with this before they compete in a softmax. */
export const SHARPNESS: number = PROJECTION.scale

/** Names what was learned: rows projected by something else do not fit. */
export function projectionDigest(): string {
  return createHash('sha256').update(JSON.stringify(PROJECTION)).digest('hex')
}

/** The projection for the bundled model. */
export function learnedProjection(): Projection {
  const width = PROJECTION.weightBy.length
  const dimensions = PROJECTION.queryScales.length
  const query = unpacked(PROJECTION.query, PROJECTION.queryScales, width)
  const line = unpacked(PROJECTION.line, PROJECTION.lineScales, width)
  const toQuestion = multiplier(query, width)
  const weightBy = Float32Array.from(PROJECTION.weightBy)
  const absentBy = Float32Array.from(PROJECTION.absentBy)
  return {
    dimensions,
    question: (rows) => normaliseRows(toQuestion(rows), dimensions),
    text: multiplier(line, width),
    matching(rows) {
      const count = rows.length / width
      const shares = Float32Array.from({ length: count }, (_, row) =>
        Math.exp(rowDot(rows, row * width, weightBy, 0, width)),
      )
      const sum = shares.reduce((total, share) => total + share, 0)
      let absent = PROJECTION.absent
      for (let row = 0; row < count; row++) absent += rowDot(rows, row * width, absentBy, 0, width) / count
      return { shares: shares.map((share) => share / sum), absent }
    },
  }
}

/** What serves for a model that nothing was learned about: all pieces count alike. */
export function plainMatching(count: number): Matching {
  return { shares: new Float32Array(count).fill(count > 0 ? 1 / count : 0), absent: PROJECTION.absent }
}

/** One byte a number, with a scale for each row. */
function unpacked(base64: string, scales: readonly number[], width: number): Float32Array {
  const bytes = new Int8Array(Buffer.from(base64, 'base64'))
  return Float32Array.from(bytes, (value, i) => value * (scales[Math.floor(i / width)] ?? 0))
}
