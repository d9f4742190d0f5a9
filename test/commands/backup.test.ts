import { appendFile, readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { openDatabase } from '../../src/server/store/database.ts'
import { dumpTables, loadTables } from '../../src/server/store/dump.ts'
import { DATABASES, useDatabase } from '../support/postgres.ts'
import { freePort, removeDir, runCommandLine, serviceDir, startService } from '../support/service.ts'
import { tempDir } from '../support/app.ts'

const CV = '# Nils Ekwall\n\n## Experience\n\n- Built 14 lighthouses.\n'
const dirs: string[] = []
const folder = (dir = tempDir()) => (dirs.push(dir), dir)
afterAll(() => dirs.forEach(removeDir))

it('a backup taken while the service runs restores to the same service elsewhere, once', async () => {
  const service = await startService({ cv: CV })
  folder(service.dir)
  const key = await runCommandLine(
    'keys',
    ['create', 'agent', '--credits', '7', '--json'],
    service.dir,
    service.port,
  )
  expect(key.code, key.stderr).toBe(0)
  const backup = join(folder(), 'backup')
  const made = await runCommandLine('backup', [backup], service.dir, service.port)
  expect(made.code, made.stderr).toBe(0)
  const again = await runCommandLine('backup', [backup], service.dir, service.port)
  expect(again).toMatchObject({ code: 1 })
  expect(again.stderr).toContain('is not empty')

  const running = await runCommandLine('restore', [backup], service.dir, service.port)
  expect(running.stderr).toContain('the service runs on')
  await service.stop()
  const full = await runCommandLine('restore', [backup], service.dir, service.port)
  expect(full.stderr).toContain('holds versions of a CV already')

  const dir = folder(serviceDir())
  const restored = await runCommandLine('restore', [backup], dir, await freePort())
  expect(restored.code, restored.stderr).toBe(0)
  for (const file of ['data/secret.key', 'data/signing-keys.json', 'content/cv.md']) {
    expect(await readFile(join(dir, file), 'utf8')).toBe(await readFile(join(service.dir, file), 'utf8'))
  }
  const second = await startService({ dir })
  expect(await (await fetch(`${second.url}/cv/content`)).json()).toMatchObject({
    content: CV,
    version: 1,
    is_default: false,
  })
  const listed = await runCommandLine('keys', ['list', '--json'], dir, second.port)
  expect(listed.stdout).toContain('agent')
  await second.stop()
})

it('a damaged backup restores nothing', async () => {
  const service = await startService({ cv: CV })
  folder(service.dir)
  const backup = join(folder(), 'backup')
  await runCommandLine('backup', [backup], service.dir, service.port)
  await service.stop()
  await appendFile(join(backup, 'tables', 'versions.jsonl'), '{}\n')
  const dir = folder(serviceDir())
  const restored = await runCommandLine('restore', [backup], dir, await freePort())
  expect(restored).toMatchObject({ code: 1 })
  expect(restored.stderr).toContain('tables/versions.jsonl of the backup is damaged')
  expect(await readdir(join(dir, 'content'))).toEqual([])
})

describe.each(DATABASES)('a dump of the SQLite file', (kind) => {
  const database = useDatabase(kind)

  it(`loads into ${kind}, every row of it`, async () => {
    const row = {
      version: 1,
      content: CV,
      sha256: 'x',
      is_default: 0,
      author: null,
      created_at: 1_700_000_000_000,
    }
    const lite = await openDatabase({ DATA_DIR: folder() })
    await lite.insertInto('versions').values(row).execute()
    const dump = folder()
    const counts = await dumpTables(lite, dump)
    await lite.destroy()
    const { DATABASE_URL } = await database()
    const target = await openDatabase({ DATABASE_URL, DATA_DIR: folder() })
    await loadTables(target, dump, Object.keys(counts))
    expect(await target.selectFrom('versions').selectAll().execute()).toEqual([row])
    await target.destroy()
  })
})
