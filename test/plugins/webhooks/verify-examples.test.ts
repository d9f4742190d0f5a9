/** The three examples of the README, each run as it stands against requests that the service signed. */
import { spawn, type ChildProcess } from 'node:child_process'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { afterEach, describe, expect, it } from 'vitest'
import { eventBody } from '../../../src/plugins/webhooks/fan-out.ts'
import { createSender } from '../../../src/plugins/webhooks/sender.ts'
import { newSecret, signatureHeaders } from '../../../src/plugins/webhooks/signing.ts'
import { systemClock } from '../../../src/server/clock.ts'
import { freePort } from '../../support/service.ts'

const EXAMPLES = fileURLToPath(new URL('../../fixtures/webhook-verify/', import.meta.url))
const SECRET = newSecret()
const BODY = eventBody(
  'cv.content.updated',
  Date.now(),
  { version: 12, updated_at: '2026-01-01T00:00:00.000Z', sha256: 'ab', sections_changed: ['Formação é ✓'] },
  'https://cv.example',
)

const started: ChildProcess[] = []
afterEach(() => {
  for (const child of started.splice(0)) child.kill()
})

function run(command: string, args: string[], env: Record<string, string>, input?: string) {
  const child = spawn(command, args, {
    cwd: EXAMPLES,
    env: { ...process.env, WEBHOOK_SECRET: SECRET, ...env },
  })
  started.push(child)
  const result = { child, stdout: '', stderr: '' }
  child.stdout.on('data', (chunk: Buffer) => (result.stdout += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (result.stderr += chunk.toString()))
  child.stdin.on('error', () => undefined)
  child.stdin.end(input ?? '')
  return result
}

const exit = (child: ChildProcess) => new Promise<number | null>((done) => child.once('close', done))

async function listening(url: string): Promise<void> {
  for (let i = 0; i < 400; i++) {
    if (
      await fetch(url).then(
        () => true,
        () => false,
      )
    )
      return
    await new Promise((done) => setTimeout(done, 25))
  }
  throw new Error(`nobody listens at ${url}`)
}

/** What the receiver answers to each: genuine, signed twice as after a rotation, and seven forgeries. */
async function judge(url: string): Promise<Record<string, number | undefined>> {
  const sender = createSender({ clock: systemClock, allowInsecure: true })
  const now = Date.now()
  const headers = signatureHeaders([{ secret: SECRET, until: null }], 'evt_1', BODY, now)
  const rotated = [
    { secret: newSecret(), until: null },
    { secret: SECRET, until: now + 1_000 },
  ]
  const answers: Record<string, number | undefined> = {}
  for (const [name, sent, body] of [
    ['genuine', headers, BODY],
    ['rotated', signatureHeaders(rotated, 'evt_1', BODY, now), BODY],
    ['other body', headers, BODY.replace('12', '13')],
    ['other id', { ...headers, 'webhook-id': 'evt_2' }, BODY],
    ['other time', { ...headers, 'webhook-timestamp': String(Math.floor(now / 1000) - 1) }, BODY],
    ['other secret', signatureHeaders([{ secret: newSecret(), until: null }], 'evt_1', BODY, now), BODY],
    ['too old', signatureHeaders([{ secret: SECRET, until: null }], 'evt_1', BODY, now - 400_000), BODY],
    [
      'from the future',
      signatureHeaders([{ secret: SECRET, until: null }], 'evt_1', BODY, now + 400_000),
      BODY,
    ],
    ['no version', { ...headers, 'webhook-signature': headers['webhook-signature'].slice(3) }, BODY],
  ] as const)
    answers[name] = (await sender.send(url, sent, body, new AbortController().signal)).status
  await sender.close()
  return answers
}

const VERDICTS = {
  genuine: 204,
  rotated: 204,
  'other body': 401,
  'other id': 401,
  'other time': 401,
  'other secret': 401,
  'too old': 401,
  'from the future': 401,
  'no version': 401,
}

describe('a receiver written after the README', () => {
  it.each([
    ['node', process.execPath, 'verify.mjs'],
    ['python3', 'python3', 'verify.py'],
  ])('in %s takes what is genuine and nothing else', async (_, command, file) => {
    const port = await freePort()
    const example = run(command, [file], { PORT: String(port) })
    const url = `http://127.0.0.1:${port}/`
    await listening(url)
    expect(await judge(url)).toEqual(VERDICTS)
    expect(example.stdout.trim().split('\n')).toEqual(Array(2).fill('evt_1 cv.content.updated 12'))
  })

  it('with curl and openssl takes what is genuine and nothing else', async () => {
    // The shell example judges one request; a server hands it each that arrives.
    const server = createServer((request, reply) => {
      const chunks: Buffer[] = []
      request.on('data', (chunk: Buffer) => chunks.push(chunk))
      request.on('end', () => {
        const args = ['webhook-id', 'webhook-timestamp', 'webhook-signature'].map((name) =>
          String(request.headers[name]),
        )
        const { child } = run('sh', ['verify.sh', ...args], {}, Buffer.concat(chunks).toString())
        void exit(child).then((code) => reply.writeHead(code === 0 ? 204 : 401).end())
      })
    })
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
    expect(await judge(url)).toEqual(VERDICTS)
    await new Promise((done) => server.close(done))
  })

  it.each([
    ['node', process.execPath, 'verify.mjs'],
    ['python3', 'python3', 'verify.py'],
  ])('in %s takes what curl and openssl have signed', async (_, command, file) => {
    const port = await freePort()
    run(command, [file], { PORT: String(port) })
    await listening(`http://127.0.0.1:${port}/`)
    const signed = run('sh', ['sign.sh', `http://127.0.0.1:${port}/`], {})
    expect(await exit(signed.child)).toBe(0)
    expect(signed.stdout.trim()).toBe('204')
    const forged = run('sh', ['sign.sh', `http://127.0.0.1:${port}/`], { WEBHOOK_SECRET: newSecret() })
    await exit(forged.child)
    expect(forged.stdout.trim()).toBe('401')
  })
})
