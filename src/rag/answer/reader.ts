/** Ranks what a CV says by how well it answers one question: units first, then units against whole lists. */
import { askedApart } from './apart.ts'
import { FEATURES, textFeatures, type Features } from './features.ts'
import type { Matches, Vocabulary } from '../answerer.ts'
import type { Facts } from './facts.ts'
import {
  columnFits,
  EMPLOYMENT,
  GROUP_FEATURES,
  groupCandidate,
  HEADS,
  isBody,
  rankedOf,
  unitCandidates,
} from './group-features.ts'
import type { Group } from './groups.ts'
import type { Question } from './question.ts'
import { addSimilarities, tokenWeights, type PieceSpans } from './similarity.ts'
import { readTerms, type Term } from './terms.ts'
import { slotOf, type Slot } from './slots.ts'
import { tableOf, type TermTable } from './term-table.ts'
import { greatestBut, scoreAll, type Model } from './trees.ts'
import { WEIGHTS, type FittedModel } from './weights.ts'

export class Candidate {
  readonly unit: number | null
  readonly group: Group | null
  readonly score: number
  /** Share of all candidates' weight: about the chance that this is the answer. */
  readonly chance: number
  readonly #at: number
  readonly #rowAt: (at: number) => Float64Array

  /** @param at Its place among all candidates, of which `rowAt` gives the features. */
  constructor(
    unit: number | null,
    group: Group | null,
    score: number,
    chance: number,
    at: number,
    rowAt: (at: number) => Float64Array,
  ) {
    this.unit = unit
    this.group = group
    this.score = score
    this.chance = chance
    this.#at = at
    this.#rowAt = rowAt
  }

  /** Made when asked for: answering needs them of few candidates, fitting of all. */
  get features(): Float64Array {
    return this.#rowAt(this.#at)
  }

  withChance(chance: number): Candidate {
    return new Candidate(this.unit, this.group, this.score, chance, this.#at, this.#rowAt)
  }
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
  /** The columns as rows, for fitting. */
  readonly features: readonly Float64Array[]
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
  const { terms, columns } = draft
  addSimilarities(columns, tokenWeights(pieces, terms), matches)
  const scores = scoreAll(weights, columns)
  return {
    ...draft,
    get features() {
      return columns.rows()
    },
    scores,
    matches,
    pieces,
  }
}

/** Candidates that are put in order; more are never read, and the CVs that the weights are fitted on have fewer. */
const LISTED = 512

/** Second stage: units and groups together, best first. */
export function rankCandidates(
  facts: Facts,
  groups: readonly Group[],
  reading: Reading,
  weights: Model = FITTED.group,
): Candidate[] {
  const ranked = rankedOf(reading)
  const { units, columns } = unitCandidates(facts, reading, ranked)
  const lists: { group: Group; features: Float64Array }[] = []
  for (const group of mayList(facts, reading.question, reading.terms, groups)) {
    const features = groupCandidate(facts, reading, ranked, group)
    // a list is counted when it is one of what is asked for, not because it stands near
    if (reading.question.counts && HEADS.every((k) => features[k] === 0)) continue
    lists.push({ group, features })
  }
  const scores = scoreAll(
    weights,
    columns,
    lists.map(({ features }) => features),
  )
  const order = bestFirst(scores)
  const top = scores[order[0] ?? 0] ?? 0
  const shares = scores.map((score) => Math.exp(score - top))
  const total = shares.reduce((sum, share) => sum + share, 0)
  const rowAt = (at: number): Float64Array => lists[at - units.length]?.features ?? columns.row(at)
  return order.map((at) => {
    const group = lists[at - units.length]?.group ?? null
    return new Candidate(units[at] ?? null, group, scores[at] ?? 0, (shares[at] ?? 0) / total, at, rowAt)
  })
}

/** Places of the greatest scores, in falling order. */
function bestFirst(scores: Float64Array): number[] {
  const least = scores.length > LISTED ? greatestBut(scores, LISTED) : -Infinity
  const places: number[] = []
  // Within bounds: all are places of scores.
  for (let at = 0; at < scores.length; at++) if (scores[at]! >= least) places.push(at)
  return places.sort((a, b) => scores[b]! - scores[a]!)
}

/** The groups that may answer a question. */
function mayList(
  facts: Facts,
  question: Question,
  terms: readonly Term[],
  groups: readonly Group[],
): readonly Group[] {
  if (!takesList(question)) return []
  const jobs = question.head.some((w) => EMPLOYMENT.test(w.stem))
  const ruledOut = [...question.kinds].filter(([, weight]) => weight === 0)
  return groups.filter(
    (group) =>
      !ruledOut.some(([kind]) => (group.kinds.get(kind) ?? 0) >= 0.9) &&
      !(jobs && group.type !== 'entries' && isBody(facts, group)) &&
      !(group.type === 'column' && !columnFits(question, terms, group)),
  )
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
