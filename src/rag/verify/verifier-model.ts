/**
 * The verifier: a cross-encoder that reads a question and one passage together and says whether the passage answers
 * it. It is the bundled model with what the matcher changed, further low-rank changes and a head, all learned from
 * test/eval/pairs and some of the sets (see test/eval/fit-verifier.ts). Its score is a logit against 'none of these'.
 */
import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { adapterDigest, learnedAdapter, type Adapter, type LowRank } from '../model/adapter.ts'
import { bertGraph } from '../model/bert-graph.ts'
import { CONFIG } from '../model/build.ts'
import { ensureFolder, type ModelFolder } from '../model/model-folder.ts'
import { encodeModel } from '../model/onnx-proto.ts'
import { unpackedRows, type PackedRows } from '../model/packed-rows.ts'
import { readBundledModel } from '../model/tfjs-weights.ts'
import { VERIFIER } from './verifier-weights.ts'

const NAME = 'public-cv/verifier'

/** Makes sure that `modelsDir` has the verifier. */
export async function buildVerifier(
  modelsDir: string,
  log: (line: string) => void = () => {},
  anew = false,
): Promise<ModelFolder> {
  const digest = await ensureFolder(join(modelsDir, NAME), recipe(), verifierFiles, {
    log,
    label: 'the verifier',
    anew,
  })
  return { root: modelsDir, name: NAME, digest }
}

/** What the file is made of: raise the number where the graph changes. */
const recipe = (): string =>
  createHash('sha256').update('2').update(adapterDigest()).update(JSON.stringify(VERIFIER)).digest('hex')

/** The files of the folder by path; the same bytes on each call. */
async function verifierFiles(): Promise<Map<string, Uint8Array>> {
  const model = await readBundledModel()
  const { first, mean, bias } = VERIFIER.head
  const head = { first: Float32Array.from(first), mean: Float32Array.from(mean), bias }
  const graph = bertGraph(model, 'merged', stacked(learnedAdapter(), verifierAdapter()), null, head)
  const config = { ...CONFIG, architectures: ['BertForSequenceClassification'], num_labels: 1 }
  return new Map([
    ['config.json', new TextEncoder().encode(`${JSON.stringify(config, null, 2)}\n`)],
    ['tokenizer.json', model.tokenizer],
    ['tokenizer_config.json', model.tokenizerConfig],
    ['onnx/model.onnx', encodeModel('verifier', graph)],
  ])
}

/** What the verifier changes of the layers, on top of what the matcher does. */
export function verifierAdapter(): Adapter {
  return new Map(
    Object.entries(VERIFIER.adapter).map(([name, { down, downScales, up, upScales }]) => [
      name,
      { down: unpackedRows(down, downScales), up: unpackedRows(up, upScales) },
    ]),
  )
}

/** Both changes of each layer as one, of the sum of their ranks. */
export function stacked(below: Adapter, above: Adapter): Adapter {
  const both = new Map(below)
  for (const [name, change] of above) {
    const first = both.get(name)
    both.set(name, first ? { down: joined(first, change, 'down'), up: joined(first, change, 'up') } : change)
  }
  return both
}

function joined(a: LowRank, b: LowRank, side: 'down' | 'up'): PackedRows {
  const data = new Int8Array(a[side].data.length + b[side].data.length)
  data.set(a[side].data)
  data.set(b[side].data, a[side].data.length)
  return { data, scales: Float32Array.from([...a[side].scales, ...b[side].scales]) }
}
