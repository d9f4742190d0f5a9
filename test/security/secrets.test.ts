/** A service that logs all it can is used with every kind of secret there is; none of them is in its output. */
import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { overNetwork } from '../support/browser.ts'
import { sendRaw } from '../support/raw-http.ts'
import { freePort, removeDir, runCommandLine, startService } from '../support/service.ts'
import { signIn } from '../support/tokens.ts'

const CV = '# Oona Brask\n\n## Work\n\n- Lock keeper in Vaasa since 2014\n'
const random = () => randomBytes(18).toString('hex')

it.each(['trace', 'info'])(
  'nothing secret is in the output at LOG_LEVEL=%s',
  async (level) => {
    const password = `correct horse ${random()}`
    const key32 = `${random()}${random()}`
    const metrics = `metrics-${random()}`
    const wrong = `wrong guess ${random()}`
    const question = `Who keeps the lock of ${random()}?`
    const inBody = `body-${random()}`
    const inQuery = `query-${random()}`
    const env = {
      LOG_LEVEL: level,
      SECRET_KEY: key32,
      METRICS_TOKEN: metrics,
      ALLOW_INSECURE_WEBHOOKS: 'true',
    }
    const service = await startService({ cv: CV, env })
    const outputs: string[] = []
    const command = async (name: string, args: string[], input = '') => {
      const run = await runCommandLine(name, args, service.dir, service.port, { input, env })
      outputs.push(run.stderr)
      expect(run.code, run.stderr).toBe(0)
      return run.stdout
    }
    try {
      await command('owner', ['set-password', '--stdin'], `${password}\n`)
      await expect(signIn(service.url, overNetwork, { password: wrong })).rejects.toThrow()
      const tokens = await signIn(service.url, overNetwork, { password })
      const key = (
        JSON.parse(await command('keys', ['create', 'Bot', '--credits', '5', '--json'])) as { key: string }
      ).key
      const call = async (
        method: string,
        path: string,
        token: string | undefined,
        body?: unknown,
        type = 'application/json',
      ) => {
        const answer = await fetch(service.url + path, {
          method,
          headers: {
            accept: 'application/json, text/event-stream',
            'content-type': type,
            ...(token ? { authorization: `Bearer ${token}` } : {}),
          },
          ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
        })
        return { status: answer.status, text: await answer.text() }
      }
      const owner = tokens.access_token
      const secret = `whsec_${randomBytes(32).toString('base64')}`
      const hook = {
        url: `http://127.0.0.1:${await freePort()}/hook-${inQuery}`,
        secret,
        events: ['cv.content.updated'],
      }
      const statuses = [
        await call('POST', '/api/v1/webhooks', owner, hook),
        await call('PUT', '/cv/content', owner, `${CV}- Wrote ${inBody}\n`, 'text/markdown'),
        await call('POST', '/ask', undefined, { query: question }),
        await call('GET', `/ask?query=${encodeURIComponent(question)}`, undefined),
        await call('POST', '/mcp', key, {
          jsonrpc: '2.0',
          id: 1,
          method: 'tools/call',
          params: { name: 'ask', arguments: { query: question } },
        }),
        await call('GET', '/metrics', metrics),
      ]
      for (const { status, text } of statuses) expect(status, text).toBe(200)
      // Refusals log more than answers do.
      const refused = [
        await call('POST', '/mcp', `${key}x`, { jsonrpc: '2.0', id: 1, method: 'ping' }),
        await call('GET', `/mcp?api_key=${key}`, undefined),
        await call('PUT', '/cv/content', `${owner}x`, `# A ${inBody}`, 'text/markdown'),
        await call('POST', '/ask', undefined, `{"query": "${question}`),
        await call('GET', `/api/v1/jobs/${inQuery}?x=${inQuery}`, owner),
        await call('POST', '/api/v1/webhooks', undefined, { ...hook, url: `ftp://${inQuery}` }),
      ]
      for (const { status } of refused) expect(status).toBeGreaterThanOrEqual(400)
      await sendRaw(service.port, [
        `GET / HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer ${owner}\r\nBad Header: x\r\n\r\n`,
      ])
      await service.stop()
      outputs.push(service.output())

      const file = join(service.dir, 'data', 'secret.key')
      const secrets: Record<string, string> = {
        password,
        'a wrong password': wrong,
        SECRET_KEY: key32,
        METRICS_TOKEN: metrics,
        'the access token': owner,
        'its signature': owner.split('.')[2] ?? owner,
        'the refresh token': tokens.refresh_token,
        'the id token': tokens.id_token ?? owner,
        'the API key': key,
        'the webhook secret': secret.slice('whsec_'.length),
        'the question': question,
        'the question, encoded': encodeURIComponent(question),
        'a body': inBody,
        'a query': inQuery,
        ...(existsSync(file) ? { 'the key file': readFileSync(file, 'utf8').trim() } : {}),
      }
      const output = outputs.join('\n')
      expect(output).toContain('Public CV at')
      if (level === 'trace') expect(output).toMatch(/"level":(?:10|20)/)
      const found = Object.entries(secrets).filter(([, text]) => {
        expect(text.length).toBeGreaterThan(15)
        // Also as the bytes of a buffer, which a logger may print as numbers.
        return output.includes(text) || output.includes([...Buffer.from(text)].join(','))
      })
      expect(found.map(([name]) => name)).toEqual([])
    } finally {
      await service.kill()
      removeDir(service.dir)
    }
  },
  240_000,
)
