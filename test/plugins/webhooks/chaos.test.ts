import { expect, it } from 'vitest'
import { chaosRun } from './chaos-run.ts'

it('delivers every update to a receiver that fails in every way, under stable ids', async () => {
  const result = await chaosRun({ updates: 24, seed: 20_261 })
  expect(result.lost).toEqual({ calm: [], wild: [] })
  expect(result.undelivered).toEqual([])
  expect(result.unstable).toEqual([])
  expect(result.problems).toEqual([])
  expect(result.inOrder).toBe(true)
  expect(Object.values(result.deeds).every((n) => n > 0)).toBe(true)
  expect(Object.keys(result.deeds).sort()).toEqual(
    ['die', 'fail', 'flood', 'hang', 'off the network', 'ok', 'redirect', 'slow'].sort(),
  )
}, 240_000)
