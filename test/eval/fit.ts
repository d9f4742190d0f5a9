/**
 * npm run eval:fit [-- --decliner]: fits the rankers and the decliner on the tuned sets (never on held-out ones, nor on
 * those that nothing is fitted on, see kept-apart.ts) and writes src/rag/answer/ranking/weights.ts; with --decliner the
 * rankers stay as they are, and the decliner is fitted on what they say of CVs that they have seen. Scores that later
 * stages are fitted on come from models that did not see the CV: one of two matchers (halves.ts), and rankers of five
 * folds by CV. Other CVs' questions serve as questions without an answer.
 */
import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { format, resolveConfig } from 'prettier'
import { consider, DECLINE_AT } from '../../src/rag/answer/consider.ts'
import type { Judged } from '../../src/rag/answer/judged.ts'
import { DECLINE_FEATURES } from '../../src/rag/answer/declining/decline-row.ts'
import { declineChance } from '../../src/rag/answer/declining/decline.ts'
import { withoutOrders } from '../../src/rag/answer/lexicon/injection.ts'
import { analyse } from '../../src/rag/answer/question/question.ts'
import { wordedFor } from '../../src/rag/answer/question/worded.ts'
import { FEATURES } from '../../src/rag/answer/ranking/feature-names.ts'
import { GROUP_FEATURES } from '../../src/rag/answer/ranking/group-feature-names.ts'
import { FITTED, type Weights } from '../../src/rag/answer/ranking/reader.ts'
import { fold } from '../../src/rag/answer/text/text.ts'
import { ABSENT } from './absent.ts'
import { fitDecline, type Case } from './fit-decline.ts'
import { fitRankers, folded, FOLDS, type Read } from './fit-rankers.ts'
import { readsOf, unseenBy } from './halves.ts'
import { isNeverFitted } from './kept-apart.ts'
import { modelSource } from './model-source.ts'
import { loadSets } from './sets.ts'

const NOW = 2026 * 12 + 10
/** What a question without an answer counts, and a twin: there are more of those, and all of them are hard. */
const WEIGHT = 3
const TWIN = 1
/** Of the questions about what hardly any CV holds, each CV is asked every third. */
const ABSENT_STEP = 3
const DECLINE_TREES = { trees: 360, rate: 0.1, least: 3, lambda: 3 }
const OUT = fileURLToPath(new URL('../../src/rag/answer/ranking/weights.ts', import.meta.url))

type Folded = Case & { readonly fold: number }
type WeightsFor = (fold: number) => Weights

interface Sample extends Folded {
  readonly plain: boolean
  readonly twin: boolean
}

async function openAll(): Promise<{ reads: Read[]; close: () => Promise<void> }> {
  const openers = [await readsOf(0), await readsOf(1)] as const
  const reads: Read[] = []
  for (const [i, set] of loadSets().filter(({ part, name }) => part === 'tuned' && !isNeverFitted(name)).entries())
    reads.push({ ...(await openers[unseenBy(set.name)].open(set)), fold: i % FOLDS })
  return { reads, close: async () => void (await Promise.all(openers.map((one) => one.close()))) }
}

async function consult(read: Read, asked: string, weights: Weights, plain: boolean): Promise<Judged> {
  const { text } = wordedFor(read, asked)
  return consider(text, { facts: read.facts, groups: read.groups, compare: read.compare, vocabulary: read.vocabulary, now: NOW, weights, plain })
}

/** The sets' own questions; those with an answer are read without the lexicons too. */
async function sampleAll(reads: readonly Read[], weightsFor: WeightsFor): Promise<Sample[]> {
  const out: Sample[] = []
  for (const read of reads)
    for (const question of [...read.set.questions, ...read.set.twins]) {
      const { rest } = withoutOrders(question.query, fold)
      if (rest === '') continue
      const twin = read.set.twins.includes(question)
      for (const plain of question.answerable ? [false, true] : [false]) {
        const { features } = await consult(read, rest, weightsFor(read.fold), plain)
        const weight = plain ? 0.5 : question.answerable ? 1 : twin ? TWIN : WEIGHT
        out.push({ row: features, decline: question.answerable ? 0 : 1, weight, fold: read.fold, plain, twin })
      }
    }
  return out
}

