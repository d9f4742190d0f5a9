/** A stop while somebody reads slowly: what was promised arrives whole, within the time that a stop may take. */
import { connect } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { afterEach, expect, it } from 'vitest'
import { removeDir, startService, untilAnswering, type Service } from '../support/service.ts'

let service: Service
afterEach(async () => {
  await service?.kill()
  if (service) removeDir(service.dir)
})

/** A picture makes a CV long and costs nobody time: the parser passes over it. */
const CV = `# Ole Sund\n\n## Experience\n\n- Repaired pumps from 2016 to 2021.\n\n![pump](data:image/png;base64,${'A'.repeat(1_900_000)})\n`
/** Twenty times the CV: more than the kernel keeps for both ends of a connection. */
const BODY = JSON.stringify({ operations: Array.from({ length: 20 }, () => ({ operationId: 'getCv' })) })
const BATCH = [
  'POST /api/v1/batch HTTP/1.1',
  'host: 127.0.0.1',
  'content-type: application/json',
  'idempotency-key: slow',
  `content-length: ${BODY.length}`,
  '',
  BODY,
].join('\r\n')

/** Reads need no model. */
const start = async () => {
  const env = { MAX_CONTENT_BYTES: '2000000', EMBEDDING_MODEL: '/nonexistent/model' }
  service = await startService({ cv: CV, env, untilReady: false })
  await untilAnswering(service)
  return service
}

interface Reading {
  /** All that came until the connection was closed. */
  readonly whole: Promise<Buffer>
  readonly resume: () => void
}

/** Sends a request on a socket that is not read any further once the first bytes of the answer are there. */
function readSlowly(port: number, request: string): Promise<Reading> {
  const chunks: Buffer[] = []
  const socket = connect(port, '127.0.0.1')
  const whole = new Promise<Buffer>((done) => {
    socket.on('error', () => undefined)
    socket.on('close', () => done(Buffer.concat(chunks)))
  })
  socket.on('data', (chunk) => chunks.push(chunk))
  socket.write(request)
  return new Promise((begun) => {
    socket.once('data', () => {
      socket.pause()
      begun({ whole, resume: () => void socket.resume() })
    })
  })
}

/** Bytes of the body that were promised, and those that came. */
function bodyOf(answer: Buffer): { promised: number; came: number } {
  const end = answer.indexOf('\r\n\r\n')
  const promised = Number(/^content-length: (\d+)/im.exec(answer.subarray(0, end).toString('latin1'))?.[1])
  return { promised, came: answer.length - end - 4 }
}

it('SIGTERM leaves a slow reader the time to take the whole answer', async () => {
  const { port, stop } = await start()
  const reading = await readSlowly(port, BATCH)
  const since = performance.now()
  const stopped = stop()
  await delay(3_000)
  reading.resume()
  const { promised, came } = bodyOf(await reading.whole)
  expect(promised).toBeGreaterThan(20 * CV.length)
  expect(came).toBe(promised)
  expect(await stopped).toBe(0)
  expect(performance.now() - since).toBeLessThan(10_000)
})

it('SIGTERM does not wait forever for one who reads no further', async () => {
  const { port, stop } = await start()
  const reading = await readSlowly(port, BATCH)
  const since = performance.now()
  expect(await stop()).toBe(0)
  expect(performance.now() - since).toBeLessThan(10_000)
  reading.resume()
  await reading.whole
})
