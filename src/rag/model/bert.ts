/** The bundled model's shape, and how its dense layers multiply. */
export const BERT = {
  hidden: 384,
  layers: 6,
  heads: 12,
  feedForward: 1536,
  vocabulary: 30522,
  positions: 512,
  tokenTypes: 2,
  layerNormEpsilon: 1e-12,
} as const

/** What the names of the model's weights begin with. */
export const PREFIX = 'StatefulPartitionedCall/model/tf_bert_model/bert/'

/**
 * How the dense layers multiply: `u8w` is fp32, from weights that are expanded at load or, where changed, kept as such; `int8` keeps them and quantises the
 * other side at run time with one scale for the whole batch, so texts must then be run one by one; `merged` is as
 * `int8`, but works learned changes into the weights before and quantises these by column.
 */
export type Variant = 'u8w' | 'int8' | 'merged'
