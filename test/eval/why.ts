/**
 * npm run eval:why -- CV.md 'question' …: what decides an answer: how the question is worded, what the planners of what
 * everybody asks make of it, how likely nothing answers, by the decliner and with the verifier, and what ranks first.
 */
import { readFileSync } from 'node:fs'
import { chanceOfNone } from '../../src/rag/answer/chance-of-none.ts'
import { consider } from '../../src/rag/answer/consider.ts'
import { extractInContext } from '../../src/rag/answer/follow-up.ts'
import { planOverview } from '../../src/rag/answer/overview.ts'
import { wordedFor } from '../../src/rag/answer/question/worded.ts'
import { Reads, TODAY } from './reads.ts'
import { started } from './kept-verdicts.ts'

const SHOWN = 5
const WIDE = 140

const [path = '', ...questions] = process.argv.slice(2)
const reads = new Reads()
const verifier = await started()
const read = await reads.open({ name: 'why', part: 'tuned', markdown: readFileSync(path, 'utf8'), questions: [], twins: [] })
const options = { ...read, ...TODAY, verify: verifier.scores }
const { facts, groups } = read
for (const query of questions) {
  const { answer, kind, confidence, sources } = await extractInContext(query, [], options)
  process.stdout.write(`\n${query}\n  ${kind} ${confidence.toFixed(3)}: ${answer}\n`)
  for (const { title, quote } of sources) process.stdout.write(`  > ${title}: ${quote.replace(/\s+/g, ' ').slice(0, WIDE)}\n`)
  const { text, bare } = wordedFor(options, query)
  const judged = await consider(text, options)
  const { none, declined, untold, understood, timeline, ranking } = judged
  const planned = JSON.stringify(planOverview(facts, groups, bare, TODAY.now))
  process.stdout.write(`  read as ${text}\n  planned ${planned.slice(0, WIDE)}\n`)
  if (timeline !== null) process.stdout.write(`  computed ${timeline.parts.map((part) => part.text).join('; ').slice(0, WIDE)}\n`)
  const chance = chanceOfNone(judged, options, false)
  process.stdout.write(`  no answer: ${chance.toFixed(3)} (decliner ${declined.toFixed(3)}, on second thought ${none.toFixed(3)}, untold ${untold}, understood ${understood})\n`)
  for (const { chance: share, unit, group } of ranking.first.slice(0, SHOWN)) {
    const said = group === null ? (facts.units[unit ?? -1]?.unit.text ?? '') : `${group.heading}: ${group.items.map(({ label }) => label).join('; ')}`
    process.stdout.write(`  ${share.toFixed(3)} ${said.slice(0, WIDE)}\n`)
  }
}
await reads.close()
await verifier.end()
