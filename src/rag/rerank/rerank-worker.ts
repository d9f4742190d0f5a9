/** The thread that runs the cross-encoder: it reads question and text together and says how well they fit. */
import {
  AutoModelForSequenceClassification,
  AutoTokenizer,
  env,
  Tensor,
  type PreTrainedModel,
  type PreTrainedTokenizer,
} from '@xenova/transformers'
import { parentPort, workerData } from 'node:worker_threads'
import { z } from 'zod'
import type { RerankMessage, RerankRequest, RerankSetup } from './protocol.ts'

const MAX_TOKENS = 512
/** More characters than so many tokens need. */
const MAX_CHARS = 8_192

const setup = workerData as RerankSetup
env.allowRemoteModels = false
env.localModelPath = setup.root

const encoding = z.object({
  input_ids: z.array(z.number()),
  token_type_ids: z.array(z.number()).optional(),
})
type Encoding = z.infer<typeof encoding>

const { tokenizer, model } = await load()

parentPort?.on('message', ({ id, query, texts }: RerankRequest) => {
  score(query, texts).then(
    (scores) => post({ kind: 'scores', id, scores }),
    (error: unknown) => post({ kind: 'error', id, message: messageOf(error) }),
  )
})

// Also tells a cross-encoder from a model that gives something else.
await score('warm up', ['warm up']).then(
  () => post({ kind: 'ready' }),
  (error: unknown) => post({ kind: 'failed', message: messageOf(error) }),
)

async function load(): Promise<{ tokenizer: PreTrainedTokenizer; model: PreTrainedModel }> {
  try {
    const tokenizer = await AutoTokenizer.from_pretrained(setup.name)
    const options = { quantized: setup.quantized }
    return { tokenizer, model: await AutoModelForSequenceClassification.from_pretrained(setup.name, options) }
  } catch (error) {
    post({ kind: 'failed', message: messageOf(error) })
    // The owner ends this thread; see onnx-runtime.ts for why it must not end before that.
    return new Promise(() => setInterval(() => {}, 60_000))
  }
}

async function score(query: string, texts: readonly string[]): Promise<Float32Array> {
  const pairs = texts.map((text) => encode(query, text))
  if (!setup.oneByOne) return scoreBatch(pairs)
  const scores = new Float32Array(pairs.length)
  for (const [i, pair] of pairs.entries()) scores.set(await scoreBatch([pair]), i)
  return scores
}

async function scoreBatch(pairs: readonly Encoding[]): Promise<Float32Array> {
  const width = Math.max(...pairs.map((pair) => pair.input_ids.length))
  const shape = [pairs.length, width]
  const tensor = (valueOf: (pair: Encoding, i: number) => number): Tensor => {
    const data = new BigInt64Array(pairs.length * width)
    pairs.forEach((pair, row) => {
      for (let i = 0; i < pair.input_ids.length; i++) data[row * width + i] = BigInt(valueOf(pair, i))
    })
    return new Tensor('int64', data, shape)
  }
  const output: unknown = await model({
    input_ids: tensor((pair, i) => pair.input_ids[i] ?? 0),
    attention_mask: tensor(() => 1),
    token_type_ids: tensor((pair, i) => pair.token_type_ids?.[i] ?? 0),
  })
  return scoresOf(output, pairs.length)
}

/** Both texts as one sequence, cut to the model's length. */
function encode(query: string, text: string): Encoding {
  const options = { truncation: true, max_length: MAX_TOKENS, padding: false, return_tensor: false }
  return encoding.parse(
    tokenizer(query.slice(0, MAX_CHARS), { ...options, text_pair: text.slice(0, MAX_CHARS) }),
  )
}

/** The logit of a model with one label; of one with two, how far the second is above the first. */
function scoresOf(output: unknown, rows: number): Float32Array {
  const logits = output && typeof output === 'object' && 'logits' in output ? output.logits : null
  if (!(logits instanceof Tensor) || !(logits.data instanceof Float32Array))
    throw new Error('the model gives no logits')
  const { data } = logits
  const labels = data.length / rows
  if (labels === 1) return Float32Array.from(data)
  if (labels !== 2) throw new Error(`the model has ${labels} labels, one or two are accepted`)
  return Float32Array.from({ length: rows }, (_, i) => (data[2 * i + 1] ?? 0) - (data[2 * i] ?? 0))
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

function post(message: RerankMessage): void {
  parentPort?.postMessage(message)
}
