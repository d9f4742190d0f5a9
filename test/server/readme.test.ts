import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { ERRORS } from '../../src/server/errors.ts'
import { settings } from '../../src/server/settings.ts'
import { withTables } from '../../tools/readme-tables.ts'
import { ROOT } from '../support/service.ts'

const README = readFileSync(join(ROOT, 'README.md'), 'utf8')
const section = (name: string) => README.split(`<!-- ${name} -->`)[1]?.split(`<!-- /${name} -->`)[0] ?? ''
const firstCells = (name: string) => [...section(name).matchAll(/^\| `([^`]+)` \|/gm)].map((m) => m[1])

describe('the README', () => {
  it('has a row for every setting, and no other', () => {
    expect(firstCells('settings')).toEqual(Object.keys(settings.shape))
  })

  it('has a row for every error code, and no other', () => {
    expect(firstCells('errors')).toEqual(Object.keys(ERRORS))
  })

  it('says what the source says (node --import tsx tools/readme-tables.ts writes it)', () => {
    expect(withTables(README)).toBe(README)
  })
})

describe('SECURITY.md', () => {
  it('names tests that exist', () => {
    const named = readFileSync(join(ROOT, 'SECURITY.md'), 'utf8').match(/test\/[\w/-]+(?:\.test\.ts)?/g) ?? []
    expect(named.length).toBeGreaterThan(10)
    expect(named.filter((path) => !existsSync(join(ROOT, path)))).toEqual([])
  })

  it('names a test in every row of its threats', () => {
    const table =
      readFileSync(join(ROOT, 'SECURITY.md'), 'utf8').split('## Threats')[1]?.split('\n## ')[0] ?? ''
    const rows = table.split('\n').filter((line) => line.startsWith('| ') && !/^\| (?:---|Asset)/.test(line))
    expect(rows.length).toBeGreaterThan(15)
    for (const row of rows) expect(row).toMatch(/\| test\/[^|]+ \|$/)
  })
})
