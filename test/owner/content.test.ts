import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { tempDir, testApp, untilReady, type TestApp } from '../support/app.ts'
import { testIndexDir } from '../support/model.ts'
import { ownerHeaders } from '../support/tokens.ts'

let t: TestApp
let headers: { authorization: string }
beforeAll(async () => {
  t = await testApp({
    cv: '# Ada\n\n## Skills\n\n- Pascal\n',
    env: { MAX_CONTENT_BYTES: '2048', INDEX_DIR: await testIndexDir() },
  })
  await untilReady(t.app)
  headers = await ownerHeaders(t.app)
})
afterAll(() => t.close())

const put = (body: unknown, more: Record<string, string> = {}) =>
  t.app.inject({
    method: 'PUT',
    url: '/cv/content',
    headers: { ...headers, ...more },
    payload: body as object,
  })
const markdown = (text: string | Buffer, more: Record<string, string> = {}) =>
  t.app.inject({
    method: 'PUT',
    url: '/cv/content',
    headers: { ...headers, 'content-type': 'text/markdown', ...more },
    payload: text,
  })
const latest = () => t.app.content.latest.version

describe('PUT /cv/content', () => {
  it('answers with the version that is then read and kept in cv.md', async () => {
    const before = latest()
    const answer = await put({ content: '# Ada\n\n## Skills\n\n- Cobol\n' })
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toMatchObject({
      content: '# Ada\n\n## Skills\n\n- Cobol\n',
      is_default: false,
      version: before + 1,
    })
    expect(answer.headers.etag).toBe(`"${before + 1}"`)
    expect(readFileSync(join(t.dir, 'content', 'cv.md'), 'utf8')).toBe('# Ada\n\n## Skills\n\n- Cobol\n')
  })

  it('takes markdown as it is, without a byte order mark', async () => {
    const answer = await markdown('\uFEFF# Zoë 🙂\n', { 'content-type': 'text/markdown; charset=utf-8' })
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toMatchObject({ content: '# Zoë 🙂\n' })
  })

  it('makes no new version of the same text', async () => {
    const first = await put({ content: '# Same\n' })
    const again = await put({ content: '# Same\n' })
    expect(again.json()).toEqual(first.json())
  })

  it.each([
    ['no heading', { content: 'just text' }, 400, 'invalid_content'],
    ['a heading within code alone', { content: '```\n# x\n```' }, 400, 'invalid_content'],
    ['a heading without words', { content: '#' }, 400, 'invalid_content'],
    ['a heading of a comment', { content: '# <!-- x -->' }, 400, 'invalid_content'],
    ['empty', { content: ' \n' }, 400, 'invalid_content'],
    ['NUL', { content: '# A\0' }, 400, 'invalid_content'],
    ['half a surrogate pair', { content: '# A \ud83d' }, 400, 'invalid_content'],
    ['another member', { content: '# A\n', author: 'me' }, 400, 'invalid_request'],
    ['no content', {}, 400, 'invalid_request'],
    ['too large', { content: `# A\n${'x'.repeat(2048)}` }, 413, 'payload_too_large'],
    ['far too large', { content: `# A\n${'x'.repeat(20_000)}` }, 413, 'payload_too_large'],
  ])('refuses JSON with %s', async (_name, body, status, code) => {
    const before = latest()
    const answer = await put(body)
    expect(answer.statusCode).toBe(status)
    expect(answer.json()).toMatchObject({ error: code, status })
    expect(latest()).toBe(before)
  })

  it('refuses bytes that are not UTF-8, in both forms', async () => {
    const bad = Buffer.from([0x23, 0x20, 0x41, 0xe9, 0x0a])
    expect((await markdown(bad)).json()).toMatchObject({ error: 'invalid_content' })
    const json = Buffer.concat([Buffer.from('{"content":"# A'), Buffer.from([0xe9]), Buffer.from('"}')])
    expect((await markdown(json, { 'content-type': 'application/json' })).json()).toMatchObject({
      error: 'invalid_json',
    })
  })

  it('refuses other media types and charsets', async () => {
    expect((await markdown('# A\n', { 'content-type': 'text/html' })).statusCode).toBe(415)
    expect((await markdown('# A\n', { 'content-type': 'text/markdown; charset=latin1' })).statusCode).toBe(
      415,
    )
  })

  it('asks for a sign-in before it reads the body', async () => {
    const answer = await t.app.inject({ method: 'PUT', url: '/cv/content', payload: 'not json' })
    expect(answer.statusCode).toBe(401)
    expect(answer.headers['www-authenticate']).toBe(
      `Bearer resource_metadata="${t.config.BASE_URL}/.well-known/oauth-protected-resource"`,
    )
  })
})

