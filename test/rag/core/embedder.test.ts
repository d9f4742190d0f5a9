import { readdirSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { getPriority, tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { embedAll } from '../../../src/rag/embed/embed-all.ts'
import { Embedder } from '../../../src/rag/embed/embedder.ts'
import { WorkerEmbeddings } from '../../../src/rag/embed/langchain.ts'
import { OverloadedError } from '../../../src/rag/embed/overloaded-error.ts'
import { buildBundledModel, bundledFiles } from '../../../src/rag/model/build.ts'
import { placeFolder } from '../../../src/rag/model/model-folder.ts'
import { buildVerifier } from '../../../src/rag/verify/verifier-model.ts'
import { dot } from '../../../src/rag/retrieval/vectors.ts'
import { sharedModelDir } from '../../support/shared-model.ts'

const RUN = { quantized: false, oneByOne: false, maxTokens: 256, queueLimit: 4 }

let embedder: Embedder
const lines: string[] = []
beforeAll(async () => {
  const model = await buildBundledModel(join(await sharedModelDir(), 'models'))
  embedder = await Embedder.start({ ...RUN, ...model, bundled: true, log: (line) => lines.push(line) })
}, 60_000)
afterAll(() => embedder.close())

describe('the embedding model', () => {
  it('gives the cosines it is known for, before anything is learned on top of it', async () => {
    const root = await mkdtemp(join(tmpdir(), 'public-cv-plain-'))
    await placeFolder(join(root, 'plain'), await bundledFiles('u8w', new Map()))
    const published = await Embedder.start({ ...RUN, root, name: 'plain', bundled: false, log: () => {} })
    try {
      const happy = await published.query('That is a happy person')
      const cosines = []
      for (const text of ['That is a happy dog', 'That is a very happy person', 'Today is a sunny day']) {
        cosines.push(dot(happy.vector, (await published.query(text)).vector))
      }
      const expected = [0.6975, 0.9416, 0.2544]
      cosines.forEach((cosine, i) => expect(cosine).toBeCloseTo(expected[i] ?? NaN, 4))
      expect(published.dimensions).toBe(384)
      // the adapter is in the model that is used
      const adapted = await embedder.query('That is a happy person')
      expect(dot(happy.vector, adapted.vector)).toBeLessThan(0.99)
    } finally {
      await published.close()
      await rm(root, { recursive: true, force: true })
    }
  })

  it('gives a text the same vector alone and beside a long one', async () => {
    const text = 'Moved cold history out of Snowflake into Iceberg tables.'
    const alone = await embedder.query(text)
    const [together] = await embedAll(embedder, [text, `${text} `.repeat(20)], { tokens: 'int8' })
    expect(together && dot(alone.vector, together.vector)).toBeCloseTo(1, 5)
  })

  it('reads 256 tokens and no more', async () => {
    const words = Array.from({ length: 400 }, (_, i) => ['data', 'ship', 'meter'][i % 3]).join(' ')
    const long = await embedder.query(words)
    expect(long.starts.length).toBe(254)
    const same = await embedder.query(words.split(' ').slice(0, 300).join(' '))
    expect(dot(long.vector, same.vector)).toBeCloseTo(1, 5)
  })

  it('tells where each word piece stands, accents, capitals and signs or not', async () => {
    const text = 'Västerhavn’s  R&D: (Łódź) 東京 naïveté'
    const { starts, ends, tokens } = await embedder.query(text)
    expect(embedder.pieceDimensions).toBe(128)
    expect(tokens.length).toBe(starts.length * 128)
    const pieces = [...starts].map((start, i) => text.slice(start, ends[i]))
    expect(pieces.join('')).toBe(text.replace(/\s+/g, ''))
  })

  it('takes an empty text and one of signs alone', async () => {
    expect((await embedder.query('')).starts.length).toBe(0)
    expect((await embedder.query('?!')).starts.length).toBe(2)
  })

  it.runIf(process.platform === 'linux')('gives way to the thread that answers requests', () => {
    const own = getPriority(process.pid)
    const threads = readdirSync('/proc/self/task').map((thread) => getPriority(Number(thread)))
    expect(threads).toContain(own)
    expect(threads).toContain(Math.min(19, own + 3))
  })

  it('is a LangChain Embeddings', async () => {
    const embeddings = new WorkerEmbeddings(embedder)
    const query = await embeddings.embedQuery('ports')
    const [document] = await embeddings.embedDocuments(['ports'])
    expect(document?.length).toBe(384)
    expect(query.reduce((sum, value, i) => sum + value * (document?.[i] ?? 0), 0)).toBeCloseTo(1, 5)
  })
})

describe('the queue', () => {
  it('lets queries pass documents that wait, and shares passes', async () => {
    const order: string[] = []
    const documents = embedAll(
      embedder,
      Array.from({ length: 24 }, (_, i) => `Document number ${i}`),
      { tokens: 'none' },
    ).then(() => order.push('documents'))
    const queries = Promise.all(['a', 'b', 'c'].map((text) => embedder.query(text))).then(() =>
      order.push('queries'),
    )
    await Promise.all([documents, queries])
    expect(order).toEqual(['queries', 'documents'])
  })

  it('comes to documents while queries never end', async () => {
    let asking = true
    let answered = 0
    // So many that some always wait when a pass ends.
    const askers = ['a', 'b', 'c'].map(async (text) => {
      while (asking) {
        await embedder.query(`${text} ${answered}`)
        // Long enough without documents that a failure says so, rather than time out.
        if (++answered > 2_000) asking = false
      }
    })
    await embedAll(
      embedder,
      Array.from({ length: 32 }, (_, i) => `Document number ${i}`),
      { tokens: 'none' },
    )
    expect(asking).toBe(true)
    asking = false
    await Promise.all(askers)
  })

  it('refuses more than may wait, and goes on afterwards', async () => {
    const results = await Promise.allSettled(
      Array.from({ length: 10 }, (_, i) => embedder.query(`Question ${i}`)),
    )
    const refused = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []))
    expect(refused.length).toBe(5)
    for (const reason of refused) {
      expect(reason).toBeInstanceOf(OverloadedError)
      expect(reason.retryAfter).toBeGreaterThanOrEqual(1)
    }
    expect((await embedder.query('Question 9')).vector.length).toBe(384)
  })

  it('drops what its asker no longer waits for', async () => {
    const controller = new AbortController()
    const first = embedder.query('stays')
    const second = embedder.query('goes', controller.signal)
    controller.abort(new Error('gone'))
    await expect(second).rejects.toThrow('gone')
    expect((await first).vector.length).toBe(384)
    await expect(embedder.query('too late', controller.signal)).rejects.toThrow('gone')
  })

  it('frees the place of one that waits as soon as its asker leaves', async () => {
    const controller = new AbortController()
    const first = embedder.query('stays')
    const others = Array.from({ length: 4 }, () => embedder.query('goes', controller.signal))
    await expect(embedder.query('one too many')).rejects.toBeInstanceOf(OverloadedError)
    controller.abort(new Error('gone'))
    for (const one of others) await expect(one).rejects.toThrow('gone')
    expect((await embedder.query('now there is room')).vector.length).toBe(384)
    await first
  })

  it('listens to nobody whose question is run, and gives what it was asked for though they left', async () => {
    const signals = ['runs', 'waits'].map(() => new AbortController())
    const added: string[] = []
    const queries = signals.map(({ signal }, i) => {
      const add = signal.addEventListener.bind(signal)
      signal.addEventListener = (...given: Parameters<typeof add>) => {
        added.push(`${i}`)
        add(...given)
      }
      return embedder.query(`Question ${i}`, signal)
    })
    expect(added).toEqual(['1'])
    signals[0]?.abort(new Error('gone'))
    // Somebody else may be waiting for the same question: the engine keeps it, and tells who left.
    expect((await queries[0])?.vector.length).toBe(384)
    expect((await queries[1])?.vector.length).toBe(384)
  })
})

