/** The cross-encoder: a real model in its thread, its say in the order, and what happens without it. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { VERIFIED } from '../../../src/rag/answer/declining/second-opinion.ts'
import { extractiveAnswerer } from '../../../src/rag/answer/extractive-answerer.ts'
import { createEngineWith } from '../../../src/rag/create-engine.ts'
import type { Engine } from '../../../src/rag/engine.ts'
import { reorder } from '../../../src/rag/rerank/reorder.ts'
import { Reranker, type Rerank } from '../../../src/rag/rerank/reranker.ts'
import { resolveReranker } from '../../../src/rag/rerank/resolve.ts'
import { testApp } from '../../support/app.ts'
import { testEngine, testIndexDir } from '../../support/model.ts'
import { crossEncoderFiles, writeCrossEncoder } from './tiny-cross-encoder.ts'

let dir: string
let folder: string
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'public-cv-rerank-'))
  folder = join(dir, 'overlap')
  await writeCrossEncoder(folder)
})
afterAll(() => rm(dir, { recursive: true, force: true }))

const setupOf = (path: string) => ({
  root: dirname(path),
  name: basename(path),
  quantized: false,
  oneByOne: false,
})
const quiet = () => undefined
/** Is it a question to the cross-encoder, not to the verifier, which reads fewer texts, nor texts to be embedded? */
const isOf = (message: { query?: string; texts?: readonly string[] }): boolean =>
  message.query !== undefined && (message.texts?.length ?? 0) > VERIFIED

describe('a cross-encoder', () => {
  it('scores question and text together, alone as in a batch', async () => {
    const reranker = await Reranker.start(setupOf(folder), quiet)
    try {
      const texts = ['the viaduct near the river', 'a bridge', 'River bridge, bridge and river; viaduct!', '']
      const together = await reranker.scores('Which river bridge?', texts)
      expect(Array.from(together ?? [])).toEqual([1, 1, 4, 0])
      for (const [i, text] of texts.entries())
        expect((await reranker.scores('Which river bridge?', [text]))?.[0]).toBe(together?.[i])
      expect(await reranker.scores('bridge', ['bridge '.repeat(5_000)])).not.toBeNull()
    } finally {
      await reranker.close()
    }
    expect(await reranker.scores('bridge', ['bridge'])).toBeNull()
  })

  it('may have two labels: the second counts, less the first', async () => {
    const two = join(dir, 'two')
    await writeCrossEncoder(two, 2)
    const reranker = await Reranker.start(setupOf(two), quiet)
    try {
      expect(Array.from((await reranker.scores('river', ['river river', 'sea'])) ?? [])).toEqual([2, 0])
    } finally {
      await reranker.close()
    }
  })

  it('goes without scores while too many wait, and while its thread starts again', async () => {
    const lines: string[] = []
    const terminated = vi.spyOn(Worker.prototype, 'terminate')
    const reranker = await Reranker.start(setupOf(folder), (line) => lines.push(line))
    try {
      const all = await Promise.all(Array.from({ length: 100 }, () => reranker.scores('river', ['river'])))
      expect(all.filter((scores) => scores === null).length).toBe(100 - 65)
      expect(all.filter((scores) => scores?.[0] === 1).length).toBe(65)
      const post = vi.spyOn(Worker.prototype, 'postMessage')
      const asking = reranker.scores('river', ['river'])
      const worker = post.mock.contexts.at(-1)
      post.mockRestore()
      if (!(worker instanceof Worker)) throw new Error('no worker was asked')
      await asking
      await worker.terminate()
      expect(await reranker.scores('river', ['river'])).toBeNull()
      expect(lines).toEqual([expect.stringMatching(/^The cross-encoder ended .* starts again/)])
      await vi.waitFor(async () => expect((await reranker.scores('river', ['river']))?.[0]).toBe(1), 30_000)
    } finally {
      await reranker.close()
      terminated.mockRestore()
    }
  })

  it('stops for a client that is gone', async () => {
    const reranker = await Reranker.start(setupOf(folder), quiet)
    try {
      const gone = AbortSignal.abort(new Error('gone'))
      await expect(reranker.scores('river', ['river'], gone)).rejects.toThrow('gone')
    } finally {
      await reranker.close()
    }
  })
})

describe('a new order', () => {
  const candidates = [0.6, 0.3, 0.05, 0.05].map((chance, i) => ({ i, chance }))
  const order = (scores: number[]) => reorder(candidates, scores).map(({ i }) => i)

  it('mixes both opinions and leaves alone what was not read', () => {
    expect(order([0, 0, 0])).toEqual([0, 1, 2, 3])
    expect(order([0, 9, 0])).toEqual([1, 0, 2, 3])
    expect(order([0, 0, 9])).toEqual([2, 0, 1, 3])
    expect(order([])).toEqual([0, 1, 2, 3])
  })

  it('keeps the sum of the chances, whatever the scale', () => {
    for (const scores of [
      [1, 2, 3],
      [-1e9, 0, 1e9],
      [5, 5, 5],
    ]) {
      const sum = reorder(candidates, scores).reduce((total, { chance }) => total + chance, 0)
      expect(sum).toBeCloseTo(1, 9)
    }
  })

  it('is the old one when a score is no number', () => {
    expect(order([NaN, 1, 2])).toEqual([0, 1, 2, 3])
    expect(order([Infinity, 1, 2])).toEqual([0, 1, 2, 3])
  })
})

