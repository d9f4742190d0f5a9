/** Outputs of the bundled model, [batch, sequence, numbers]: the hidden state, and what late interaction makes of it. */
import { BERT } from './bert.ts'

export const OUTPUT = {
  hidden: 'last_hidden_state',
  question: 'question_pieces',
  text: 'text_pieces',
} as const

/** The layer from which on the verifier lets a question look at a passage. */
export const JOINED_FROM = 2

/** What the layers from there on are given, which the verifier reads: outputs of the same shape as the hidden state. */
export const STATES = Array.from({ length: BERT.layers - JOINED_FROM }, (_, i) => ({
  before: JOINED_FROM + i,
  name: `state_${JOINED_FROM + i}`,
}))
