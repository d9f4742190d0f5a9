/** bench/results.json, and the tables that README.md shows of it. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { ROOT } from '../test/support/service.ts'
import type { ReportLine, Row } from './harness.ts'

const PATH = join(ROOT, 'bench/results.json')
const README = join(ROOT, 'README.md')

interface Machine {
  readonly cpu: string
  readonly cores: number
  readonly node: string
}

export interface DatedRow extends Row {
  /** Day of the measurement, UTC. */
  readonly date: string
}

export interface DatedReport {
  readonly name: string
  readonly date: string
  readonly lines: readonly ReportLine[]
}

export interface Results {
  /** Day of the newest measurement, UTC. */
  readonly date: string
  readonly machine: Machine
  readonly rows: readonly DatedRow[]
  readonly reports: readonly DatedReport[]
}

const today = (): string => new Date().toISOString().slice(0, 10)

function thisMachine(): Machine {
  return { cpu: cpus()[0]?.model ?? 'unknown', cores: cpus().length, node: process.version }
}

/** null when nothing was measured yet. */
export function readResults(): Results | null {
  return existsSync(PATH) ? (JSON.parse(readFileSync(PATH, 'utf8')) as Results) : null
}

/** New in the place of old of the same name, the others as they were. */
function merged<T extends { readonly name: string }>(before: readonly T[], now: readonly T[]): T[] {
  const kept = before.filter((old) => !now.some((one) => one.name === old.name))
  return [...kept, ...now]
}

/**
 * Writes what was measured now. Results of another machine are dropped: they can't stand in one table.
 * @param order names as the table is to list them
 */
export function saveResults(
  rows: readonly Row[],
  reports: readonly { name: string; lines: readonly ReportLine[] }[],
  order: readonly string[],
): Results {
  const machine = thisMachine()
  const before = readResults()
  const same = JSON.stringify(before?.machine) === JSON.stringify(machine) ? before : null
  const date = today()
  const inOrder = (a: { name: string }, b: { name: string }) => order.indexOf(a.name) - order.indexOf(b.name)
  const dated = <T>(one: T) => ({ ...one, date })
  const results = {
    date,
    machine,
    rows: merged(same?.rows ?? [], rows.map(dated)).sort(inOrder),
    reports: merged(same?.reports ?? [], reports.map(dated)).sort(inOrder),
  }
  writeFileSync(PATH, `${JSON.stringify(results, null, 2)}\n`)
  return results
}

/** The ratios as markdown. */
export function table(rows: readonly Row[]): string {
  const lines = rows.map(
    (r) =>
      `| ${r.name} | ${r.what} | ${r.value} | ${r.min} – ${r.max} | ${r.target} | ${r.met ? 'yes' : 'no'} | ${r.detail} |`,
  )
  return [
    '| figure | what | median | spread | target | met | behind it |',
    '| --- | --- | --- | --- | --- | --- | --- |',
    ...lines,
  ].join('\n')
}

function reportTable({ name, lines }: DatedReport): string {
  const rows = lines.map((line) => `| ${line.what} | ${line.figure} |`)
  return [`| \`npm run bench -- --only ${name}\` | |`, '| --- | --- |', ...rows].join('\n')
}

/** Everything between the markers of README.md. */
export function section({ machine, rows, reports }: Results): string {
  const days = [...new Set([...rows, ...reports].map((one) => one.date))].sort()
  const when = days.length > 1 ? `${days[0]} to ${days.at(-1)}` : (days[0] ?? '')
  const parts = [`Measured ${when} on ${machine.cpu}, ${machine.cores} cores, Node ${machine.node.slice(1)}.`]
  if (rows.length) parts.push(table(rows))
  for (const report of reports) {
    parts.push(reportTable(report))
    if (report.name === 'load') parts.push('![Resident memory over the minute of load](docs/load.svg)')
  }
  return parts.join('\n\n')
}

/** The README with its tables as the results have them. */
export function withResults(readme: string, results: Results): string {
  const pattern = /(<!-- bench -->\n)[\s\S]*?(<!-- \/bench -->)/
  if (!pattern.test(readme)) throw new Error('README.md has no <!-- bench --> … <!-- /bench -->')
  return readme.replace(
    pattern,
    (_, open: string, close: string) => `${open}\n${section(results)}\n\n${close}`,
  )
}

export function writeReadme(results: Results): void {
  writeFileSync(README, withResults(readFileSync(README, 'utf8'), results))
}
