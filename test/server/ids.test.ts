import { expect, it } from 'vitest'
import { orderedUuidv7 } from '../../src/server/store/ids.ts'

it('ids sort in the order they were made, also within one millisecond', () => {
  const now = Date.UTC(2026, 10, 21)
  const ids = Array.from({ length: 2000 }, () => orderedUuidv7(now))
  expect([...ids].sort()).toEqual(ids)
  expect(new Set(ids).size).toBe(ids.length)
  expect(orderedUuidv7(now + 1) > (ids.at(-1) ?? '')).toBe(true)
  for (const id of ids.slice(0, 50)) {
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
    expect(Number.parseInt(id.replace('-', '').slice(0, 12), 16)).toBe(now)
  }
})
