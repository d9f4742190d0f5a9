import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import Sqlite from 'libsql'

/** Locks that are held: one that nothing refers to would be given back when garbage is collected. */
const held = new Set<InstanceType<typeof Sqlite>>()

/**
 * Makes sure that one service at a time serves a DATA_DIR. The lock is the operating system's, held through an
 * open SQLite transaction, so that it goes with the process, however that ends; no stale file can block a start.
 *
 * @returns a function that gives the lock back, or undefined when another process holds it
 */
export function takeServiceLock(dataDir: string): (() => void) | undefined {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const lock = new Sqlite(join(dataDir, 'service.lock'))
  try {
    lock.pragma('busy_timeout = 0')
    lock.exec('BEGIN EXCLUSIVE')
    held.add(lock)
    return () => {
      held.delete(lock)
      lock.exec('ROLLBACK')
      lock.close()
    }
  } catch (error) {
    lock.close()
    if (/locked|busy/i.test(String(error))) return undefined
    throw error
  }
}
