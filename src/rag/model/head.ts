/** What makes a cross-encoder of the model: a linear score of the first word piece and of the first text's mean. */
export interface Head {
  /** As wide as the hidden state, both. */
  readonly first: Float32Array
  readonly mean: Float32Array
  readonly bias: number
}

/** Output of a cross-encoder, [batch, 1], as transformers.js names it. */
export const LOGITS = 'logits'
