/**
 * The files of CONTENT_DIR. In file mode (SQLite) cv.md mirrors the newest version and is watched: what the owner
 * writes there by hand becomes the next version. With PostgreSQL the files only seed an empty database.
 */
import { unwatchFile, watchFile } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import type { Clock } from '../clock.ts'
import type { Config } from '../config.ts'
import { ApiError } from '../errors.ts'
import type { ContentStore } from './content-store.ts'
import type { ContentVersion, PutOptions } from './versions.ts'
import { hashOf } from './versions.ts'
import { replaceFile } from './files.ts'
import { checkMarkdown } from './markdown-input.ts'
import { checkPassages } from './passage-limit.ts'
import { profileChangedAt, readProfile } from './profile.ts'

/** How often the database is asked for versions that another process wrote, milliseconds. */
const FOLLOW_MS = 500

/** How often the files are looked at, milliseconds. */
const LOOK_MS = 200

/** An editor that writes in place is half done for a moment; longer than between two looks, milliseconds. */
const SETTLE_MS = 300

const WATCHED = ['cv.md', 'profile.json']

export interface ContentFiles {
  /**
   * Publishes and writes cv.md before it resolves.
   * @throws ApiError precondition_failed, or payload_too_large when the text gives too many passages
   */
  publish(content: string, options: PutOptions): Promise<ContentVersion>
  stop(): Promise<void>
}

export interface ContentFilesOptions {
  readonly store: ContentStore
  readonly config: Pick<Config, 'CONTENT_DIR' | 'DATABASE_URL' | 'MAX_CONTENT_BYTES'>
  readonly defaultFile: string
  readonly clock: Clock
  readonly log: FastifyBaseLogger
  /** False for a command that only reads or publishes and then ends. */
  readonly follow?: boolean
}