describe('an engine with one', () => {
  const CV = `# Ann Lee\n\n## Work\n\n- Painted the harbour wall.\n- Repaired the lighthouse lamp.\n\n## Education\n\nMSc Physics, University of Oslo, 2012\n`
  const ask = async (engine: Engine, query: string) =>
    engine.ask(await engine.prepare({ version: 1, content: CV }), { query })

  it('answers, with its say in the order, and closes', async () => {
    const asked = vi.spyOn(Reranker, 'start')
    const { engine, close } = await testEngine({ rerank: setupOf(folder) })
    try {
      // the verifier is another one
      const own = asked.mock.calls.findIndex(([{ name }]) => name === basename(folder))
      const reranker = await (asked.mock.results[own]?.value as Promise<Reranker>)
      const scores = vi.spyOn(Worker.prototype, 'postMessage')
      const answer = await ask(engine, 'What did she do with the lighthouse lamp?')
      expect(answer.answer).toContain('Repaired the lighthouse lamp')
      const texts = scores.mock.calls.flatMap(([message]) => (isOf(message as object) ? [message] : []))
      expect(texts).toHaveLength(1)
      scores.mockRestore()
      await close()
      expect(await reranker.scores('a', ['a'])).toBeNull()
    } finally {
      asked.mockRestore()
    }
  })

  it('answers with what the cross-encoder finds far better', async () => {
    const heard: string[] = []
    const rerank: Rerank = (_, texts) => {
      heard.push(...texts)
      return Promise.resolve(texts.map((text) => (text === 'Work: Painted the harbour wall.' ? 1_000 : 0)))
    }
    const indexDir = await testIndexDir()
    const engine = await createEngineWith(
      { indexDir, log: quiet },
      extractiveAnswerer(undefined, undefined, rerank),
    )
    const without = await createEngineWith({ indexDir, log: quiet }, extractiveAnswerer())
    try {
      const query = 'What did she repair?'
      expect((await ask(without, query)).answer).toMatch(/^Repaired the lighthouse lamp/)
      expect((await ask(engine, query)).answer).toMatch(/^Painted the harbour wall/)
      expect(heard).toContain('Work: Painted the harbour wall.')
    } finally {
      await engine.close()
      await without.close()
      await rm(indexDir, { recursive: true, force: true })
    }
  })

  it('does not start with a model that is none', async () => {
    const broken = join(dir, 'broken')
    await writeCrossEncoder(broken)
    await writeFile(join(broken, 'onnx/model.onnx'), 'not a model')
    await expect(testEngine({ rerank: setupOf(broken) })).rejects.toThrow(
      /^RERANK_MODEL broken does not load: /,
    )
    const three = join(dir, 'three')
    await writeCrossEncoder(three, 3)
    await expect(Reranker.start(setupOf(three), quiet)).rejects.toThrow('3 labels, one or two are accepted')
  })
})

describe('RERANK_MODEL', () => {
  const find = (model: string, hub?: string) =>
    resolveReranker({ indexDir: join(dir, 'index'), model, log: quiet, ...(hub ? { hub } : {}) })

  it('names a local folder, which must be whole', async () => {
    expect(await find(folder)).toEqual(setupOf(folder))
    const part = join(dir, 'part')
    await writeCrossEncoder(part)
    await rm(join(part, 'tokenizer.json'))
    await expect(find(part)).rejects.toThrow(/^RERANK_MODEL is ".*part", but .*tokenizer\.json is missing/)
  })

  it('names a model of the hub, downloaded once', async () => {
    const files = await crossEncoderFiles()
    let requests = 0
    const hub = createServer((request, response) => {
      requests++
      const body = files.get((request.url ?? '').replace('/some/reranker/resolve/main/', ''))
      response.writeHead(body ? 200 : 404).end(body)
    })
    await new Promise<void>((done) => hub.listen(0, '127.0.0.1', done))
    const address = `http://127.0.0.1:${(hub.address() as AddressInfo).port}`
    try {
      const setup = await find('some/reranker', address)
      const reranker = await Reranker.start(setup, quiet)
      expect((await reranker.scores('river', ['river']))?.[0]).toBe(1)
      await reranker.close()
      const before = requests
      expect(await find('some/reranker', address)).toEqual(setup)
      expect(requests).toBe(before)
      await expect(find('no/reranker', address)).rejects.toThrow(
        /^RERANK_MODEL no\/reranker could not be downloaded \(config\.json: HTTP 404\)\. .*or unset it to go without$/,
      )
    } finally {
      hub.close()
    }
  })

  it.each(['./nowhere', '/nowhere/at/all', 'two words'])('stops the start when it is %s', async (model) => {
    await expect(testApp({ env: { RERANK_MODEL: model } })).rejects.toThrow(
      `RERANK_MODEL is "${model}": a folder that exists or a hub name like`,
    )
  })
})
