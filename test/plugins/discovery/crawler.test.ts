// A crawler that starts at the top and follows every link of every document.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { mcpApp, type McpApp } from '../mcp/support.ts'
import { get, linksIn, linksOf, untilPdf, type Fetched } from './support.ts'

let t: McpApp
const pages = new Map<string, Fetched & { readonly from: string }>()

/** Below these a person has to sign in; an anonymous GET is told so. */
const SIGN_IN = /^\/(account\/(keys|users)|api\/v1\/owner\/)/
/** Addresses of the sign-in itself, which want parameters or POST. */
const SSO = /^\/sso\//

beforeAll(async () => {
  t = await mcpApp()
  await untilPdf(t)
  const queue = [{ url: `${t.config.BASE_URL}/`, from: '' }]
  for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
    const [url = ''] = next.url.split('#', 1)
    if (pages.has(url)) continue
    const page = await get(url)
    pages.set(url, { ...page, from: next.from })
    const links = linksOf(page.headers.get('link')).map(({ href }) => href)
    if (page.status === 200 && /json|text|xml/.test(page.type) && !/javascript|css/.test(page.type))
      links.push(...linksIn(page, t.config.BASE_URL))
    queue.push(...links.map((link) => ({ url: link, from: url })))
  }
}, 240_000)
afterAll(() => t.close())

const pathOf = (url: string) => new URL(url).pathname

test('every address that a document names answers as it should', () => {
  const wrong = [...pages.values()]
    .filter(({ url, status, headers }) => {
      const path = pathOf(url)
      if (SSO.test(path)) return status === 404 || status >= 500
      // Named for another method, and says so; or a question that is missing.
      if (status === 405) return !/POST|PUT|DELETE/.test(headers.get('allow') ?? '')
      if (path === '/ask' && !new URL(url).search) return status !== 400
      if (SIGN_IN.test(path)) return status !== 401
      return status !== 200
    })
    .map(({ url, status, from }) => `${status} ${url} from ${from}`)
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
