/** What must hold behind any proxy that ends TLS before the service, asked as a client elsewhere asks. */
import { spawnSync, type ChildProcess } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { connect } from 'node:http2'
import { request } from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freePort, removeDir, runCommandLine, startService, type Service } from '../support/service.ts'

/** The public name; the proxy's certificate is for it. */
export const NAME = 'cv.example.org'
const ENV = { BASE_URL: `https://${NAME}`, TRUST_PROXY: 'loopback' }

export interface ProxyPlace {
  /** A folder of its own, removed afterwards. */
  readonly dir: string
  /** Where the proxy has to listen, on 127.0.0.1. */
  readonly port: number
  /** Where the service listens, on 127.0.0.1. */
  readonly servicePort: number
}

export interface Proxy {
  readonly process: ChildProcess
  /** File with the certificate that clients trust; there once the proxy serves. */
  readonly ca: string
}

/** The programs of these that are not installed; says so, since the tests are skipped then. */
export function missingOf(programs: readonly (readonly [program: string, flag: string])[]): string[] {
  const missing = programs.flatMap(([program, flag]) =>
    spawnSync(program, [flag]).status === 0 ? [] : [program],
  )
  if (missing.length)
    process.stderr.write(`${missing.join(' and ')} not installed: HTTPS is not tried with it\n`)
  return missing
}

/** Puts the proxy before a real service, and asks it over TLS. */
export function behindProxy(name: string, installed: boolean, start: (place: ProxyPlace) => Proxy): void {
  describe.skipIf(!installed)(`behind ${name}`, () => {
    const dir = mkdtempSync(join(tmpdir(), `public-cv-${name}-`))
    let service: Service
    let proxy: Proxy
    let port: number
    let said = ''

    beforeAll(async () => {
      service = await startService({
        cv: '# Runa Falk\n\n## Languages\n\n- Norwegian: native\n- Dutch: fluent\n',
        env: ENV,
      })
      port = await freePort()
      proxy = start({ dir, port, servicePort: service.port })
      proxy.process.stderr?.on('data', (chunk: Buffer) => (said += chunk.toString()))
      const end = Date.now() + 20_000
      while ((await send('GET', '/healthz').catch(() => undefined))?.status !== 200) {
        if (Date.now() > end) throw new Error(`${name} does not pass requests on: ${said}`)
        await new Promise((done) => setTimeout(done, 50))
      }
    }, 240_000)
    afterAll(async () => {
      const ended = new Promise((done) => proxy.process.once('exit', done))
      proxy.process.kill('SIGTERM')
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
            ca: readFileSync(proxy.ca),
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
      expect(answer.text.match(/^event: \w+/gm), answer.text).toEqual(
        ['start', 'result', 'result', 'complete'].map((name) => `event: ${name}`),
      )
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
        ca: readFileSync(proxy.ca),
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
}
