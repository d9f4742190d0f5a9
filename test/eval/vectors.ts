/** What the embedding model makes of texts by themselves, kept in a file: the same beside every CV. */
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { deserialize, serialize } from 'node:v8'
import { startModel, type StartedModel } from '../../src/rag/start-model.ts'
import { sharedModelDir } from '../support/shared-model.ts'

export class Vectors {
  private readonly path: string
  private readonly kept: Map<string, Float32Array>
  private readonly size: number
  private model: Promise<StartedModel> | null = null

  constructor(path: string) {
    this.path = path
    const kept: unknown = existsSync(path) ? deserialize(readFileSync(path)) : null
    this.kept = kept instanceof Map ? (kept as Map<string, Float32Array>) : new Map<string, Float32Array>()
    this.size = this.kept.size
  }

  async of(text: string): Promise<Float32Array> {
    const known = this.kept.get(text)
    if (known) return known
    this.model ??= sharedModelDir().then((indexDir) => startModel({ indexDir, log: () => {} }))
    const vector = Float32Array.from((await (await this.model).embedder.query(text)).vector)
    this.kept.set(text, vector)
    return vector
  }

  /** Writes what is new. */
  async close(): Promise<void> {
    await (await this.model)?.embedder.close()
    if (this.kept.size === this.size) return
    mkdirSync(dirname(this.path), { recursive: true })
    writeFileSync(`${this.path}.part`, serialize(this.kept))
    renameSync(`${this.path}.part`, this.path)
  }
}
