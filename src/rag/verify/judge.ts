/** The verifier's sessions: how likely a passage answers a question, both as the embedding model read them. */
import { join } from 'node:path'
import { loadRuntime } from '../embed/onnx-runtime.ts'
import { BERT } from '../model/bert.ts'
import { STATES } from '../model/outputs.ts'
import { CROSS } from './cross-graph.ts'
import { FILES } from './files.ts'
import { looksInBytes, type Looks, type States } from './kept-states.ts'
import { PASSAGE } from './passage-graph.ts'

export interface Judge {
  /** What questions look at in a passage. */
  readonly look: (passage: States) => Promise<Looks>
  /** A logit that the passage answers, against that it does not. `question`: [pieces, hidden]. */
  readonly logit: (question: Float32Array, passage: Looks) => Promise<number>
}

/**
 * @param folder of the verifier
 * @throws Error when it holds no such models
 */
export async function loadJudge(folder: string): Promise<Judge> {
  const { InferenceSession, Tensor } = loadRuntime()
  // One thread: a pass is short, and the embedding model's threads go on spinning for a while after theirs.
  const load = (file: string) =>
    InferenceSession.create(join(folder, file), { intraOpNumThreads: 1, interOpNumThreads: 1 })
  const [cross, passage] = [await load(FILES.cross), await load(FILES.passage)]
  const { hidden } = BERT
  const rows = 2 * STATES.length
  return {
    async look({ pieces, bytes, scales }) {
      const output = await passage.run({
        [PASSAGE.states]: new Tensor('uint8', bytes, [STATES.length, pieces, hidden]),
        [PASSAGE.scales]: new Tensor('float32', scales, [STATES.length, pieces, 1]),
      })
      return looksInBytes(floatsOf(output[PASSAGE.looked]?.data), pieces)
    },
    async logit(question, { pieces, bytes, scales }) {
      const output = await cross.run({
        [CROSS.question]: new Tensor('float32', question, [question.length / hidden, hidden]),
        [CROSS.looked]: new Tensor('int8', bytes, [rows, pieces, hidden]),
        [CROSS.scales]: new Tensor('float32', scales, [rows, pieces, 1]),
      })
      return floatsOf(output[CROSS.logit]?.data)[0] ?? NaN
    },
  }
}

function floatsOf(data: unknown): Float32Array {
  if (data instanceof Float32Array) return data
  throw new Error('the verifier gives no numbers')
}
