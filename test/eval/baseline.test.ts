/** The promise on answers: the figures of the held-out CVs and of follow-ups are not more than a point below the recorded ones. */
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { judge } from './judge.ts'
import { fallen, summarise, type Figures, type Row } from './metrics.ts'
import { goldRanges, loadAllBeside, loadSets } from './sets.ts'
import { extractive, type System } from './systems.ts'

const baseline: Record<string, Figures> = JSON.parse(
  readFileSync(new URL('./baseline.json', import.meta.url), 'utf8'),
)
/** Questions. */
const AT_A_TIME = 8
let system: System

beforeAll(async () => {
  system = await extractive()
})
afterAll(() => system.close())

it.each([
  ['questions on CVs it was not fitted on', 'held-out'],
  ['follow-ups', 'follow-up'],
  ['follow-ups on CVs that nothing is fitted on', 'follow-up, only asked'],
  ['what recruiters ask of everybody', 'of everybody'],
  ['what adverts ask for', 'screening'],
  ['what a hostile reader asks', 'honest'],
  ['what the last hostile reader asks', 'honest, only asked'],
])('answers %s as well as recorded', { timeout: 600_000 }, async (_, part) => {
  const before = baseline[part]
  if (!before) throw new Error(`baseline.json has no part ${part}`)
  const rows: Row[] = []
  for (const set of [...loadSets(), ...loadAllBeside()].filter((one) => one.part === part)) {
    const ask = await system.open(set.markdown)
    // some at a time, as a service is asked: they share passes of the model
    for (let i = 0; i < set.questions.length; i += AT_A_TIME)
      rows.push(
        ...(await Promise.all(
          set.questions.slice(i, i + AT_A_TIME).map(async (question) => {
            const reply = await ask(question.query, question.prev)
            const verdict = judge(question, reply, set.markdown, goldRanges(set, question))
            return { ...verdict, answerable: question.answerable, ms: 0 }
          }),
        )),
      )
  }
  const now = summarise(rows)
  expect(now.n).toBe(before.n)
  expect(fallen(now, before)).toEqual([])
  expect(now.exactness).toBe(1)
})

it('tells a fall of more than a point, in either direction', () => {
  const before = baseline['held-out']
  if (!before) throw new Error('baseline.json has no part held-out')
  expect(fallen(before, before)).toEqual([])
  expect(fallen({ ...before, accuracy: before.accuracy - 0.02 }, before)).toHaveLength(1)
  expect(fallen({ ...before, false_abstain: before.false_abstain + 0.02 }, before)).toHaveLength(1)
  expect(fallen({ ...before, false_abstain: before.false_abstain - 0.02 }, before)).toEqual([])
})
