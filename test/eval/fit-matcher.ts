/**
 * npm run eval:fit-matcher: fits late interaction on test/eval/pairs (lines of invented CVs with questions that one of
 * them answers, or none) and writes src/rag/late/projection-weights.ts. The sets of test/eval, which it is not fitted
 * on, tell after each round how often the right unit comes first, or among three.
 */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { deserialize, serialize } from 'node:v8'
import { z } from 'zod'
import { unitChunks } from '../../src/rag/answer/extractive-answerer.ts'
import { parseDocument } from '../../src/rag/document.ts'
import { embedAll } from '../../src/rag/embed/embed-all.ts'
import { Embedder } from '../../src/rag/embed/embedder.ts'
import { buildBundledModel } from '../../src/rag/model/build.ts'
import { sharedModelDir } from '../support/model.ts'
import { holds } from './judge.ts'
import { learn, like, mulberry, NARROW, newMatcher, scoresOf, WIDTH, type Lesson, type Matcher, type Rows } from './matcher.ts'
import { goldRanges, loadSets } from './sets.ts'

const PAIRS = fileURLToPath(new URL('./pairs/', import.meta.url))
const CACHE = fileURLToPath(new URL('../../node_modules/.cache/public-cv-eval/', import.meta.url))
const OUT = fileURLToPath(new URL('../../src/rag/late/projection-weights.ts', import.meta.url))
const ROUNDS = 5
const BATCH = 4
const RATE = 1e-3
const DECAY = 1e-2
const DROP = 0.1
const PIECES = 48

const pairSchema = z.object({
  lines: z.array(z.string()),
  questions: z.array(z.tuple([z.number(), z.string()])),
  unanswerable: z.array(z.string()),
})

/** Vectors of all texts' word pieces as the model has them; kept on disk, as they take minutes. */
async function vectorsOf(texts: readonly Text[]): Promise<(text: Text) => Rows> {
  const distinct = [...new Set(texts.map(({ text }) => text))]
  const path = join(CACHE, `pieces-${createHash('sha256').update(distinct.join('\n')).digest('hex').slice(0, 16)}.bin`)
  if (!existsSync(path)) {
    const model = await buildBundledModel(join(await sharedModelDir(), 'models'))
    const embedder = await Embedder.start({ ...model, quantized: false, oneByOne: false, maxTokens: 256, queueLimit: 1, log: () => {}, bundled: false })
    const found = await embedAll(embedder, distinct, {
      tokens: 'int8',
      onProgress: (done, all) => (done % 2000 < 8 ? process.stderr.write(`embedded ${done} of ${all}\n`) : null),
    })
    await embedder.close()
    mkdirSync(CACHE, { recursive: true })
    writeFileSync(path, serialize(found.map(({ data, scales, starts }) => ({ data, scales, starts }))))
  }
  const kept = deserialize(readFileSync(path)) as Kept[]
  const at = new Map(distinct.map((text, i) => [text, i]))
  return ({ text, from }) => {
    const found = kept[at.get(text) ?? -1]
    if (!found) throw new Error(`No vectors for ${text}`)
    const { data, scales, starts } = found
    const first = Math.max(0, starts.findIndex((start) => start >= from))
    const count = Math.min(PIECES, scales.length - first)
    const rows = new Float32Array(count * WIDTH)
    for (let row = 0; row < count; row++)
      for (let k = 0; k < WIDTH; k++) rows[row * WIDTH + k] = data[(first + row) * WIDTH + k]! * scales[first + row]!
    return { count, data: rows }
  }
}

/** What the model reads; its own word pieces begin at `from`, before them stands what it belongs to. */
interface Text {
  readonly text: string
  readonly from: number
}

interface Kept {
  readonly data: Int8Array
  readonly scales: Float32Array
  readonly starts: Uint32Array
}

interface Texts {
  readonly lines: readonly Text[]
  readonly questions: readonly { readonly text: string; readonly gold: readonly number[]; readonly type: string }[]
}

const below = (context: string, text: string): Text =>
  context === '' ? { text, from: 0 } : { text: `${context}: ${text}`, from: context.length + 2 }

