/**
 * npm run eval:fit-opinion: fits what the verifier's logits count beside the decliner's chance, on the sets that the
 * verifier was not fitted on (kept-apart.ts), and writes src/rag/verify/opinion-weights.ts. Questions that it is not
 * asked about play no part.
 */
import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { consider } from '../../src/rag/answer/consider.ts'
import { withoutOrders } from '../../src/rag/answer/lexicon/injection.ts'
import { opinionRow } from '../../src/rag/answer/second-opinion.ts'
import { fold } from '../../src/rag/answer/text.ts'
import { wordedFor } from '../../src/rag/answer/worded.ts'
import { startVerifier } from '../../src/rag/verify/start-verifier.ts'
import { sharedModelDir } from '../support/shared-model.ts'
import { fitLogistic, type Case } from './fit-model.ts'
import { isKeptApart } from './kept-apart.ts'
import { Reads } from './reads.ts'
import { loadSets } from './sets.ts'

const NOW = 2026 * 12 + 10
const OUT = fileURLToPath(new URL('../../src/rag/verify/opinion-weights.ts', import.meta.url))
/** What a question without an answer counts, as for the decliner: there are more of the others. */
const WEIGHT = 4

const verifier = await startVerifier(await sharedModelDir(), (line) => process.stderr.write(`${line}\n`))
if (verifier === null) throw new Error('the verifier does not start')
const opener = new Reads()
const cases: Case[] = []
for (const set of loadSets().filter(({ name, part }) => part === 'tuned' && isKeptApart(name))) {
  const read = await opener.open(set)
  for (const question of set.questions) {
    const { rest } = withoutOrders(question.query, fold)
    const { text, foreign } = wordedFor(read, rest)
    if (rest === '' || foreign || question.prev?.length) continue
    const options = { ...read, now: NOW, verify: verifier.scores }
    const judged = await consider(text, options)
    if (judged.verified === null) continue
    const row = Float64Array.from([1, ...opinionRow(judged.none, judged.verified)])
    cases.push({ row, decline: question.answerable ? 0 : 1, weight: question.answerable ? 1 : WEIGHT })
  }
}
await opener.close()
await verifier.close()
const width = cases[0]?.row.length ?? 0
const [bias = 0, ...weights] = [...fitLogistic(cases, width)].map((value) => Number(value.toFixed(4)))
process.stdout.write(`fitted on ${cases.length} questions\n`)
writeFileSync(
  OUT,
  `// Written by \`npm run eval:fit-opinion\` from the sets of test/eval/kept-apart.ts; not by hand.
/** What counts towards 'nothing answers': see opinionRow in src/rag/answer/second-opinion.ts. */
export const OPINION = { bias: ${bias}, weights: [${weights.join(', ')}] }
`,
)
