/** What fit-verifier.py learned, as the TypeScript that the service reads. */
import { z } from 'zod'
import { CHANGE_TYPE, changesSchema, changesSource, fixed } from './model-weights.ts'

const numbers = z.array(z.number())

export const fittedSchema = z.object({
  question: changesSchema,
  passage: changesSchema,
  /** By layer and what it is added to, as '3/key'. */
  shifts: z.record(z.string(), numbers),
  first: numbers,
  mean: numbers,
  bias: z.number(),
})

export function verifierSource({ question, passage, shifts, first, mean, bias }: z.infer<typeof fittedSchema>): string {
  const shifted = Object.entries(shifts).map(([name, values]) => `  '${name}': [${fixed(values)}],`)
  return `// Written by \`npm run eval:fit-verifier\` from test/eval/pairs and test/eval/sets; not by hand.
/** A low-rank change of a dense layer: rows of one byte a number, in base64. */
export interface PackedChange ${CHANGE_TYPE.replace(/(\w+): /g, '\n  readonly $1: ').replace(/;/g, '').replace(' }', '\n}')}

const QUESTION: Readonly<Record<string, PackedChange>> = ${changesSource(question)}

const PASSAGE: Readonly<Record<string, PackedChange>> = ${changesSource(passage)}

const SHIFTS: Readonly<Record<string, readonly number[]>> = {
${shifted.join('\n')}
}

/** See src/rag/verify/verifier.ts. */
export const VERIFIER = {
  question: QUESTION,
  passage: PASSAGE,
  shifts: SHIFTS,
  head: {
    first: [${fixed(first)}],
    mean: [${fixed(mean)}],
    bias: ${Number(bias.toPrecision(5))},
  },
}
`
}
