/** Writes the published index to disk, one after the other, and out of the way of who edits or asks. */
import { saveIndex, type IndexIdentity, type SavedIndex } from './saved-index.ts'

/** After an edit the next edit or question goes first; what an end without notice loses is embedded again. */
const SAVE_AFTER_MS = 300

export class IndexSaver {
  private readonly indexDir: string
  private readonly identity: IndexIdentity
  private readonly log: (line: string) => void
  private unsaved: SavedIndex | null = null
  private timer: NodeJS.Timeout | undefined
  private saving: Promise<void> = Promise.resolve()

  constructor(indexDir: string, identity: IndexIdentity, log: (line: string) => void) {
    this.indexDir = indexDir
    this.identity = identity
    this.log = log
  }

  /** Saves the index soon, or at once; of several in a row only the last is worth writing. */
  save(index: SavedIndex, atOnce: boolean): void {
    this.unsaved = index
    if (atOnce) void this.finish()
    else this.timer ??= setTimeout(() => void this.finish(), SAVE_AFTER_MS)
  }

  /** Writes what is not written yet; resolves when it is on disk, or could not be saved. */
  finish(): Promise<void> {
    clearTimeout(this.timer)
    this.timer = undefined
    this.saving = this.saving.then(() => this.write())
    return this.saving
  }

  private async write(): Promise<void> {
    const index = this.unsaved
    this.unsaved = null
    if (!index) return
    await saveIndex(this.indexDir, this.identity, index).catch((error: unknown) => {
      this.log(
        `The index could not be saved (${error instanceof Error ? error.message : String(error)}); the next start builds it anew`,
      )
    })
  }
}