/** Questions of other CVs about things of theirs: nothing here answers them. */
async function strangers(reads: readonly Read[], weightsFor: WeightsFor): Promise<Folded[]> {
  const out: Folded[] = []
  for (const [i, read] of reads.entries())
    for (let step = 1; step <= 4; step++) {
      const other = reads[(i + step * 3) % reads.length]
      if (!other || other === read) continue
      for (let at = (step * 7) % 5; at < other.set.questions.length; at += 3) {
        const question = other.set.questions[at]
        if (!question?.answerable || !['lookup', 'paraphrase', 'list', 'yesno'].includes(question.type)) continue
        let text = question.query
        for (const name of other.facts.name) text = text.replace(new RegExp(`\\b${name}(?:'s)?\\b`, 'gi'), 'the candidate')
        const asked = analyse(text)
        if (asked.topics.length > 0 || asked.content.length < 3) continue
        const judged = await consult(read, text, weightsFor(read.fold), false)
        out.push({ row: judged.features, decline: 1, weight: 0.12, fold: read.fold })
      }
    }
  return out
}

/** Questions about what hardly any CV holds, to each CV that has not one of their words. */
async function absentees(reads: readonly Read[], weightsFor: WeightsFor): Promise<Folded[]> {
  const out: Folded[] = []
  for (const [i, read] of reads.entries())
    for (const text of ABSENT.filter((_, at) => (i + at) % ABSENT_STEP === 0))
      for (const plain of [false, true]) {
        const judged = await consult(read, text, weightsFor(read.fold), plain)
        if (judged.reading.terms.some((term) => !term.self && term.known >= 0.8 && term.weight > 0.5)) continue
        out.push({ row: judged.features, decline: 1, weight: 0.25 * ABSENT_STEP, fold: read.fold })
      }
  return out
}

const { reads, close } = await openAll()
const { all: rankers, held } = process.argv.includes('--decliner') ? { all: FITTED, held: () => FITTED } : await fitRankers(reads)
const sampled = await sampleAll(reads, held)
const cases: Folded[] = [...sampled, ...(await strangers(reads, held)), ...(await absentees(reads, held))]
await close()
const decline = folded(cases, (rows) => fitDecline(rows, DECLINE_FEATURES.length, DECLINE_TREES))
process.stderr.write(`decliner fitted on ${cases.length} readings\n`)

// What it declines of CVs that it did not see, by the threshold.
for (const twin of [false, true]) {
  const asked = sampled.filter((s) => !s.plain && s.twin === twin)
  const share = (answerable: boolean, at: number): string => {
    const those = asked.filter((s) => s.decline === (answerable ? 0 : 1))
    const above = those.filter((s) => declineChance(s.row, decline.byFold[s.fold] ?? decline.all) > at)
    return (above.length / those.length).toFixed(4)
  }
  for (const at of [0.3, 0.4, 0.5, DECLINE_AT, 0.7, 0.8])
    process.stdout.write(`${twin ? 'twins' : 'questions'} out of fold, declined above ${at}: abstain_recall ${share(false, at)} false_abstain ${share(true, at)}\n`)
}

const written = `// Written by \`npm run eval:fit\` from the sets of test/eval; not by hand.
export interface FittedModel {
  readonly linear: Readonly<Record<string, number>>
  /** Splits and leaves of each tree. */
  readonly trees: readonly (readonly [readonly number[], readonly number[]])[]
}

interface Weights {
  readonly unit: FittedModel
  readonly group: FittedModel
  readonly decline: FittedModel
}

export const WEIGHTS: Weights = {
  unit: ${modelSource(FEATURES, rankers.unit)},
  group: ${modelSource(GROUP_FEATURES, rankers.group)},
  decline: ${modelSource(DECLINE_FEATURES, decline.all)},
}
`
writeFileSync(OUT, await format(written, { ...(await resolveConfig(OUT)), filepath: OUT }))
process.stdout.write(`wrote ${OUT}\n`)
