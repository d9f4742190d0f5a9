/**
 * npm run eval:practical: how often a plain question about terms (hours, notice, a start, travel, moving, permits, work
 * from home, pay, driving, shifts) is planned from the line that tells it. Statements of
 * test/support/layouts/practical.ts, one of each kind, stand together below a heading, in a layout drawn at random (the
 * same in every run). Printed are by kind, layout, heading and question the share that is planned from the right line,
 * the share from a wrong one or called untold, and what is left to the rankers. `--failed PATTERN` shows those that
 * fail, `--kind PATTERN` asks of some kinds alone; `--list held-out` takes the statements of a second hand.
 */
import { parseArgs } from 'node:util'
import { random } from '../../bench/material.ts'
import { isPlan } from '../../src/rag/answer/common/planner.ts'
import { buildFacts } from '../../src/rag/answer/facts/build-facts.ts'
import { buildGroups } from '../../src/rag/answer/facts/build-groups.ts'
import { planOverview } from '../../src/rag/answer/overview.ts'
import { parseDocument } from '../../src/rag/document.ts'
import { HELD_OUT } from '../support/layouts/practical-held-out.ts'
import { PRACTICAL, PRACTICAL_HEADINGS, PRACTICAL_LAYOUTS } from '../support/layouts/practical.ts'

const { values } = parseArgs({
  options: { kind: { type: 'string', default: '.' }, rounds: { type: 'string', default: '40' }, failed: { type: 'string' }, list: { type: 'string', default: 'seen' } },
})
const statements = values.list === 'held-out' ? HELD_OUT : PRACTICAL
const ofKind = new RegExp(values.kind)
const shown = values.failed === undefined ? null : new RegExp(values.failed)
const NOW = 2026 * 12 + 10

const cvWith = (heading: string, terms: string): string => `# Ada Marsh

ada@marsh.example | +44 113 496 0000

## Experience

### Site Manager, Halden Works

2019 – today, Leeds

- Leads a team of six.
- Cut the waiting time by half.

### Assistant, Quarrel & Sons

2014 – 2019, York

- Wrote the rota.

## Education

- BSc Physics, University of Harrow, 2011 – 2014

## ${heading}

${terms}

## Hobbies

Bell ringing, sourdough
`

const next = random(17)
const drawn = <T>(all: readonly T[]): T => all[Math.floor(next() * all.length)] as T

interface Count {
  asked: number
  right: number
  wrong: number
}
const counts = new Map<string, Count>()
/** As the text of an answer may show it: without what a layout adds. */
const bare = (text: string): string => text.toLowerCase().replace(/[^\p{L}\d]+/gu, ' ').trim()

for (let round = 0; round < Number(values.rounds); round++)
  for (const [layout, written] of Object.entries(PRACTICAL_LAYOUTS)) {
    const told = new Map(Object.entries(statements).map(([kind, one]) => [kind, drawn(one.told)]))
    const heading = drawn(PRACTICAL_HEADINGS)
    const markdown = cvWith(heading, written([...told.values()]))
    const facts = buildFacts(parseDocument(markdown))
    const groups = buildGroups(facts)
    for (const [kind, statement] of told) {
      const question = drawn(statements[kind]?.asked ?? [])
      if (!ofKind.test(kind)) continue
      const plan = planOverview(facts, groups, question, NOW)
      const answer = isPlan(plan) ? plan.parts.map(({ text }) => text).join('; ') : plan === null ? null : String(plan)
      const isRight = answer !== null && bare(statement).includes(bare(answer)) && bare(answer) !== ''
      const others = answer !== null && bare(answer).includes(bare(statement))
      const verdict = answer === null ? 'left' : isRight || others ? 'right' : 'wrong'
      for (const key of [`kind ${kind}`, `layout ${layout}`, `heading ${heading}`, `question ${question}`, `told ${statement}`, 'all']) {
        const count = counts.get(key) ?? { asked: 0, right: 0, wrong: 0 }
        counts.set(key, { asked: count.asked + 1, right: count.right + (verdict === 'right' ? 1 : 0), wrong: count.wrong + (verdict === 'wrong' ? 1 : 0) })
      }
      const line = `${verdict}: ${kind}, ${layout}, ${heading}: ${question}`
      if (verdict !== 'right' && shown?.test(line) === true) process.stdout.write(`${line}\n   ${statement}\n   => ${answer ?? ''}\n`)
    }
  }

for (const of of ['told', 'question', 'heading', 'layout', 'kind', 'all'])
  for (const [key, { asked, right, wrong }] of [...counts].filter(([one]) => one.split(' ')[0] === of).sort(([, a], [, b]) => a.right / a.asked - b.right / b.asked))
    process.stdout.write(`${key.padEnd(96)} ${String(asked).padStart(5)} asked: ${(right / asked).toFixed(3)} right, ${(wrong / asked).toFixed(3)} wrong\n`)
