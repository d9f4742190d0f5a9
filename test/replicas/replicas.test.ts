/**
 * Three replicas of the compiled service on one PostgreSQL and one Redis, behind a round-robin. `npm test` makes a
 * short round of it, `npm run test:replicas` a long one.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newSecret } from '../../src/plugins/webhooks/signing.ts'
import { overNetwork } from '../support/browser.ts'
import { signIn } from '../support/tokens.ts'
import { Receiver } from '../plugins/webhooks/receiver.ts'
import { Cluster, lacks, READ_LIMIT, someAddress } from './cluster.ts'

const LONG = process.env['REPLICAS'] === 'long'
const rounds = (short: number, long: number) => (LONG ? long : short)
const wait = (ms: number) => new Promise((done) => setTimeout(done, ms))

if (lacks) process.stderr.write(`${lacks}\n`)

let c: Cluster
let texts = 0
const cv = (n: number) => `# Ida Holm\n\n## Experience\n\n- Mended ${1_000 + n} sails in Bergen.\n`
const next = () => cv(++texts)

const ask = (to: number | 'any') =>
  c.fetch(to, '/ask', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: 'How many sails were mended?' }),
  })

/** Publishes, and answers with the version. */
async function published(to: number | 'any' = 'any'): Promise<number> {
  const reply = await c.put(to, next())
  const body = (await reply.json()) as { version: number }
  expect(reply.status, JSON.stringify(body)).toBe(200)
  return body.version
}

/** Milliseconds until every replica answers questions from this version, or a later one. */
async function followed(version: number, patienceMs = 60_000): Promise<number> {
  const begin = performance.now()
  const behind = new Set(c.replicas.keys())
  while (behind.size > 0) {
    for (const i of behind) {
      const reply = await ask(i)
      if (reply.status === 200 && ((await reply.json()) as { version: number }).version >= version)
        behind.delete(i)
    }
    if (performance.now() - begin > patienceMs)
      throw new Error(`replicas ${[...behind].join()} do not follow to version ${version}`)
    await wait(20)
  }
  return performance.now() - begin
}

