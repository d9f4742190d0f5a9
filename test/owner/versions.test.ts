import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { diffTexts } from '../../src/plugins/owner/diff.ts'
import { testApp, untilReady, type TestApp } from '../support/app.ts'
import { testIndexDir } from '../support/model.ts'
import { ownerHeaders } from '../support/tokens.ts'

let t: TestApp
let headers: { authorization: string }
const TEXTS = ['# Ada\n\nOne\n', '# Ada\n\nTwo\n', '# Ada\n\nTwo\nThree\n']
beforeAll(async () => {
  t = await testApp({ cv: TEXTS[0] ?? '', env: { INDEX_DIR: await testIndexDir() } })
  await untilReady(t.app)
  headers = await ownerHeaders(t.app)
  for (const content of TEXTS.slice(1))
    await t.app.inject({ method: 'PUT', url: '/cv/content', headers, payload: { content } })
})
afterAll(() => t.close())

const get = (url: string) => t.app.inject({ url: `/api/v1/owner/versions${url}`, headers })

describe('/api/v1/owner/versions', () => {
  it('lists all versions, newest first, a page at a time', async () => {
    const first = (await get('?limit=2')).json() as {
      items: { version: number }[]
      pagination: { next_cursor: string }
    }
    expect(first.items.map((item) => item.version)).toEqual([3, 2])
    const rest = (await get(`?limit=2&cursor=${first.pagination.next_cursor}`)).json()
    expect(rest).toMatchObject({
      items: [{ version: 1, author: 'file', is_default: false, is_latest: false }],
      pagination: { limit: 2, next_cursor: '' },
    })
  })

  it('gives one with its text, hash and author', async () => {
    expect((await get('/2')).json()).toMatchObject({ version: 2, content: TEXTS[1], author: 'owner' })
    expect((await get('/9')).statusCode).toBe(404)
    expect((await get('/x')).statusCode).toBe(400)
    expect((await get('/0')).statusCode).toBe(400)
  })

  it('shows what changed', async () => {
    const one = (await get('/3/diff')).json()
    expect(one).toMatchObject({ version: 3, against: 2, added: 1, removed: 0 })
    const two = (await get('/3/diff?against=1')).json() as { patch: string }
    expect(two).toMatchObject({ added: 2, removed: 1 })
    expect(two.patch).toContain('-One\n+Two\n+Three\n')
    expect((await get('/1/diff')).json()).toMatchObject({ against: 0, removed: 0, added: 3 })
  })

  it('restores an earlier text as a new version', async () => {
    const answer = await t.app.inject({ method: 'POST', url: '/api/v1/owner/versions/1/restore', headers })
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toMatchObject({ version: 4, content: TEXTS[0] })
    expect(
      (await t.app.inject({ method: 'POST', url: '/api/v1/owner/versions/77/restore', headers })).statusCode,
    ).toBe(404)
  })

  it('is closed to others', async () => {
    const read = await ownerHeaders(t.app, { scope: 'cv:read' })
    const answer = await t.app.inject({ url: '/api/v1/owner/versions', headers: read })
    expect(answer.statusCode).toBe(403)
    expect(answer.json()).toMatchObject({ error: 'insufficient_scope' })
    expect(answer.headers['www-authenticate']).toContain('error="insufficient_scope", scope="cv:write"')
    expect((await t.app.inject({ url: '/api/v1/owner/versions' })).statusCode).toBe(401)
  })
})

it('diffs two large texts that share nothing within a moment', () => {
  const text = (seed: string) => Array.from({ length: 9_000 }, (_, i) => `${seed} ${i * 7}\n`).join('')
  const start = performance.now()
  const diff = diffTexts(`# Same\n${text('a')}`, `# Same\n${text('b')}`, 'a', 'b')
  expect(diff).toMatchObject({ added: 9_000, removed: 9_000 })
  expect(diff.patch).toContain('@@ -2,9000 +2,9000 @@')
  expect(performance.now() - start).toBeLessThan(2_000)
})
