/**
 * npm run eval:fit-matcher: fits what the matcher adds to the model, going on from its weights as they are, on the tuned
 * sets and some of test/eval/pairs, and writes src/rag/model/adapter-weights.ts and src/rag/late/projection-weights.ts.
 * It does so by halves of the sets: one matcher from the first, one from the second, and from the first one, on the
 * second half too, the one that is used; the two are kept for `eval:fit` (halves.ts). With --anew it is fitted on the
 * pairs alone instead, from the model as published, as the weights were before they went on. The fitting itself is
 * fit-matcher.py, since it needs gradients through the model; PYTHON names an interpreter that has PyTorch.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { AutoTokenizer, env } from '@xenova/transformers'
import { z } from 'zod'
import { PROJECTION } from '../../src/rag/late/projection-weights.ts'
import { learnedProjection } from '../../src/rag/late/projection.ts'
import { learnedAdapter } from '../../src/rag/model/adapter.ts'
import { BUNDLED_MODEL, buildBundledModel } from '../../src/rag/model/build.ts'
import { sharedModelDir } from '../support/shared-model.ts'
import { FIRST_HALF, halfPath, MATCHER_FILES, type Half } from './halves.ts'
import { isForOpinion, isKeptApart, isOnlyAsked } from './kept-apart.ts'
import { pairs, sets, tokenizeWith, type Lesson } from './lessons.ts'
import { CHANGES_TYPE, changesOf, changesSchema, changesSource, fixed, packed, runPython, unpacked, writeWeights } from './model-weights.ts'

const FOLDER = fileURLToPath(new URL('../../node_modules/.cache/public-cv-eval/matcher/', import.meta.url))
const inProject = (path: string): string => fileURLToPath(new URL(`../../${path}`, import.meta.url))
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
type Fitted = z.infer<typeof fittedSchema>

/** Beside a half of the sets, one in so many of the pairs; and of the CVs that nothing is fitted on, to tell how well it does. */
const PAIRS_BESIDE = 4
const CHECKED = 3
/** What is asked so is computed from dates, whatever the line says. */
const OF_TIMES: ReadonlySet<string> = new Set(['temporal', 'aggregate'])

const HEAD = '// Written by `npm run eval:fit-matcher` from test/eval/pairs and sets; not by hand.\n'
function projectionSource({ query, line, weight, absent, scale, none }: Fitted): string {
  const [q, d] = [packed(query, weight.length), packed(line, weight.length)]
  return `${HEAD}/** Rows of ${query.length / weight.length} projections of ${weight.length} numbers, one byte a number, in base64. */
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
`
}

const adapterSource = ({ adapter }: Fitted): string => `${HEAD}/** Low-rank changes of dense layers, by their names: rows of one byte a number, in base64. */
export const ADAPTER: ${CHANGES_TYPE} = ${changesSource(adapter)}
`

/** @param pathOf where a file of the project's is written */
function write(fitted: Fitted, pathOf: (path: string) => string): void {
  for (const [path, text] of [
    [MATCHER_FILES.adapter, adapterSource(fitted)],
    [MATCHER_FILES.projection, projectionSource(fitted)],
  ] as const) {
    mkdirSync(dirname(pathOf(path)), { recursive: true })
    writeFileSync(pathOf(path), text)
  }
}

/** The matcher as it is. */
function asFitted(): Fitted {
  const { question, text } = learnedProjection()
  const { weightBy, absentBy, scale, absent } = PROJECTION
  return { adapter: changesOf(learnedAdapter()), query: unpacked(question), line: unpacked(text), weight: [...weightBy], absent: [...absentBy], scale, none: absent }
}

const { values } = parseArgs({ options: { anew: { type: 'boolean', default: false } } })
env.allowRemoteModels = false
env.localModelPath = (await buildBundledModel(join(await sharedModelDir(), 'models'))).root
const tokenize = tokenizeWith(await AutoTokenizer.from_pretrained(BUNDLED_MODEL))
await writeWeights(FOLDER)
const all = sets(tokenize, true)
const invented = pairs(tokenize)
const checks = all.filter(({ name }) => isForOpinion(name) || isOnlyAsked(name)).filter((_, i) => i % CHECKED === 0)

/** @param before what it goes on from; null: the model as published */
function fit(lessons: readonly Lesson[], before: Fitted | null): Fitted {
  const path = join(FOLDER, 'matcher.json')
  if (before) writeFileSync(path, JSON.stringify(before))
  else rmSync(path, { force: true })
  writeFileSync(join(FOLDER, 'lessons.json'), JSON.stringify({ lessons, checks }))
  runPython('fit-matcher.py', FOLDER)
  return fittedSchema.parse(JSON.parse(readFileSync(join(FOLDER, 'fitted.json'), 'utf8')))
}

const taught = all
  .filter(({ name }) => !isKeptApart(name))
  .map((set) => ({ ...set, questions: set.questions.filter(({ type }) => !OF_TIMES.has(type)) }))
const half = (at: Half): typeof taught => taught.filter((_, i) => i % 2 === at)
const some = (at: number): Lesson[] => invented.filter((_, i) => i % PAIRS_BESIDE === at)

if (values.anew) write(fit(invented, null), inProject)
else {
  const before = asFitted()
  const first = fit([...half(0), ...some(0)], before)
  write(first, (path) => halfPath(0, path))
  write(fit([...half(1), ...some(0)], before), (path) => halfPath(1, path))
  writeFileSync(FIRST_HALF, `${JSON.stringify(half(0).map(({ name }) => name))}\n`)
  write(fit([...half(1), ...some(2)], first), inProject)
}
