/** Turns the settings EMBEDDING_MODEL and EMBEDDING_VARIANT into a model's folder on this machine. */
import { createHash } from 'node:crypto'
import { access, readFile, stat } from 'node:fs/promises'
import { basename, dirname, isAbsolute, join, resolve } from 'node:path'
import type { Variant } from './bert.ts'
import { BUNDLED_MODEL, buildBundledModel } from './build.ts'
import { downloadModel } from './download.ts'
import { readSeal } from './model-folder.ts'

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
  const found = await findModel({
    setting: 'EMBEDDING_MODEL',
    label,
    what: 'embedding model',
    example: BUNDLED_MODEL,
    instead: 'unset it to use the bundled model',
    root: join(modelsDir, quantized ? 'hub-int8' : 'hub'),
    quantized,
    log: request.log,
    ...(request.hub === undefined ? {} : { hub: request.hub }),
    ...(request.anew === undefined ? {} : { anew: request.anew }),
  })
  return { ...found, label, variant, quantized, oneByOne, bundled: false }
}

export interface FindRequest {
  /** Name of the setting, for the errors. */
  readonly setting: string
  /** Its value: a local folder, or `owner/name` on the model hub. */
  readonly label: string
  readonly what: string
  readonly example: string
  /** What else can be done when the model can't be had. */
  readonly instead: string
  /** Where models of the hub are kept. */
  readonly root: string
  readonly quantized: boolean
  readonly log: (line: string) => void
  readonly hub?: string
  readonly anew?: boolean
}

/** Finds a model's folder, or downloads it. */
export async function findModel(
  request: FindRequest,
): Promise<Pick<ResolvedModel, 'root' | 'name' | 'digest'>> {
  const { setting, label, example, root } = request
  const weights = request.quantized ? 'onnx/model_quantized.onnx' : 'onnx/model.onnx'
  if (await isFolder(label)) return localFolder(setting, label, weights)
  if (isAbsolute(label) || label.startsWith('.') || !/^[\w.-]+\/[\w.-]+$/.test(label)) {
    throw new Error(
      `${setting} is "${label}": a folder that exists or a hub name like ${example} is accepted`,
    )
  }
  const folder = join(root, label)
  const digest =
    (request.anew ? null : await readSeal(folder)) ??
    (await downloadModel({ ...request, name: label, weights, folder }))
  return { root, name: label, digest }
}

function variantOf(value: string): Variant {
  if (value === 'u8w' || value === 'int8') return value
  throw new Error(
    `EMBEDDING_VARIANT is "${value}": u8w (exact, the default) and int8 (faster, less exact) are accepted`,
  )
}

async function localFolder(
  setting: string,
  path: string,
  weights: string,
): Promise<Pick<ResolvedModel, 'root' | 'name' | 'digest'>> {
  const folder = resolve(path)
  for (const file of ['config.json', 'tokenizer.json', 'tokenizer_config.json', weights]) {
    await access(join(folder, file)).catch((cause: unknown) => {
      throw new Error(
        `${setting} is "${path}", but ${join(folder, file)} is missing: a transformers.js folder has it`,
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
