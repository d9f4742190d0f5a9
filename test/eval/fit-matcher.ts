/**
 * npm run eval:fit-matcher: fits what the matcher adds to the model on test/eval/pairs, and writes
 * src/rag/model/adapter-weights.ts and src/rag/late/projection-weights.ts. The fitting itself is fit-matcher.py,
 * since it needs gradients through the model; PYTHON names an interpreter that has PyTorch.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { AutoTokenizer, env } from '@xenova/transformers'
import { z } from 'zod'
import { BUNDLED_MODEL, buildBundledModel } from '../../src/rag/model/build.ts'
import { sharedModelDir } from '../support/shared-model.ts'
import { pairs, sets, tokenizeWith } from './lessons.ts'
import { CHANGES_TYPE, changesSchema, changesSource, fixed, packed, runPython, writeWeights } from './model-weights.ts'

const FOLDER = fileURLToPath(new URL('../../node_modules/.cache/public-cv-eval/matcher/', import.meta.url))
const source = (path: string): string => fileURLToPath(new URL(`../../src/rag/${path}`, import.meta.url))
const numbers = z.array(z.number())
const fittedSchema = z.object({
  adapter: changesSchema,
  query: numbers,
  line: numbers,
  weight: numbers,
  absent: numbers,
  scale: z.number(),
  none: z.number(),
})

const HEAD = '// Written by `npm run eval:fit-matcher` from test/eval/pairs; not by hand.\n'
function writeProjection({ query, line, weight, absent, scale, none }: z.infer<typeof fittedSchema>): void {
  const [q, d] = [packed(query, weight.length), packed(line, weight.length)]
  writeFileSync(
    source('late/projection-weights.ts'),
    `${HEAD}/** Rows of ${query.length / weight.length} projections of ${weight.length} numbers, one byte a number, in base64. */
export const PROJECTION = {
  scale: ${Number(scale.toPrecision(5))},
  absent: ${Number(none.toPrecision(5))},
  absentBy: [${fixed(absent)}],
  weightBy: [${fixed(weight)}],
  queryScales: [${q.scales}],
  query: '${q.data}',
  lineScales: [${d.scales}],
  line: '${d.data}',
}
`,
  )
}

function writeAdapter({ adapter }: z.infer<typeof fittedSchema>): void {
  writeFileSync(
    source('model/adapter-weights.ts'),
    `${HEAD}/** Low-rank changes of dense layers, by their names: rows of one byte a number, in base64. */
export const ADAPTER: ${CHANGES_TYPE} = ${changesSource(adapter)}
`,
  )
}

env.allowRemoteModels = false
env.localModelPath = (await buildBundledModel(join(await sharedModelDir(), 'models'))).root
const tokenize = tokenizeWith(await AutoTokenizer.from_pretrained(BUNDLED_MODEL))
await writeWeights(FOLDER)
writeFileSync(join(FOLDER, 'lessons.json'), JSON.stringify({ lessons: pairs(tokenize), checks: sets(tokenize) }))
runPython('fit-matcher.py', FOLDER)
const fitted = fittedSchema.parse(JSON.parse(readFileSync(join(FOLDER, 'fitted.json'), 'utf8')))
writeProjection(fitted)
writeAdapter(fitted)
