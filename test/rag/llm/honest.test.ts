/**
 * How fine the checks are: true sentences (those of the extractive answers, cited as they are) must stand, and the
 * same with a number, a name or the citation changed must fall. Over CVs of the evaluation; more of them, with the
 * figures printed, by LLM_SETS=a1-nurse,a2-chef,…
 */
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createEngineWith } from '../../../src/rag/create-engine.ts'
import { extractiveAnswerer } from '../../../src/rag/answer/extractive-answerer.ts'
import type { Engine } from '../../../src/rag/engine.ts'
import { checkSentence, type CheckContext } from '../../../src/rag/llm/check.ts'
import { computedIn } from '../../../src/rag/llm/computed.ts'
import { piecesOf } from '../../../src/rag/llm/prompt.ts'
import type { ReplySentence } from '../../../src/rag/llm/reply.ts'
import { testIndexDir } from '../../support/model.ts'
import { rm } from 'node:fs/promises'

const SETS = (process.env['LLM_SETS'] ?? 'a1-nurse,h1-civil-engineer').split(',')
const NAMES = ['Kvist', 'Obafemi', 'Zaragoza']

let indexDir: string
let engine: Engine
const answerer = extractiveAnswerer(() => new Date('2026-06-15T00:00:00Z'))
beforeAll(async () => {
  indexDir = await testIndexDir()
  engine = await createEngineWith({ indexDir, log: () => undefined }, answerer)
})
afterAll(async () => {
  await engine.close()
  await rm(indexDir, { recursive: true, force: true })
})

interface Case {
  readonly said: ReplySentence
  readonly context: CheckContext
}

/** Every cited sentence of the extractive answers to a set's questions. */
async function cases(set: string): Promise<Case[]> {
  const read = (file: string) =>
    readFileSync(new URL(`../../eval/sets/${set}/${file}`, import.meta.url), 'utf8')
  const content = read('cv.md')
  const snapshot = await engine.prepare({ version: 1, content })
  const chunks = answerer.chunk(snapshot.document)
  const sent = new Set(piecesOf(chunks).all.map(({ id }) => id))
  const person = new Set(content.slice(0, content.indexOf('\n')).toLowerCase().split(/\W+/))
  const out: Case[] = []
  for (const line of read('questions.jsonl').trim().split('\n')) {
    const { query } = JSON.parse(line) as { query: string }
    const answer = await engine.ask(snapshot, { query })
    const context = { document: snapshot.document, chunks, sent, computed: computedIn(answer), person }
    for (const { start, end, sources } of answer.citations) {
      const citations = sources.flatMap((i) => {
        const source = answer.sources[i]
        // A source may run over several pieces: a heading and the lines below it.
        const within = chunks.filter(
          ({ span }) => source && span.start >= source.start && span.end <= source.end,
        )
        return within.map((chunk) => ({ piece: chunk.id, quote: chunk.text }))
      })
      out.push({ said: { text: answer.answer.slice(start, end), citations }, context })
    }
  }
  return out
}

it('lets what is true through, and what was changed not', { timeout: 600_000 }, async () => {
  const all = (await Promise.all(SETS.map(cases))).flat()
  expect(all.length).toBeGreaterThan(80)
  const share = (what: string, changed: readonly (Case | null)[]) => {
    const some = changed.filter((one) => one !== null)
    expect(some.length).toBeGreaterThan(40)
    const stand = some.filter(({ said, context }) => checkSentence(said, context)).length
    if (process.env['LLM_SETS']) process.stderr.write(`${what}: ${stand} of ${some.length} stand\n`)
    return stand / some.length
  }
  const change = (from: RegExp, to: (found: string, i: number) => string) =>
    all.map(({ said, context }, i) => {
      const text = said.text.replace(from, (found) => to(found, i))
      return text === said.text ? null : { said: { ...said, text }, context }
    })
  const moved = all.map(({ said, context }) => {
    const other = context.chunks[((said.citations[0]?.piece ?? 0) + 17) % context.chunks.length]
    return other && other.text.length > 3
      ? { said: { ...said, citations: [{ piece: other.id, quote: other.text }] }, context }
      : null
  })
  expect(share('as it is', all)).toBeGreaterThan(0.97)
  // A number that stands elsewhere in the same line cannot be told from the right one.
  expect(
    share(
      'another number',
      change(/\d+/, (found) => String(Number(found) + 7)),
    ),
  ).toBeLessThan(0.03)
  expect(
    share(
      'another name',
      change(/(?<=\w )\p{Lu}\p{L}{3,}/u, (_, i) => NAMES[i % NAMES.length] ?? ''),
    ),
  ).toBe(0)
  expect(share('another piece', moved)).toBeLessThan(0.02)
})
