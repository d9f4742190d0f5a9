/** What the verifier says of questions and texts, kept in a file: the same whatever is made of it. */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { deserialize, serialize } from 'node:v8'
import { startModel } from '../../src/rag/start-model.ts'
import { startVerifier, type StartedVerifier } from '../../src/rag/verify/start-verifier.ts'
import { sharedModelDir } from '../support/shared-model.ts'

export class KeptVerdicts {
  private readonly path: string
  private readonly kept: Map<string, number>
  private readonly size: number
  private verifier: Promise<StartedVerifier & { readonly end: () => Promise<void> }> | null = null

  constructor(path: string) {
    this.path = path
    const kept: unknown = existsSync(path) ? deserialize(readFileSync(path)) : null
    this.kept = kept instanceof Map ? (kept as Map<string, number>) : new Map<string, number>()
    this.size = this.kept.size
  }

  readonly verify = async (query: string, texts: readonly string[]): Promise<number[] | null> => {
    const keys = texts.map((text) => createHash('sha1').update(JSON.stringify([query, text])).digest('base64url'))
    const missing = texts.flatMap((text, i) => (this.kept.has(keys[i] ?? '') ? [] : [{ text, key: keys[i] ?? '' }]))
    if (missing.length > 0) {
      const { scores } = await (this.verifier ??= started())
      const logits = await scores(query, missing.map(({ text }) => text))
      if (logits === null) return null
      missing.forEach(({ key }, i) => this.kept.set(key, logits[i] ?? 0))
    }
    return keys.map((key) => this.kept.get(key) ?? 0)
  }

  /** Writes what is new. */
  async close(): Promise<void> {
    await (await this.verifier)?.end()
    if (this.kept.size === this.size) return
    mkdirSync(dirname(this.path), { recursive: true })
    writeFileSync(`${this.path}.part`, serialize(this.kept))
    renameSync(`${this.path}.part`, this.path)
  }
}

export async function started(): Promise<StartedVerifier & { readonly end: () => Promise<void> }> {
  const indexDir = await sharedModelDir()
  const model = await startModel({ indexDir, log: () => {} })
  const verifier = await startVerifier(indexDir, () => {}, model)
  if (verifier === null) throw new Error('The verifier does not start')
  const end = async (): Promise<void> => {
    await verifier.close()
    await model.embedder.close()
  }
  return { ...verifier, end }
}
