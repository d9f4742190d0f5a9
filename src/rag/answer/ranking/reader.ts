/** Ranks what a CV says by how well it answers one question: units first, then units against whole lists. */
import type { Matches, Vocabulary } from '../../answerer.ts'
import { READ_FIRST } from '../../rerank/reorder.ts'
import type { Facts, UnitFacts } from '../facts/facts.ts'
import type { Group } from '../facts/groups.ts'
import type { Question } from '../question/question.ts'
import { askedApart } from './apart.ts'
import { FEATURES, type Features } from './feature-names.ts'
import { textFeatures } from './features.ts'
import { GROUP_FEATURES } from './group-feature-names.ts'
import { asksJobs, groupCandidates, headingTable } from './group-features.ts'
import { shapesOf, type Shape } from './group-shapes.ts'
import { addSimilarities, tokenWeights, type PieceSpans } from './similarity.ts'
import { slotOf, type Slot } from './slots.ts'
import { tableOf, type TermTable } from './term-table.ts'
import { readTerms, type Term } from './terms.ts'
import { greatest, greatestBut, scoreAll, type Model } from './trees.ts'
import { rankedOf, unitCandidates } from './unit-candidates.ts'
import { WEIGHTS, type FittedModel } from './weights.ts'

export class Candidate {
  readonly unit: number | null
  readonly group: Group | null
  readonly score: number
  /** Share of all candidates' weight: about the chance that this is the answer. */
  readonly chance: number
  readonly #row: () => Float64Array

  constructor(
    unit: number | null,
    group: Group | null,
    score: number,
    chance: number,
    row: () => Float64Array,
  ) {
    this.unit = unit
    this.group = group
    this.score = score
    this.chance = chance
    this.#row = row
  }

  /** Made when asked for: answering needs them of few candidates, fitting of all. */
  get features(): Float64Array {
    return this.#row()
  }

