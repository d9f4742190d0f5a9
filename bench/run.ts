// npm run bench [-- --only NAME[,NAME]]: measures every figure side by side, prints RATIO lines and a table on standard
// output (progress on standard error), and writes bench/results.json.
import { readFileSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { askFigures } from './figures/ask.ts'
import { compareFigures } from './figures/compare.ts'
import { contentFigures } from './figures/content.ts'
import { readFigures } from './figures/reads.ts'
import { ratioLine, table, toRow, type Row } from './harness.ts'
import { ROOT } from '../test/support/service.ts'

const figures = [...askFigures, ...readFigures, ...contentFigures, ...compareFigures]
const { values } = parseArgs({ options: { only: { type: 'string' } } })
const wanted = values.only?.split(',')
const unknown = wanted?.filter((name) => !figures.some((figure) => figure.name === name)) ?? []
if (unknown.length) {
  process.stderr.write(
    `unknown figure ${unknown.join(', ')}; there are ${figures.map((f) => f.name).join(', ')}\n`,
  )
  process.exit(2)
}

const rows: Row[] = []
for (const figure of figures.filter((f) => !wanted || wanted.includes(f.name))) {
  process.stderr.write(`${figure.name}: ${figure.what}\n`)
  const row = toRow(figure, await figure.measure())
  rows.push(row)
  process.stdout.write(`${ratioLine(row)}\n`)
}
process.stdout.write(`\n${table(rows)}\n`)

const path = join(ROOT, 'bench/results.json')
const before = wanted ? (JSON.parse(readFileSync(path, 'utf8')) as { rows: Row[] }).rows : []
const machine = { cpu: cpus()[0]?.model ?? 'unknown', cores: cpus().length, node: process.version }
const kept = before.filter((row) => !rows.some((r) => r.name === row.name))
writeFileSync(
  path,
  `${JSON.stringify({ date: new Date().toISOString().slice(0, 10), machine, rows: [...kept, ...rows] }, null, 2)}\n`,
)
process.exit(0)
