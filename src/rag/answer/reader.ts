/** Ranks what a CV says by how well it answers one question: units first, then units against whole lists. */
import { askedApart } from './apart.ts'
import { addSimilarity, FEATURES, textFeatures, type Similarity } from './features.ts'
import type { Vocabulary } from '../answerer.ts'
import type { Facts } from './facts.ts'
import {
  columnFits,
  EMPLOYMENT,
  GROUP_FEATURES,
  groupCandidate,
  unitCandidate,
  type Ranked,
} from './group-features.ts'
import type { Group } from './groups.ts'
import type { Question } from './question.ts'
import { chancesOf, compare, tokenWeights, type PieceMatch, type PieceSpans } from './similarity.ts'
import { readTerms, type Term } from './terms.ts'
import { slotOf, type Slot } from './slots.ts'
import { tableOf } from './term-table.ts'
import { scoreAll, type Model } from './trees.ts'
import { WEIGHTS, type FittedModel } from './weights.ts'

export interface Candidate {
  readonly unit: number | null
  readonly group: Group | null
  readonly features: Float64Array
  readonly score: number
  /** Share of all candidates' weight: about the chance that this is the answer. */
  readonly chance: number
}

export interface Reading {
  readonly question: Question
  readonly slot: Slot | null
  readonly terms: readonly Term[]
  readonly similarity: readonly Similarity[]
  readonly features: readonly Float64Array[]
  readonly scores: Float64Array
  readonly matches: readonly PieceMatch[]
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

/** What is known of each unit before the model has spoken. */
export interface Draft {
  readonly question: Question
  readonly terms: readonly Term[]
  readonly slot: Slot | null
  readonly features: readonly Float64Array[]
}

export function readWords(facts: Facts, question: Question, vocabulary: Vocabulary, plain = false): Draft {
  const cased = question.text !== question.text.toLowerCase()
  const terms = readTerms(facts, question.content, vocabulary, cased, plain)
  const table = tableOf(facts, terms)
  const slot = slotOf(question)
  const asked = askedApart(question)
  return {
    question,
    terms,
    slot,
    features: facts.units.map((unit) => textFeatures(facts, question, terms, table, unit, slot, asked)),
  }
}

/** First stage: a score for each unit. `matches[i]` belongs to unit i; the draft's features are completed. */
export function readUnits(
  draft: Draft,
  pieces: PieceSpans,
  matches: readonly PieceMatch[],
  weights: Model = FITTED.unit,
): Reading {
  const { question, slot, terms, features } = draft
  const pieceWeights = tokenWeights(pieces, terms)
  const similarity = matches.map((match) => compare(pieceWeights, match))
  const chances = chancesOf(similarity)
  features.forEach((x, i) => addSimilarity(x, similarity[i] ?? NOTHING, chances[i] ?? 0))
  const scores = scoreAll(weights, features)
  return { question, slot, terms, similarity, features, scores, matches, pieces }
}

/** Second stage: units and groups together, best first. */
export function rankCandidates(
  facts: Facts,
  groups: readonly Group[],
  reading: Reading,
  weights: Model = FITTED.group,
): Candidate[] {
  const { question, terms, scores, similarity, features } = reading
  const near = FEATURES.indexOf('numberNear')
  const ranked: Ranked = {
    scores,
    best: Math.max(...scores),
    similarity,
    numberNear: Float64Array.from(features, (x) => x[near] ?? 0),
  }
  const found: Omit<Candidate, 'chance' | 'score'>[] = []
  for (const { unit, isHeader } of facts.units) {
    if (unit.kind === 'heading' && !isHeader) continue
    const x = unitCandidate(facts, question, terms, ranked, unit.index)
    found.push({ unit: unit.index, group: null, features: x })
  }
  const jobs = question.head.some((w) => EMPLOYMENT.test(w.stem))
  for (const group of takesList(question) ? groups : []) {
    if ([...question.kinds].some(([kind, weight]) => weight === 0 && (group.kinds.get(kind) ?? 0) >= 0.9))
      continue
    if (jobs && group.type !== 'entries' && isBody(facts, group)) continue
    if (group.type === 'column' && !columnFits(question, terms, group)) continue
    const x = groupCandidate(facts, question, terms, ranked, group)
    // a list is counted when it is one of what is asked for, not because it stands near
    if (question.counts && HEADS.every((k) => (x[k] ?? 0) === 0)) continue
    found.push({ unit: null, group, features: x })
  }
  const sums = scoreAll(
    weights,
    found.map((c) => c.features),
  )
  const drafts = found.map((c, i) => ({ ...c, score: sums[i] ?? 0 }))
  drafts.sort((a, b) => b.score - a.score)
  const top = drafts[0]?.score ?? 0
  const total = drafts.reduce((sum, c) => sum + Math.exp(c.score - top), 0)
  return drafts.map((c) => ({ ...c, chance: Math.exp(c.score - top) / total }))
}

const HEADS = (['headHeading', 'headKind', 'headKindEntries', 'kindList'] as const).map((name) =>
  GROUP_FEATURES.indexOf(name),
)

const NOTHING: Similarity = {
  dense: 0,
  own: 0,
  late: 0,
  lateFull: 0,
  lateContent: 0,
  worst: 0,
  learned: 0,
  learnedFull: 0,
}

/** Items that stand below a post, not posts themselves. */
function isBody(facts: Facts, group: Group): boolean {
  return group.items.every((i) =>
    i.units.every((u) => facts.units[u]?.entry !== null && facts.units[u]?.isHeader === false),
  )
}

/** May a list answer this question? Not when it asks for one date, one person, a level, a reason or yes or no. */
function takesList(question: Question): boolean {
  if (question.topics.some((t) => t.name === 'weakness')) return false
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
