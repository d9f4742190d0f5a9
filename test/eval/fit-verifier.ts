/**
 * npm run eval:fit-verifier: fits the verifier, which says whether a passage answers a question, on test/eval/pairs
 * and on most of the tuned sets, and writes src/rag/verify/verifier-weights.ts. It begins where the matcher is, so
 * after `eval:fit-matcher` it is to be fitted anew; with --on it goes on from its weights as they are, and --minutes
 * tells how long (50 unless told). The fitting itself is fit-verifier.py; PYTHON names an interpreter that has
 * PyTorch. The sets it never sees are those of kept-apart.ts: what its scores are worth beside everything else is
 * fitted on them (fit-opinion.ts). The weights there are did not begin at the matcher but at those of commit ed6cd9b,
 * where question and passage went through all layers together, and went on from there for 50 minutes; later, with
 * what the rankers put first, for 30; then for 32 on 535 sets, of which more than half had told no more until
 * then than which questions have no answer (see gold.ts); and at last for 38, on a machine that did much else, with
 * twins of 337 sets that had none before.
 */
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { AutoTokenizer, env } from '@xenova/transformers'
import type { z } from 'zod'
import { learnedAdapter } from '../../src/rag/model/adapter.ts'
import { BUNDLED_MODEL, buildBundledModel } from '../../src/rag/model/build.ts'
import { unpackedChanges } from '../../src/rag/verify/verifier.ts'
import { VERIFIER } from '../../src/rag/verify/verifier-weights.ts'
import { sharedModelDir } from '../support/shared-model.ts'
import { isKeptApart } from './kept-apart.ts'
import { pairs, sets, tokenizeWith } from './lessons.ts'
import { changesOf, runPython, writeWeights } from './model-weights.ts'
import { candidates, candidatesSchema } from './verifier-candidates.ts'
import { fittedSchema, verifierSource } from './verifier-source.ts'

const FOLDER = fileURLToPath(new URL('../../node_modules/.cache/public-cv-eval/verifier/', import.meta.url))
/** Kept between runs: all of them take 20 minutes. */
const CANDIDATES = join(FOLDER, 'candidates.json')
const OUT = fileURLToPath(new URL('../../src/rag/verify/verifier-weights.ts', import.meta.url))

/** The verifier as it is. */
function asFitted(): object {
  const { question, passage, shifts, head } = VERIFIER
  return { question: changesOf(unpackedChanges(question)), passage: changesOf(unpackedChanges(passage)), shifts, ...head }
}

/** Those of the run before, where there was one that wrote them so. */
function candidatesBefore(): z.infer<typeof candidatesSchema> {
  const found = existsSync(CANDIDATES) ? candidatesSchema.safeParse(JSON.parse(readFileSync(CANDIDATES, 'utf8'))) : null
  return found?.success === true ? found.data : {}
}

const { values } = parseArgs({ options: { on: { type: 'boolean', default: false }, minutes: { type: 'string', default: '50' } } })
env.allowRemoteModels = false
env.localModelPath = (await buildBundledModel(join(await sharedModelDir(), 'models'))).root
const tokenize = tokenizeWith(await AutoTokenizer.from_pretrained(BUNDLED_MODEL))
const all = sets(tokenize, true)

await writeWeights(FOLDER)
writeFileSync(join(FOLDER, 'matcher.json'), JSON.stringify({ adapter: changesOf(learnedAdapter()) }))
const before = join(FOLDER, 'verifier.json')
if (values.on) writeFileSync(before, JSON.stringify(asFitted()))
else rmSync(before, { force: true })
writeFileSync(
  join(FOLDER, 'lessons.json'),
  JSON.stringify({
    lessons: [...pairs(tokenize), ...all.filter(({ name }) => !isKeptApart(name))],
    checks: all.filter(({ name }) => isKeptApart(name)),
  }),
)
writeFileSync(CANDIDATES, JSON.stringify(await candidates(tokenize, candidatesBefore())))
runPython('fit-verifier.py', FOLDER, values.minutes)
writeFileSync(OUT, verifierSource(fittedSchema.parse(JSON.parse(readFileSync(join(FOLDER, 'fitted.json'), 'utf8')))))
