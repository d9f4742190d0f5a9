/** What is installed in production, from package-lock.json and node_modules alone: works without a network. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { ROOT } from '../support/service.ts'

const entry = z.looseObject({
  version: z.string().optional(),
  resolved: z.string().optional(),
  integrity: z.string().optional(),
  license: z.string().optional(),
  dev: z.boolean().optional(),
  link: z.boolean().optional(),
  hasInstallScript: z.boolean().optional(),
})
const lock = z
  .looseObject({ lockfileVersion: z.int(), packages: z.record(z.string(), entry) })
  .parse(JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')))
const manifest = z
  .looseObject({
    dependencies: z.record(z.string(), z.string()),
    devDependencies: z.record(z.string(), z.string()),
  })
  .parse(JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')))

const production = Object.entries(lock.packages).filter(([path, one]) => path !== '' && !one.dev)

/** Each may be used and passed on with a service under Apache-2.0; MPL and LGPL as they are, unchanged. */
// prettier-ignore
const ALLOWED = new Set(['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'BlueOak-1.0.0', 'ISC', 'LGPL-3.0-or-later', 'MIT', 'MPL-2.0', 'OFL-1.1', 'PSF-2.0', 'Python-2.0', 'Unlicense', 'Zlib'])

/** Packages whose licence is not an SPDX name; what their file says, word for word. */
const BY_FILE: Readonly<Record<string, [file: string, says: RegExp]>> = {
  flatbuffers: ['LICENSE.txt', /Apache License\s+Version 2\.0/],
  format: ['Readme.md', /\[MIT license\]/],
}

/** They fetch or build what is native; any other package with an install script is new and wants a look. */
const INSTALL_SCRIPTS = ['hnswlib-node', 'protobufjs', 'sharp']

const nameOf = (path: string): string =>
  path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)

it('has a licence that is allowed for every package of production', () => {
  expect(production.length).toBeGreaterThan(300)
  const refused = production.flatMap(([path, { license }]) => {
    const known = BY_FILE[nameOf(path)]
    if (known) {
      const file = join(ROOT, path, known[0])
      return existsSync(file) && known[1].test(readFileSync(file, 'utf8'))
        ? []
        : [`${path}: its file says another`]
    }
    const terms = (license ?? '').replace(/[()]/g, '').split(/ (?:AND|OR) /)
    return terms.every((term) => ALLOWED.has(term)) ? [] : [`${path}: ${license ?? 'none'}`]
  })
  expect(refused).toEqual([])
})

it('says in node_modules what the lock says', () => {
  const differ = production.flatMap(([path, { version }]) => {
    const file = join(ROOT, path, 'package.json')
    // Packages for other platforms are not installed.
    if (!existsSync(file)) return []
    const installed = z.looseObject({ version: z.string() }).parse(JSON.parse(readFileSync(file, 'utf8')))
    return installed.version === version ? [] : [`${path}: ${installed.version}, the lock has ${version}`]
  })
  expect(differ).toEqual([])
})

it('takes every package from the registry, with a hash of its bytes', () => {
  expect(lock.lockfileVersion).toBe(3)
  const bad = Object.entries(lock.packages).flatMap(([path, { integrity, resolved, link }]) => {
    if (path === '') return []
    const registry = resolved === undefined || resolved.startsWith('https://registry.npmjs.org/')
    const hashed = /^sha512-[A-Za-z0-9+/]{86}==(?: |$)/.test(integrity ?? '')
    return registry && hashed && !link ? [] : [`${path}: ${resolved ?? ''} ${integrity ?? 'no hash'}`]
  })
  expect(bad).toEqual([])
})

it('names exact versions, none of git, a file or an address', () => {
  for (const [name, version] of Object.entries({ ...manifest.dependencies, ...manifest.devDependencies }))
    expect(version, name).toMatch(/^\d+\.\d+\.\d+(?:-[\w.]+)?$/)
})

it('runs install scripts of the named packages only', () => {
  const found = production.filter(([, one]) => one.hasInstallScript).map(([path]) => nameOf(path))
  expect([...new Set(found)].sort()).toEqual(INSTALL_SCRIPTS)
})
