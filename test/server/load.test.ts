/** A process that stood still for a moment, as on a crowded machine, is not taken for an overloaded one. */
import { setTimeout as delay } from 'node:timers/promises'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { apiApp } from '../support/api.ts'
import type { TestApp } from '../support/app.ts'

let t: TestApp
beforeEach(async () => {
  // The first two minutes are never refused.
  vi.spyOn(process, 'uptime').mockReturnValue(3_600)
  t = await apiApp()
  await t.app.ready()
})
afterEach(async () => {
  vi.restoreAllMocks()
  await t.close()
})

function standStill(ms: number): void {
  const end = performance.now() + ms
  while (performance.now() < end);
}
const status = async () => (await t.app.inject({ url: '/cv/meta' })).statusCode

it('pauses of a second and a half refuse nobody', async () => {
  const statuses: number[] = []
  for (let round = 0; round < 4; round++) {
    standStill(1_500)
    await delay(1)
    statuses.push(await status())
  }
  expect(statuses).toEqual([200, 200, 200, 200])
})

it('one that hardly turns any more is refused with Retry-After', async () => {
  for (let round = 0; round < 2; round++) {
    standStill(6_000)
    await delay(1)
  }
  const reply = await t.app.inject({ url: '/cv/meta' })
  expect(reply.statusCode).toBe(503)
  expect(reply.headers['retry-after']).toBeDefined()
})