describe('If-Match', () => {
  it('lets one of two tabs win', async () => {
    const tag = `"${latest()}"`
    const [a, b] = await Promise.all([
      put({ content: '# First tab\n' }, { 'if-match': tag }),
      put({ content: '# Second tab\n' }, { 'if-match': tag }),
    ])
    expect([a.statusCode, b.statusCode].sort()).toEqual([200, 412])
    const winner = a.statusCode === 200 ? '# First tab\n' : '# Second tab\n'
    expect(t.app.content.latest.content).toBe(winner)
  })

  it.each([
    ['*', 200],
    ['"1"', 412],
    ['W/"1"', 412],
    ['"no-such"', 412],
    ['3', 400],
  ])('%s → %i', async (value, status) => {
    const answer = await put({ content: `# If-Match ${value}\n` }, { 'if-match': value })
    expect(answer.statusCode).toBe(status)
  })

  it('refuses the tag of a text without its private lines, and names where the whole one is', async () => {
    const dir = tempDir()
    mkdirSync(join(dir, 'content'))
    writeFileSync(join(dir, 'content', 'profile.json'), JSON.stringify({ private: ['Secret street'] }))
    const own = await testApp({ dir, cv: '# Ada\n\n- Pascal\n- Secret street 1\n' })
    await untilReady(own.app)
    try {
      const whoWrites = await ownerHeaders(own.app)
      const read = await own.app.inject({ url: '/cv/content', headers: whoWrites })
      const tag = String(read.headers.etag)
      const write = (content: string, ifMatch: string) =>
        own.app.inject({
          method: 'PUT',
          url: '/cv/content',
          headers: { ...whoWrites, 'if-match': ifMatch },
          payload: { content },
        })
      const { content } = read.json<{ content: string }>()
      const refused = await write(`${content}- Cobol\n`, tag)
      expect(refused.statusCode).toBe(412)
      expect(refused.json()).toMatchObject({
        message: expect.stringContaining('private lines') as string,
        recovery: expect.stringContaining('/api/v1/owner/versions/1') as string,
      })
      const whole = await own.app.inject({ url: '/api/v1/owner/versions/1', headers: whoWrites })
      const text = whole.json<{ content: string }>().content
      expect(text).toContain('Secret street')
      const first = await write(`${text}- Cobol\n`, String(whole.headers.etag))
      expect(first.statusCode).toBe(200)
      // what a write answers with is what the next may start from
      const second = await write(`${text}- Cobol\n- Ada\n`, String(first.headers.etag))
      expect(second.statusCode).toBe(200)
      expect(own.app.content.latest.content).toContain('Secret street')
    } finally {
      await own.close()
    }
  })

  it('takes a list that holds the current tag', async () => {
    const answer = await put({ content: '# List\n' }, { 'if-match': `"1", "${latest()}"` })
    expect(answer.statusCode).toBe(200)
  })
})

it('replays the answer for a repeated Idempotency-Key', async () => {
  const key = { 'idempotency-key': 'put-once' }
  const first = await put({ content: '# Once\n' }, key)
  await put({ content: '# In between\n' })
  const again = await put({ content: '# Once\n' }, key)
  expect(again.headers['idempotency-replayed']).toBe('true')
  expect(again.json()).toEqual(first.json())
  expect(t.app.content.latest.content).toBe('# In between\n')
})
