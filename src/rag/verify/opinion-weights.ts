// Written by `npm run eval:fit-opinion` from the sets of test/eval/kept-apart.ts; not by hand.
/** What the decliner's odds and the verifier's logits count towards 'nothing answers'. */
export const OPINION = { bias: 0.0747, odds: 0.6628, best: -0.2308, first: -0.1746 }
