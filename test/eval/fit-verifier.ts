/**
 * npm run eval:fit-verifier: fits the cross-encoder that reads a question and a passage together, on test/eval/pairs
 * and on most of the tuned sets, and writes src/rag/verify/verifier-weights.ts. It begins where the matcher is, so
 * after `eval:fit-matcher` it is to be fitted anew; with --on it goes on from its weights as they are, and --minutes
 * tells how long (36 unless told). The fitting itself is fit-verifier.py; PYTHON names an interpreter
 * that has PyTorch. The sets it never sees are those of kept-apart.ts: what its scores are worth beside
 * everything else is fitted on them (fit-opinion.ts).
 */
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { AutoTokenizer, env } from '@xenova/transformers'
import { z } from 'zod'
import { PROJECTION } from '../../src/rag/late/projection-weights.ts'
import { learnedProjection } from '../../src/rag/late/projection.ts'
import { learnedAdapter, type Adapter } from '../../src/rag/model/adapter.ts'
import { BUNDLED_MODEL, buildBundledModel } from '../../src/rag/model/build.ts'
import type { PackedRows } from '../../src/rag/model/packed-rows.ts'
import { VERIFIER } from '../../src/rag/verify/verifier-weights.ts'
import { verifierAdapter } from '../../src/rag/verify/verifier-model.ts'
import { sharedModelDir } from '../support/shared-model.ts'
import { isKeptApart } from './kept-apart.ts'
import { pairs, sets, tokenizeWith } from './lessons.ts'
import { CHANGES_TYPE, changesSchema, changesSource, fixed, runPython, writeWeights } from './model-weights.ts'

const FOLDER = fileURLToPath(new URL('../../node_modules/.cache/public-cv-eval/verifier/', import.meta.url))
const OUT = fileURLToPath(new URL('../../src/rag/verify/verifier-weights.ts', import.meta.url))

/** Where it goes on, one in so many of the pairs' CVs is learned from beside the sets. */
const AMONG_PAIRS = 3

const numbers = z.array(z.number())
const fittedSchema = z.object({ adapter: changesSchema, first: numbers, mean: numbers, bias: z.number() })

const unpacked = ({ data, scales }: PackedRows): number[] => {
  const width = data.length / scales.length
  return Array.from(data, (value, i) => value * (scales[Math.floor(i / width)] ?? 0))
}

const changesOf = (adapter: Adapter): object =>
  Object.fromEntries(
    [...adapter].map(([name, { down, up }]) => [name, { down: unpacked(down), up: unpacked(up), rank: down.scales.length }]),
  )

/** The matcher as it is: the verifier begins there, and what the matcher ranks first is what it learns to tell apart. */
function matcher(): object {
  const { question, text } = learnedProjection()
  return {
    adapter: changesOf(learnedAdapter()),
    query: unpacked(question),
    line: unpacked(text),
    weight: PROJECTION.weightBy,
  }
}

const { values } = parseArgs({ options: { on: { type: 'boolean', default: false }, minutes: { type: 'string', default: '36' } } })
env.allowRemoteModels = false
env.localModelPath = (await buildBundledModel(join(await sharedModelDir(), 'models'))).root
const tokenize = tokenizeWith(await AutoTokenizer.from_pretrained(BUNDLED_MODEL))
const all = sets(tokenize, true)

await writeWeights(FOLDER)
writeFileSync(join(FOLDER, 'matcher.json'), JSON.stringify(matcher()))
const lessons = pairs(tokenize).filter((_, i) => !values.on || i % AMONG_PAIRS === 0)
const before = join(FOLDER, 'verifier.json')
if (values.on) writeFileSync(before, JSON.stringify({ adapter: changesOf(verifierAdapter()), ...VERIFIER.head }))
else rmSync(before, { force: true })
writeFileSync(
  join(FOLDER, 'lessons.json'),
  JSON.stringify({
    lessons: [...lessons, ...all.filter(({ name }) => !isKeptApart(name))],
    checks: all.filter(({ name }) => isKeptApart(name)),
  }),
)
runPython('fit-verifier.py', FOLDER, values.minutes)
const { adapter, first, mean, bias } = fittedSchema.parse(JSON.parse(readFileSync(join(FOLDER, 'fitted.json'), 'utf8')))
writeFileSync(
  OUT,
  `// Written by \`npm run eval:fit-verifier\` from test/eval/pairs and test/eval/sets; not by hand.
const ADAPTER: ${CHANGES_TYPE} = ${changesSource(adapter)}

/** Low-rank changes of dense layers (rows of one byte a number, in base64), and the head. */
export const VERIFIER = {
  adapter: ADAPTER,
  head: {
    first: [${fixed(first)}],
    mean: [${fixed(mean)}],
    bias: ${Number(bias.toPrecision(5))},
  },
}
`,
)
