/** The thread that runs the embedding model; it blocks while it computes, so nothing but the verifier lives here. */
import { parentPort, workerData } from 'node:worker_threads'
import { learnedMatching, plainMatching, PROJECTED } from '../late/projection.ts'
import { OUTPUT } from '../model/outputs.ts'
import { Judging } from '../verify/judging.ts'
import { alignPieces } from './align.ts'
import { loadForward, MAX_CHARS, type Forward } from './forward.ts'
import { giveWay } from './give-way.ts'
import { packQuery } from './packed-query.ts'
import { meanVectors, normaliseRows, pieceRows, quantise } from './pooling.ts'
import type {
  EmbedRequest,
  EmbedResult,
  JudgeRequest,
  WorkerMessage,
  WorkerRequest,
  WorkerSetup,
} from './protocol.ts'
import { concat, joinResults, splitResult } from './results.ts'

const setup = workerData as WorkerSetup
const matching = setup.bundled ? learnedMatching() : null

// Before the runtime starts threads of its own.
giveWay()
const forward = await load()
// The verifier goes on from the bundled model's layers.
const judging = setup.bundled ? new Judging(forward.pass) : null

parentPort?.on('message', (request: WorkerRequest) => {
  const answering = request.kind === 'embed' ? answerEmbed(request) : answerJudge(request)
  answering.catch((error: unknown) => post({ kind: 'error', id: request.id, message: messageOf(error) }, []))
})

// The first pass takes longer than the next ones.
const warm = await embed(['warm up'], 'none')
const dimensions = warm.vectors.length
const pieceDimensions = setup.bundled ? PROJECTED : dimensions
post({ kind: 'ready', dimensions, pieceDimensions, words: forward.wholeWords().join('\n') }, [])

async function load(): Promise<Forward> {
  try {
    return await loadForward(setup)
  } catch (error) {
    post({ kind: 'failed', message: messageOf(error) }, [])
    // The owner ends this thread; see onnx-runtime.ts for why it must not end before that.
    return new Promise(() => setInterval(() => {}, 60_000))
  }
}

async function answerEmbed({ id, texts, tokens }: EmbedRequest): Promise<void> {
  const result = await embed(texts, tokens)
  if (tokens !== 'float') return post({ kind: 'documents', id, result }, buffersOf(result))
  const one = texts.map(() => 1)
  const packed = splitResult(result, one).map(packQuery)
  post({ kind: 'queries', id, packed }, packed)
}

async function answerJudge({ id, ...asked }: JudgeRequest): Promise<void> {
  if (!judging) throw new Error('the verifier needs the bundled model')
  post({ kind: 'judged', id, logits: await judging.logits(asked) }, [])
}

async function embed(texts: readonly string[], form: EmbedRequest['tokens']): Promise<EmbedResult> {
  if (!setup.oneByOne) return run(texts, form)
  const results = []
  for (const text of texts) results.push(await run([text], form))
  return joinResults(results)
}

async function run(texts: readonly string[], form: EmbedRequest['tokens']): Promise<EmbedResult> {
  const pass = await forward.pass(texts)
  const { ids, counts, sequence } = pass
  const { data, width: dimensions } = pass.output(OUTPUT.hidden)
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
  judging?.keep(texts, pass, form === 'float' ? 'questions' : 'passages')
  /** Rows of the word pieces: the bundled model's are projected, of another they are its hidden state. */
  const rowsOf = (projected: string): Float32Array => {
    const { data, width } = pass.output(setup.bundled ? projected : OUTPUT.hidden)
    return pieceRows(data, sequence, width, counts)
  }
  const places = texts.map((text, i) => alignPieces(text.slice(0, MAX_CHARS), forward.piecesOf(ids[i] ?? [])))
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
