/**
 * Today's service on data that the first landed version (commit 3b92715) wrote: three versions, an owner's password,
 * a key that made one call, an endpoint with a secret of the registrant's, two deliveries, a PDF. All made for this.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gunzipSync } from 'node:zlib'
import Sqlite from 'libsql'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { migrations } from '../../src/server/store/migrations/index.ts'
import { overNetwork } from '../support/browser.ts'
import { testIndexDir } from '../support/model.ts'
import { removeDir, runCommandLine, serviceDir, startService, type Service } from '../support/service.ts'
import { signIn } from '../support/tokens.ts'
import { Receiver } from '../plugins/webhooks/receiver.ts'

const FIXTURE = fileURLToPath(new URL('../fixtures/upgrade-3b92715/', import.meta.url))
const SECRET = `whsec_${Buffer.from('a secret of a fixture, 32 bytes!').toString('base64')}`
const { key, keyId, versions } = JSON.parse(readFileSync(join(FIXTURE, 'expected.json'), 'utf8')) as {
  key: string
  keyId: string
  versions: string[]
}
const newest = versions.at(-1) ?? ''

describe('data of the first landed version', () => {
  let service: Service
  let receiver: Receiver
  let dir: string
  let index: string
  let headers: { authorization: string }

  beforeAll(async () => {
    dir = serviceDir()
    index = await testIndexDir()
    const data = join(dir, 'data')
    mkdirSync(data, { recursive: true })
    writeFileSync(join(data, 'cv.sqlite'), gunzipSync(readFileSync(join(FIXTURE, 'cv.sqlite.gz'))))
    for (const name of ['secret.key', 'signing-keys.json'])
      writeFileSync(join(data, name), readFileSync(join(FIXTURE, name)), { mode: 0o600 })
    receiver = await new Receiver(SECRET).start()
    // The receiver of then listened on another port.
    const database = new Sqlite(join(data, 'cv.sqlite'))
    database.prepare('update webhook_endpoints set url = ?').run(receiver.url)
    database.close()
    service = await startService({ dir, env: { INDEX_DIR: index, ALLOW_INSECURE_WEBHOOKS: 'on' } })
    headers = { authorization: `Bearer ${(await signIn(service.url, overNetwork)).access_token}` }
  })
  afterAll(async () => {
    await service.stop()
    await receiver.stop()
    removeDir(dir)
    removeDir(index)
  })
  const get = async (path: string) => (await fetch(service.url + path, { headers })).json()

  it('is brought up to date', () => {
    const database = new Sqlite(join(dir, 'data', 'cv.sqlite'), { readonly: true })
    const landed = database.prepare('select name from kysely_migration order by name').all() as {
      name: string
    }[]
    database.close()
    expect(landed.map(({ name }) => name)).toEqual(Object.keys(migrations).sort())
  })

  it('is served: the newest version, all of its versions, its PDF, and answers from it', async () => {
    expect(await get('/cv/content')).toMatchObject({ version: 3, content: newest, is_default: false })
    expect(readFileSync(join(dir, 'content', 'cv.md'), 'utf8')).toBe(newest)
    for (const [i, content] of versions.entries())
      expect(await get(`/api/v1/owner/versions/${i + 1}`)).toMatchObject({ version: i + 1, content })
    await expect
      .poll(async () => (await fetch(`${service.url}/cv/pdf`)).status, { timeout: 60_000 })
      .toBe(200)
    const answer = await fetch(`${service.url}/ask`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: 'How many clocks were restored?' }),
    })
    expect(((await answer.json()) as { answer: string }).answer).toContain('43')
  })

  it('keeps its keys and what they have left', async () => {
    const call = await fetch(`${service.url}/mcp`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${key}`,
        'content-type': 'application/json',
        accept: 'application/json, text/event-stream',
      },
      body: JSON.stringify({
        jsonrpc: '2.0',
        id: 1,
        method: 'tools/call',
        params: { name: 'list_sections', arguments: {} },
      }),
    })
    expect(call.status).toBe(200)
    const listed = await runCommandLine('keys', ['list', '--json'], dir, service.port)
    const { items } = JSON.parse(listed.stdout) as { items: { id: string; balance: number }[] }
    expect(items.find(({ id }) => id === keyId)).toMatchObject({ name: 'agent', balance: 10 })
  })

  it('takes updates, and tells the endpoint of then with its secret', async () => {
    const { items } = (await get('/api/v1/owner/webhooks')) as { items: object[] }
    expect(items).toMatchObject([{ status: 'active', deliveries: { pending: 0, delivered: 2, failed: 0 } }])
    const content = newest.replace('43', '44')
    const put = await fetch(`${service.url}/cv/content`, {
      method: 'PUT',
      headers: { ...headers, 'content-type': 'text/markdown' },
      body: content,
    })
    expect(await put.json()).toMatchObject({ version: 4, content })
    await receiver.until(() => receiver.versions.has(4), 'the update')
    expect(receiver.problems).toEqual([])
  })
})
