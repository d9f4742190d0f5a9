import { brotliDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { canonicalOrigin } from '../../src/plugins/web/index.ts'
import { prefersMarkdown } from '../../src/plugins/web/home.ts'
import { exampleQuestions } from '../../src/plugins/web/examples.ts'
import { parseDocument } from '../../src/rag/document.ts'
import { listeningApp } from './support.ts'

describe('the recruiter’s page, as it is sent', () => {
  let t: Awaited<ReturnType<typeof listeningApp>>
  beforeAll(async () => {
    t = await listeningApp({ env: { RATE_LIMIT_ASK: '9' } })
  })
  afterAll(() => t.close())
  /** On a machine that is busy with other tests the service may say for a while that it is too. */
  const get = async (url: string, headers: Record<string, string> = {}) => {
    for (let tries = 0; ; tries++) {
      const answer = await t.app.inject({ url, headers: { host: new URL(t.url).host, ...headers } })
      if (answer.statusCode !== 503 || tries === 20) return answer
      await new Promise((done) => setTimeout(done, 500))
    }
  }

  it('holds the whole CV, the person and the links, without script', async () => {
    const page = await get('/')
    expect(page.statusCode).toBe(200)
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8')
    for (const part of [
      '<h1 id="tamsin-verhaldt"',
      'Head of the Socket Laboratory',
      'href="mailto:tamsin@verhaldt.example"',
      'href="/cv/pdf"',
      'href="/cv.md"',
      `<link rel="canonical" href="${t.url}/">`,
      '<link rel="alternate" type="text/markdown"',
      'property="og:image"',
    ])
      expect(page.body).toContain(part)
    const ld = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(page.body)?.[1] ?? ''
    expect(JSON.parse(ld)).toMatchObject({
      '@type': 'ProfilePage',
      mainEntity: { '@type': 'Person', name: 'Tamsin Verhaldt', email: 'tamsin@verhaldt.example' },
    })
  })

  it('allows nothing but itself, and nothing inline', async () => {
    for (const path of ['/', '/?q=languages', '/owner', '/account', '/status']) {
      const page = await get(path)
      const policy = String(page.headers['content-security-policy'])
      expect(policy, path).toContain("default-src 'none'")
      expect(policy, path).toContain("script-src 'self';")
      expect(policy, path).not.toMatch(/unsafe|https?:|\*/)
      expect(page.body, path).not.toMatch(/<style|\sstyle="|\son\w+="|<script>|<script type="module">/)
      expect(
        page.body.match(/(?:src|href)="https?:\/\/(?!127\.0\.0\.1)[^"]*\.(?:js|css|woff2)/),
        path,
      ).toBeNull()
    }
  })

  it('weighs less than 60 KB with all that it needs, compressed', async () => {
    const page = await get('/', { 'accept-encoding': 'gzip, br' })
    expect(page.headers['content-encoding']).toBe('br')
    const html = brotliDecompressSync(page.rawPayload).toString()
    const addresses = [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map((m) => m[1] ?? '')
    expect(addresses.some((a) => a.endsWith('.js'))).toBe(true)
    expect(addresses.filter((a) => a.endsWith('.woff2'))).toHaveLength(3)
    let bytes = page.rawPayload.length
    for (const address of addresses) {
      const asset = await get(address, { 'accept-encoding': 'br' })
      expect(asset.statusCode).toBe(200)
      expect(asset.headers['cache-control']).toContain('immutable')
      bytes += asset.rawPayload.length
    }
    const favicon = /<link rel="icon" href="[^"]*?(\/[^/"]+)"/.exec(html)?.[1] ?? ''
    bytes += (await get(favicon)).rawPayload.length
    expect(bytes).toBeLessThan(60 * 1024)
  })

  it('is sent again only when it has changed', async () => {
    const first = await get('/', { 'accept-encoding': 'br' })
    const again = await get('/', {
      'accept-encoding': 'br',
      'if-none-match': String(first.headers.etag),
    })
    expect(again.statusCode).toBe(304)
    expect(again.body).toBe('')
    const other = await get('/', { 'if-none-match': String(first.headers.etag) })
    expect(other.statusCode).toBe(200)
    // a proxy that decoded it sends its tag weakened: what is in it is the same
    const weak = await get('/', { 'if-none-match': `W/${String(first.headers.etag)}` })
    expect(weak.statusCode).toBe(304)
  })

  it('is markdown for those who ask for it', async () => {
    const page = await get('/', { accept: 'text/markdown' })
    expect(page.headers['content-type']).toBe('text/markdown; charset=utf-8')
    expect(page.headers.vary).toContain('Accept')
    expect(page.body).toContain('# Tamsin Verhaldt')
    expect((await get('/')).headers.vary).toContain('Accept')
    expect((await get('/cv.md')).body).toBe(t.app.content.current.publicText)
  })

  it('leads agents on in its Link header', async () => {
    expect((await get('/')).headers.link).toContain('rel="api-catalog"')
  })

  it('answers in the page when script is off, with the quote marked', async () => {
    const page = await get('/?q=Which%20languages%20does%20Tamsin%20speak%3F')
    expect(page.statusCode).toBe(200)
    expect(page.headers['cache-control']).toBe('no-store')
    expect(page.body).toMatch(/<a class="cite" href="#quote-1"/)
    expect(page.body).toMatch(/<mark id="quote-1">/)
    expect(page.body).toContain('name="robots" content="noindex"')
    // The next question knows of this one.
    expect(page.body).toContain(
      '<input type="hidden" name="prev" value="Which languages does Tamsin speak?">',
    )
  })

  it('says so when the CV does not', async () => {
    const page = await get('/?q=Is%20she%20married%3F')
    expect(page.body).toContain('Not in the CV')
    expect(page.body).not.toMatch(/<mark|class="cite"/)
    expect(page.body).toContain('Ask in person')
  })

  it('shows what cannot be asked in words, and nothing of the question as markup', async () => {
    const long = await get(`/?q=${'x'.repeat(1001)}`)
    expect(long.statusCode).toBe(400)
    expect(long.body).toContain('at most 1000 characters')
    const evil = await get(`/?q=${encodeURIComponent('"><script>alert(1)</script>')}`)
    expect(evil.body).not.toContain('<script>alert')
  })

  it('counts its questions like everybody’s, and says kindly when it was too many', async () => {
    let last = await get('/?q=x')
    for (let i = 0; i < 12 && last.statusCode === 200; i++) last = await get(`/?q=languages`)
    expect(last.statusCode).toBe(429)
    expect(Number(last.headers['retry-after'])).toBeGreaterThan(0)
    expect(last.body).toContain('wait a moment')
    expect(last.body).toContain('Head of the Socket Laboratory')
  })

  it('goes to BASE_URL from another loopback name', async () => {
    const { port } = new URL(t.url)
    const page = await get('/?q=a%20b', { host: `localhost:${port}` })
    expect(page.statusCode).toBe(307)
    expect(page.headers.location).toBe(`${t.url}/?q=a%20b`)
  })
})

describe('where a page belongs', () => {
  it('is BASE_URL for other loopback names of the same port only', () => {
    const base = 'http://127.0.0.1:3000'
    expect(canonicalOrigin('localhost:3000', base)).toBe(base)
    expect(canonicalOrigin('[::1]:3000', base)).toBe(base)
    expect(canonicalOrigin('127.0.0.1:3000', base)).toBeUndefined()
    expect(canonicalOrigin('localhost:8080', base)).toBeUndefined()
    expect(canonicalOrigin('cv.example', base)).toBeUndefined()
    expect(canonicalOrigin('localhost:443', 'https://cv.example')).toBeUndefined()
    expect(canonicalOrigin('not a host', base)).toBeUndefined()
  })
})

describe('what a client asks for', () => {
  it('is markdown when it names it at least as high as HTML', () => {
    expect(prefersMarkdown('text/markdown')).toBe(true)
    expect(prefersMarkdown('text/markdown, text/html;q=0.8')).toBe(true)
    expect(prefersMarkdown('text/html, text/markdown;q=0.5')).toBe(false)
    expect(prefersMarkdown('text/html,application/xhtml+xml,*/*;q=0.8')).toBe(false)
    expect(prefersMarkdown('*/*')).toBe(false)
    expect(prefersMarkdown(undefined)).toBe(false)
  })
})

describe('example questions', () => {
  it('are made from the sections there are', () => {
    const cv =
      '# Ana Ruiz\n\n## Experience\n\n### Pilot, Skyways (2019 – 2021)\n\nFlew.\n\n## Beekeeping\n\nTen hives.\n'
    const questions = exampleQuestions(parseDocument(cv), 'Ana')
    expect(questions).toEqual(['What did Ana do at Skyways?', 'What does the CV say about beekeeping?'])
  })
})
