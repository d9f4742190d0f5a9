import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, it } from 'vitest'
import { remove, scratchDir, sweep } from './scratch.ts'
import { ROOT } from './service.ts'

let folder = ''
afterEach(() => remove(folder))

/** A process of its own makes a folder, says which, and goes on with this. */
async function another(then: string): Promise<{ end: () => Promise<unknown> }> {
  const code = `import { scratchDir } from ${JSON.stringify(join(ROOT, 'test/support/scratch.ts'))}
    console.log(scratchDir('index'))
    ${then}`
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', code], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const ended = new Promise((done) => child.once('exit', done))
  folder = await new Promise<string>((done) => {
    child.stdout.once('data', (line: Buffer) => done(line.toString().trim()))
  })
  return {
    end: () => {
      child.kill('SIGKILL')
      return ended
    },
  }
}

it('a run that fails leaves no folder', async () => {
  await another('throw new Error("fails")')
  await expect.poll(() => existsSync(folder)).toBe(false)
})

it('what a killed run left is removed later, by the next one; what is in use stays', async () => {
  const run = await another('setInterval(() => {}, 1000)')
  sweep(0)
  expect(existsSync(folder)).toBe(true)
  await run.end()
  sweep()
  expect(existsSync(folder)).toBe(true)
  const own = scratchDir('test')
  sweep(0)
  expect(existsSync(folder)).toBe(false)
  expect(existsSync(own)).toBe(true)
  remove(own)
})
