// npm run backup -- DIR: copies the database, the keys and the content into a new folder; the service may run.
import { chmod, mkdir, readdir, readFile, rename, rm, rmdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { dumpTables } from '../server/store/dump.ts'
import { writeFileAtomic } from '../server/store/files.ts'
import { digest, installationFiles, readIfThere, type Manifest } from './backup-files.ts'
import { CommandError, runCommand } from './context.ts'

const USAGE = 'usage: npm run backup -- DIR   (a folder that does not exist yet, or is empty)'

await runCommand(async ({ config, db, clock }) => {
  const [name, ...rest] = process.argv.slice(2)
  if (!name || rest.length) throw new CommandError(USAGE)
  const folder = resolve(name)
  const there = await readdir(folder).catch(() => undefined)
  if (there?.length) throw new CommandError(`${folder} is not empty\n${USAGE}`)

  const partial = `${folder}.partial`
  await rm(partial, { recursive: true, force: true })
  await mkdir(join(partial, 'tables'), { recursive: true, mode: 0o700 })
  const counts = await dumpTables(db, join(partial, 'tables'))
  const files: Record<string, string> = {}
  for (const table of Object.keys(counts)) {
    files[`tables/${table}.jsonl`] = digest(await readFile(join(partial, 'tables', `${table}.jsonl`)))
  }
  for (const [place, path] of Object.entries(installationFiles(config))) {
    const bytes = await readIfThere(path)
    if (!bytes) continue
    await writeFileAtomic(join(partial, place), bytes, 0o600)
    files[place] = digest(bytes)
  }
  const manifest: Manifest = {
    format: 'public-cv-backup',
    version: 1,
    created_at: new Date(clock.now()).toISOString(),
    tables: Object.keys(counts),
    files,
  }
  await writeFileAtomic(join(partial, 'manifest.json'), `${JSON.stringify(manifest, null, 2)}\n`, 0o600)
  await chmod(partial, 0o700)
  if (there) await rmdir(folder)
  await rename(partial, folder)
  process.stdout.write(
    `${folder}: ${counts['versions'] ?? 0} versions, ${Object.keys(files).length} files. It holds the keys: keep it secret.\n`,
  )
})
