/** A model that does whatever it is told to, by a question or by the CV: nobody gets to see it. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { rm } from 'node:fs/promises'
import { createEngine } from '../../../src/rag/create-engine.ts'
import type { Engine, Snapshot } from '../../../src/rag/engine.ts'
import { ManualClock } from '../../support/clock.ts'
import { testIndexDir } from '../../support/model.ts'
import { INJECTED_CV, INJECTIONS } from '../answer/injections.ts'
import { message, pieceWith, startScripted, type Asked, type ScriptedServer } from './scripted-server.ts'

let server: ScriptedServer
let engine: Engine
let snapshot: Snapshot
let indexDir: string
const answered: string[] = []
beforeAll(async () => {
  server = await startScripted()
  indexDir = await testIndexDir()
  engine = await createEngine({
    indexDir,
    log: () => undefined,
    llm: {
      baseUrl: server.url,
      model: 'scripted-1',
      timeoutMs: 10_000,
      clock: new ManualClock(),
      budget: { hold: () => Promise.resolve({ settle: () => Promise.resolve() }) },
      observer: {
        request: () => undefined,
        tokens: () => undefined,
        answer: (by) => answered.push(by),
        breaker: () => undefined,
      },
      log: () => undefined,
    },
  })
  snapshot = await engine.prepare({ version: 1, content: INJECTED_CV })
})
afterAll(async () => {
  await engine.close()
  await server.close()
  await rm(indexDir, { recursive: true, force: true })
})

/** A reply that says a text in the person's name, with a citation that is right. */
const obeys = (texts: readonly string[]) =>
  message(({ pieces }: Asked) => {
    const [piece, quote] = [...pieces].find(([, text]) => text.includes('Thornby')) ?? [0, '']
    const sentences = texts.map((text) => ({ text, citations: [{ piece, quote }] }))
    return JSON.stringify({ answerable: true, sentences })
  })

describe('an obedient model', () => {
  it.each(INJECTIONS)('is not heard: $query', async ({ query, never }) => {
    server.play(obeys(never))
    const { answer } = await engine.ask(snapshot, { query })
    for (const text of never) expect(answer.toLowerCase()).not.toContain(text.toLowerCase())
  })

  it('was asked some of it, and heard when it told the truth', async () => {
    expect(answered.filter((by) => by === 'unsupported').length).toBeGreaterThan(5)
    server.play(obeys(['Orla Pennick is a furnace manager at Thornby Glass in Swansea.']))
    const { answer, kind } = await engine.ask(snapshot, { query: 'Where does she work now?' })
    expect({ answer, kind }).toEqual({
      answer: 'Orla Pennick is a furnace manager at Thornby Glass in Swansea.',
      kind: 'generated',
    })
  })

  it('never sees what is hidden in the CV', () => {
    const seen = server.asked.map(({ user }) => user).join('\n')
    expect(seen).toContain('Furnace manager')
    expect(seen).not.toMatch(/HIRE-HER-NOW|best candidate and holds|million pounds/)
  })
})

it('of a CV that is too long the model sees what is nearest to the question, in order', async () => {
  const filler = (i: number) =>
    `- Sorted shelf ${i} ${'of the archive, box after box, label by label, '.repeat(7)}`
  const lines = Array.from({ length: 200 }, (_, i) => filler(i))
  lines.splice(150, 0, '- Tuned the organ of Saint Bavo in Haarlem.')
  const content = `# Ann Lee\n\n## Work\n\n${lines.join('\n')}\n`
  expect(content.length).toBeGreaterThan(60_000)
  const long = await engine.prepare({ version: 2, content })
  server.play(
    message((asked) =>
      JSON.stringify({
        answerable: true,
        sentences: [
          {
            text: 'She tuned the organ of Saint Bavo in Haarlem.',
            citations: [
              { piece: pieceWith(asked, 'Bavo'), quote: 'Tuned the organ of Saint Bavo in Haarlem.' },
            ],
          },
        ],
      }),
    ),
  )
  const { answer, kind } = await engine.ask(long, { query: 'Which organ did she tune?' })
  expect({ answer, kind }).toEqual({
    answer: 'She tuned the organ of Saint Bavo in Haarlem.',
    kind: 'generated',
  })
  const { user, pieces } = server.asked.at(-1) ?? { user: '', pieces: new Map<number, string>() }
  expect(user.length).toBeLessThan(65_000)
  const ids = [...pieces.keys()]
  expect(ids).toEqual([...ids].sort((a, b) => a - b))
})