/** Brings the files and the database together, shows the newest version, and follows both from then on. */
export async function openContentFiles({
  store,
  config,
  defaultFile,
  clock,
  log,
  follow = true,
}: ContentFilesOptions): Promise<ContentFiles> {
  const file = join(config.CONTENT_DIR, 'cv.md')
  const mirrored = config.DATABASE_URL === undefined
  let turn: Promise<unknown> = Promise.resolve()
  let mirroredHash: string | undefined
  /** One at a time, so that the watcher never reads a file between a version's row and its mirror. */
  const inTurn = <T>(fn: () => Promise<T>): Promise<T> => {
    const result = turn.then(fn, fn)
    turn = result.catch(() => undefined)
    return result
  }

  const readOwners = async (): Promise<string | undefined> => {
    const bytes = await readFile(file).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return undefined
      throw error
    })
    if (!bytes) return undefined
    const text = checkMarkdown(bytes, config.MAX_CONTENT_BYTES, 'cv.md')
    await checkPassages(text, 'cv.md')
    return text
  }

  const mirror = async (version: ContentVersion): Promise<void> => {
    if (!mirrored || version.isDefault) return
    try {
      // A power cut may bring the old file back; the next start sees that the database is ahead of it.
      await replaceFile(file, version.content)
      mirroredHash = version.sha256
    } catch (error) {
      // The version is durable without it, and the file follows at the next start.
      log.error(
        { err: error, file },
        `cv.md could not be written (${(error as NodeJS.ErrnoException).code ?? 'error'}); the database holds version ${version.version}`,
      )
    }
  }

  const refused = (error: unknown) => {
    if (!(error instanceof ApiError) && (error as NodeJS.ErrnoException).code === undefined) throw error
    log.warn({ file }, `cv.md is refused: ${reasonOf(error as Error)} The last good version stays up.`)
    return undefined
  }

  const reconcile = async (): Promise<void> => {
    const text = await readOwners().catch(refused)
    const latest = await store.refresh()
    if (text !== undefined && (mirrored || !latest || latest.isDefault)) {
      const known = await store.findByHash(hashOf(text))
      if (known === undefined) await store.put(text, { author: 'file' })
    }
    const newest = await store.refresh()
    if (!newest || newest.isDefault) {
      const sample = checkMarkdown(await readFile(defaultFile), Number.MAX_SAFE_INTEGER, 'default.md')
      await store.put(sample, { author: 'default', isDefault: true })
    } else if (text === undefined || hashOf(text) !== newest.sha256) {
      // Not read: refused just now. An owner's broken file is left for the owner to mend.
      if (text !== undefined || !(await exists(file))) await mirror(newest)
    }
    mirroredHash = newest?.sha256
  }

  const setProfile = async (): Promise<void> => {
    const path = join(config.CONTENT_DIR, 'profile.json')
    const changedAt = await profileChangedAt(path)
    store.setProfile(await readProfile(path), changedAt)
  }
  const loadProfile = async (): Promise<void> => {
    try {
      // A folder that is away for a moment has said nothing about what is private.
      await stat(config.CONTENT_DIR)
      await setProfile()
    } catch (error) {
      log.warn(`${(error as Error).message}; the profile before stays in force`)
    }
  }

  const edited = async (): Promise<void> => {
    const text = await readOwners().catch(refused)
    if (text === undefined || hashOf(text) === mirroredHash || hashOf(text) === store.latest.sha256) return
    const version = await store.put(text, { author: 'file' })
    mirroredHash = version.sha256
    log.info({ version: version.version }, `cv.md was edited: version ${version.version}`)
  }

  const followDatabase = async (): Promise<void> => {
    const before = store.latest.version
    const newest = await store.refresh()
    if (newest && newest.version !== before) await mirror(newest)
  }

  // There is none before the first: without it the lines that it keeps private would be public.
  await setProfile()
  await inTurn(reconcile)
  await store.start()

  const report = (what: string) => (error: unknown) => log.error({ err: error }, what)
  /** What calls off the reading of a file that was seen to change, by its name. */
  const unread = new Map<string, () => void>()
  const readFileNamed = (name: string) => {
    unread.delete(name)
    if (name === 'profile.json') void loadProfile()
    else if (mirrored) void inTurn(edited).catch(report('cv.md could not be read'))
  }
  const watched = (follow ? WATCHED : []).map((name) => {
    const path = join(config.CONTENT_DIR, name)
    const onChange = () => {
      unread.get(name)?.()
      unread.set(
        name,
        clock.after(SETTLE_MS, () => readFileNamed(name)),
      )
    }
    // Polling sees edits on every file system, network and container mounts included; files that are away for a
    // moment, as an editor replaces them, and folders that are replaced.
    watchFile(path, { interval: LOOK_MS, persistent: false }, onChange)
    return { path, onChange }
  })

  let cancel = () => {}
  let stopped = false
  const arm = () => {
    cancel = clock.after(FOLLOW_MS, () => {
      void inTurn(followDatabase)
        .catch(report('the database could not be asked for new versions'))
        .finally(() => !stopped && arm())
    })
  }
  if (follow) arm()

  return {
    async publish(content, options) {
      // Before its turn: what is refused holds up nobody.
      await checkPassages(content)
      return inTurn(async () => {
        // A hand edit that the watcher has not seen yet becomes a version first, else the mirror would wipe it out.
        if (mirrored && follow) await edited()
        const version = await store.put(content, options)
        await mirror(version)
        return version
      })
    },
    async stop() {
      stopped = true
      cancel()
      for (const { path, onChange } of watched) unwatchFile(path, onChange)
      for (const callOff of unread.values()) callOff()
      await turn
    },
  }
}

async function exists(path: string): Promise<boolean> {
  return readFile(path).then(
    () => true,
    () => false,
  )
}

/** A whole sentence, of errors of the file system too. */
function reasonOf(error: NodeJS.ErrnoException): string {
  if (error.code === 'EISDIR') return 'it is a folder, not a file.'
  return error instanceof ApiError ? error.message : `it cannot be read (${error.code ?? error.message}).`
}
