import { connect } from 'node:net'
import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { streamAnswer } from '../../src/plugins/ask/stream.ts'

it('a client that leaves before the first byte is no failure, and stops the work', async () => {
  const failed: unknown[] = []
  const app = Fastify()
  app.addHook('onError', (_request, _reply, error, done) => {
    failed.push(error)
    done()
  })
  let hasBegun = () => {}
  const begun = new Promise<void>((done) => (hasBegun = done))
  let isOver = () => {}
  const over = new Promise<void>((done) => (isOver = done))
  let stopped = false
  app.post('/stream', async (request, reply) => {
    await streamAnswer(request, reply, 'q', (signal) => {
      hasBegun()
      return new Promise((_, fail) =>
        signal.addEventListener('abort', () => {
          stopped = true
          fail(new Error('nobody waits'))
        }),
      )
    })
    isOver()
    return reply
  })
  const url = new URL(await app.listen({ host: '127.0.0.1', port: 0 }))
  const socket = connect(Number(url.port), '127.0.0.1')
  socket.write('POST /stream HTTP/1.1\r\nhost: cv.example\r\ncontent-length: 0\r\n\r\n')
  await begun
  socket.destroy()
  await over
  await app.close()
  expect(stopped).toBe(true)
  expect(failed).toEqual([])
})
