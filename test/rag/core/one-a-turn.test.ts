import { expect, it } from 'vitest'
import { oneATurn } from '../../../src/rag/one-a-turn.ts'

const turn = () => new Promise<void>((done) => setImmediate(done))

it('runs the first piece of work at once, and one a turn after it, in order', async () => {
  const ran: string[] = []
  for (const name of ['a', 'b', 'c']) oneATurn(() => ran.push(name))
  expect(ran).toEqual(['a'])
  await turn()
  expect(ran).toEqual(['a', 'b'])
  // Who comes later waits for those who wait.
  oneATurn(() => ran.push('d'))
  await turn()
  expect(ran).toEqual(['a', 'b', 'c'])
  await turn()
  expect(ran).toEqual(['a', 'b', 'c', 'd'])
  await turn()
  await turn()
  oneATurn(() => ran.push('e'))
  expect(ran.at(-1)).toBe('e')
  await turn()
})

it('goes on after work that fails', async () => {
  const ran: string[] = []
  const first = new Promise<void>((resolve) => oneATurn(resolve)).then(() =>
    Promise.reject(new Error('broken')),
  )
  oneATurn(() => ran.push('next'))
  await expect(first).rejects.toThrow('broken')
  await turn()
  await turn()
  expect(ran).toEqual(['next'])
})
