/** Turns the settings EMBEDDING_MODEL and EMBEDDING_VARIANT into a model's folder on this machine. */
import { createHash } from 'node:crypto'
import { access, readFile, stat } from 'node:fs/promises'
import { basename, dirname, isAbsolute, join, resolve } from 'node:path'
import type { Variant } from './bert-graph.ts'
import { BUNDLED_MODEL, buildBundledModel, readSeal } from './build.ts'
import { downloadModel } from './download.ts'

export interface ModelRequest {
  readonly indexDir: string
  /** A local folder, or `owner/name` on the model hub; unset: the bundled model. */
  readonly model?: string | undefined
  readonly variant?: string | undefined
  readonly log: (line: string) => void
  /** Address of the hub. */
  readonly hub?: string
  /** Builds or downloads it again although it is there. */
  readonly anew?: boolean
}

export interface ResolvedModel {
  /** Parent folder and name below it, as transformers.js wants them. */
  readonly root: string
  readonly name: string
  /** sha256 of the weights' file. */
  readonly digest: string
  /** How the index's manifest names it. */
  readonly label: string
  readonly variant: Variant
  /** Whether the weights are in onnx/model_quantized.onnx. */
  readonly quantized: boolean
  /** Whether a text's vector depends on its batch mates. */
  readonly oneByOne: boolean
  /** Made by us from npm, so that it can be made again. */
  readonly bundled: boolean
}

/** Finds, builds or downloads the model. An error says what the setting accepts or what to do. */
export async function resolveModel(request: ModelRequest): Promise<ResolvedModel> {
  const variant = variantOf(request.variant ?? 'u8w')
  const modelsDir = resolve(request.indexDir, 'models')
  const label = request.model ?? BUNDLED_MODEL
  const oneByOne = variant === 'int8'
  if (label === BUNDLED_MODEL) {
    const folder = await buildBundledModel(modelsDir, variant, request.log, request.anew)
    return { ...folder, label, variant, quantized: false, oneByOne, bundled: true }
  }
  const quantized = variant === 'int8'
  const weights = quantized ? 'onnx/model_quantized.onnx' : 'onnx/model.onnx'
  const common = { label, variant, quantized, oneByOne, bundled: false }
  if (await isFolder(label)) return { ...(await localFolder(label, weights)), ...common }
  if (isAbsolute(label) || label.startsWith('.') || !/^[\w.-]+\/[\w.-]+$/.test(label)) {
    throw new Error(
      `EMBEDDING_MODEL is "${label}": a folder that exists or a hub name like ${BUNDLED_MODEL} is accepted`,
    )
  }
  const root = join(modelsDir, quantized ? 'hub-int8' : 'hub')
  const folder = join(root, label)
  const digest =
    (request.anew ? null : await readSeal(folder)) ??
    (await downloadModel({ ...request, name: label, weights, folder }))
  return { root, name: label, digest, ...common }
}

function variantOf(value: string): Variant {
  if (value === 'u8w' || value === 'int8') return value
  throw new Error(
    `EMBEDDING_VARIANT is "${value}": u8w (exact, the default) and int8 (faster, less exact) are accepted`,
  )
}

async function localFolder(
  path: string,
  weights: string,
): Promise<Pick<ResolvedModel, 'root' | 'name' | 'digest'>> {
  const folder = resolve(path)
  for (const file of ['config.json', 'tokenizer.json', 'tokenizer_config.json', weights]) {
    await access(join(folder, file)).catch((cause: unknown) => {
      throw new Error(
        `EMBEDDING_MODEL is "${path}", but ${join(folder, file)} is missing: a transformers.js folder has it`,
        { cause },
      )
    })
  }
  const digest = createHash('sha256')
    .update(await readFile(join(folder, weights)))
    .digest('hex')
  return { root: dirname(folder), name: basename(folder), digest }
}

async function isFolder(path: string): Promise<boolean> {
  return stat(path).then(
    (info) => info.isDirectory(),
    () => false,
  )
}
