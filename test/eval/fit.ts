/**
 * npm run eval:fit [-- --decliner]: fits the rankers and the decliner on the tuned sets (never on held-out ones) and
 * writes src/rag/answer/ranking/weights.ts; with --decliner the rankers stay as they are, and the decliner is fitted on what
 * they say of CVs that they have seen, which takes minutes instead of an hour. Each question is read twice, with and without the lexicons of topics and synonyms, so
 * that the weights do not lean on what happens to be listed. Scores that later stages are fitted on come from models
 * that did not see the CV (five folds by CV). Other CVs' questions serve as questions without an answer.
 */
import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { format, resolveConfig } from 'prettier'
import { DECLINE_FEATURES } from '../../src/rag/answer/declining/decline-row.ts'
import { consider, DECLINE_AT, type Judged } from '../../src/rag/answer/consider.ts'
import { FEATURES } from '../../src/rag/answer/ranking/feature-names.ts'
import { GROUP_FEATURES } from '../../src/rag/answer/ranking/group-feature-names.ts'
import { withoutOrders } from '../../src/rag/answer/lexicon/injection.ts'
import { analyse } from '../../src/rag/answer/question/question.ts'
import { FITTED, type Weights } from '../../src/rag/answer/ranking/reader.ts'
import { wordedFor } from '../../src/rag/answer/question/worded.ts'
import { fold } from '../../src/rag/answer/text/text.ts'
import { ABSENT } from './absent.ts'
import { fitChoices, fitDecline, type Case, type Choice } from './fit-model.ts'
import { extractInContext } from '../../src/rag/answer/follow-up.ts'
import type { Model } from '../../src/rag/answer/ranking/trees.ts'
import { holds, judge, type Verdict } from './judge.ts'
import { modelSource } from './model-source.ts'
import { Reads, type Read as Opened } from './reads.ts'
import { goldPlaces } from './gold.ts'
import { goldRanges, loadSets, type Question } from './sets.ts'

const NOW = 2026 * 12 + 10
const FOLDS = 5
/** What a question without an answer counts, and a twin: there are more of those, and all of them are hard. */
const WEIGHT = 3
const TWIN = 1
const UNIT_TREES = { trees: 40, rate: 0.1, least: 4, lambda: 4 }
const GROUP_TREES = { trees: 30, rate: 0.1, least: 4, lambda: 4 }
const DECLINE_TREES = { trees: 360, rate: 0.1, least: 3, lambda: 3 }
const OUT = fileURLToPath(new URL('../../src/rag/answer/ranking/weights.ts', import.meta.url))

type Read = Opened & { readonly fold: number }

interface Sample {
  readonly read: Read
  readonly question: Question
  readonly plain: boolean
  readonly judged: Judged
}

async function openAll(): Promise<{ reads: Read[]; close: () => Promise<void> }> {
  const opener = new Reads()
  const reads: Read[] = []
  for (const [i, set] of loadSets().filter((s) => s.part === 'tuned').entries())
    reads.push({ ...(await opener.open(set)), fold: i % FOLDS })
  return { reads, close: () => opener.close() }
}

async function consult(read: Read, asked: string, weights: Weights, plain: boolean): Promise<Judged> {
  const { text } = wordedFor(read, asked)
  return consider(text, { facts: read.facts, groups: read.groups, compare: read.compare, vocabulary: read.vocabulary, now: NOW, weights, plain })
}

/** @param answerable those alone that have an answer: the rankers learn from no others */
async function sampleAll(reads: readonly Read[], weightsFor: (fold: number) => Weights, answerable: boolean): Promise<Sample[]> {
  const out: Sample[] = []
  for (const read of reads)
    for (const question of [...read.set.questions, ...read.set.twins]) {
      if (answerable && !question.answerable) continue
      const { rest } = withoutOrders(question.query, fold)
      if (rest === '') continue
      for (const plain of [false, true])
        out.push({ read, question, plain, judged: await consult(read, rest, weightsFor(read.fold), plain) })
    }
  return out
}

