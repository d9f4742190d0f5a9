/**
 * npm run eval:fit-matcher [-- --on]: fits what the matcher adds to the model on test/eval/pairs and half of the tuned
 * sets, and writes src/rag/model/adapter-weights.ts, src/rag/late/projection-weights.ts and the sets' names
 * (matcher-sets.json): the rankers and the decliner learn from the other half what it is worth on CVs that it has not
 * seen. With --on it goes on from its weights as they are, on as many of the pairs as there are sets; the weights there
 * are were fitted on the pairs alone, and went on in this way. The fitting itself is fit-matcher.py, since it needs
 * gradients through the model; PYTHON names an interpreter that has PyTorch.
 */
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { AutoTokenizer, env } from '@xenova/transformers'
import { z } from 'zod'
import { PROJECTION } from '../../src/rag/late/projection-weights.ts'
import { learnedProjection } from '../../src/rag/late/projection.ts'
import { learnedAdapter } from '../../src/rag/model/adapter.ts'
import { BUNDLED_MODEL, buildBundledModel } from '../../src/rag/model/build.ts'
import { sharedModelDir } from '../support/shared-model.ts'
import { isKeptApart, isNeverFitted, MATCHER_SETS } from './kept-apart.ts'
import { pairs, sets, tokenizeWith } from './lessons.ts'
import { CHANGES_TYPE, changesOf, changesSchema, changesSource, fixed, packed, runPython, unpacked, writeWeights } from './model-weights.ts'

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

/** One in so many of the pairs is taken where it goes on, and of the CVs that nothing is fitted on to tell how well it does. */
const PAIRS_ON = 4
const CHECKED = 3
/** What is asked so is computed from dates, whatever the line says. */
const OF_TIMES: ReadonlySet<string> = new Set(['temporal', 'aggregate'])

const HEAD = '// Written by `npm run eval:fit-matcher` from test/eval/pairs and sets; not by hand.\n'
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

/** The matcher as it is. */
function asFitted(): z.infer<typeof fittedSchema> {
  const { question, text } = learnedProjection()
  const { weightBy, absentBy, scale, absent } = PROJECTION
  return { adapter: changesOf(learnedAdapter()), query: unpacked(question), line: unpacked(text), weight: [...weightBy], absent: [...absentBy], scale, none: absent }
}

const { values } = parseArgs({ options: { on: { type: 'boolean', default: false } } })
env.allowRemoteModels = false
env.localModelPath = (await buildBundledModel(join(await sharedModelDir(), 'models'))).root
const tokenize = tokenizeWith(await AutoTokenizer.from_pretrained(BUNDLED_MODEL))
await writeWeights(FOLDER)
const all = sets(tokenize, true)
const taught = all
  .filter(({ name }) => !isKeptApart(name))
  .filter((_, i) => i % 2 === 0)
  .map((set) => ({ ...set, questions: set.questions.filter(({ type }) => !OF_TIMES.has(type)) }))
const invented = pairs(tokenize)
const before = join(FOLDER, 'matcher.json')
if (values.on) writeFileSync(before, JSON.stringify(asFitted()))
else rmSync(before, { force: true })
writeFileSync(
  join(FOLDER, 'lessons.json'),
  JSON.stringify({
    lessons: [...taught, ...(values.on ? invented.filter((_, i) => i % PAIRS_ON === 0) : invented)],
    checks: all.filter(({ name }) => isNeverFitted(name)).filter((_, i) => i % CHECKED === 0),
  }),
)
runPython('fit-matcher.py', FOLDER)
const fitted = fittedSchema.parse(JSON.parse(readFileSync(join(FOLDER, 'fitted.json'), 'utf8')))
writeProjection(fitted)
writeAdapter(fitted)
writeFileSync(MATCHER_SETS, `${JSON.stringify(taught.map(({ name }) => name))}\n`)
