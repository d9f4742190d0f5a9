// npm run restore -- DIR: puts a backup into an installation that holds no CV of an owner yet; the service must not run.
import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { isEmpty, loadTables } from '../server/store/dump.ts'
import { writeFileAtomic } from '../server/store/files.ts'
import { takeServiceLock } from '../server/store/service-lock.ts'
import { digest, installationFiles, manifestSchema, readIfThere, type Manifest } from './backup-files.ts'
import { CommandError, runCommand } from './context.ts'

const USAGE = 'usage: npm run restore -- DIR   (a folder that npm run backup made)'

/** @throws CommandError when the folder is no backup, or any file is not as it was written */
async function readManifest(folder: string): Promise<Manifest> {
  const text = await readIfThere(join(folder, 'manifest.json'))
  if (!text) throw new CommandError(`${folder} holds no manifest.json: it is no finished backup\n${USAGE}`)
  const manifest = manifestSchema.safeParse(JSON.parse(text.toString()))
  if (!manifest.success) throw new CommandError(`${folder}/manifest.json is not one of a backup`)
  for (const [place, sum] of Object.entries(manifest.data.files)) {
    const bytes = await readIfThere(join(folder, place))
    if (!bytes || digest(bytes) !== sum)
      throw new CommandError(
        `${place} of the backup is ${bytes ? 'damaged' : 'missing'}; nothing was restored`,
      )
  }
  return manifest.data
}

await runCommand(async ({ config, db }) => {
  const [name, ...rest] = process.argv.slice(2)
  if (!name || rest.length) throw new CommandError(USAGE)
  const folder = resolve(name)
  const manifest = await readManifest(folder)
  const unlock = config.DATABASE_URL ? () => undefined : takeServiceLock(config.DATA_DIR)
  if (!unlock) throw new CommandError(`the service runs on DATA_DIR ${config.DATA_DIR}; stop it first`)
  if (!(await isEmpty(db)))
    throw new CommandError(
      'the database holds versions of a CV already; restore into a new DATA_DIR (or database)',
    )

  await loadTables(db, join(folder, 'tables'), manifest.tables)
  for (const [place, path] of Object.entries(installationFiles(config))) {
    if (manifest.files[place])
      await writeFileAtomic(
        path,
        await readFile(join(folder, place)),
        place.startsWith('data/') ? 0o600 : 0o644,
      )
  }
  unlock()
  process.stdout.write(`Restored the backup of ${manifest.created_at}. Start the service.\n`)
})
