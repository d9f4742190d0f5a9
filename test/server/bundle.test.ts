import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
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
