/** The thread that runs the embedding model; it blocks while it computes, so nothing else lives here. */
import {
  AutoModel,
  AutoTokenizer,
  env,
  Tensor,
  type PreTrainedModel,
  type PreTrainedTokenizer,
} from '@xenova/transformers'
import { parentPort, workerData } from 'node:worker_threads'
import { z } from 'zod'
import { alignPieces } from './align.ts'
import { giveWay } from './give-way.ts'
import { packQuery } from './packed-query.ts'
import { meanVectors, normaliseRows, pieceRows, quantise } from './pooling.ts'
import { learnedMatching, plainMatching, PROJECTED } from '../late/projection.ts'
import { OUTPUT } from '../model/outputs.ts'
import { concat, joinResults, splitResult } from './results.ts'
import type { EmbedRequest, EmbedResult, WorkerMessage, WorkerSetup } from './protocol.ts'

/** More characters than any 256 tokens need; keeps the tokenizer from reading a book to drop it. */
const MAX_CHARS = 8_192

const setup = workerData as WorkerSetup
env.allowRemoteModels = false
env.localModelPath = setup.root

const matching = setup.bundled ? learnedMatching() : null
const encoding = z.object({ input_ids: z.array(z.number()) })

// Before the runtime starts threads of its own.
giveWay()
const { tokenizer, model } = await load()

parentPort?.on('message', ({ id, texts, tokens }: EmbedRequest) => {
  embed(texts, tokens).then(
    (result) => {
      if (tokens !== 'float') return post({ kind: 'documents', id, result }, buffersOf(result))
      const one = texts.map(() => 1)
      const packed = splitResult(result, one).map(packQuery)
      post({ kind: 'queries', id, packed }, packed)
    },
    (error: unknown) => post({ kind: 'error', id, message: messageOf(error) }, []),
  )
})

// The first pass takes longer than the next ones.
const warm = await embed(['warm up'], 'none')
const dimensions = warm.vectors.length
const pieceDimensions = setup.bundled ? PROJECTED : dimensions
post({ kind: 'ready', dimensions, pieceDimensions, words: wholeWords().join('\n') }, [])

async function load(): Promise<{ tokenizer: PreTrainedTokenizer; model: PreTrainedModel }> {
  try {
    const tokenizer = await AutoTokenizer.from_pretrained(setup.name)
    return { tokenizer, model: await AutoModel.from_pretrained(setup.name, { quantized: setup.quantized }) }
  } catch (error) {
    post({ kind: 'failed', message: messageOf(error) }, [])
    // The owner ends this thread; see onnx-runtime.ts for why it must not end before that.
    return new Promise(() => setInterval(() => {}, 60_000))
  }
}

async function embed(texts: readonly string[], form: EmbedRequest['tokens']): Promise<EmbedResult> {
  if (!setup.oneByOne) return run(texts, form)
  const results = []
  for (const text of texts) results.push(await run([text], form))
  return joinResults(results)
}

