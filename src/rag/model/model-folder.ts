/** A model's folder, in the layout @xenova/transformers loads: it appears whole, and tells what it was made with. */
import { createHash, randomBytes } from 'node:crypto'
import { access, mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** Written last into a finished folder: what it holds, so that a later start can trust it. */
const SEAL = 'build.json'

export interface ModelFolder {
  /** Parent that transformers.js gets as `localModelPath`. */
  readonly root: string
  /** Name below `root`. */
  readonly name: string
  /** sha256 of model.onnx: vectors of another digest do not fit. */
  readonly digest: string
}

export interface FolderRequest {
  readonly log: (line: string) => void
  /** How the log calls what is built. */
  readonly label: string
  /** Builds it again although its folder looks right. */
  readonly anew: boolean
}

/**
 * Makes sure that a folder has the files of a recipe: nothing to do when it is sealed and of the right sizes. Several
 * processes may build at once.
 * @returns digest of its model
 */
export async function ensureFolder(
  folder: string,
  recipe: string,
  files: () => Promise<ReadonlyMap<string, Uint8Array>>,
  { log, label, anew }: FolderRequest,
): Promise<string> {
  const known = anew ? null : await readSeal(folder, recipe)
  if (known) return known
  const started = performance.now()
  if (anew) await rm(folder, { recursive: true, force: true })
  const digest = await placeFolder(folder, await files(), recipe)
  log(`Built ${label} in ${Math.round(performance.now() - started)} ms`)
  return digest
}

interface Seal {
  readonly digest: string
  /** Names what the files were made with; those of an earlier release are made anew. */
  readonly recipe?: string
  readonly sizes: Readonly<Record<string, number>>
}

/** Digest of a finished folder; null when it is missing, unfinished, of another recipe or not of the sizes it says. */
export async function readSeal(folder: string, recipe?: string): Promise<string | null> {
  try {
    const seal = JSON.parse(await readFile(join(folder, SEAL), 'utf8')) as Partial<Seal>
    if (typeof seal.digest !== 'string' || typeof seal.sizes !== 'object' || seal.recipe !== recipe)
      return null
    for (const [path, size] of Object.entries(seal.sizes)) {
      const file = await open(join(folder, path))
      const actual = (await file.stat().finally(() => file.close())).size
      if (actual !== size) return null
    }
    return seal.digest
  } catch {
    return null
  }
}

/** Writes the files and the seal beside their place and moves them there at once; returns the digest. */
export async function placeFolder(
  folder: string,
  files: ReadonlyMap<string, Uint8Array>,
  recipe?: string,
): Promise<string> {
  const part = `${folder}.${process.pid}-${randomBytes(4).toString('hex')}.part`
  const digest = createHash('sha256')
    .update(files.get('onnx/model.onnx') ?? '')
    .digest('hex')
  const sizes = Object.fromEntries([...files].map(([path, bytes]) => [path, bytes.length]))
  const seal: Seal = { digest, sizes, ...(recipe === undefined ? {} : { recipe }) }
  try {
    for (const [path, bytes] of files) await writeDurably(join(part, path), bytes)
    await writeDurably(join(part, SEAL), new TextEncoder().encode(`${JSON.stringify(seal, null, 2)}\n`))
    await moveInto(part, folder, recipe)
    return digest
  } catch (error) {
    await rm(part, { recursive: true, force: true })
    throw error
  }
}

/** Puts `part` where `folder` is; when another process was faster and its folder is good, keeps that one. */
async function moveInto(part: string, folder: string, recipe?: string): Promise<void> {
  for (let attempt = 0; attempt < 5; attempt++) {
    try {
      await rename(part, folder)
      return
    } catch (error) {
      if (!(await exists(folder))) throw error
      if (await readSeal(folder, recipe)) {
        await rm(part, { recursive: true, force: true })
        return
      }
      const old = `${part}.old${attempt}`
      await rename(folder, old).catch(() => {})
      await rm(old, { recursive: true, force: true })
    }
  }
  throw new Error(`The model's folder ${folder} cannot be replaced: remove it by hand`)
}

async function writeDurably(path: string, bytes: Uint8Array): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  const file = await open(path, 'w')
  try {
    await file.writeFile(bytes)
    await file.sync()
  } finally {
    await file.close()
  }
}

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  )
}
