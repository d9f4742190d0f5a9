// The checks of isitagentready.com and of Ora that apply to a CV without commerce; the README lists the others.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { mcpApp, type McpApp } from '../mcp/support.ts'
import { at, get, linksIn, linksOf, untilPdf } from './support.ts'

let t: McpApp
beforeAll(async () => {
  t = await mcpApp()
  await untilPdf(t)
}, 240_000)
afterAll(() => t.close())

const json = async <T>(path: string) => JSON.parse((await at(t, path)).text) as T
const known404 = '/no/such/address'

describe('isitagentready.com', () => {
  test('robotsTxt, sitemap: robots.txt names the sitemap, whose addresses answer', async () => {
    const robots = await at(t, '/robots.txt')
    const address = /^Sitemap: (\S+)$/m.exec(robots.text)?.[1] ?? ''
    const sitemap = await get(address)
    const places = [...sitemap.text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, place = '']) => place)
    expect(places).toContain(`${t.config.BASE_URL}/`)
    for (const place of places) expect((await get(place)).status, place).toBe(200)
  })
  test('linkHeaders, apiCatalog: the home page leads to the catalog, the description, the docs and the guide', async () => {
    const { headers } = await at(t, '/')
    const links = linksOf(headers.get('link'))
    expect(links.map(({ rel }) => rel)).toEqual(
      expect.arrayContaining(['api-catalog', 'service-desc', 'service-doc', 'describedby', 'alternate']),
    )
    for (const { href } of links) expect((await get(href)).status, href).toBe(200)
  })
  test('markdownNegotiation: / is markdown for those who ask, and says that it varies', async () => {
    const markdown = await get(`${t.config.BASE_URL}/`, { accept: 'text/markdown' })
    expect(markdown.type).toMatch(/^text\/markdown/)
    expect(markdown.headers.get('vary')).toMatch(/\bAccept\b/)
    expect(markdown.text).toContain('# Rosalind Achterberg')
    const html = await get(`${t.config.BASE_URL}/`, { accept: 'text/html' })
    expect(html.type).toMatch(/^text\/html/)
  })
  test('robotsTxtAiRules, contentSignals: AI crawlers are named, each group says what the text may be used for', async () => {
    const { text } = await at(t, '/robots.txt')
    const groups = text.split('\n\n').filter((group) => group.includes('User-agent:'))
    for (const agent of ['GPTBot', 'ClaudeBot', 'Google-Extended', 'OAI-SearchBot', '*'])
      expect(
        groups.filter((group) => group.split('\n').includes(`User-agent: ${agent}`)),
        agent,
      ).toHaveLength(1)
    for (const group of groups)
      expect(group).toMatch(/^Content-Signal: search=(yes|no), ai-input=yes, ai-train=no$/m)
  })
  test('oauthDiscovery, oauthProtectedResource: the resource leads to its server, whose issuer is that address', async () => {
    const resource = await json<{ authorization_servers: string[] }>('/.well-known/oauth-protected-resource')
    const issuer = resource.authorization_servers[0] ?? ''
    const server = JSON.parse((await get(`${issuer}/.well-known/oauth-authorization-server`)).text) as {
      issuer: string
      code_challenge_methods_supported: string[]
    }
    expect(server.issuer).toBe(issuer)
    expect(server.code_challenge_methods_supported).toContain('S256')
  })
  test('authMd: a heading with its literal name', async () => {
    expect((await at(t, '/auth.md')).text).toMatch(/^# .*auth\.md/)
  })
  test('mcpServerCard: who, where and what it can do', async () => {
    const card = await json<{ serverInfo: object; endpoint: string; capabilities: object }>(
      '/.well-known/mcp/server-card.json',
    )
    expect(card.serverInfo).toMatchObject({ name: expect.any(String) as string, version: '1.0.0' })
    expect(card.endpoint).toBe(t.config.MCP_URL)
    expect(Object.keys(card.capabilities)).toEqual(expect.arrayContaining(['tools', 'resources', 'prompts']))
  })
  test('agentSkills, ard: their indexes name files that answer', async () => {
    for (const path of [
      '/.well-known/agent-skills/index.json',
      '/.well-known/ard.json',
      '/.well-known/ai-catalog.json',
    ]) {
      const links = linksIn(await at(t, path), t.config.BASE_URL)
      expect(links.length, path).toBeGreaterThan(2)
      for (const link of links) expect((await get(link)).status, link).toBe(200)
    }
    expect((await at(t, '/robots.txt')).text).toContain(
      `Agentmap: ${t.config.BASE_URL}/.well-known/ai-catalog.json`,
    )
  })
})

