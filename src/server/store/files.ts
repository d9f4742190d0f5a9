import { open, mkdir, rename, rm, type FileHandle } from 'node:fs/promises'
import { randomBytes } from 'node:crypto'
import { basename, dirname, join } from 'node:path'

/**
 * Writes a file so that a reader, and a restart after a power cut, sees the new content: as `replaceFile`, and the
 * folder too is on the disk when it resolves.
 *
 * @param mode permission bits of the new file
 */
export async function writeFileAtomic(path: string, data: string | Uint8Array, mode = 0o644): Promise<void> {
  await replaceFile(path, data, mode)
  const handle = await open(dirname(path), 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/**
 * Writes a file so that a reader, and a restart after a power cut, sees either the old or the new content:
 * temporary file in the same folder, fsync, rename. For what a start brings up to date from elsewhere.
 *
 * @param mode permission bits of the new file
 */
export async function replaceFile(path: string, data: string | Uint8Array, mode = 0o644): Promise<void> {
  const folder = dirname(path)
  const temporary = join(folder, `.${basename(path)}.${randomBytes(6).toString('hex')}.tmp`)
  try {
    const file = await openNew(temporary, mode)
    try {
      await file.writeFile(data)
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(temporary, path)
  } catch (error) {
    await rm(temporary, { force: true })
    throw error
  }
}

/** Makes the folder only when it is missing: every call takes its turn behind whatever the threads are busy with. */
async function openNew(path: string, mode: number): Promise<FileHandle> {
  try {
    return await open(path, 'wx', mode)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    await mkdir(dirname(path), { recursive: true })
    return open(path, 'wx', mode)
  }
}