  withChance(chance: number): Candidate {
    return new Candidate(this.unit, this.group, this.score, chance, this.#row)
  }
}

/** The line that a candidate is; none where it is a list, or there is no candidate. */
export const lineOf = (
  facts: Facts,
  best: Pick<Candidate, 'unit' | 'group'> | undefined,
): UnitFacts | undefined => (best?.group === null && best.unit !== null ? facts.units[best.unit] : undefined)

/** Candidates, best first. */
export interface Ranking {
  /** Those that an answer is made of. */
  readonly first: readonly Candidate[]
  /** These and the others, which are put in order when they are asked for. */
  readonly all: () => readonly Candidate[]
}

/** What is known of each unit before the model has spoken. */
export interface Draft {
  readonly question: Question
  readonly terms: readonly Term[]
  readonly table: TermTable
  readonly slot: Slot | null
  readonly columns: Features
}

export interface Reading extends Draft {
  readonly scores: Float64Array
  readonly matches: Matches
  readonly pieces: PieceSpans
}

export interface Weights {
  readonly unit: Model
  readonly group: Model
}

export const model = (names: readonly string[], from: FittedModel): Model => ({
  linear: Float64Array.from(names, (name) => from.linear[name] ?? 0),
  trees: from.trees.map(([splits, leaves]) => ({ splits, leaves })),
})

export const FITTED: Weights = {
  unit: model(FEATURES, WEIGHTS.unit),
  group: model(GROUP_FEATURES, WEIGHTS.group),
}

export function readWords(facts: Facts, question: Question, vocabulary: Vocabulary, plain = false): Draft {
  const cased = question.text !== question.text.toLowerCase()
  const terms = readTerms(facts, question.content, vocabulary, cased, plain)
  const table = tableOf(facts, terms)
  const slot = slotOf(question)
  const columns = textFeatures(facts, question, terms, table, slot, askedApart(question))
  return { question, terms, table, slot, columns }
}

/** First stage: a score for each unit. The draft's columns are completed. */
export function readUnits(
  draft: Draft,
  pieces: PieceSpans,
  matches: Matches,
  weights: Model = FITTED.unit,
): Reading {
  const { question, terms, table, slot, columns } = draft
  addSimilarities(columns, tokenWeights(pieces, terms), matches)
  const scores = scoreAll(weights, columns)
  return { question, terms, table, slot, columns, scores, matches, pieces }
}

/** Candidates that are put in order; more are never read, and the CVs that the weights are fitted on have fewer. */
const LISTED = 512
/** Candidates of which an answer is made, a second opinion on them included. */
const FIRST = READ_FIRST

/** Second stage: units and groups together, best first. */
export function rankCandidates(
  facts: Facts,
  groups: readonly Group[],
  reading: Reading,
  weights: Model = FITTED.group,
): Ranking {
  const ranked = rankedOf(reading)
  const { units, columns } = unitCandidates(facts, reading, ranked)
  const shapes = shapesOf(facts, groups)
  const headings = headingTable(reading.terms, shapes)
  const { shapes: listed, rows } = groupCandidates(
    reading,
    ranked,
    mayList(reading, ranked.heads, shapes.all, headings),
    headings,
  )
  const scores = scoreAll(weights, columns, rows, listed.length)
  const top = greatest(scores)
  let total = 0
  for (let at = 0; at < scores.length; at++) total += Math.exp(scores[at]! - top)
  const candidate = (at: number): Candidate => {
    const score = scores[at]!
    const chance = Math.exp(score - top) / total
    if (at < units.length) return new Candidate(units[at]!, null, score, chance, () => columns.row(at))
    const from = (at - units.length) * GROUP_FEATURES.length
    const { group } = listed[at - units.length]!
    return new Candidate(null, group, score, chance, () => rows.slice(from, from + GROUP_FEATURES.length))
  }
  return {
    first: firstOf(scores, FIRST).map(candidate),
    all: () => bestFirst(scores).map(candidate),
  }
}

/** Places of the few greatest scores, in falling order. */
function firstOf(scores: Float64Array, count: number): number[] {
  const places: number[] = []
  // Within bounds: all are places of scores.
  for (let at = 0; at < scores.length; at++) {
    const score = scores[at]!
    if (places.length === count && score <= scores[places[count - 1]!]!) continue
    if (places.length === count) places.pop()
    let to = places.length
    while (to > 0 && scores[places[to - 1]!]! < score) to--
    places.splice(to, 0, at)
  }
  return places
}

/** Places of the greatest scores, in falling order. */
function bestFirst(scores: Float64Array): number[] {
  const least = scores.length > LISTED ? greatestBut(scores, LISTED) : -Infinity
  const places: number[] = []
  for (let at = 0; at < scores.length; at++) if (scores[at]! >= least) places.push(at)
  return places.sort((a, b) => scores[b]! - scores[a]!)
}

/** The groups that may answer a question. */
function mayList(
  { question, terms }: Reading,
  heads: readonly number[],
  shapes: readonly Shape[],
  headings: Float64Array,
): readonly Shape[] {
  if (!takesList(question)) return []
  const jobs = asksJobs(question.head)
  const ruledOut = [...question.kinds].filter(([, weight]) => weight === 0)
  return shapes.filter(({ group, index, isBody, isFigures }) => {
    if (ruledOut.some(([kind]) => (group.kinds.get(kind) ?? 0) >= 0.9)) return false
    if (jobs && group.type !== 'entries' && isBody) return false
    if (group.type !== 'column') return true
    // a column answers only when the question names it ('in which cities' and a column 'City'), and no figures
    if (isFigures || (!question.lists && !question.counts)) return false
    return heads.some((t) => headings[index * terms.length + t]! >= 0.5)
  })
}

/** May a list answer this question? Not when it asks for one date, one person, a level, a reason or yes or no. */
function takesList(question: Question): boolean {
  if (question.topics.some((t) => t.name === 'weakness')) return false
  // years, days and hours are told, not counted up
  if (question.counts && question.expects.has('duration')) return false
  if (question.lists || question.counts) return true
  // one person, not a list of them
  if (question.expects.has('person') && !question.topics.some((t) => t.name === 'references')) return false
  const { expects } = question
  for (const one of [
    'date',
    'duration',
    'level',
    'reason',
    'email',
    'phone',
    'yesno',
    'money',
    'percent',
  ] as const)
    if (expects.has(one)) return false
  return question.keywords || !/^(?:where|how)\b/.test(question.folded)
}