async function run(texts: readonly string[], form: EmbedRequest['tokens']): Promise<EmbedResult> {
  const ids = texts.map(tokenIds)
  const counts = ids.map((list) => list.length)
  const sequence = Math.max(...counts)
  const shape = [texts.length, sequence]
  const inputIds = new BigInt64Array(texts.length * sequence)
  const mask = new BigInt64Array(texts.length * sequence)
  ids.forEach((list, row) => {
    list.forEach((token, column) => {
      inputIds[row * sequence + column] = BigInt(token)
      mask[row * sequence + column] = 1n
    })
  })
  const output: unknown = await model({
    input_ids: new Tensor('int64', inputIds, shape),
    attention_mask: new Tensor('int64', mask, shape),
    token_type_ids: new Tensor('int64', new BigInt64Array(mask.length), shape),
  })
  const { data, width: dimensions } = outputOf(output, OUTPUT.hidden)
  const none = {
    vectors: meanVectors(data, sequence, dimensions, counts),
    counts: new Uint32Array(texts.length),
    tokens: null,
    scales: null,
    shares: new Float32Array(0),
    absent: new Float32Array(0),
    starts: new Uint32Array(0),
    ends: new Uint32Array(0),
  }
  if (form === 'none') return none
  /** Rows of the word pieces: the bundled model's are projected, of another they are its hidden state. */
  const rowsOf = (projected: string): Float32Array => {
    const { data, width } = outputOf(output, setup.bundled ? projected : OUTPUT.hidden)
    return pieceRows(data, sequence, width, counts)
  }
  const places = texts.map((text, i) => alignPieces(text.slice(0, MAX_CHARS), piecesOf(ids[i] ?? [])))
  const starts = concat(
    places.map((place) => place.starts),
    Uint32Array,
  )
  const ends = concat(
    places.map((place) => place.ends),
    Uint32Array,
  )
  const result = { ...none, counts: Uint32Array.from(counts, (count) => count - 2), starts, ends }
  if (form === 'float') {
    const hidden = normaliseRows(pieceRows(data, sequence, dimensions, counts), dimensions)
    const tokens = setup.bundled ? normaliseRows(rowsOf(OUTPUT.question), PROJECTED) : hidden
    return { ...result, ...matchingOf(hidden, dimensions, result.counts), tokens }
  }
  const packed = quantise(rowsOf(OUTPUT.text), setup.bundled ? PROJECTED : dimensions)
  return { ...result, tokens: packed.data, scales: packed.scales }
}

/** What is learned of how each query's word pieces are to be compared. */
function matchingOf(
  tokens: Float32Array,
  dimensions: number,
  counts: Uint32Array,
): Pick<EmbedResult, 'shares' | 'absent'> {
  let row = 0
  const found = Array.from(counts, (count) => {
    const rows = tokens.subarray(row * dimensions, (row += count) * dimensions)
    return matching?.(rows) ?? plainMatching(count)
  })
  const shares = concat(
    found.map((one) => one.shares),
    Float32Array,
  )
  return { shares, absent: Float32Array.from(found, (one) => one.absent) }
}

/** The word pieces of a text, without the markers before and after it. */
function piecesOf(ids: readonly number[]): string[] {
  return ids.slice(1, -1).map((id) => String(tokenizer.model.vocab[id] ?? '[UNK]'))
}

/** Entries of the tokenizer's vocabulary that are a word by themselves, however it marks those. */
function wholeWords(): string[] {
  const entries = tokenizer.model.vocab.map(String)
  const marked = entries.filter((entry) => /^[\u2581\u0120]/.test(entry))
  const whole = marked.length > 0 ? marked.map((entry) => entry.slice(1)) : entries
  return whole.filter((entry) => /^[\p{L}\d]+$/u.test(entry)).map((entry) => entry.toLowerCase())
}

/** Token ids of one text, cut to the model's length; the last is always the separator. */
function tokenIds(text: string): number[] {
  const options = { truncation: true, max_length: setup.maxTokens, padding: false, return_tensor: false }
  return encoding.parse(tokenizer(text.slice(0, MAX_CHARS), options)).input_ids
}

function outputOf(output: unknown, name: string): { data: Float32Array; width: number } {
  const state: unknown = output && typeof output === 'object' ? Reflect.get(output, name) : null
  // Taken once: the library's tensor is a proxy, slow to read element by element.
  if (state instanceof Tensor && state.data instanceof Float32Array)
    return { data: state.data, width: state.dims[2] ?? 0 }
  throw new Error(`the model gives no ${name}`)
}

function buffersOf({ vectors, counts, tokens, scales }: EmbedResult): ArrayBufferLike[] {
  return [vectors.buffer, counts.buffer, tokens?.buffer, scales?.buffer].filter(
    (buffer) => buffer !== undefined,
  )
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

function post(message: WorkerMessage, transfer: ArrayBufferLike[]): void {
  parentPort?.postMessage(
    message,
    transfer.filter((buffer) => buffer instanceof ArrayBuffer),
  )
}
