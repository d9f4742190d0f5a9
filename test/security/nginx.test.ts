/** The service behind nginx as deploy/nginx.conf has it, over TLS: only ports, paths and the certificate are the test's. */
import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:http2'
import { request } from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freePort, removeDir, ROOT, runCommandLine, startService, type Service } from '../support/service.ts'

const has = (program: string, flag: string): boolean => spawnSync(program, [flag]).status === 0
const missing = [
  ['nginx', '-v'],
  ['openssl', 'version'],
].flatMap(([program = '', flag = '']) => (has(program, flag) ? [] : [program]))
if (missing.length)
  process.stderr.write(`${missing.join(' and ')} not installed: the test of HTTPS behind nginx is skipped\n`)

const NAME = 'cv.example.org'
const ENV = { BASE_URL: `https://${NAME}`, TRUST_PROXY: 'loopback' }

describe.skipIf(missing.length > 0)('behind nginx', () => {
  const dir = mkdtempSync(join(tmpdir(), 'public-cv-nginx-'))
  let service: Service
  let nginx: ChildProcess
  let port: number
  let said = ''

  /** The shipped file with this in place of what every owner sets; fails when the file no longer says it. */
  const site = (): string => {
    const changes: [string, string][] = [
      ['listen 443 ssl', `listen 127.0.0.1:${port} ssl`],
      ['/etc/ssl/certs/cv.pem', join(dir, 'cv.pem')],
      ['/etc/ssl/private/cv.key', join(dir, 'cv.key')],
      ['http://127.0.0.1:3000', `http://127.0.0.1:${service.port}`],
    ]
    let text = readFileSync(join(ROOT, 'deploy/nginx.conf'), 'utf8').replace(/^\s*#.*\n/gm, '')
    for (const [from, to] of changes) {
      expect(text).toContain(from)
      text = text.replace(from, to)
    }
    return text
  }

  beforeAll(async () => {
    service = await startService({
      cv: '# Runa Falk\n\n## Languages\n\n- Norwegian: native\n- Dutch: fluent\n',
      env: ENV,
    })
    port = await freePort()
    const certificate = [
      'req',
      '-x509',
      '-newkey',
      'rsa:2048',
      '-nodes',
      '-days',
      '2',
      '-subj',
      `/CN=${NAME}`,
    ]
    const files = [
      '-addext',
      `subjectAltName=DNS:${NAME}`,
      '-keyout',
      join(dir, 'cv.key'),
      '-out',
      join(dir, 'cv.pem'),
    ]
    expect(spawnSync('openssl', [...certificate, ...files]).status).toBe(0)
    mkdirSync(join(dir, 'tmp'))
    const temp = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    writeFileSync(
      join(dir, 'nginx.conf'),
      [
        ...(process.getuid?.() === 0 ? ['user root;'] : []),
        `daemon off; pid ${join(dir, 'nginx.pid')}; error_log stderr warn; events {}`,
        'http { access_log off;',
        ...temp.map((name) => `${name}_temp_path ${join(dir, 'tmp', name)};`),
        site(),
        '}',
      ].join('\n'),
    )
    nginx = spawn('nginx', ['-p', dir, '-e', 'stderr', '-c', join(dir, 'nginx.conf')], {
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    nginx.stderr?.on('data', (chunk: Buffer) => (said += chunk.toString()))
    const end = Date.now() + 20_000
    while ((await send('GET', '/healthz').catch(() => undefined))?.status !== 200) {
      if (Date.now() > end) throw new Error(`nginx does not pass requests on: ${said}`)
      await new Promise((done) => setTimeout(done, 50))
    }
  }, 240_000)
  afterAll(async () => {
    const ended = new Promise((done) => nginx.once('exit', done))
    nginx.kill('SIGTERM')
    await ended
    await service.kill()
    removeDir(service.dir)
    rmSync(dir, { recursive: true, force: true })
  })

  interface Answer {
    readonly status: number
    readonly headers: Record<string, unknown>
    readonly text: string
  }
  /** As a client elsewhere does: it checks the certificate and its name. */
  const send = (
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answer> =>
    new Promise((done, fail) => {
      const sent = request(
        {
          host: '127.0.0.1',
          port,
          servername: NAME,
          ca: readFileSync(join(dir, 'cv.pem')),
          method,
          path,
          headers: { host: NAME, 'content-type': 'application/json', ...headers },
        },
        (answer) => {
          let text = ''
          answer.setEncoding('utf8').on('data', (chunk: string) => (text += chunk))
          answer.on('end', () => done({ status: answer.statusCode ?? 0, headers: answer.headers, text }))
        },
      )
      sent.on('error', fail)
      sent.end(body === undefined ? undefined : JSON.stringify(body))
    })

  it('serves the page with its addresses on https', async () => {
    const page = await send('GET', '/', undefined, { accept: 'text/html' })
    expect(page.status).toBe(200)
    expect(page.text).toContain(`<link rel="canonical" href="https://${NAME}/">`)
    expect(String(page.headers['content-security-policy'])).toContain("default-src 'none'")
  })

  it('answers a question, with sources on https', async () => {
    const answer = await send('POST', '/ask', { query: 'Which languages does Runa speak?' })
    expect(answer.status).toBe(200)
    const { sources } = JSON.parse(answer.text) as { sources: { url: string }[] }
    expect(sources[0]?.url).toMatch(new RegExp(`^https://${NAME.replaceAll('.', '\\.')}/#`))
  })

  it('streams an answer as events', async () => {
    const answer = await send(
      'POST',
      '/ask',
      { query: 'Is she fluent in Dutch?' },
      { accept: 'text/event-stream' },
    )
    expect(answer.status).toBe(200)
    expect(answer.headers['content-type']).toMatch(/^text\/event-stream/)
    expect(answer.text.match(/^data:/gm)?.length ?? 0).toBeGreaterThan(1)
  })

  it('speaks MCP, and names its metadata on https', async () => {
    const refused = await send(
      'POST',
      '/mcp',
      { jsonrpc: '2.0', id: 1, method: 'ping' },
      { accept: 'application/json, text/event-stream' },
    )
    expect(refused.status).toBe(401)
    expect(refused.headers['www-authenticate']).toContain(`resource_metadata="https://${NAME}/`)
    const made = await runCommandLine(
      'keys',
      ['create', 'Bot', '--credits', '2', '--json'],
      service.dir,
      service.port,
      { env: ENV },
    )
    const { key } = JSON.parse(made.stdout) as { key: string }
    const call = {
      jsonrpc: '2.0',
      id: 2,
      method: 'tools/call',
      params: { name: 'list_sections', arguments: {} },
    }
    const answer = await send('POST', '/mcp', call, {
      accept: 'application/json, text/event-stream',
      authorization: `Bearer ${key}`,
    })
    expect(answer.status, answer.text).toBe(200)
    expect(answer.text).toContain('languages')
  })

  it('speaks HTTP/2', async () => {
    const session = connect(`https://127.0.0.1:${port}`, {
      ca: readFileSync(join(dir, 'cv.pem')),
      host: '127.0.0.1',
      port,
      servername: NAME,
    })
    const stream = session.request({ ':path': '/api/v1/cv', ':authority': NAME })
    const status = await new Promise<unknown>((done, fail) => {
      stream.on('response', (headers) => done(headers[':status']))
      stream.on('error', fail)
      session.on('error', fail)
    })
    stream.resume()
    session.close()
    expect(status).toBe(200)
  })

  it('keeps the metrics from the world', async () => {
    expect((await send('GET', '/metrics')).status).toBe(403)
  })
})