describe.skipIf(lacks !== undefined)('three replicas', () => {
  const receivers: Receiver[] = []
  beforeAll(async () => {
    c = await Cluster.start(cv(0))
  }, 300_000)
  afterAll(async () => {
    await c.stop()
    for (const receiver of receivers) await receiver.stop()
  })

  async function receiver(): Promise<Receiver> {
    const r = await new Receiver(newSecret()).start()
    receivers.push(r)
    const reply = await c.fetch('any', '/api/v1/webhooks', {
      method: 'POST',
      headers: { authorization: `Bearer ${c.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ url: r.url, secret: r.secret, events: ['cv.content.updated'] }),
    })
    expect(reply.status, await reply.text()).toBe(200)
    return r
  }

  it('answer from an update of one of them within 3 s', async () => {
    const took: number[] = []
    for (let i = 0; i < rounds(5, 30); i++) took.push(await followed(await published(i)))
    took.sort((a, b) => a - b)
    const median = took[took.length >> 1] ?? Infinity
    process.stderr.write(
      `an update is asked from all replicas after ${Math.round(median)} ms (median), ${Math.round(took.at(-1) ?? 0)} ms at most\n`,
    )
    expect(median).toBeLessThan(3_000)
  })

  it('run what an Idempotency-Key names once, whoever is asked', async () => {
    for (let round = 0; round < rounds(3, 20); round++) {
      const from = someAddress()
      const job = (to: number) =>
        c.fetch(to, '/api/v1/jobs', {
          method: 'POST',
          from,
          headers: { 'idempotency-key': `job-${round}` },
        })
      const replies = await Promise.all([0, 1, 2, 0, 1, 2].map(job))
      const made = new Set<string>()
      for (const reply of replies) {
        expect([202, 409]).toContain(reply.status)
        const { job_id: id } = (await reply.json()) as { job_id?: string }
        if (reply.status === 202) made.add(String(id))
      }
      expect(made.size).toBe(1)
      const [id] = made
      for (const i of [0, 1, 2]) {
        const again = await job(i)
        expect(again.status).toBe(202)
        expect(again.headers.get('idempotency-replayed')).toBe('true')
        expect(await again.json()).toMatchObject({ job_id: id })
        expect((await c.fetch(i, `/api/v1/jobs/${id}`)).status).toBe(200)
      }
    }
  })

  it('count one client together', async () => {
    const from = someAddress()
    const replies = await Promise.all(
      Array.from({ length: READ_LIMIT + 15 }, (_, i) => c.fetch(i, '/cv/meta', { from })),
    )
    const statuses = replies.map((reply) => reply.status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(READ_LIMIT)
    expect(statuses.filter((status) => status === 429)).toHaveLength(15)
  })

  it('take a key with its credits, once each, and refuse it once it is revoked', async () => {
    const made = await c.command('keys', 'create', 'agent', '--credits', '10', '--json')
    expect(made.code, made.stderr).toBe(0)
    const { key, id } = JSON.parse(made.stdout) as { key: string; id: string }
    const call = (to: number) =>
      c.fetch(to, '/mcp', {
        method: 'POST',
        headers: {
          authorization: `Bearer ${key}`,
          'content-type': 'application/json',
          accept: 'application/json, text/event-stream',
        },
        body: JSON.stringify({
          jsonrpc: '2.0',
          id: 1,
          method: 'tools/call',
          params: { name: 'list_sections', arguments: {} },
        }),
      })
    const statuses = (await Promise.all(Array.from({ length: 24 }, (_, i) => call(i)))).map((r) => r.status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(10)
    expect(statuses.filter((status) => status === 402)).toHaveLength(14)
    expect((await c.command('keys', 'revoke', id)).code).toBe(0)
    for (const i of [0, 1, 2]) expect((await call(i)).status).toBe(401)
  })

  it('know who is signed in, and have the same keys', async () => {
    const { access_token: token } = await signIn(c.url, overNetwork)
    const keys = new Set<string>()
    for (const i of [0, 1, 2]) {
      const versions = await c.fetch(i, '/api/v1/owner/versions?limit=1', {
        headers: { authorization: `Bearer ${token}` },
      })
      expect(versions.status).toBe(200)
      keys.add(await (await c.fetch(i, '/sso/jwks')).text())
    }
    expect(keys.size).toBe(1)
  })

  it('deliver each update once, though all of them look for work', async () => {
    const r = await receiver()
    const versions: number[] = []
    for (let i = 0; i < rounds(12, 100); i++) versions.push(await published(i))
    await r.until(() => versions.every((v) => r.versions.has(v)), 'every update', 120_000)
    expect(r.arrivals.map((a) => a.version)).toEqual(versions)
    expect(r.problems).toEqual([])
  })

  it('lose nothing when one of them is killed', async () => {
    const r = await receiver()
    for (let round = 0; round < rounds(1, 6); round++) {
      const victim = round % 3
      const acknowledged: number[] = []
      let over = false
      const writing = (async () => {
        while (!over) {
          const reply = await c.put('any', next()).catch(() => undefined)
          if (reply?.status === 200) acknowledged.push(((await reply.json()) as { version: number }).version)
          else await reply?.arrayBuffer()
        }
      })()
      await wait(500)
      await c.killReplica(victim)
      await wait(500)
      over = true
      await writing
      expect(acknowledged.length).toBeGreaterThan(2)
      const rows = await c.db.selectFrom('versions').select('version').execute()
      const stored = new Set(rows.map((row) => row.version))
      expect(acknowledged.filter((version) => !stored.has(version))).toEqual([])
      await r.until(() => acknowledged.every((v) => r.versions.has(v)), 'every update', 60_000)
      await c.startReplica(victim)
      await followed(Math.max(...acknowledged))
    }
    // Once for each, but for what the one that was killed had sent and not written down.
    const extra = r.arrivals.length - r.versions.size
    expect(extra).toBeLessThanOrEqual(rounds(1, 6))
  })

  it('answer 503 while PostgreSQL restarts under load, nothing worse, and recover by themselves', async () => {
    for (let round = 0; round < rounds(1, 5); round++) {
      const seen = new Map<string, number>()
      const acknowledged: number[] = []
      let over = false
      const note = async (what: string, reply: Promise<Response>) => {
        const answer = await reply.catch((error: unknown) => String(error))
        const outcome = typeof answer === 'string' ? answer : String(answer.status)
        const body = typeof answer === 'string' ? '' : await answer.text()
        if (outcome === '503' && typeof answer !== 'string')
          expect(answer.headers.get('retry-after'), what).toMatch(/^\d+$/)
        if (what === 'put' && outcome === '200')
          acknowledged.push((JSON.parse(body) as { version: number }).version)
        const name =
          outcome === '200' || outcome === '503'
            ? `${what} ${outcome}`
            : `${what} ${outcome} ${body.slice(0, 60)}`
        seen.set(name, (seen.get(name) ?? 0) + 1)
      }
      // One that nobody has: its refusal, too, takes a look into the database.
      const refresh = {
        method: 'POST',
        body: new URLSearchParams({
          grant_type: 'refresh_token',
          client_id: 'cv-pages',
          refresh_token: 'x'.repeat(43),
        }),
      }
      const load = [0, 1, 2].flatMap((i) =>
        [
          () => note('read', c.fetch(i, '/cv/content')),
          () => note('ask', ask(i)),
          () => note('put', c.put(i, next())),
          () =>
            note(
              'versions',
              c.fetch(i, '/api/v1/owner/versions', { headers: { authorization: `Bearer ${c.token}` } }),
            ),
          () => note('keys', c.fetch(i, '/sso/jwks')),
          () => note('token', c.fetch(i, '/sso/oauth/token', refresh)),
        ].map(async (one) => {
          while (!over) {
            await one()
            await wait(10)
          }
        }),
      )
      await wait(500)
      await c.postgres.restart(1_500)
      await wait(1_000)
      over = true
      await Promise.all(load)
      process.stderr.write(`PostgreSQL restarted under load: ${JSON.stringify(Object.fromEntries(seen))}\n`)
      expect(
        [...seen.keys()].filter((name) => !/^\w+ (200|503)$|^token 400 {"error":"invalid_grant"/.test(name)),
      ).toEqual([])
      expect([...seen.keys()].some((name) => name.endsWith('503'))).toBe(true)
      // What is in memory needs no database.
      expect(seen.get('read 503') ?? 0).toBe(0)
      expect(seen.get('ask 503') ?? 0).toBe(0)
      const rows = await c.db.selectFrom('versions').select('version').execute()
      const stored = new Set(rows.map((row) => row.version))
      expect(acknowledged.filter((version) => !stored.has(version))).toEqual([])
      await followed(await published(round))
    }
  })
})
