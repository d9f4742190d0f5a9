/** A mixed day in 60 seconds against the compiled service, with the rate limits that everybody has. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { overNetwork } from '../test/support/browser.ts'
import { residentMb, ROOT, runCommandLine } from '../test/support/service.ts'
import { OWNER_PASSWORD, signIn } from '../test/support/tokens.ts'
import { QUICK, quantile, scaled, type Report, type ReportLine } from './harness.ts'
import { kindsOfDay, type Call, type Kind } from './load-kinds.ts'
import { memorySvg, type MemorySample } from './load-svg.ts'
import { random } from './material.ts'
import { startService, type BenchService } from './service.ts'

const SECONDS = scaled(60)
const EDIT_EVERY_S = 2
const SAMPLE_MS = 250
const AGENTS = 8
/** The default limits, per client address and minute; the clients come through a proxy that is trusted. */
const ENV = { TRUST_PROXY: 'loopback', RATE_LIMIT_READ: '120', RATE_LIMIT_ASK: '30', RATE_LIMIT_MCP: '60' }
const SHOWN_ERRORS = 10

interface Tally {
  readonly name: string
  /** Milliseconds from when a request was due to the end of its answer. */
  readonly times: number[]
  readonly statuses: Map<number, number>
  readonly errors: string[]
}

const log = (line: string) => process.stderr.write(`${line}\n`)
const sample = readFileSync(join(ROOT, 'content/default.md'), 'utf8')
const edited = (edit: number): string => `${sample}\n## News\n\n- Opened walk-in bench number ${edit}.\n`

async function command(service: BenchService, name: string, args: string[], input = ''): Promise<string> {
  const { code, stdout, stderr } = await runCommandLine(name, args, service.dir, service.port, { input })
  if (code !== 0) throw new Error(`${name} ${args[0] ?? ''}: ${stderr}`)
  return stdout
}

async function makeKeys(service: BenchService): Promise<string[]> {
  const keys: string[] = []
  for (let i = 0; i < AGENTS; i++) {
    const made = await command(service, 'keys', ['create', `agent ${i}`, '--credits', '100000', '--json'])
    keys.push((JSON.parse(made.trim().split('\n').at(-1) ?? '') as { key: string }).key)
  }
  return keys
}

async function send(
  service: BenchService,
  kind: Kind,
  call: Call,
  client: number,
  tally: Tally,
  due: number,
) {
  const fail = (why: string) => tally.errors.push(`${kind.name}: ${call.method} ${call.path}: ${why}`)
  try {
    const reply = await service.http.request({
      method: call.method,
      path: call.path,
      headers: { 'x-forwarded-for': `${kind.network}.${client + 1}`, ...call.headers },
      ...(call.body === undefined ? {} : { body: call.body }),
    })
    const body = await reply.body.text()
    tally.times.push(performance.now() - due)
    tally.statuses.set(reply.statusCode, (tally.statuses.get(reply.statusCode) ?? 0) + 1)
    const accepts = kind.accepts ?? [200, 304]
    if (!accepts.includes(reply.statusCode)) fail(`${reply.statusCode} ${body.slice(0, 200)}`)
    else if (reply.statusCode === 404 && reply.headers['retry-after'] === undefined) fail('404 for good')
    else if (kind.holds && (!body.includes(kind.holds) || body.includes('"isError":true')))
      fail(`no ${kind.holds}: ${body.slice(0, 200)}`)
    return reply.headers
  } catch (error) {
    fail(error instanceof Error ? error.message : String(error))
    return {}
  }
}

/** Sends a kind's requests when they are due, at random moments, whether or not earlier ones were answered. */
async function play(service: BenchService, kind: Kind, seed: number, start: number): Promise<Tally> {
  const tally: Tally = { name: kind.name, times: [], statuses: new Map(), errors: [] }
  const next = random(seed)
  const total = Math.round(kind.perSecond * SECONDS)
  const dues = Array.from({ length: total }, () => start + next() * SECONDS * 1000).sort((a, b) => a - b)
  const pending: Promise<unknown>[] = []
  for (const [turn, due] of dues.entries()) {
    await delay(Math.max(0, due - performance.now()))
    pending.push(send(service, kind, kind.call(turn), turn % kind.clients, tally, due))
  }
  await Promise.all(pending)
  return tally
}

