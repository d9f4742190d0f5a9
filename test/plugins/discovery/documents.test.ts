// Each document of the table: how it is served, and that it keeps to its format.
import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { parse as parseYaml } from 'yaml'
import type { z } from 'zod'
import { ownerHeaders } from '../../support/tokens.ts'
import * as schemas from '../../../src/plugins/discovery/schemas.ts'
import { mcpApp, type McpApp } from '../mcp/support.ts'
import { at, get } from './support.ts'

let t: McpApp
beforeAll(async () => {
  t = await mcpApp()
})
afterAll(() => t.close())

const LINKSET = 'application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"'
const MARKDOWN = 'text/markdown; charset=utf-8'
const PLAIN = 'text/plain; charset=utf-8'

const DOCUMENTS: [path: string, type: string, schema?: z.ZodType][] = [
  ['/api', 'application/json', schemas.apiIndexSchema],
  ['/v1/resources', 'application/json', schemas.apiIndexSchema],
  ['/llms.txt', PLAIN],
  ['/index.md', MARKDOWN],
  ['/auth.md', MARKDOWN],
  ['/api/versioning.md', MARKDOWN],
  ['/.well-known/api-catalog', LINKSET, schemas.linksetSchema],
  ['/.well-known/ai-catalog.json', 'application/ai-catalog+json', schemas.aiCatalogSchema],
  ['/.well-known/ard.json', 'application/ai-catalog+json', schemas.aiCatalogSchema],
  ['/.well-known/mcp/server-card.json', 'application/mcp-server-card+json', schemas.serverCardSchema],
  ['/mcp/server-card', 'application/mcp-server-card+json', schemas.serverCardSchema],
  ['/.well-known/agent-skills/index.json', 'application/json', schemas.skillsIndexSchema],
  ['/.well-known/agent-skills/query-cv/SKILL.md', MARKDOWN],
  ['/.well-known/agent-skills/read-cv/SKILL.md', MARKDOWN],
  ['/.well-known/agent-skills/connect-mcp/SKILL.md', MARKDOWN],
  ['/.well-known/oauth-protected-resource', 'application/json', schemas.protectedResourceSchema],
  ['/.well-known/oauth-protected-resource/mcp', 'application/json', schemas.protectedResourceSchema],
  ['/mcp/.well-known/oauth-protected-resource', 'application/json', schemas.protectedResourceSchema],
  ['/.well-known/oauth-authorization-server', 'application/json', schemas.authorizationServerSchema],
  ['/mcp/.well-known/oauth-authorization-server', 'application/json', schemas.authorizationServerSchema],
  ['/robots.txt', PLAIN],
  ['/sitemap.xml', 'application/xml; charset=utf-8'],
]

test.each(DOCUMENTS)(
  '%s is %s, for everybody, with ETag, 304, HEAD and OPTIONS',
  async (path, type, schema) => {
    const found = await at(t, path)
    expect(found.status).toBe(200)
    expect(found.type).toBe(type)
    expect(found.headers.get('cache-control')).toBe('public, max-age=300')
    expect(found.headers.get('access-control-allow-origin')).toBe('*')
    expect(found.headers.get('access-control-expose-headers')).toMatch(/\bETag\b/)
    const etag = found.headers.get('etag') ?? ''
    expect(etag).toMatch(/^"[^"]+"$/)
    const address = t.config.BASE_URL + path
    for (const tag of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const kept = await get(address, { 'if-none-match': tag })
      expect(kept.status, tag).toBe(304)
      expect(kept.text).toBe('')
    }
    expect((await get(address, { 'if-none-match': '"other"' })).status).toBe(200)
    const head = await fetch(address, { method: 'HEAD' })
    expect(head.status).toBe(200)
    expect(head.headers.get('content-type')).toBe(type)
    expect(head.headers.get('etag')).toBe(etag)
    expect(Number(head.headers.get('content-length'))).toBe(Buffer.byteLength(found.text))
    expect((await fetch(address, { method: 'OPTIONS' })).status).toBe(204)
    expect((await fetch(address, { method: 'POST' })).status).toBe(405)
    if (schema) schema.parse(JSON.parse(found.text))
  },
)

const json = async <T>(path: string) => JSON.parse((await at(t, path)).text) as T

