// Written by `npm run eval:fit-opinion` from the sets of test/eval/kept-apart.ts; not by hand.
/** What counts towards 'nothing answers': see opinionRow in src/rag/answer/second-opinion.ts. */
export const OPINION = { bias: 0.9601, weights: [0.6535, -0.3092, -1.0082, -0.9096, -0.0671] }