/** The nearest line above with a year: the post, or so, that a line belongs to. */
const headerOf = (lines: readonly string[], i: number): string => lines.slice(0, i).findLast((line) => /\b(?:19|20)\d\d\b/.test(line)) ?? ''

const asked = (text: string): Text => ({ text, from: 0 })

/** Half of the lines stand below a header, as most do in a CV; the others by themselves. */
function pairs(): Texts[] {
  return readdirSync(PAIRS)
    .sort()
    .flatMap((file) => readFileSync(join(PAIRS, file), 'utf8').split('\n'))
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const { lines, questions, unanswerable } = pairSchema.parse(JSON.parse(line))
      return {
        lines: lines.map((text, i) => (i % 2 === 0 ? below('', text) : below(headerOf(lines, i), text))),
        questions: [
          ...questions.map(([at, text]) => ({ text, gold: [at], type: 'pair' })),
          ...unanswerable.map((text) => ({ text, gold: [], type: 'none' })),
        ],
      }
    })
}

function sets(): Texts[] {
  return loadSets()
    .filter((set) => set.part === 'tuned')
    .map((set) => {
      const units = unitChunks(parseDocument(set.markdown))
      return {
        lines: units.map((unit) => below(unit.context, unit.text)),
        questions: set.questions
          .filter((question) => question.type !== 'adversarial')
          .map((question) => {
            const ranges = goldRanges(set, question)
            const gold = units.flatMap(({ span, text }, i) =>
              ranges.some(([a, b]) => span.start < b && span.end > a) && question.all.some((group) => group.some((one) => holds(text, one))) ? [i] : [],
            )
            return { text: question.query, gold, type: question.type }
          })
          .filter(({ gold, type }) => gold.length > 0 || type === 'unanswerable'),
      }
    })
}

/** Shares of questions whose right line is first, and among three, by type; and how well 'none' is told from 'some'. */
function report(matcher: Matcher, cvs: readonly Texts[], rows: (text: Text) => Rows): string {
  const ranks = new Map<string, number[]>()
  const margins: { readonly some: number[]; readonly none: number[] } = { some: [], none: [] }
  for (const { lines, questions } of cvs) {
    const score = scoresOf(matcher, lines.map(rows))
    for (const { text, gold, type } of questions) {
      const { scores, absent } = score(rows(asked(text)))
      const best = Math.max(...scores)
      if (gold.length === 0) {
        margins.none.push(best - absent)
        continue
      }
      margins.some.push(best - absent)
      const right = Math.max(...gold.map((at) => scores[at] ?? -1))
      const rank = scores.filter((one) => one > right).length
      for (const key of [type, 'all']) ranks.set(key, [...(ranks.get(key) ?? []), rank])
    }
  }
  const share = (list: readonly number[], below: number): string => (list.filter((rank) => rank < below).length / list.length).toFixed(3)
  let apart = 0
  for (const some of margins.some) for (const none of margins.none) apart += some > none ? 1 : 0
  return [...ranks]
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([type, list]) => `${type} ${share(list, 1)}/${share(list, 3)}`)
    .concat(`some against none ${(apart / (margins.some.length * margins.none.length)).toFixed(3)}`)
    .join(' · ')
}

class Adam {
  private readonly first: Matcher
  private readonly second: Matcher
  private steps = 0
  constructor(matcher: Matcher) {
    this.first = like(matcher)
    this.second = like(matcher)
  }
  step(matcher: Matcher, slope: Matcher, rate: number): void {
    this.steps++
    const [fade, fade2] = [1 - 0.9 ** this.steps, 1 - 0.999 ** this.steps]
    for (const part of ['query', 'line', 'weight', 'absent', 'scalars'] as const) {
      const [values, g, m, v] = [matcher[part], slope[part], this.first[part], this.second[part]]
      // the scale is some hundred times the size of the others
      const size = part === 'scalars' ? [20, 1] : null
      for (let i = 0; i < values.length; i++) {
        m[i] = 0.9 * m[i]! + 0.1 * g[i]!
        v[i] = 0.999 * v[i]! + 0.001 * g[i]! * g[i]!
        const decay = size ? 0 : DECAY * values[i]!
        values[i]! -= rate * (size?.[i] ?? 1) * (m[i]! / fade / (Math.sqrt(v[i]! / fade2) + 1e-8) + decay)
      }
    }
  }
}

