// npm run bench [-- --only NAME[,NAME]] [--all] [--readme] [--quick]: measures the figures side by side, prints RATIO
// lines and a table on standard output (progress on standard error), and writes bench/results.json; see bench/README.md.
import { parseArgs } from 'node:util'
import { askFigures } from './figures/ask.ts'
import { compareFigures } from './figures/compare.ts'
import { contentFigures } from './figures/content.ts'
import { readFigures } from './figures/reads.ts'
import { QUICK, ratioLine, toRow, type Report, type Row } from './harness.ts'
import { loadReport } from './load.ts'
import { pdfReport } from './pdf.ts'
import { readResults, saveResults, table, writeReadme } from './results.ts'
import { webhooksReport } from './webhooks.ts'

const figures = [...askFigures, ...readFigures, ...contentFigures, ...compareFigures]
/** Not among the five minutes: measured when named, or with --all. */
const reports: readonly Report[] = [loadReport, pdfReport, webhooksReport]
const names = [...figures, ...reports].map((one) => one.name)

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    all: { type: 'boolean', default: false },
    readme: { type: 'boolean', default: false },
    quick: { type: 'boolean', default: false },
  },
})
const wanted = values.only?.split(',')
const unknown = wanted?.filter((name) => !names.includes(name)) ?? []
if (unknown.length) {
  process.stderr.write(`unknown figure ${unknown.join(', ')}; there are ${names.join(', ')}\n`)
  process.exit(2)
}

const rows: Row[] = []
for (const figure of figures.filter((f) => !wanted || wanted.includes(f.name))) {
  process.stderr.write(`${figure.name}: ${figure.what}\n`)
  const row = toRow(figure, await figure.measure())
  rows.push(row)
  // Each at once: one that fails loses nothing of the others.
  if (!QUICK) saveResults([row], [], names)
  process.stdout.write(`${ratioLine(row)}\n`)
}
if (rows.length) process.stdout.write(`\n${table(rows)}\n`)

for (const report of reports.filter((r) => wanted?.includes(r.name) ?? values.all)) {
  process.stderr.write(`${report.name}: ${report.what}\n`)
  const lines = await report.measure()
  if (!QUICK) saveResults([], [{ name: report.name, lines }], names)
  for (const { what, figure } of lines) process.stdout.write(`${report.name}: ${what}: ${figure}\n`)
}

if (QUICK) process.stderr.write('--quick: nothing was written\n')
const results = readResults()
if (values.readme && results && !QUICK) writeReadme(results)
process.exit()
