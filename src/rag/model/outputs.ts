/** Outputs of the bundled model, [batch, sequence, numbers]: the hidden state, and what late interaction makes of it. */
export const OUTPUT = {
  hidden: 'last_hidden_state',
  question: 'question_pieces',
  text: 'text_pieces',
} as const