const covers = (text: string, groups: readonly (readonly string[])[], counted: boolean): number =>
  groups.length === 0 ? 0 : groups.filter((g) => g.some((x) => holds(text, x) && !(counted && /^[a-z]+$|^\d+$/.test(x)))).length / groups.length

/** How well each unit answers: it overlaps a gold quote and holds gold text. */
function unitGold({ read, question }: Sample): number[] {
  const ranges = goldPlaces(read.set, question)
  return read.facts.units.map(({ unit }) =>
    ranges.some(([a, b]) => unit.span.start < b && unit.span.end > a) ? covers(unit.text, question.all, false) : 0,
  )
}

function candidateGold(sample: Sample, units: readonly number[]): number[] {
  const { read, question, judged } = sample
  const starts = goldPlaces(read.set, question).map(([a]) => a)
  return judged.ranking.all().map((c) => {
    const text = c.group ? c.group.items.map((i) => i.label).join('; ') : (read.facts.units[c.unit ?? 0]?.unit.text ?? '')
    if (covers(text.slice(0, 640), question.all, judged.reading.question.counts && c.group !== null) < 1) return 0
    const cited = c.group
      ? c.group.items.some((i) => i.units.some((u) => starts.some((a) => a >= (read.facts.units[u]?.unit.span.start ?? 0) - 4 && a < (read.facts.units[u]?.unit.span.end ?? 0))))
      : (units[c.unit ?? 0] ?? 0) > 0
    return cited ? 1 / (1 + (text.length / 250) ** 2) : 0
  })
}

