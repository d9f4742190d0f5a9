import { expect, it, vi } from 'vitest'
import { Later } from '../../../src/rag/later.ts'

it('starts when it is first needed, once, and not after the end', async () => {
  const start = vi.fn(() => Promise.resolve('thing'))
  const used = new Later(start)
  expect(await Promise.all([used.get(), used.get()])).toEqual(['thing', 'thing'])
  expect(start).toHaveBeenCalledTimes(1)
  expect(await used.ended()).toBe('thing')

  const unused = new Later(start)
  expect(await unused.ended()).toBeNull()
  expect(await unused.get()).toBeNull()
  expect(start).toHaveBeenCalledTimes(1)
})
