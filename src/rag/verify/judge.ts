/** The verifier's session: how likely a passage answers a question, both as the embedding model read them. */
import { loadRuntime } from '../embed/onnx-runtime.ts'
import { BERT } from '../model/bert.ts'
import { STATES } from '../model/outputs.ts'
import { CROSS } from './cross-graph.ts'
import type { Passage } from './kept-states.ts'

/** A logit that the passage answers, against that it does not. */
export type Judge = (question: Float32Array, passage: Passage) => Promise<number>

/** @throws Error when the file is no such model */
export async function loadJudge(path: string): Promise<Judge> {
  const { InferenceSession, Tensor } = loadRuntime()
  // One thread: a pass is short, and the embedding model's threads go on spinning for a while after theirs.
  const session = await InferenceSession.create(path, { intraOpNumThreads: 1, interOpNumThreads: 1 })
  const { hidden } = BERT
  return async (question, { pieces, bytes, scales }) => {
    const output = await session.run({
      [CROSS.question]: new Tensor('float32', question, [question.length / hidden, hidden]),
      [CROSS.passage]: new Tensor('uint8', bytes, [STATES.length, pieces, hidden]),
      [CROSS.scales]: new Tensor('float32', scales, [STATES.length, pieces, 1]),
    })
    const data = output[CROSS.logit]?.data
    if (!(data instanceof Float32Array)) throw new Error('the verifier gives no logit')
    return data[0] ?? NaN
  }
}
