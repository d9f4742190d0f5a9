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
