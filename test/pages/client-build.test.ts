/** The scripts of the pages as they are built for browsers. */
import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { tempDir } from '../support/app.ts'
import { ROOT } from '../support/service.ts'

const out = tempDir()
let said = ''
beforeAll(() => {
  const vite = join(ROOT, 'node_modules/vite/bin/vite.js')
  const args = [vite, 'build', '--outDir', out, '--emptyOutDir', '--logLevel', 'warn']
  const { stdout, stderr, status } = spawnSync(process.execPath, args, {
    cwd: ROOT,
    encoding: 'utf8',
    env: { PATH: process.env['PATH'], NODE_ENV: 'production' },
  })
  expect(status, stderr).toBe(0)
  said = stdout + stderr
})
afterAll(() => rmSync(out, { recursive: true, force: true }))

it('the build reaches for no module of Node', () => {
  expect(said).not.toMatch(/externalized|node:/)
})