/** Questions of other CVs about things of theirs: nothing here answers them. */
async function strangers(reads: readonly Read[], weightsFor: (fold: number) => Weights): Promise<(Case & { fold: number })[]> {
  const out: (Case & { fold: number })[] = []
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
async function absentees(reads: readonly Read[], weightsFor: (fold: number) => Weights): Promise<(Case & { fold: number })[]> {
  const out: (Case & { fold: number })[] = []
  for (const read of reads)
    for (const text of ABSENT)
      for (const plain of [false, true]) {
        const judged = await consult(read, text, weightsFor(read.fold), plain)
        if (judged.reading.terms.some((term) => !term.self && term.known >= 0.8 && term.weight > 0.5)) continue
        out.push({ row: judged.features, decline: 1, weight: 0.25, fold: read.fold })
      }
  return out
}

/** One model per fold, fitted on the others, and one on all. */
function folded<T extends { readonly fold: number }>(rows: readonly T[], fit: (rows: readonly T[]) => Model): { byFold: Model[]; all: Model } {
  return { byFold: Array.from({ length: FOLDS }, (_, k) => fit(rows.filter((r) => r.fold !== k))), all: fit(rows) }
}

/** The rankers, and for each fold those that did not see its CVs. */
interface Rankers {
  readonly all: Weights
  readonly held: (fold: number) => Weights
}

async function fitRankers(reads: readonly Read[]): Promise<Rankers> {
  const none = (width: number): Model => ({ linear: new Float64Array(width), trees: [] })
  const nothing: Weights = { unit: none(FEATURES.length), group: none(GROUP_FEATURES.length) }

  const first = await sampleAll(reads, () => nothing, true)
  const gold = first.map(unitGold)
  const unitRows = first.flatMap((s, i): (Choice & { fold: number })[] => {
    const good = gold[i] ?? []
    return s.question.answerable && good.some((g) => g > 0) ? [{ rows: s.judged.reading.columns.rows(), good, fold: s.read.fold }] : []
  })
  const unit = folded(unitRows, (rows) => fitChoices(rows, FEATURES.length, UNIT_TREES))
  process.stderr.write(`units fitted on ${unitRows.length} readings\n`)

  const second = await sampleAll(reads, (k) => ({ unit: unit.byFold[k] ?? unit.all, group: nothing.group }), true)
  const groupRows = second.flatMap((s, i): (Choice & { fold: number })[] => {
    if (!s.question.answerable) return []
    const good = candidateGold(s, gold[i] ?? [])
    return good.some((g) => g > 0) ? [{ rows: s.judged.ranking.all().map((c) => c.features), good, fold: s.read.fold }] : []
  })
  const group = folded(groupRows, (rows) => fitChoices(rows, GROUP_FEATURES.length, GROUP_TREES))
  process.stderr.write(`groups fitted on ${groupRows.length} readings\n`)

  return {
    all: { unit: unit.all, group: group.all },
    held: (k) => ({ unit: unit.byFold[k] ?? unit.all, group: group.byFold[k] ?? group.all }),
  }
}

const { reads, close } = await openAll()
const { all: rankers, held } = process.argv.includes('--decliner') ? { all: FITTED, held: () => FITTED } : await fitRankers(reads)
const third = await sampleAll(reads, held, false)
const cases = third
  .filter((s) => !s.plain || s.question.answerable)
  .map((s): Case & { fold: number } => ({
    row: s.judged.features,
    decline: s.question.answerable ? 0 : 1,
    weight: s.plain ? 0.5 : s.question.answerable ? 1 : s.read.set.twins.includes(s.question) ? TWIN : WEIGHT,
    fold: s.read.fold,
  }))
cases.push(...(await strangers(reads, held)), ...(await absentees(reads, held)))
const decline = folded(cases, (rows) => fitDecline(rows, DECLINE_FEATURES.length, DECLINE_TREES))
process.stderr.write(`decliner fitted on ${cases.length} readings\n`)

// What the figures are on CVs that the decliner did not see, by the threshold of the decliner.
interface Trial {
  readonly question: Question
  readonly verdict: Verdict
  readonly chance: number
  readonly twin: boolean
}
const trials: Trial[] = []
for (const read of reads)
  for (const question of [...read.set.questions, ...read.set.twins]) {
    const weights = { ...held(read.fold), decline: decline.byFold[read.fold] ?? decline.all }
    const answer = await extractInContext(question.query, question.prev ?? [], { ...read, now: NOW, weights, threshold: 1 })
    const verdict = judge(question, answer, read.set.markdown, goldRanges(read.set, question))
    const chance = answer.kind === 'declined' ? 1 : 1 - answer.confidence
    trials.push({ question, verdict, chance, twin: read.set.twins.includes(question) })
    const right = chance > DECLINE_AT ? !question.answerable : verdict.correct
    if (process.argv.includes('--verbose') && !right)
      process.stderr.write(`${question.id} [${question.type}] ${chance.toFixed(2)} ${question.query}\n   ${verdict.why.join('; ')}\n   ${answer.answer}\n`)
  }
const share = (list: readonly Trial[], test: (t: Trial) => boolean): string => (list.filter(test).length / list.length).toFixed(4)
for (const twin of [false, true]) {
  const asked = trials.filter((t) => t.twin === twin)
  const answerable = asked.filter((t) => t.question.answerable)
  const unanswerable = asked.filter((t) => !t.question.answerable)
  for (const at of [0.3, 0.4, 0.5, DECLINE_AT, 0.7, 0.8])
    process.stdout.write(
      `${twin ? 'twins' : 'questions'} out of fold, declined above ${at}: accuracy ${share(asked, (t) => (t.chance > at ? !t.question.answerable : t.verdict.correct))} hit1 ${share(answerable, (t) => t.chance <= at && t.verdict.hit1 === true)} hit3 ${share(answerable, (t) => t.chance <= at && t.verdict.hit3 === true)} abstain_recall ${share(unanswerable, (t) => t.chance > at)} false_abstain ${share(answerable, (t) => t.chance > at)}\n`,
    )
}
await close()

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
