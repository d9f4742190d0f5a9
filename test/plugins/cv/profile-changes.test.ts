/** What caches are told when profile.json changes what is read, over the real app. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { systemClock } from '../../../src/server/clock.ts'
import { testApp, untilReady, type TestApp } from '../../support/app.ts'

const CV = '# Ole Sund\n\nPlumber\n\n- Street: Quay Lane 3\n- Since 1999\n'
/** Made of the text and the profile. */
const READS = ['/cv.json', '/cv/meta', '/favicon.svg', '/llms.txt', '/api', '/openapi.json', '/']

let t: TestApp
let ahead = 0
const get = (url: string, headers: Record<string, string> = {}) => t.app.inject({ url, headers })
const setProfile = async (profile: object): Promise<void> => {
  const before = t.app.content.current
  // Dates on the wire are whole seconds.
  ahead += 5_000
  writeFileSync(join(t.dir, 'content', 'profile.json'), JSON.stringify(profile))
  await expect.poll(() => t.app.content.current, { timeout: 10_000 }).not.toBe(before)
}
beforeAll(async () => {
  const clock = { ...systemClock, now: () => Date.now() + ahead }
  t = await testApp({ cv: CV, clock })
  await untilReady(t.app)
})
afterAll(() => t.close())

describe('a name in profile.json', () => {
  it.each(READS)('gives %s another tag and a later date', async (url) => {
    const before = await get(url)
    const tag = { 'if-none-match': String(before.headers.etag) }
    expect((await get(url, tag)).statusCode).toBe(304)
    await setProfile({ name: `Olga of ${url}` })
    const after = await get(url, tag)
    expect(after.statusCode).toBe(200)
    expect(after.body).not.toBe(before.body)
    expect(after.headers.etag).not.toBe(before.headers.etag)
    const date = before.headers['last-modified']
    if (date === undefined) return
    expect(Date.parse(String(after.headers['last-modified']))).toBeGreaterThan(Date.parse(date))
    expect((await get(url, { 'if-modified-since': date })).statusCode).toBe(200)
  })
})

describe('a name and a headline in profile.json', () => {
  it('stand on the page in place of the CV’s, which goes on as it is', async () => {
    await setProfile({ name: 'Olga <Sund>', headline: 'Deep-sea welder' })
    const { body } = await get('/')
    expect(body).toMatch(/<h1[^>]*>Olga &#x3C;Sund><\/h1>\s*<p>Deep-sea welder<\/p>/)
    expect(body).not.toMatch(/<p[^>]*>Plumber/)
    expect((await get('/cv.md')).body).toBe(CV)
    const asked = await get('/?q=Since+when%3F')
    expect(asked.body).toMatch(/<h1[^>]*>Olga/)
    await setProfile({})
    expect((await get('/')).body).toMatch(/<h1[^>]*>Ole Sund<\/h1>\s*<p[^>]*>Plumber/)
  })
})

describe('a line that becomes private', () => {
  it('is no longer "not modified" for anybody who has it', async () => {
    await setProfile({})
    const urls = ['/cv/content', '/api/v1/cv', '/api/v1/cv?include=skills', '/cv.json', '/cv.md']
    const had = await Promise.all(urls.map((url) => get(url)))
    await setProfile({ private: ['Quay Lane'] })
    for (const [i, url] of urls.entries()) {
      const { headers, body } = had[i] ?? (await get(url))
      if (!url.includes('json')) expect(body).toContain('Quay Lane')
      for (const condition of [
        { 'if-none-match': String(headers.etag) },
        { 'if-modified-since': String(headers['last-modified']) },
      ]) {
        const now = await get(url, condition)
        expect([url, now.statusCode]).toEqual([url, 200])
        expect(now.body).not.toContain('Quay Lane')
      }
    }
  })

  it('moves the date once, not each time the same profile is written', async () => {
    const at = () => t.app.content.current.modified
    const before = at()
    await setProfile({ private: ['Quay Lane'] })
    expect(at()).toEqual(before)
  })
})
