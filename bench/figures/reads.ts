/** Reads against a bare Fastify route that sends the same bytes, with autocannon. */
import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import autocannon from 'autocannon'
import { makeCv, makeQueries } from '../material.ts'
import { scaled, sideBySide, timeEach, type Figure } from '../harness.ts'
import { startService, type BenchService as Service } from '../service.ts'

const ROUNDS = 5
const SECONDS = scaled(2)

async function requestsPerSecond(url: string, headers: Record<string, string> = {}): Promise<number> {
  const result = await autocannon({ url, connections: 10, duration: SECONDS, headers })
  if (result.errors || result['5xx'] || result['4xx'])
    throw new Error(`${url}: ${result.errors} errors, ${result.non2xx} not 2xx`)
  return result.requests.average
}

/** The bare route in a process of its own: the service's Fastify options and logger, nothing registered. */
async function startBare(body: string): Promise<{ url: string; stop: () => void }> {
  const child = fork(fileURLToPath(new URL('../bare-server.ts', import.meta.url)), {
    execArgv: ['--import', 'tsx'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const url = new Promise<string>((done) => child.once('message', (message) => done(String(message))))
  child.send(body)
  return { url: await url, stop: () => child.kill('SIGKILL') }
}

async function against(
  path: string,
  headers: (service: Service) => Promise<Record<string, string>>,
): Promise<{ ratios: number[]; detail: string }> {
  const service = await startService({ cv: makeCv(60) })
  const body = await (await service.http.request({ method: 'GET', path })).body.text()
  const bare = await startBare(body)
  try {
    const ours = await headers(service)
    await requestsPerSecond(service.url + path, ours)
    await requestsPerSecond(bare.url)
    const measured = await sideBySide(
      ROUNDS,
      () => requestsPerSecond(service.url + path, ours),
      () => requestsPerSecond(bare.url),
    )
    return {
      ratios: measured.ratios,
      detail: `${Math.round(measured.ours)} against ${Math.round(measured.theirs)} requests/s`,
    }
  } finally {
    bare.stop()
    await service.end()
  }
}

/** Milliseconds of reads sent one every few milliseconds, whatever the answers take. */
async function readLatencies(service: Service, ms: number): Promise<number[]> {
  const times: number[] = []
  const pending: Promise<unknown>[] = []
  const end = performance.now() + ms
  while (performance.now() < end) {
    const start = performance.now()
    const read = service.http.request({ method: 'GET', path: '/api/v1/cv' }).then((r) => r.body.dump())
    pending.push(read.then(() => times.push(performance.now() - start)))
    await new Promise((done) => setTimeout(done, 5))
  }
  await Promise.all(pending)
  return times
}

async function underAsk(): Promise<{ ratios: number[]; detail: string }> {
  const service = await startService({ cv: makeCv(60) })
  const p99 = (times: number[]) =>
    [...times].sort((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? Number.NaN
  try {
    await readLatencies(service, 1000)
    const measured = await sideBySide(
      ROUNDS,
      async (round) => {
        const queries = makeQueries(4000, round)
        let asking = true
        const clients = Array.from({ length: 16 }, async () => {
          for (let query = queries.pop(); asking && query; query = queries.pop()) await service.ask(query)
        })
        const times = await readLatencies(service, scaled(3000))
        asking = false
        await Promise.all(clients)
        return p99(times)
      },
      async () => p99(await readLatencies(service, scaled(3000))),
    )
    return {
      ratios: measured.ratios,
      detail: `p99 ${measured.ours.toFixed(1)} ms under asks, ${measured.theirs.toFixed(1)} ms alone`,
    }
  } finally {
    await service.end()
  }
}

async function repeatAsk(): Promise<{ ratios: number[]; detail: string }> {
  const service = await startService({ cv: makeCv(60) })
  const queries = makeQueries(20, 7)
  const bodies = queries.map((query) => JSON.stringify({ query }))
  const asks = async () => {
    const result = await autocannon({
      url: `${service.url}/ask`,
      connections: 10,
      duration: SECONDS,
      requests: bodies.map((body) => ({
        method: 'POST' as const,
        body,
        headers: { 'content-type': 'application/json' },
      })),
    })
    if (result.errors || result.non2xx) throw new Error(`/ask: ${result.non2xx} not 2xx`)
    return result.requests.average
  }
  try {
    // Asked once before: ten clients that all begin with the same question would ask the model ten times.
    await timeEach(queries, (query) => service.ask(query))
    await asks()
    const measured = await sideBySide(ROUNDS, asks, () => requestsPerSecond(`${service.url}/healthz`))
    return {
      ratios: measured.ratios,
      detail: `${Math.round(measured.ours)} against ${Math.round(measured.theirs)} requests/s`,
    }
  } finally {
    await service.end()
  }
}

const etagOf = async (service: Service) => {
  const reply = await service.http.request({ method: 'GET', path: '/api/v1/cv' })
  await reply.body.dump()
  return { 'if-none-match': String(reply.headers['etag']) }
}

export const readFigures: readonly Figure[] = [
  {
    name: 'repeat_ask',
    what: 'answers/s for repeated questions ÷ GET /healthz requests/s',
    target: { op: '>=', value: 0.5 },
    measure: repeatAsk,
  },
  {
    name: 'read_over_bare',
    what: 'GET /api/v1/cv requests/s ÷ a bare Fastify route with the same bytes',
    target: { op: '>=', value: 0.8 },
    measure: () => against('/api/v1/cv', () => Promise.resolve({})),
  },
  {
    name: 'read_304',
    what: 'conditional GET /api/v1/cv requests/s ÷ the same bare route',
    target: { op: '>=', value: 1 },
    measure: () => against('/api/v1/cv', etagOf),
  },
  {
    name: 'read_under_ask',
    what: 'p99 of reads while 16 clients ask ÷ p99 of reads alone',
    target: { op: '<=', value: 4 },
    measure: underAsk,
  },
]
