/**
 * npm run eval:lists: how often a list of a CV is told whole, however it is written down. Things of many trades
 * (test/support/layouts/things.ts) are drawn and written in the layouts of test/support/layouts/listed.ts below a
 * heading drawn at random (the same in every run): a plain one, or with --odd one of its owner's own making. Asked is
 * one of several plain questions; right is a plan that names all of them, and nothing of other sections. Printed are
 * shares by kind, layout, heading and question, the worst first. --kind and --failed are patterns; those that fail
 * are shown. What is left to the rankers counts as not told: --open asks of the kinds for which no planner looks.
 */
import { parseArgs } from 'node:util'
import { random } from '../../bench/material.ts'
import { isPlan } from '../../src/rag/answer/common/planner.ts'
import { buildFacts } from '../../src/rag/answer/facts/build-facts.ts'
import { buildGroups } from '../../src/rag/answer/facts/build-groups.ts'
import { planOverview } from '../../src/rag/answer/overview.ts'
import { parseDocument } from '../../src/rag/document.ts'
import { LISTED, TIMED, type Listed, type Thing } from '../support/layouts/listed.ts'
import { MANNERS } from '../support/layouts/manners.ts'
import { THINGS, type KindOfThing } from '../support/layouts/things.ts'

const { values } = parseArgs({
  options: {
    kind: { type: 'string', default: '.' },
    share: { type: 'string', default: '0.5' },
    lists: { type: 'string', default: '4' },
    failed: { type: 'string' },
    odd: { type: 'boolean', default: false },
    open: { type: 'boolean', default: false },
  },
})

const cvWith = (heading: string, list: string, without: string): string => `# Ada Marsh

ada@marsh.example | +44 113 496 0000

## Profile

Likes things that last.

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

${list}
${without === 'languages' ? '' : '\n## Languages\n\nEnglish (native), Dutch (B1)\n'}${without === 'interests' ? '' : '\n## Hobbies\n\nBell ringing, sourdough\n'}${without === 'references' ? '' : '\n## References\n\nOdd Berg, Halden Works, +47 22 555 0143\n'}`
/** What other sections tell. */
const OTHERS = /Halden|Quarrel|University of Harrow|Dutch \(B1\)|Bell ringing|sourdough|Odd Berg|waiting time/i
const NOW = 2026 * 12 + 5

const next = random(7)
const drawn = <T>(all: readonly T[]): T => all[Math.floor(next() * all.length)] as T
const drawnOf = (joined: string): string => drawn(joined.split('|'))
const bare = (name: string): string => name.replace(/^["“„«]|["”“»]$/g, '').replace(/^The /, '').toLowerCase()

function listOf(pool: readonly Thing[]): Thing[] {
  const things = new Set<Thing>()
  const size = 3 + Math.floor(next() * 2)
  while (things.size < size) things.add(drawn(pool))
  return [...things]
}

interface Count {
  asked: number
  right: number
}
const counts = new Map<string, Count>()
const [ofKind, failed] = [new RegExp(values.kind), values.failed === undefined ? null : new RegExp(values.failed)]
for (const [kind, manner] of Object.entries(MANNERS)) {
  if (!ofKind.test(kind) || (manner.open === true) !== values.open) continue
  const { told } = manner
  const layouts: (readonly [string, Listed])[] = [
    ...Object.entries({ ...LISTED, ...TIMED }),
    ...(told === undefined ? [] : [['sentences', (things: readonly Thing[]) => things.map(told).join(' ')] as const]),
  ]
  for (let i = 0; i < Number(values.lists); i++) {
    const things = listOf(THINGS[kind as KindOfThing])
    for (const [layout, written] of layouts) {
      if (next() > Number(values.share)) continue
      if (layout in TIMED && things.some(({ time }) => time === null)) continue
      const heading = drawnOf(values.odd ? manner.odd : manner.plain)
      const question = drawnOf(manner.asked)
      const list = written(things, manner.noun)
      if (list === '') continue
      const facts = buildFacts(parseDocument(cvWith(heading, list, kind)))
      const plan = planOverview(facts, buildGroups(facts), question, NOW)
      const answer = isPlan(plan) ? plan.parts.map(({ text }) => text).join('; ') : String(plan)
      const missing = things.filter(({ name }) => !answer.toLowerCase().includes(bare(name)))
      const isRight = missing.length === 0 && !OTHERS.test(answer)
      for (const key of [`kind ${kind}`, `layout ${layout}`, `heading ${kind}: ${heading}`, `question ${question}`, 'all']) {
        const { asked, right } = counts.get(key) ?? { asked: 0, right: 0 }
        counts.set(key, { asked: asked + 1, right: right + (isRight ? 1 : 0) })
      }
      if (!isRight && failed?.test(`${kind}, ${layout}, ${heading}, ${question}`) === true)
        process.stdout.write(
          `--- ${kind}, ${layout}, ${heading}, ${question}\n${list}\n  => ${answer}\n  missing: ${missing.map(({ name }) => name).join('; ')}\n`,
        )
    }
  }
}
for (const of of ['question', 'heading', 'layout', 'kind', 'all'])
  for (const [key, { asked, right }] of [...counts].filter(([one]) => one.split(' ')[0] === of).sort(([, a], [, b]) => a.right / a.asked - b.right / b.asked))
    process.stdout.write(`${key.padEnd(64)} ${String(asked).padStart(5)} asked: ${(right / asked).toFixed(3)} told whole\n`)