describe('Ora', () => {
  test('llms.txt is shorter than 30,000 characters, has its parts in order, and its links resolve', async () => {
    const { text } = await at(t, '/llms.txt')
    expect(text.length).toBeLessThan(30_000)
    expect(text).toMatch(/^# .+\n\n> .+\n\n[^#>]+\n\n## /)
    const links = [...text.matchAll(/^- \[[^\]]+\]\(([^)]+)\)/gm)].map(([, link = '']) => link)
    expect(links.length).toBeGreaterThan(20)
    for (const link of links) {
      if (link !== t.config.MCP_URL) expect((await get(link)).status, link).toBe(200)
    }
  })
  test('index.md has front matter; the page names it as its markdown', async () => {
    expect((await at(t, '/index.md')).text).toMatch(/^---\ntitle: "Rosalind Achterberg"\n/)
    const { headers, text } = await at(t, '/')
    expect(`${headers.get('link')} ${text}`).toMatch(/rel="alternate"[^>,]*type="text\/markdown"/)
  })
  test('a 404 is typed JSON with a hint, and markdown for those who ask', async () => {
    const found = await at(t, known404)
    expect(found.status).toBe(404)
    const body = JSON.parse(found.text) as { code: string; recovery: string }
    expect(body.code).toBe('not_found')
    for (const path of body.recovery.match(/\/[a-z0-9./]+/g) ?? ['no address'])
      expect((await at(t, path.replace(/\.$/, ''))).status, path).toBe(200)
    const markdown = await get(t.config.BASE_URL + known404, { accept: 'text/markdown' })
    expect(markdown.status).toBe(404)
    expect(markdown.type).toMatch(/^text\/markdown/)
    expect(markdown.text).toMatch(/^# 404/)
  })
  test('rate limits, versioning and deprecation stand in the headers of the API', async () => {
    const { headers } = await at(t, '/api/v1/cv')
    for (const name of ['x-ratelimit-limit', 'x-ratelimit-remaining', 'x-ratelimit-reset'])
      expect(headers.get(name), name).toMatch(/^\d+$/)
    expect(headers.get('deprecation')).toBe('false')
    expect(Date.parse(headers.get('sunset') ?? '')).toBeGreaterThan(Date.now() + 365 * 86_400_000)
  })
  test('Idempotency-Key, pagination and the 202 job pattern are described', async () => {
    const { text } = await at(t, '/openapi.json')
    const { paths } = JSON.parse(text) as { paths: Record<string, Record<string, { responses: object }>> }
    expect(text).toMatch(/idempotency-key/i)
    expect(text).toContain('next_cursor')
    expect(Object.keys(paths['/api/v1/jobs']?.['post']?.responses ?? {})).toContain('202')
    expect(Object.keys(paths['/api/v1/batch'] ?? {})).toContain('post')
  })
  test('the page holds JSON-LD about a person', async () => {
    const { text } = await at(t, '/')
    const [, block = ''] = /<script type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/.exec(text) ?? []
    expect(JSON.parse(block)).toMatchObject({
      mainEntity: { '@type': 'Person', name: 'Rosalind Achterberg' },
    })
  })
  test('MCP: instructions, at least three annotated tools, a 401 that hints at the metadata', async () => {
    const client = await t.connect((await t.newKey(1)).key)
    expect(client.getInstructions()?.length).toBeGreaterThan(50)
    const { tools } = await client.listTools()
    expect(tools.length).toBeGreaterThanOrEqual(3)
    expect(tools.every(({ annotations, title }) => annotations?.readOnlyHint && title)).toBe(true)
    const refused = await t.post({})
    expect(refused.headers.get('www-authenticate')).toContain('resource_metadata=')
  })
  test('OPTIONS of every advertised endpoint is no 404', async () => {
    const paths = t.app.routeTable.map(({ path }) => path.replace(/\{[^}]+\}/g, 'x'))
    for (const path of new Set(paths)) {
      const { status, headers } = await fetch(t.config.BASE_URL + path, { method: 'OPTIONS' })
      expect(status, path).toBe(204)
      expect(headers.get('allow'), path).toMatch(/[A-Z]/)
    }
  })
  test('nlweb-ask, nlweb-streaming: plain JSON with _meta by default, events when asked', async () => {
    const ask = (headers: Record<string, string>) =>
      fetch(`${t.config.BASE_URL}/ask`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify({ query: { text: 'Which languages does she speak?' } }),
      })
    expect(await (await ask({})).json()).toMatchObject({ _meta: { response_type: 'answer' } })
    const streamed = await ask({ accept: 'text/event-stream' })
    expect(streamed.headers.get('content-type')).toMatch(/^text\/event-stream/)
    expect(await streamed.text()).toMatch(/^event: start\n[\s\S]*\nevent: complete\n/)
  })
})

test('with SITE_INDEX off, search engines are kept out and agents still find their way', async () => {
  const hidden = await mcpApp({ env: { SITE_INDEX: 'off' } })
  try {
    const { text } = await at(hidden, '/robots.txt')
    expect(text).toMatch(/User-agent: \*\nContent-Signal: search=no[^\n]*\nDisallow: \/\n/)
    expect(text).not.toContain('Sitemap:')
    expect((await at(hidden, '/sitemap.xml')).status).toBe(404)
    const guide = await at(hidden, '/llms.txt')
    expect(guide.headers.get('x-robots-tag')).toBe('noindex')
    expect(guide.text).not.toContain('sitemap.xml')
  } finally {
    await hidden.close()
  }
})
