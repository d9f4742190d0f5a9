/** CONTENT_DIR as people and programs treat it: files with faults, a folder that is replaced as a whole. */
import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, it } from 'vitest'
import type { ContentVersion } from '../../src/server/store/versions.ts'
import { apiApp } from '../support/api.ts'
import { tempDir, type TestApp } from '../support/app.ts'
import { removeDir, serviceDir, startService, untilAnswering, type Service } from '../support/service.ts'

const CV = '# Ole Sund\n\n- Street: Quay Lane 3\n- Plumber since 1999\n'
const PRIVATE = JSON.stringify({ private: ['Quay Lane'] })

let app: TestApp | undefined
let service: Service | undefined
afterEach(async () => {
  await app?.close()
  await service?.kill()
  if (service) removeDir(service.dir)
  app = service = undefined
})

const published = async (t: TestApp) =>
  (await t.app.inject({ url: '/api/v1/cv' })).json<Pick<ContentVersion, 'content'>>().content

it.each([
  ['is not valid JSON', '{"private": ["Quay Lane"'],
  ['private.0', '{"private": ["Q"]}'],
])('does not start on a profile.json that %s: its private lines would be public', async (fault, text) => {
  const dir = serviceDir(CV)
  writeFileSync(join(dir, 'content', 'profile.json'), text)
  const env = { EMBEDDING_MODEL: '/nonexistent/model' }
  service = await startService({ dir, env, untilReady: false })
  expect(await service.exited).toBe(1)
  expect(service.output()).toMatch(/^The service could not start: profile\.json.*$/m)
  expect(service.output()).toContain(fault)
  // Mended, it starts.
  writeFileSync(join(dir, 'content', 'profile.json'), `\uFEFF${PRIVATE}`)
  service = await startService({ dir, env, untilReady: false })
  await untilAnswering(service)
  const text2 = await (await fetch(`${service.url}/api/v1/cv`)).text()
  expect(text2).toContain('Plumber')
  expect(text2).not.toContain('Quay Lane')
})

it('notices edits after the folder was away or replaced as a whole, and keeps private what was', async () => {
  const dir = tempDir()
  const content = join(dir, 'content')
  mkdirSync(content)
  writeFileSync(join(content, 'profile.json'), PRIVATE)
  const t = (app = await apiApp({ dir, cv: CV }))
  await t.app.listen({ host: '127.0.0.1', port: t.config.PORT })
  expect(await published(t)).not.toContain('Quay Lane')

  const latest = () => t.app.content.latest.content
  const edit = async (year: string) => {
    writeFileSync(join(content, 'cv.md'), CV.replace('1999', year))
    await expect.poll(latest, { timeout: 5_000 }).toContain(`since ${year}`)
  }
  // Long enough to be seen to be away: looks are taken in real time.
  const beSeen = () => new Promise((done) => setTimeout(done, 600))
  rmSync(join(content, 'cv.md'))
  await beSeen()
  await edit('1998')
  renameSync(content, `${content}.away`)
  await beSeen()
  expect(await published(t)).not.toContain('Quay Lane')
  renameSync(`${content}.away`, content)
  await edit('2000')

  mkdirSync(`${content}.new`)
  writeFileSync(join(`${content}.new`, 'profile.json'), PRIVATE)
  writeFileSync(join(`${content}.new`, 'cv.md'), CV.replace('1999', '2001'))
  renameSync(content, `${content}.old`)
  renameSync(`${content}.new`, content)
  rmSync(`${content}.old`, { recursive: true })
  await expect.poll(latest, { timeout: 5_000 }).toContain('since 2001')
  await edit('2002')
  expect(await published(t)).not.toContain('Quay Lane')
})
