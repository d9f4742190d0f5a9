import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { setOwnerPassword } from '../../src/plugins/sso/accounts.ts'
import { testApp, untilReady } from '../support/app.ts'
import { Browser, overNetwork } from '../support/browser.ts'
import { testIndexDir } from '../support/model.ts'
import { buildDist, ROOT } from '../support/service.ts'
import { OWNER_PASSWORD } from '../support/tokens.ts'

it('publishes to a running service after a sign-in through the browser, and keeps no grant', async () => {
  const t = await testApp({ cv: '# Before\n', env: { INDEX_DIR: await testIndexDir() } })
  await untilReady(t.app)
  await t.app.listen({ host: '127.0.0.1', port: t.config.PORT })
  await setOwnerPassword(t.app.db, t.app.clock, OWNER_PASSWORD)
  const base = t.config.BASE_URL
  writeFileSync(join(t.dir, 'resume.json'), '{"basics":{"name":"Ines Rook"}}')

  buildDist()
  const elsewhere = join(t.dir, 'elsewhere')
  const child = spawn(
    process.execPath,
    [join(ROOT, 'dist/commands/publish.js'), join(t.dir, 'resume.json'), '--url', base],
    // A terminal of another machine: its settings are not the service's.
    { cwd: ROOT, env: { PATH: process.env['PATH'], DATA_DIR: elsewhere, CONTENT_DIR: elsewhere } },
  )
  const out = { stdout: '', stderr: '' }
  child.stdout.on('data', (chunk: Buffer) => (out.stdout += chunk.toString()))
  const address = await new Promise<string>((done, fail) => {
    child.stderr.on('data', (chunk: Buffer) => {
      out.stderr += chunk.toString()
      const found = /^http\S+\/sso\/\?\S+$/m.exec(out.stderr)
      if (found && out.stderr.endsWith('\n')) done(found[0])
    })
    child.once('exit', () => fail(new Error(out.stderr)))
  })
  const isAway = (url: string) => url.startsWith('http://127.0.0.1:') && !url.startsWith(base)
  const browser = new Browser(base, overNetwork)
  await browser.open(address, isAway)
  await browser.submit('/login', { username: 'owner', password: OWNER_PASSWORD }, isAway)
  expect(browser.body).toContain('The terminal')
  await browser.submit('/consent', {}, isAway)
  expect((await fetch(browser.url)).status).toBe(200)

  const [code] = (await once(child, 'close')) as [number | null]
  expect(out.stderr.split('\n').filter((line) => line.startsWith('Failed'))).toEqual([])
  expect(code).toBe(0)
  expect(out.stdout).toContain('Published as version 2')
  expect(t.app.content.latest).toMatchObject({ version: 2, content: '# Ines Rook\n', author: 'owner' })
  const left = await t.app.db
    .selectFrom('sso_records')
    .select('model')
    .where('model', '=', 'RefreshToken')
    .execute()
  expect(left).toEqual([])
  await t.close()
})