/** Memory of the process until it is told to stop. */
function watchMemory(pid: number, start: number): { samples: MemorySample[]; stop: () => void } {
  const samples: MemorySample[] = []
  const read = () => samples.push({ seconds: (performance.now() - start) / 1000, mb: residentMb(pid) })
  read()
  const timer = setInterval(read, SAMPLE_MS)
  return { samples, stop: () => clearInterval(timer) }
}

const milliseconds = (x: number): string => `${x < 10 ? x.toFixed(1) : x.toFixed(0)} ms`

function lineOf({ name, times, statuses, errors }: Tally): ReportLine {
  const notYet = name.includes('PDF') ? (statuses.get(404) ?? 0) : 0
  const rest = notYet ? `, ${notYet} told to come back for the new PDF` : ''
  const speed = `p50 ${milliseconds(quantile(times, 0.5))}, p99 ${milliseconds(quantile(times, 0.99))}`
  return { what: name, figure: `${speed}; ${times.length} requests, ${errors.length} errors${rest}` }
}

async function measure(): Promise<readonly ReportLine[]> {
  // As after any restart: the very first start also builds the model, which the memory of a process remembers.
  const first = await startService({ cv: edited(0), env: ENV })
  await first.end(true)
  const service = await startService({ dir: first.dir, env: ENV })
  try {
    const keys = await makeKeys(service)
    await command(service, 'owner', ['set-password', '--stdin'], `${OWNER_PASSWORD}\n`)
    const { access_token: token } = await signIn(service.url, overNetwork)
    let etag = '"none"'
    const owner: Kind = {
      name: 'the owner: an edit (PUT)',
      perSecond: 1 / EDIT_EVERY_S,
      clients: 1,
      network: '10.4.0',
      call: (turn) => ({
        method: 'PUT',
        path: '/cv/content',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'text/markdown' },
        body: edited(turn + 1),
      }),
      accepts: [200],
    }
    const start = performance.now()
    const memory = watchMemory(service.pid, start)
    const edits = async (): Promise<Tally> => {
      const tally: Tally = { name: owner.name, times: [], statuses: new Map(), errors: [] }
      for (let turn = 0; turn * EDIT_EVERY_S < SECONDS; turn++) {
        const due = start + turn * EDIT_EVERY_S * 1000
        await delay(Math.max(0, due - performance.now()))
        const headers = await send(service, owner, owner.call(turn), 0, tally, due)
        if (typeof headers['etag'] === 'string') etag = headers['etag']
      }
      return tally
    }
    const kinds = kindsOfDay(keys, () => etag)
    const tallies = await Promise.all([...kinds.map((kind, i) => play(service, kind, i + 1, start)), edits()])
    memory.stop()
    const errors = tallies.flatMap((tally) => tally.errors)
    for (const error of errors.slice(0, SHOWN_ERRORS)) log(error)
    if (errors.length) process.exitCode = 1
    drawMemory(memory.samples)
    const requests = tallies.reduce((sum, tally) => sum + tally.times.length, 0)
    const mb = memory.samples.map((s) => Math.round(s.mb))
    return [
      { what: 'in all', figure: `${requests} requests in ${SECONDS} s, ${errors.length} errors` },
      ...tallies.map(lineOf),
      {
        what: 'resident memory',
        figure: `${mb[0]} MB at first, ${Math.max(...mb)} MB at most, ${mb.at(-1)} MB at last`,
      },
    ]
  } finally {
    await service.end()
  }
}

function drawMemory(samples: readonly MemorySample[]): void {
  if (QUICK) return
  mkdirSync(join(ROOT, 'docs'), { recursive: true })
  writeFileSync(join(ROOT, 'docs/load.svg'), memorySvg(samples, 'Resident memory during a mixed day in 60 s'))
}

export const loadReport: Report = {
  name: 'load',
  what: `a mixed day in ${SECONDS} s: recruiters, agents, crawlers, one edit every ${EDIT_EVERY_S} s`,
  measure,
}
