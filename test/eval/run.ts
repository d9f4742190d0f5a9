/**
 * npm run eval [-- --set FOLDER] [--part PART] [--verbose] [--only engine] [--write-baseline]
 * Runs every set through the real engine with the real model and through three baselines; prints the figures of the
 * tuned and of the held-out part apart; exits 1 when a figure fell more than a point below baseline.json.
 * --verbose tells the failures of tuned sets only: those of the held-out sets stay unread.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { judge } from './judge.ts'
import { fallen, summarise, type Figures, type Row } from './metrics.ts'
import { goldRanges, loadAllBeside, loadSets, type EvalSet } from './sets.ts'
import { extractive, lexicalAlone, retrieverAlone, stockLangChain, type System } from './systems.ts'

const BASELINE = fileURLToPath(new URL('./baseline.json', import.meta.url))
const { values } = parseArgs({
  options: {
    set: { type: 'string' },
    part: { type: 'string' },
    only: { type: 'string' },
    verbose: { type: 'boolean', default: false },
    'write-baseline': { type: 'boolean', default: false },
  },
})

async function measure(system: System, set: EvalSet): Promise<Row[]> {
  const ask = await system.open(set.markdown)
  const rows: Row[] = []
  for (const question of set.questions) {
    const started = performance.now()
    const reply = await ask(question.query, question.prev)
    const ms = performance.now() - started
    const verdict = judge(question, reply, set.markdown, goldRanges(set, question))
    if (values.verbose && set.part !== 'held-out' && !verdict.correct && system.name === 'this engine')
      process.stderr.write(`${question.id} ${question.query}\n   ${verdict.why.join('; ')}\n   ${reply.answer}\n`)
    rows.push({ ...verdict, answerable: question.answerable, ms })
  }
  return rows
}

const SHOWN = ['accuracy', 'hit1', 'hit3', 'exactness', 'citation_precision', 'citation_recall', 'abstain_recall', 'abstain_precision', 'false_abstain', 'median_chars', 'p50_ms'] as const

function line(label: string, figures: Figures): string {
  return [label.padEnd(34), String(figures.n).padStart(4), ...SHOWN.map((k) => (k === 'median_chars' ? String(figures[k]) : figures[k].toFixed(k === 'p50_ms' ? 1 : 3)).padStart(Math.max(6, Math.min(k.length, 9))))].join(' ')
}

const sets = [...loadSets(values.set), ...(values.set === undefined ? loadAllBeside() : [])].filter((set) => values.part === undefined || set.part === values.part)
const systems: (() => Promise<System>)[] = [extractive]
if (values.only !== 'engine') systems.push(() => Promise.resolve(lexicalAlone()), stockLangChain, retrieverAlone)
const results: Record<string, Figures> = {}
process.stdout.write(`${'system, part'.padEnd(34)}    n ${SHOWN.map((k) => k.slice(0, 9).padStart(Math.max(6, Math.min(k.length, 9)))).join(' ')}\n`)
for (const start of systems) {
  const system = await start()
  const byPart = new Map<string, Row[]>()
  for (const set of sets) {
    process.stderr.write(`${system.name}: ${set.name}\n`)
    const key = set.part === 'language' ? `${set.part} ${set.name.slice(0, 2)}` : set.part
    byPart.set(key, [...(byPart.get(key) ?? []), ...(await measure(system, set))])
  }
  await system.close()
  for (const [part, rows] of byPart) {
    const figures = summarise(rows)
    process.stdout.write(`${line(`${system.name}, ${part}`, figures)}\n`)
    if (system.name === 'this engine') results[part] = figures
  }
}

let failed = false
if (values['write-baseline']) {
  // what was not measured stays as it was
  const before: object = existsSync(BASELINE) ? JSON.parse(readFileSync(BASELINE, 'utf8')) : {}
  writeFileSync(BASELINE, `${JSON.stringify({ ...before, ...results }, null, 2)}\n`)
  process.stdout.write(`wrote ${BASELINE}\n`)
} else if (values.set === undefined && existsSync(BASELINE)) {
  const before: Record<string, Figures> = JSON.parse(readFileSync(BASELINE, 'utf8'))
  for (const part of ['tuned', 'held-out', 'follow-up', 'follow-up, only asked', 'of everybody', 'screening', 'honest', 'honest, only asked']) {
    const now = results[part]
    const then = before[part]
    if (!now || !then) continue
    for (const fall of fallen(now, then)) {
      failed = true
      process.stdout.write(`FELL ${part}: ${fall}\n`)
    }
  }
}
process.exitCode = failed ? 1 : 0