describe('a worker that dies', () => {
  it('is replaced, and what it was running is run again', async () => {
    const before = await embedder.query('Where did she study?')
    const worker: unknown = Reflect.get(embedder, 'worker')
    if (!(worker instanceof (await import('node:worker_threads')).Worker)) throw new Error('no worker')
    // What it cannot read ends it, before it comes to the question. Terminated inside the runtime's native code
    // it would now and then take this process with it.
    worker.postMessage(null)
    const running = embedder.query('Where did she study?')
    expect(dot((await running).vector, before.vector)).toBeCloseTo(1, 5)
    expect(lines.at(-1)).toMatch(/The embedding worker ended .* a new one starts in 100 ms/)
  }, 30_000)
})

describe('the verifier beside the model', () => {
  const question = 'What is his mother tongue?'
  const texts = ['Languages: Estonian (native), English (C1)', 'Contact: tarmo@example.org']

  it('says the same of a passage that was indexed beside others and of one it never saw', async () => {
    const verifier = await buildVerifier(join(await sharedModelDir(), 'models'))
    const unseen = await embedder.judge(verifier, { query: question, texts: [texts[0] ?? ''] })
    await embedder.batch([...texts, `Skills: ${'welding, '.repeat(60)}`], 'int8')
    const indexed = await embedder.judge(verifier, { query: question, texts })
    expect(indexed[0]).toBeCloseTo(unseen[0] ?? NaN, 3)
    expect(indexed[0]).toBeGreaterThan(indexed[1] ?? Infinity)
  })

  it('says so when its file is not there, and is loaded when it is', async () => {
    const pairs = { query: question, texts }
    await expect(embedder.judge('/nowhere/model.onnx', pairs)).rejects.toThrow('The embedding model failed: ')
    const verifier = await buildVerifier(join(await sharedModelDir(), 'models'))
    expect(await embedder.judge(verifier, pairs)).toHaveLength(2)
  })

  it('is not asked for those who left, and refuses more than may wait', async () => {
    const verifier = await buildVerifier(join(await sharedModelDir(), 'models'))
    const controller = new AbortController()
    const ask = () => embedder.judge(verifier, { query: question, texts }, controller.signal)
    const running = embedder.query('runs')
    const waiting = Array.from({ length: 4 }, ask)
    await expect(ask()).rejects.toBeInstanceOf(OverloadedError)
    controller.abort(new Error('gone'))
    for (const one of waiting) await expect(one).rejects.toThrow('gone')
    await running
  })
})

describe('the variant int8', () => {
  it('gives nearly the vectors of u8w, whatever runs beside a text', async () => {
    const model = await buildBundledModel(join(await sharedModelDir(), 'models'), 'int8')
    const options = {
      ...model,
      bundled: true,
      quantized: false,
      oneByOne: true,
      maxTokens: 256,
      queueLimit: 4,
      log: () => {},
    }
    const quick = await Embedder.start(options)
    try {
      const texts = ['That is a happy person', 'Moved cold history out of Snowflake.', 'word '.repeat(60)]
      const together = await embedAll(quick, texts, { tokens: 'int8' })
      for (const [i, text] of texts.entries()) {
        const alone = (await quick.query(text)).vector
        expect(dot(alone, together[i]?.vector ?? alone)).toBeCloseTo(1, 5)
        expect(dot(alone, (await embedder.query(text)).vector)).toBeGreaterThan(0.95)
      }
    } finally {
      await quick.close()
    }
  }, 60_000)
})