/** Without some of the model's dimensions, others each time, so that no weight leans on few of them. */
function thinned(matcher: Matcher, kept: Float32Array): Matcher {
  const columns = (from: Float32Array): Float32Array => from.map((value, i) => value * (kept[i % WIDTH] ?? 1))
  return { ...matcher, query: columns(matcher.query), line: columns(matcher.line) }
}

const lessonsOf = pairs()
const checks = sets()
const rows = await vectorsOf([...lessonsOf, ...checks].flatMap(({ lines, questions }) => [...lines, ...questions.map(({ text }) => asked(text))]))
const random = mulberry(7)
const matcher = newMatcher(random)
const adam = new Adam(matcher)
const lessons = lessonsOf.map(
  ({ lines, questions }): Lesson => ({
    lines: lines.map(rows),
    questions: questions.map(({ text }) => rows(asked(text))),
    gold: questions.map(({ gold }) => gold[0] ?? -1),
  }),
)
process.stderr.write(`${lessons.length} CVs\nbefore: ${report(matcher, checks, rows)}\n`)
const steps = ROUNDS * Math.ceil(lessons.length / BATCH)
let step = 0
for (let round = 1; round <= ROUNDS; round++) {
  const order = lessons.map((_, i) => i)
  for (let i = order.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1))
    ;[order[i], order[j]] = [order[j] ?? 0, order[i] ?? 0]
  }
  let loss = 0
  for (let at = 0; at < order.length; at += BATCH) {
    const batch = order.slice(at, at + BATCH)
    const kept = Float32Array.from({ length: WIDTH }, () => (random() < DROP ? 0 : 1 / (1 - DROP)))
    const slope = like(matcher)
    const thin = thinned(matcher, kept)
    for (const i of batch) {
      const lesson = lessons[i]
      if (lesson) loss += learn(thin, lesson, slope) / order.length
    }
    for (const part of ['query', 'line'] as const) slope[part].forEach((value, i) => (slope[part][i] = value * (kept[i % WIDTH] ?? 1)))
    for (const part of [slope.query, slope.line, slope.weight, slope.absent, slope.scalars]) part.forEach((value, i) => (part[i] = value / batch.length))
    adam.step(matcher, slope, RATE * (1 - step++ / steps))
  }
  process.stderr.write(`round ${round}: loss ${loss.toFixed(3)} · ${report(matcher, checks, rows)}\n`)
}

/** One byte a number, with a scale for each row. */
function packed(weights: Float32Array): { rows: string; scales: number[] } {
  const bytes = new Int8Array(weights.length)
  const scales = Array.from({ length: weights.length / WIDTH }, (_, row) => {
    const values = weights.subarray(row * WIDTH, (row + 1) * WIDTH)
    const scale = Number((values.reduce((top, value) => Math.max(top, Math.abs(value)), 0) / 127).toPrecision(4))
    values.forEach((value, k) => (bytes[row * WIDTH + k] = Math.max(-127, Math.min(127, Math.round(value / scale)))))
    return scale
  })
  return { rows: Buffer.from(bytes.buffer).toString('base64'), scales }
}
const fixed = (values: Float32Array): string => [...values].map((value) => Number(value.toPrecision(4))).join(', ')
const query = packed(matcher.query)
const line = packed(matcher.line)
writeFileSync(
  OUT,
  `// Written by \`npm run eval:fit-matcher\` from test/eval/pairs; not by hand.
/** Rows of ${NARROW} projections of ${WIDTH} numbers, one byte a number, in base64. */
export const PROJECTION = {
  scale: ${Number(matcher.scalars[0]?.toPrecision(5))},
  absent: ${Number(matcher.scalars[1]?.toPrecision(5))},
  absentBy: [${fixed(matcher.absent)}],
  weightBy: [${fixed(matcher.weight)}],
  queryScales: [${query.scales.join(', ')}],
  query: '${query.rows}',
  lineScales: [${line.scales.join(', ')}],
  line: '${line.rows}',
}
`,
)
