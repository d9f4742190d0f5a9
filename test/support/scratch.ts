/**
 * Folders for one run. Whatever a failing test leaves is removed behind its file or when its process ends, and what a
 * killed run left by the next one that needs a folder: the number of the process is in the name.
 */
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const NAME = /^public-cv-[a-z-]+-p(\d+)-\w+$/
/** A service may outlive the test that started it by this much. */
const LEFT_ALONE_MS = 10 * 60_000

const mine = new Set<string>()

export const remove = (folder: string): void =>
  rmSync(folder, { recursive: true, force: true, maxRetries: 3 })

/** Removes every folder that this process made and that is still there. */
export const removeAll = (): void => mine.forEach(remove)

type Use = 'eval' | 'index' | 'service' | 'test'

/** A new empty folder. */
export function scratchDir(use: Use): string {
  if (mine.size === 0) {
    process.once('exit', removeAll)
    sweep()
  }
  const folder = processDir(use)
  mine.add(folder)
  return folder
}

/** The same for what several test files of a process share: it stays until a later run removes it. */
export const processDir = (use: Use): string =>
  mkdtempSync(join(tmpdir(), `public-cv-${use}-p${process.pid}-`))

/** Removes what processes left that are no more, once nothing was written for a while. */
export function sweep(leftAloneMs = LEFT_ALONE_MS): void {
  for (const name of readdirSync(tmpdir())) {
    const pid = Number(NAME.exec(name)?.[1])
    if (!pid || isAlive(pid)) continue
    const folder = join(tmpdir(), name)
    const stat = statSync(folder, { throwIfNoEntry: false })
    if (stat && Date.now() - stat.mtimeMs >= leftAloneMs) remove(folder)
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
