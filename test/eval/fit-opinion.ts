/**
 * npm run eval:fit-opinion: fits what is thought of the decliner's chance on second thought, without the verifier's
 * logits and with them, on the sets that nothing before it was fitted on (kept-apart.ts), and writes
 * src/rag/answer/declining/opinion-weights.ts. It prints what the two do to CVs that they were not fitted on, by eight folds of CVs.
 */
import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { format, resolveConfig } from 'prettier'
import { consider, DECLINE_AT } from '../../src/rag/answer/consider.ts'
import { declineChance } from '../../src/rag/answer/declining/decline.ts'
import { withoutOrders } from '../../src/rag/answer/lexicon/injection.ts'
import { OPINION_FEATURES, opinionRow, VERIFIED } from '../../src/rag/answer/declining/second-opinion.ts'
import { readable } from '../../src/rag/answer/declining/second-order.ts'
import { fold } from '../../src/rag/answer/text/text.ts'
import { score, type Model } from '../../src/rag/answer/ranking/trees.ts'
import { wordedFor } from '../../src/rag/answer/question/worded.ts'
import { startVerifier } from '../../src/rag/verify/start-verifier.ts'
import { sharedModelDir } from '../support/shared-model.ts'
import { fitDecline, type Case } from './fit-decline.ts'
import { isForOpinion } from './kept-apart.ts'
import { modelSource } from './model-source.ts'
import { Reads } from './reads.ts'
import { loadSets } from './sets.ts'

const NOW = 2026 * 12 + 10
const OUT = fileURLToPath(new URL('../../src/rag/answer/declining/opinion-weights.ts', import.meta.url))
/** What a question without an answer counts, as for the decliner: there are more of the others. */
const WEIGHT = 4
const TREES = { trees: 150, rate: 0.06, least: 8, lambda: 10 }
/** What the score takes by itself; the rest counts where it stands together. */
const LINEAR: readonly string[] = ['bias', 'chance', 'timeline', 'odds', 'said']
const FOLDS = 8
/** Limits that are tried, and how many on either side one is judged with: what a few questions make of one is chance. */
const LIMITS = Array.from({ length: 61 }, (_, i) => Math.round(30 + i) / 100)
const BESIDE = 5

interface Sample {
  readonly fold: number
  readonly answerable: boolean
  readonly unread: Float64Array
  readonly read: Float64Array
}

const verifier = await startVerifier(await sharedModelDir(), (line) => process.stderr.write(`${line}\n`))
if (verifier === null) throw new Error('the verifier does not start')
const opener = new Reads()
const samples: Sample[] = []
for (const [i, set] of loadSets().filter(({ name, part }) => part === 'tuned' && isForOpinion(name)).entries()) {
  const read = await opener.open(set)
  for (const question of set.questions) {
    const { rest } = withoutOrders(question.query, fold)
    const { text, foreign } = wordedFor(read, rest)
    if (rest === '' || foreign || question.prev?.length) continue
    const { features, ranking, understood } = await consider(text, { ...read, now: NOW })
    if (understood) continue
    const none = declineChance(features)
    const logits = await verifier.scores(text, ranking.first.slice(0, VERIFIED).map((one) => readable(read.facts, one)))
    if (logits === null) throw new Error('the verifier gives no logits')
    samples.push({ fold: i % FOLDS, answerable: question.answerable, unread: opinionRow(none, features), read: opinionRow(none, features, logits) })
  }
}
await opener.close()
await verifier.close()
process.stdout.write(`fitted on ${samples.length} questions\n`)

/** Trees don't look at what the verifier says: the more it holds of a passage, the likelier is an answer, always. */
function fit(among: readonly Sample[], row: (one: Sample) => Float64Array): Model {
  const cases = among.map((one): Case => ({ row: row(one), decline: one.answerable ? 0 : 1, weight: one.answerable ? 1 : WEIGHT }))
  return fitDecline(cases, OPINION_FEATURES.length, TREES, {
    linear: (place) => LINEAR.includes(OPINION_FEATURES[place] ?? ''),
    trees: (place) => OPINION_FEATURES[place] !== 'said',
  })
}

/** What each of the samples is said to be by a model that did not see its CV: the chance that nothing answers. */
function chancesOf(row: (one: Sample) => Float64Array): Map<Sample, number> {
  const chances = new Map<Sample, number>()
  for (let fold = 0; fold < FOLDS; fold++) {
    const model = fit(samples.filter((one) => one.fold !== fold), row)
    for (const one of samples) if (one.fold === fold) chances.set(one, 1 / (1 + Math.exp(-score(model, row(one)))))
  }
  return chances
}

const shareAbove = (chances: ReadonlyMap<Sample, number>, answerable: boolean, limit: number): number => {
  const asked = samples.filter((one) => one.answerable === answerable)
  return asked.filter((one) => (chances.get(one) ?? 0) > limit).length / asked.length
}

/** The limit above which declining leaves fewest questions answered without an answer or declined with one. */
function limitOf(chances: ReadonlyMap<Sample, number>): number {
  const wrong = LIMITS.map((limit) => samples.filter((one) => (chances.get(one) ?? 0) > limit === one.answerable).length)
  const around = LIMITS.map((_, i) => {
    const near = wrong.slice(Math.max(0, i - BESIDE), i + BESIDE + 1)
    return near.reduce((sum, count) => sum + count, 0) / near.length
  })
  return LIMITS[around.indexOf(Math.min(...around))] ?? 0.5
}

const models = { unread: (one: Sample) => one.unread, read: (one: Sample) => one.read }
for (const [name, row] of Object.entries(models)) {
  const chances = chancesOf(row)
  const limit = limitOf(chances)
  for (const at of [...new Set([0.5, DECLINE_AT, limit, 0.7, 0.8])].sort())
    process.stdout.write(
      `${name} out of fold, declined above ${at}: abstain_recall ${shareAbove(chances, false, at).toFixed(4)} false_abstain ${shareAbove(chances, true, at).toFixed(4)}\n`,
    )
  process.stdout.write(`${name}: fewest are wrong when declined above ${limit}\n`)
}
const source = `// Written by \`npm run eval:fit-opinion\` from sets that nothing else is fitted on (test/eval/kept-apart.ts); not by hand.
import type { FittedModel } from '../ranking/weights.ts'

/** What counts towards 'nothing answers' on second thought, without the verifier and with it: see second-opinion.ts. */
export const OPINION: Readonly<Record<'unread' | 'read', FittedModel>> = {
${Object.entries(models)
  .map(([name, row]) => `  ${name}: ${modelSource(OPINION_FEATURES, fit(samples, row))},`)
  .join('\n')}
}
`
writeFileSync(OUT, await format(source, { ...(await resolveConfig(OUT)), filepath: OUT }))
process.stdout.write(`wrote ${OUT}\n`)
