import { mkdir, rm, writeFile } from 'node:fs/promises'
import { renameSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import type { WireAnswer } from '../../src/plugins/ask/wire.ts'
import { testApp, untilReady } from '../support/app.ts'

const cv = (edit: number) =>
  `# Ines Halvorsen\n\n${'Pilot. '.repeat(edit % 7)}\n\n## Experience\n\n- Flew ${1000 + edit} hours on the Dornier 228.\n\n## Languages\n\n- Norwegian: native\n`

it('answers without a break through 100 edits on disk, each from one whole version', async () => {
  const t = await testApp({ cv: cv(0) })
  await untilReady(t.app)
  await t.app.listen({ host: '127.0.0.1', port: t.config.PORT })
  const file = join(t.dir, 'content', 'cv.md')
  let editing = true
  const answers: WireAnswer[] = []
  const client = async (n: number) => {
    while (editing) {
      const reply = await fetch(`${t.config.BASE_URL}/ask`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          query:
            n % 2 ? 'How many hours did she fly?' : `Which languages does she speak? (${answers.length})`,
        }),
      })
      expect(reply.status).toBe(200)
      answers.push((await reply.json()) as WireAnswer)
    }
  }
  const clients = Array.from({ length: 8 }, (_, n) => client(n))
  for (let edit = 1; edit <= 100; edit++) {
    // In place, and as editors do that replace the file.
    if (edit % 2) await writeFile(file, cv(edit))
    else {
      await writeFile(`${file}.swp`, cv(edit))
      renameSync(`${file}.swp`, file)
    }
    // An edit is a person's: each gets the time to be seen, not more.
    const seen = edit % 10 === 0
    const end = Date.now() + 10_000
    while (seen && !t.app.content.current.content.includes(`${1000 + edit} hours`)) {
      if (Date.now() > end) throw new Error(`edit ${edit} was not noticed`)
      await new Promise((done) => setTimeout(done, 20))
    }
    if (!seen) await new Promise((done) => setTimeout(done, 50))
  }
  editing = false
  await Promise.all(clients)

  const texts = new Map<number, string>()
  for (const { version } of answers) {
    if (!texts.has(version)) texts.set(version, (await t.app.content.get(version))?.content ?? '')
  }
  expect(texts.size).toBeGreaterThan(5)
  for (const answer of answers) {
    for (const source of answer.sources) {
      expect(source.version).toBe(answer.version)
      expect(texts.get(answer.version)?.slice(source.start, source.end)).toBe(source.quote)
    }
  }
  await t.close()
})

it('sees every edit of an editor that takes the file away before it writes it anew', async () => {
  const t = await testApp({ cv: cv(0) })
  await untilReady(t.app)
  const file = join(t.dir, 'content', 'cv.md')
  const wait = (ms: number) => new Promise((done) => setTimeout(done, ms))
  for (let edit = 1; edit <= 12; edit++) {
    await writeFile(file, cv(edit))
    // Away at another moment of the watcher's round each time.
    await wait(150 + 30 * edit)
    await rm(file)
    await wait(120)
    await writeFile(file, cv(100 + edit))
    await expect
      .poll(() => t.app.content.latest.content.includes(`${1100 + edit} hours`), { timeout: 5_000 })
      .toBe(true)
  }
  await t.close()
})

it('refuses a broken file with a log line and keeps the last good version', async () => {
  const t = await testApp({ cv: cv(1) })
  await untilReady(t.app)
  const file = join(t.dir, 'content', 'cv.md')
  for (const bytes of [
    Buffer.from([0x23, 0x20, 0xff, 0xfe]),
    Buffer.alloc(0),
    Buffer.from('no heading'),
    Buffer.alloc(600_000, 'a'),
  ]) {
    const before = t.logs.length
    await writeFile(file, bytes)
    await expect
      .poll(() => t.logs.slice(before).some((l) => String(l['msg']).startsWith('cv.md is refused')), {
        timeout: 5_000,
      })
      .toBe(true)
    expect(t.app.content.current.version).toBe(1)
  }
  // a folder in its place
  await rm(file)
  await mkdir(file)
  await expect
    .poll(() => t.logs.map((l) => l['msg']), { timeout: 5_000 })
    .toContain('cv.md is refused: it is a folder, not a file. The last good version stays up.')
  await rm(file, { recursive: true })
  await writeFile(file, cv(2))
  await expect.poll(() => t.app.content.current.version, { timeout: 5_000 }).toBe(2)
  // each of them once
  expect(t.logs.filter((l) => String(l['msg']).startsWith('cv.md is refused'))).toHaveLength(5)
  await t.close()
})

it('shows a CV edited while nothing ran from the first read on, never the version before', async () => {
  const first = await testApp({ cv: cv(1) })
  await first.close({ dir: true })
  await writeFile(join(first.dir, 'content', 'cv.md'), cv(2))
  const t = await testApp({ dir: first.dir })
  const seen: number[] = []
  while (!t.app.ask.ready) {
    seen.push(t.app.content.current.version)
    await new Promise((done) => setImmediate(done))
  }
  seen.push(t.app.content.current.version, t.app.ask.snapshot.version)
  expect(new Set(seen)).toEqual(new Set([2]))
  await t.close()
})
