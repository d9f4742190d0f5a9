import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { openDatabase } from '../../src/server/store/database.ts'
import { tempDir } from '../support/app.ts'
import { removeDir } from '../support/service.ts'

it('several first openings of one SQLite file at once make the tables once', async () => {
  const dir = tempDir()
  const handles = await Promise.all(Array.from({ length: 4 }, () => openDatabase({ DATA_DIR: dir })))
  for (const db of handles) expect(await db.selectFrom('versions').selectAll().execute()).toEqual([])
  for (const db of handles) await db.destroy()
  removeDir(dir)
})

it('a SQLite file is written ahead and synced at every commit, which no kill -9 could show', async () => {
  const dir = tempDir()
  const db = await openDatabase({ DATA_DIR: dir })
  const pragma = async (name: string) => (await sql.raw(`pragma ${name}`).execute(db)).rows
  expect(await pragma('journal_mode')).toEqual([{ journal_mode: 'wal' }])
  // 2 is FULL; with the write-ahead log, NORMAL would lose the last commits in a power cut.
  expect(await pragma('synchronous')).toEqual([{ synchronous: 2 }])
  await db.destroy()
  removeDir(dir)
})
