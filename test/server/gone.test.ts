import { Socket } from 'node:net'
import { expect, it } from 'vitest'
import { goneOf } from '../../src/plugins/ask/gone.ts'

it('fires for all questions of a connection when it closes, and for those of no other', async () => {
  const connection = new Socket()
  const gone = goneOf(connection)
  expect(goneOf(connection)).toBe(gone)
  expect(connection.listenerCount('close')).toBe(1)
  const other = goneOf(new Socket())
  const fired = new Promise((done) => gone.addEventListener('abort', done, { once: true }))
  connection.destroy()
  await fired
  expect(gone.aborted).toBe(true)
  expect(other.aborted).toBe(false)
})

it('may be listened to by many that wait, without a warning of leaks', async () => {
  const warnings: Error[] = []
  const warn = (warning: Error) => warnings.push(warning)
  process.on('warning', warn)
  const gone = goneOf(new Socket())
  for (let i = 0; i < 30; i++) gone.addEventListener('abort', () => {}, { once: true })
  await new Promise((done) => setImmediate(done))
  process.off('warning', warn)
  expect(warnings).toEqual([])
})

it('has fired for a connection that was closed before', () => {
  const closed = new Socket()
  closed.destroy()
  expect(goneOf(closed).aborted).toBe(true)
})
