import { afterEach, expect, it } from 'vitest'
import { removeDir, startService, type Service } from '../support/service.ts'

let service: Service | undefined
afterEach(async () => {
  await service?.kill()
  if (service) removeDir(service.dir)
})

const LONG = `# Ole Sund\n\n## Experience\n\n${Array.from({ length: 400 }, (_, i) => `- Repaired pump number ${i} of the waterworks in ${1600 + i} minutes.`).join('\n')}\n`

it('SIGTERM while the first index is built exits 0, without a trace of a crash', async () => {
  service = await startService({ cv: LONG, untilReady: false })
  const running = service
  await expect.poll(() => running.output().includes('Indexing'), { timeout: 60_000, interval: 5 }).toBe(true)
  expect(await running.stop()).toBe(0)
  expect(running.output()).not.toMatch(/terminate called|Napi|unhandled/i)
})

it('SIGTERM finishes the answers under way and exits 0 within 10 seconds', async () => {
  service = await startService({ cv: LONG })
  const { url } = service
  const asks = Promise.allSettled(
    Array.from({ length: 20 }, (_, i) =>
      fetch(`${url}/ask`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ query: `How long did pump ${i} take?` }),
      }).then((reply) => reply.status),
    ),
  )
  await new Promise((done) => setTimeout(done, 30))
  const start = Date.now()
  const code = await service.stop()
  expect(code).toBe(0)
  expect(Date.now() - start).toBeLessThan(10_000)
  const settled = await asks
  // One that had not reached the server may be refused a connection; none that had may be broken off.
  for (const ask of settled) if (ask.status === 'fulfilled') expect(ask.value).toBe(200)
  expect(settled.filter((ask) => ask.status === 'fulfilled').length).toBeGreaterThan(0)
})
