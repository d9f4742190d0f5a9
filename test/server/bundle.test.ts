import { execFile } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import { scratchDir } from '../support/scratch.ts'
import { ROOT } from '../support/service.ts'

interface Bundled {
  readonly metafile: { readonly inputs: Readonly<Record<string, unknown>> }
}
const { bundle, entries } = (await import(pathToFileURL(join(ROOT, 'tools/bundle.mjs')).href)) as {
  bundle: (points: string[], base: string, out: string) => Promise<Bundled>
  entries: () => string[]
}

it('the build has every command and every thread as a file that can be started', () => {
  expect(entries()).toEqual(
    expect.arrayContaining([
      'src/server/main.ts',
      'src/commands/restore.ts',
      'src/rag/embed/embed-worker.ts',
      'src/plugins/pdf/pdf-worker.ts',
    ]),
  )
})

it('threads of the sources are compiled once for all processes that start at a time', async () => {
  const tool = join(ROOT, 'tools/build.mjs')
  const run = () => promisify(execFile)(process.execPath, [tool, 'threads'])
  const [first, second] = await Promise.all([run(), run()])
  expect(first.stdout).toBe(second.stdout)
  expect(existsSync(join(first.stdout, 'rag/embed/embed-worker.js'))).toBe(true)
})

it('no package is bundled that looks for files beside its own', async () => {
  const { metafile } = await bundle(entries(), 'src', scratchDir('test'))
  const packages = Object.keys(metafile.inputs).filter((file) => file.startsWith('node_modules/'))
  expect(packages.length).toBeGreaterThan(1_000)
  const looking = packages.filter((file) =>
    /\b__dirname\b|\bimport\.meta\.(?:url|dirname|resolve)\b|\brequire\.resolve\(/.test(
      readFileSync(join(ROOT, file), 'utf8').replace(/\/\*[^]*?\*\/|^\s*\/\/.*$/gm, ''),
    ),
  )
  expect(looking).toEqual([])
})
