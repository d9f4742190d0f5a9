import { readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Embedder } from '../../../src/rag/embed/embedder.ts'
import { ownIndexDir, testEngine, testIndexDir, type TestEngine } from '../../support/model.ts'

const CV = `# Ann Lee

## Work

### Engineer, Acme GmbH

*2019 – 2024, Berlin*

- Led a team of four people.
- Moved the warehouse to Iceberg, which cut the bill by 38%.

## Education

MSc Physics, University of Oslo, 2012

## Contact

ann@lee.example
`

const open: TestEngine[] = []
const folders: string[] = []
async function engineOver(indexDir: string): Promise<TestEngine> {
  const started = await testEngine({ indexDir })
  open.push(started)
  return started
}
async function newFolder(make = testIndexDir): Promise<string> {
  const folder = await make()
  folders.push(folder)
  return folder
}
afterEach(async () => {
  vi.restoreAllMocks()
  for (const engine of open.splice(0)) await engine.close()
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true, force: true })
})

/** Counts the texts that go through the model. */
function countEmbedded(): () => number {
  const spy = vi.spyOn(Embedder.prototype, 'batch')
  return () => spy.mock.calls.reduce((sum, [texts]) => sum + texts.length, 0)
}

describe('the engine', () => {
  it('answers from the version asked, with quotes that stand in it', async () => {
    const { engine } = await engineOver(await newFolder())
    const first = await engine.prepare({ version: 1, content: CV }, { persist: true })
    const second = await engine.prepare(
      { version: 2, content: CV.replace('Oslo', 'Bergen') },
      { persist: true },
    )
    for (const [snapshot, place] of [
      [first, 'Oslo'],
      [second, 'Bergen'],
    ] as const) {
      const answer = await engine.ask(snapshot, { query: 'Where did she study?' })
      expect(answer.answer).toContain(place)
      expect(answer.version).toBe(snapshot.version)
      expect(answer.sources.length).toBeGreaterThan(0)
      for (const { quote, start, end } of answer.sources)
        expect(quote).toBe(snapshot.content.slice(start, end))
    }
    const [hit] = await engine.search(second, 'warehouse costs', 1)
    expect(hit).toMatchObject({ title: 'Work › Engineer, Acme GmbH', slug: 'engineer-acme-gmbh' })
  }, 60_000)

  it('gives a repeated question the same answer without the model', async () => {
    const { engine } = await engineOver(await newFolder())
    const snapshot = await engine.prepare({ version: 1, content: CV })
    const answer = await engine.ask(snapshot, { query: 'What is her email address?' })
    const spy = vi.spyOn(Embedder.prototype, 'query')
    const parts: string[] = []
    expect(
      await engine.ask(snapshot, {
        query: 'What is her email address?',
        onPart: (part) => parts.push(part.text),
      }),
    ).toEqual(answer)
    expect(parts.join('')).toBe(answer.answer)
    expect(spy).not.toHaveBeenCalled()
  }, 60_000)

  it('counts anew what goes on when the month has changed', async () => {
    const { engine } = await engineOver(await newFolder())
    const content =
      '# Ann Lee\n\n## Work\n\n### Engineer, Acme GmbH\n\n*March 2024 – present, Berlin*\n\n- Led a team.\n'
    const snapshot = await engine.prepare({ version: 1, content })
    const input = { query: 'How long has she been at Acme?' }
    vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 1, 28) })
    try {
      expect((await engine.ask(snapshot, input)).answer).toContain('2 years so far')
      expect(engine.known(snapshot, input)).toBeDefined()
      vi.setSystemTime(Date.UTC(2026, 2, 1))
      expect(engine.known(snapshot, input)).toBeUndefined()
      expect((await engine.ask(snapshot, input)).answer).toContain('2 years and 1 month so far')
    } finally {
      vi.useRealTimers()
    }
  }, 60_000)

  it('takes any text for a version, and any question', async () => {
    const { engine } = await engineOver(await newFolder())
    for (const content of ['', '\0', '# \n', '<!-- -->', '🙂'.repeat(2_000), '> '.repeat(5_000)]) {
      const snapshot = await engine.prepare({ version: 1, content })
      for (const query of ['?', '学歴は？', '\ud83d', 'x'.repeat(1_000)]) {
        const answer = await engine.ask(snapshot, { query })
        expect(answer.answer.length).toBeGreaterThan(0)
      }
    }
  }, 120_000)
})

