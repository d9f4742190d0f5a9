import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Document } from '../../src/server/openapi/document.ts'
import { ROOT } from '../support/service.ts'
import { apiApp } from '../support/api.ts'
import type { TestApp } from '../support/app.ts'
import { describedOperations } from '../support/openapi.ts'

const run = promisify(execFile)

/** Every route that is registered, as `METHOD /path/{parameter}`, and whether it hides from the description. */
const routes = new Map<string, boolean>()
let t: TestApp
let described: Awaited<ReturnType<typeof describedOperations>>

beforeAll(async () => {
  t = await apiApp({
    onApp: (app) =>
      app.addHook('onRoute', (route) => {
        for (const method of [route.method].flat())
          routes.set(`${method} ${route.url.replace(/:([A-Za-z_]+)/g, '{$1}')}`, route.schema?.hide === true)
      }),
  })
  described = await describedOperations(t.app)
})
afterAll(() => t.close())

describe('openapi.json', () => {
  it('is OpenAPI 3.1.0, version 1.0.0, with servers and one OAuth scheme', () => {
    const { document } = described
    expect(document.openapi).toBe('3.1.0')
    expect(document.info.version).toBe('1.0.0')
    expect(document).toHaveProperty('servers', [{ url: t.config.BASE_URL, description: 'This service' }])
    const scheme = document.components?.securitySchemes?.oauth
    expect(scheme).toMatchObject({
      type: 'oauth2',
      flows: {
        authorizationCode: {
          authorizationUrl: `${t.config.BASE_URL}/sso/`,
          tokenUrl: `${t.config.BASE_URL}/sso/oauth/token`,
          scopes: { 'cv:read': expect.any(String), 'cv:write': expect.any(String) },
        },
      },
    })
  })

  it('describes every route, and no other', () => {
    const documented = described.operations.map((o) => `${o.method} ${o.path}`).sort()
    // The SSO's are OpenID Connect's, described in its own metadata.
    const real = [...routes].filter(
      ([name, hidden]) => !hidden && !/^(HEAD|OPTIONS) |^[A-Z]+ (\/sso\/|\/.well-known\/openid-)/.test(name),
    )
    expect(documented).toEqual(real.map(([name]) => name).sort())
  })

  it('hides pages, assets and protocols with errors of their own only', () => {
    const hidden = [...routes].filter(([name, isHidden]) => isHidden && name.startsWith('GET /api/'))
    expect(hidden).toEqual([])
  })

  it('names the operations of the specification', () => {
    const ids = new Map(described.operations.map((o) => [`${o.method} ${o.path}`, o.operationId]))
    for (const [route, id] of [
      ['GET /api/v1/cv', 'getCv'],
      ['GET /cv/content', 'getCvContent'],
      ['GET /api/v1/sandbox/cv', 'getSandboxCv'],
      ['GET /cv/meta', 'getCvMeta'],
      ['GET /api/v1/jobs/{job_id}', 'getJob'],
      ['GET /api/v1/webhooks', 'getWebhookMetadata'],
    ] as const)
      expect(ids.get(route), route).toBe(id)
    const paths = ['GET /cv/pdf', 'PUT /cv/content', 'POST /cv/pdf/preview', 'POST /api/v1/batch']
    for (const route of [...paths, 'POST /api/v1/jobs', 'POST /api/v1/webhooks', 'POST /ask'])
      expect(ids.has(route), route).toBe(true)
    expect(new Set(ids.values()).size).toBe(ids.size)
  })

  it('says who may call each operation, with what, and what comes back', () => {
    for (const o of described.operations) {
      expect(o.security, o.operationId).toBeDefined()
      expect(o.summary, o.operationId).toBeTruthy()
      for (const [status, response] of Object.entries(o.responses)) {
        const { content = {}, description } = described.check.resolve(response)
        expect(description, `${o.operationId} ${status}`).toBeTruthy()
        for (const [type, media] of Object.entries(content)) {
          if (!type.includes('json')) continue
          expect(media.example, `${o.operationId} ${status}`).toBeDefined()
          expect(described.check.valid(media, media.example), `${o.operationId} ${status}`).toBe('')
        }
      }
      for (const media of Object.values(o.requestBody?.content ?? {}))
        expect(media.example, o.operationId).toBeDefined()
    }
  })

  it('names the headers of conditions, ranges and challenges where they count', () => {
    const named = (id: string) => {
      const found = described.operations.find((o) => o.operationId === id)
      if (!found) throw new Error(`no operation ${id}`)
      const headers = (status: string) =>
        Object.keys(described.check.resolve(found.responses[status] ?? {}).headers ?? {})
      const parameters = (found.parameters ?? []).filter((p) => p.in === 'header').map((p) => p.name)
      return { parameters, headers }
    }
    for (const id of ['putCvContent', 'restoreVersion']) {
      expect(named(id).parameters).toEqual(expect.arrayContaining(['If-Match', 'If-None-Match']))
      expect(named(id).headers('200')).toContain('ETag')
    }
    const pdf = named('getCvPdf')
    expect(pdf.parameters.sort()).toEqual(['If-Match', 'If-None-Match', 'If-Range', 'Range'])
    expect(pdf.headers('200')).toEqual(
      expect.arrayContaining(['Accept-Ranges', 'Content-Disposition', 'ETag']),
    )
    expect(pdf.headers('206')).toContain('Content-Range')
    expect(pdf.headers('416')).toContain('Content-Range')
    for (const o of described.operations) {
      const { parameters, headers } = named(o.operationId)
      expect(parameters.includes('If-None-Match'), o.operationId).toBe(
        '304' in o.responses || /^(putCvContent|restoreVersion)$/.test(o.operationId),
      )
      if ('304' in o.responses)
        for (const s of ['200', '304']) expect(headers(s), o.operationId).toContain('ETag')
      for (const s of ['401', '403']) if (o.responses[s]) expect(headers(s)).toContain('WWW-Authenticate')
      // Trying again helps while the same key runs, not against another state.
      if (o.responses['409'])
        expect(headers('409').includes('Retry-After'), o.operationId).toBe(
          parameters.includes('Idempotency-Key'),
        )
    }
    expect(JSON.stringify(described.document)).not.toContain('starts_with')
    expect(JSON.stringify(described.document)).toContain('event: complete')
  })

  it('names the refusals of what every route reads: addresses and bodies', () => {
    for (const o of described.operations) {
      const statuses = Object.keys(o.responses)
      if (o.path.includes('{'))
        expect(statuses, o.operationId).toEqual(expect.arrayContaining(['400', '414']))
      if (o.method !== 'GET' && o.operationId !== 'createJob')
        expect(statuses, o.operationId).toEqual(expect.arrayContaining(['400', '413', '415']))
    }
  })

  it('is accepted by redocly without errors or warnings', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'public-cv-openapi-'))
    const file = join(folder, 'openapi.json')
    writeFileSync(file, JSON.stringify(described.document satisfies Document))
    const { stdout: out } = await run(
      process.execPath,
      [join(ROOT, 'node_modules/@redocly/cli/bin/cli.js'), 'lint', '--format=json', file],
      { env: { ...process.env, REDOCLY_TELEMETRY: 'off' } },
    )
    rmSync(folder, { recursive: true })
    const { problems } = JSON.parse(out.slice(out.indexOf('{'))) as { problems: { message: string }[] }
    expect(problems.map((p) => p.message)).toEqual([])
  })
})

describe('/docs', () => {
  it('shows it, with assets of our own and a strict policy', async () => {
    const page = await t.app.inject('/docs/')
    expect(page.statusCode).toBe(200)
    expect(page.headers['content-security-policy']).toMatch(/^default-src 'none'; script-src 'self';/)
    const assets = [...page.body.matchAll(/(?:src|href)="([^"]+)"/g)].map((m) => m[1] ?? '')
    expect(assets.length).toBeGreaterThan(3)
    for (const asset of assets) {
      expect(asset).not.toMatch(/^(https?:)?\/\//)
      expect((await t.app.inject(new URL(asset, 'http://x/docs/').pathname)).statusCode, asset).toBe(200)
    }
    expect(page.body).not.toMatch(/<script>[^<]/)
    expect((await t.app.inject('/docs/json')).json<Document>().paths).toHaveProperty('/api/v1/cv')
  })
})
