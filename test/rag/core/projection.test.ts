import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { embedAll } from '../../../src/rag/embed/embed-all.ts'
import { Embedder } from '../../../src/rag/embed/embedder.ts'
import { plainMatching, PROJECTED } from '../../../src/rag/late/projection.ts'
import { multiplier } from '../../../src/rag/late/project-kernel.ts'
import { TokenStore } from '../../../src/rag/late/token-store.ts'
import { buildBundledModel, bundledFiles } from '../../../src/rag/model/build.ts'
import { placeFolder } from '../../../src/rag/model/model-folder.ts'
import { rowDot } from '../../../src/rag/retrieval/vectors.ts'
import { sharedModelDir } from '../../support/shared-model.ts'
import { loadSets } from '../../eval/sets.ts'

const started: Embedder[] = []
let learned: Embedder
/** The model as it was published, without adapter and projection. */
let plain: Embedder
let published = ''
beforeAll(async () => {
  const model = await buildBundledModel(join(await sharedModelDir(), 'models'))
  const options = {
    ...model,
    quantized: false,
    oneByOne: false,
    maxTokens: 256,
    queueLimit: 4,
    log: () => {},
  }
  published = await mkdtemp(join(tmpdir(), 'public-cv-plain-'))
  await placeFolder(join(published, 'plain'), await bundledFiles('u8w', new Map(), null))
  learned = await Embedder.start({ ...options, bundled: true })
  plain = await Embedder.start({ ...options, root: published, name: 'plain', bundled: false })
  started.push(learned, plain)
}, 60_000)
afterAll(async () => {
  for (const embedder of started) await embedder.close()
  await rm(published, { recursive: true, force: true })
})

/** How many of the questions find the line that answers them first. */
async function found(
  embedder: Embedder,
  lines: readonly string[],
  questions: readonly (readonly [string, number])[],
): Promise<number> {
  const embedded = await embedAll(embedder, lines, { tokens: 'int8' })
  const store = new TokenStore(embedder.pieceDimensions, embedded, new Uint8Array(lines.length))
  let right = 0
  for (const [text, line] of questions) {
    const { tokens, matching } = await embedder.query(text)
    store.load(tokens)
    const scores = lines.map((_, i) =>
      store.match(i).best.reduce((sum, value, k) => sum + value * (matching.shares[k] ?? 0), 0),
    )
    if (scores.indexOf(Math.max(...scores)) === line) right++
  }
  return right
}

describe('the multiplication', () => {
  it('gives what plain arithmetic gives, for any number of rows', () => {
    const size = fc.record({
      width: fc.integer({ min: 1, max: 24 }).map((n) => n * 4),
      count: fc.integer({ min: 1, max: 8 }).map((n) => n * 4),
      rows: fc.constantFrom(0, 1, 2, 63, 64, 65, 130),
      seed: fc.integer({ min: 1, max: 1e9 }),
    })
    fc.assert(
      fc.property(size, ({ width, count, rows, seed }) => {
        let state = seed
        const next = () => (state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0) / 2 ** 32 - 0.5
        const matrix = Float32Array.from({ length: count * width }, next)
        const given = Float32Array.from({ length: rows * width }, next)
        const found = multiplier(matrix, width)(given)
        expect(found).toHaveLength(rows * count)
        for (let row = 0; row < rows; row++)
          for (let k = 0; k < count; k++)
            expect(found[row * count + k]).toBeCloseTo(
              rowDot(given, row * width, matrix, k * width, width),
              4,
            )
      }),
      { numRuns: 60 },
    )
  })

  it('refuses what its steps do not fit', () => {
    expect(() => multiplier(new Float32Array(12), 6)).toThrow(/2 rows of 6 numbers: multiples of 4/)
  })
})

describe('what was learned', () => {
  it('finds more paraphrases than the model alone, on CVs it was not fitted on', async () => {
    let [ours, theirs, all] = [0, 0, 0]
    for (const set of loadSets().filter(({ name }) => /^[bh]\d/.test(name))) {
      const lines = set.markdown.split('\n').filter((line) => /\p{L}{3}/u.test(line) && !line.startsWith('#'))
      const questions = set.questions
        .filter(({ type }) => type === 'paraphrase')
        .map(
          ({ query, quotes }) =>
            [query, lines.findIndex((line) => line.includes(quotes[0] ?? '\n'))] as const,
        )
        .filter(([, line]) => line >= 0)
      ours += await found(learned, lines, questions)
      theirs += await found(plain, lines, questions)
      all += questions.length
    }
    expect(all).toBeGreaterThan(60)
    expect(ours / all).toBeGreaterThan(theirs / all + 0.2)
  }, 120_000)

  it('gives rows of length 1, and shares that make up a whole', async () => {
    const { tokens, matching, starts } = await learned.query('Did she ever run a ward by herself?')
    expect(tokens).toHaveLength(starts.length * PROJECTED)
    for (let row = 0; row < starts.length; row++) {
      const part = tokens.subarray(row * PROJECTED, (row + 1) * PROJECTED)
      expect(Math.hypot(...part)).toBeCloseTo(1, 4)
    }
    expect(matching.shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 5)
  })

  it('leaves a model that it was not learned for as it is', async () => {
    const { tokens, matching, starts } = await plain.query('Where did she study?')
    expect(plain.pieceDimensions).toBe(plain.dimensions)
    expect(tokens).toHaveLength(starts.length * plain.dimensions)
    const { shares, absent } = plainMatching(starts.length)
    expect(matching.shares).toEqual(shares)
    expect(matching.absent).toBeCloseTo(absent, 5)
    expect(plainMatching(0).shares).toHaveLength(0)
  })
})
