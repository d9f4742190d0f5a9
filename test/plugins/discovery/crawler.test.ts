// A crawler that starts at the top and follows every link of every document.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { mcpApp, type McpApp } from '../mcp/support.ts'
import { get, linksIn, linksOf, type Fetched } from './support.ts'

let t: McpApp
const pages = new Map<string, Fetched>()

/** Answers that are right for a GET without credential or query. */
const EXPECTED: Readonly<Record<string, number>> = { '/mcp': 405, '/cv/pdf/preview': 405 }
/** Below these a person has to sign in; an anonymous GET is told so. */
const SIGN_IN = /^\/(account\/(keys|users)|api\/v1\/owner\/)/
/** Addresses of the sign-in itself, which want parameters or POST. */
const SSO = /^\/sso\//

beforeAll(async () => {
  t = await mcpApp()
  for (let i = 0; i < 300 && (await t.app.inject('/cv/pdf')).statusCode !== 200; i++)
    await new Promise((done) => setTimeout(done, 100))
  const queue = [`${t.config.BASE_URL}/`]
  for (let url = queue.shift(); url !== undefined; url = queue.shift()) {
    const [address = ''] = url.split('#', 1)
    if (pages.has(address)) continue
    const page = await get(address)
    pages.set(address, page)
    queue.push(...linksOf(page.headers.get('link')).map(({ href }) => href))
    if (page.status === 200 && /json|text|xml/.test(page.type) && !/javascript|css/.test(page.type))
      queue.push(...linksIn(page, t.config.BASE_URL))
  }
})
afterAll(() => t.close())

const pathOf = (url: string) => new URL(url).pathname

test('every address that a document names answers as it should', () => {
  const wrong = [...pages.values()]
    .filter(({ url, status }) => {
      const path = pathOf(url)
      if (SSO.test(path)) return status === 404 || status >= 500
      if (path in EXPECTED) return status !== EXPECTED[path]
      if (SIGN_IN.test(path)) return status !== 401
      return status !== 200
    })
    .map(({ url, status }) => `${status} ${url}`)
  expect(wrong).toEqual([])
})

test('every public address that is served has been found', () => {
  const found = new Set([...pages.keys()].map(pathOf))
  const served = t.app.routeTable.filter(({ method, path }) => method === 'GET' && !path.includes('{'))
  expect(served.map(({ path }) => path).filter((path) => !found.has(path))).toEqual([])
  expect(served.length).toBeGreaterThan(30)
})

test('no JSON document is named with a type it does not have', () => {
  const catalog = pages.get(`${t.config.BASE_URL}/api`)
  const { documents } = JSON.parse(catalog?.text ?? '{}') as { documents: { url: string; type: string }[] }
  for (const { url, type } of documents) expect(pages.get(url)?.type.split(';')[0], url).toBe(type)
})
