/** /readyz tells starting, broken, degraded and ready apart, and the metrics and the dashboard say the same. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, it } from 'vitest'
import { apiApp } from '../support/api.ts'
import { testApp, untilReady, type TestApp } from '../support/app.ts'
import { ManualClock } from '../support/clock.ts'
import { testIndexDir } from '../support/model.ts'
import { ROOT } from '../support/service.ts'

const HOUR_MS = 3_600_000

let t: TestApp | undefined
afterEach(async () => {
  await t?.close()
  t = undefined
})
const readyz = async (app: TestApp) => {
  const answer = await app.app.inject('/readyz')
  return {
    status: answer.statusCode,
    body: answer.json<{ status: unknown; degraded?: string[]; message?: string }>(),
  }
}

it('says starting, with 503, while the index is being built; the process is well meanwhile', async () => {
  t = await testApp({ env: { INDEX_DIR: await testIndexDir() } })
  expect(await readyz(t)).toMatchObject({
    status: 503,
    body: { message: expect.stringMatching(/^Starting/) as string },
  })
  expect((await t.app.inject('/healthz')).statusCode).toBe(200)
  await untilReady(t.app)
})

it('says broken, with 503 and the reason, when no index will come', async () => {
  t = await apiApp()
  const app = t
  await app.app.ready()
  await expect.poll(() => app.app.ask.problem).toBeDefined()
  expect(await readyz(app)).toMatchObject({
    status: 503,
    body: { message: expect.stringMatching(/^Broken: EMBEDDING_MODEL/) as string },
  })
  expect((await app.app.inject('/healthz')).statusCode).toBe(200)
})

it('says degraded, with 200 and what it is, when PDFs or deliveries are a minute late', async () => {
  const clock = new ManualClock(Date.now())
  const app = await testApp({ clock, env: { INDEX_DIR: await testIndexDir() } })
  t = app
  await app.app.ready()
  await untilReady(app.app)
  const { db, queue, content } = app.app
  await expect.poll(async () => (await app.app.inject('/cv/pdf')).statusCode, { timeout: 50_000 }).toBe(200)
  await expect
    .poll(async () => (await readyz(app)).body)
    .toEqual({ status: 'ready', version: 1, degraded: [] })

  // A PDF that waits for its next try, and a delivery behind one that takes long.
  const pdf = { version: content.current.version, key: 'k' }
  const pdfId = await queue.enqueue('pdf', pdf, { runAt: clock.now() + HOUR_MS })
  const slow = await queue.enqueue('webhook-delivery', {}, { runAt: clock.now() + HOUR_MS, lane: 'a' })
  await db
    .updateTable('queue')
    .set({ state: 'running', lease_until: clock.now() + HOUR_MS })
    .where('id', '=', slow)
    .execute()
  const waits = await queue.enqueue('webhook-delivery', {}, { lane: 'a' })
  expect((await readyz(app)).body.degraded).toEqual([])
  await clock.advance(61_000)
  expect(await readyz(app)).toMatchObject({
    status: 200,
    body: { status: 'degraded', degraded: ['pdf', 'webhooks'] },
  })
  const metrics = (await app.app.inject('/metrics')).body
  expect(metrics).toMatch(/^cv_degraded\{part="pdf"\} 1$/m)
  expect(metrics).toMatch(/^cv_degraded\{part="webhooks"\} 1$/m)
  expect(metrics).toMatch(/^cv_degraded\{part="database"\} 0$/m)

  // Given up for the version that is shown: there is no PDF until the next one.
  await db.deleteFrom('queue').where('id', 'in', [slow, waits]).execute()
  await db
    .updateTable('queue')
    .set({ state: 'failed', finished_at: clock.now() })
    .where('id', '=', pdfId)
    .execute()
  expect((await readyz(app)).body.degraded).toEqual(['pdf'])
  await db.deleteFrom('queue').where('id', '=', pdfId).execute()
  expect((await readyz(app)).body.degraded).toEqual([])
})

it('has a dashboard that asks for nothing /metrics does not have', async () => {
  t = await apiApp()
  await t.app.inject('/healthz')
  const metrics = (await t.app.inject('/metrics')).body
  const dashboard = JSON.parse(readFileSync(join(ROOT, 'deploy/grafana-dashboard.json'), 'utf8')) as {
    panels: { title: string; targets: { expr: string }[] }[]
  }
  const asked = dashboard.panels.flatMap((panel) => panel.targets.map((target) => target.expr))
  expect(asked.length).toBeGreaterThanOrEqual(10)
  const names = new Set(
    asked.flatMap((expr) => expr.match(/\b(?:cv|http|queue|nodejs|process)_[a-z0-9_]+/g) ?? []),
  )
  expect(names.size).toBeGreaterThanOrEqual(10)
  for (const expr of asked)
    expect(
      [...names].some((name) => expr.includes(name)),
      expr,
    ).toBe(true)
  for (const name of names) expect(metrics, name).toMatch(new RegExp(`^(?:# TYPE )?${name}[ {]`, 'm'))
})