describe('the saved index', () => {
  it('is opened by the next start, which embeds nothing, and after an edit only what changed', async () => {
    const folder = await newFolder()
    const before = await engineOver(folder)
    const snapshot = await before.engine.prepare({ version: 1, content: CV }, { persist: true })
    const answer = await before.engine.ask(snapshot, { query: 'How large was her team?' })
    await before.engine.close()
    const embedded = countEmbedded()
    const { engine, lines } = await engineOver(folder)
    const again = await engine.prepare({ version: 1, content: CV }, { persist: true })
    expect(embedded()).toBe(0)
    expect(lines).toEqual([])
    expect(await engine.ask(again, { query: 'How large was her team?' })).toEqual(answer)
    await engine.prepare({ version: 2, content: CV.replace('four people', 'six people') }, { persist: true })
    expect(embedded()).toBe(1)
  }, 60_000)

  it('does not take a draft', async () => {
    const folder = await newFolder()
    const { engine } = await engineOver(folder)
    await engine.prepare({ version: 1, content: CV })
    await engine.close()
    expect(await readdir(join(folder, 'vectors'))).toEqual([])
  }, 60_000)

  it.each([
    [
      'a damaged file',
      (path: string) => truncate(join(path, 'embeddings.bin'), 100),
      /embeddings\.bin is damaged/,
    ],
    [
      'a damaged graph',
      (path: string) => writeFile(join(path, 'hnswlib.index'), 'x'),
      /hnswlib\.index is damaged/,
    ],
    ['no manifest', (path: string) => rm(join(path, 'manifest.json')), /manifest\.json/],
    [
      'vectors of another model',
      async (path: string) => {
        const manifest = join(path, 'manifest.json')
        await writeFile(
          manifest,
          (await readFile(manifest, 'utf8')).replace(/"digest":"[^"]+"/, '"digest":"other"'),
        )
      },
      /it is of another digest/,
    ],
  ])(
    'with %s is built anew, said in one line',
    async (_name, damage, reason) => {
      const folder = await newFolder()
      const before = await engineOver(folder)
      await before.engine.prepare({ version: 1, content: CV }, { persist: true })
      await before.engine.close()
      const current = (await readFile(join(folder, 'vectors/CURRENT'), 'utf8')).trim()
      await damage(join(folder, 'vectors', current))
      const { engine, lines } = await engineOver(folder)
      expect(lines).toEqual([expect.stringMatching(/^The saved index cannot be used .*: it is built anew$/)])
      expect(lines[0]).toMatch(reason)
      const snapshot = await engine.prepare({ version: 1, content: CV }, { persist: true })
      expect((await engine.ask(snapshot, { query: 'Where did she study?' })).answer).toContain('Oslo')
      await engine.close()
      expect((await readdir(join(folder, 'vectors'))).length).toBe(2)
    },
    60_000,
  )

  it('holds one index, the last of many edits', async () => {
    const folder = await newFolder()
    const { engine } = await engineOver(folder)
    for (let version = 1; version <= 6; version++) {
      await engine.prepare({ version, content: CV.replace('38%', `${version}%`) }, { persist: true })
    }
    await engine.close()
    expect((await readdir(join(folder, 'vectors'))).length).toBe(2)
    const embedded = countEmbedded()
    const next = await engineOver(folder)
    await next.engine.prepare({ version: 6, content: CV.replace('38%', '6%') }, { persist: true })
    expect(embedded()).toBe(0)
  }, 60_000)

  it('and the model are made again when the model does not load', async () => {
    const folder = await newFolder(ownIndexDir)
    const weights = join(folder, 'models/Xenova/all-MiniLM-L6-v2/onnx/model.onnx')
    const { length } = await readFile(weights)
    await writeFile(weights, new Uint8Array(length))
    const { engine, lines } = await engineOver(folder)
    expect(lines[0]).toMatch(/^The embedding model does not load .*: it is built anew$/)
    const snapshot = await engine.prepare({ version: 1, content: CV })
    expect((await engine.ask(snapshot, { query: 'Where did she study?' })).answer).toContain('Oslo')
  }, 60_000)
})