describe('what they say', () => {
  test('/api and /v1/resources are one body; the two AI catalogs and the two cards too', async () => {
    for (const [a, b] of [
      ['/api', '/v1/resources'],
      ['/.well-known/ai-catalog.json', '/.well-known/ard.json'],
      ['/.well-known/mcp/server-card.json', '/mcp/server-card'],
    ])
      expect((await at(t, a ?? '')).text).toBe((await at(t, b ?? '')).text)
  })
  test('/api names every read of the specification, and the MCP tools', async () => {
    const index = await json<schemas.ApiIndex>('/api')
    const paths = index.resources.map(({ method, path }) => `${method} ${path}`)
    for (const path of [
      'GET /api/v1/cv',
      'GET /cv/content',
      'GET /api/v1/sandbox/cv',
      'GET /cv/pdf',
      'POST /ask',
      'PUT /cv/content',
      'GET /api/v1/webhooks',
    ])
      expect(paths).toContain(path)
    expect(index.mcp.tools).toHaveLength(6)
    const write = index.resources.find(({ operation_id: id }) => id === 'putCvContent')
    expect(write?.scopes).toEqual(['cv:write'])
  })
  test('HEAD of the API catalog links to itself with rel api-catalog', async () => {
    const head = await fetch(`${t.config.BASE_URL}/.well-known/api-catalog`, { method: 'HEAD' })
    expect(head.headers.get('link')).toBe(`<${t.config.BASE_URL}/.well-known/api-catalog>; rel="api-catalog"`)
  })
  test('each protected resource names itself as the address it was inserted into', async () => {
    type Metadata = { resource: string; authorization_servers: string[] }
    const root = await json<Metadata>('/.well-known/oauth-protected-resource')
    expect(root.resource).toBe(t.config.BASE_URL)
    expect(root.authorization_servers).toEqual([t.config.BASE_URL])
    const mcp = await json<Metadata>('/.well-known/oauth-protected-resource/mcp')
    expect(mcp.resource).toBe(t.config.MCP_URL)
  })
  test('the authorization server is the one that runs, with agent_auth', async () => {
    const metadata = await json<Record<string, unknown>>('/.well-known/oauth-authorization-server')
    const openid = await json<Record<string, unknown>>('/.well-known/openid-configuration')
    const { agent_auth: agentAuth, ...rest } = metadata
    expect(agentAuth).toEqual({ skill: `${t.config.BASE_URL}/auth.md`, register_uri: t.config.ACCOUNT_URL })
    expect(rest).toMatchObject({ issuer: t.config.BASE_URL, token_endpoint: openid['token_endpoint'] })
    expect(rest['authorization_endpoint']).toBe(`${t.config.BASE_URL}/sso/`)
    expect(rest['token_endpoint']).toBe(`${t.config.BASE_URL}/sso/oauth/token`)
  })
  test('skills: the digest is that of the bytes, the front matter fits, an unknown one is 404', async () => {
    const { skills } = await json<schemas.SkillsIndex>('/.well-known/agent-skills/index.json')
    for (const { name, url, digest, description } of skills) {
      const { text } = await get(url)
      expect(digest).toBe(`sha256:${createHash('sha256').update(text).digest('hex')}`)
      const [, front = ''] = /^---\n([\s\S]*?)\n---\n/.exec(text) ?? []
      expect(parseYaml(front)).toEqual({ name, description })
    }
    expect((await at(t, '/.well-known/agent-skills/nothing/SKILL.md')).status).toBe(404)
  })
  test('the keywords stand in auth.md and llms.txt, as not accepted where they are not', async () => {
    for (const path of ['/auth.md', '/llms.txt']) {
      const { text } = await at(t, path)
      for (const keyword of [
        'agent_auth',
        'register_uri',
        'identity_assertion',
        'id-jag',
        'WWW-Authenticate',
      ])
        expect(text, `${keyword} in ${path}`).toContain(keyword)
      expect(text).toContain('no address hands an agent a credential')
    }
  })
  test('versioning.md holds the Sunset that answers carry', async () => {
    const { text } = await at(t, '/api/versioning.md')
    const { headers } = await at(t, '/api/v1/cv')
    expect(headers.get('deprecation')).toBe('false')
    expect(text).toContain(headers.get('sunset') ?? 'no Sunset')
  })
})

test('a new version of the CV changes what is made from it, and its ETag', async () => {
  const before = await at(t, '/index.md')
  const headers = { ...(await ownerHeaders(t.app)), 'content-type': 'text/markdown' }
  const put = await t.app.inject({
    method: 'PUT',
    url: '/cv/content',
    headers,
    payload: '# Ottoline Vesper\n\nGlazier.\n',
  })
  expect(put.statusCode).toBe(200)
  await t.app.content.settled(2, 30_000)
  const after = await at(t, '/index.md')
  expect(after.text).toContain('# Ottoline Vesper')
  expect(after.text).not.toContain('Rosalind')
  expect(after.headers.get('etag')).not.toBe(before.headers.get('etag'))
})
