/** Whether the CV holds an answer at all: learned from what the question asks for and what was found. */
import type { Facts } from '../facts/facts.ts'
import { GROUP_INDEX, type GroupFeatureName } from '../ranking/group-feature-names.ts'
import { model, type Candidate, type Reading } from '../ranking/reader.ts'
import { sumOf } from '../ranking/similarity.ts'
import { greatest, score, type Model } from '../ranking/trees.ts'
import { WEIGHTS } from '../ranking/weights.ts'
import { setForm, setTopics } from './decline-form.ts'
import type { Found } from './decline-found.ts'
import { DECLINE_FEATURES, DeclineRow } from './decline-row.ts'
import { setBinding, setUncovered } from './decline-said.ts'
import { bestAnywhere, coveredTerms, gaps } from './held-terms.ts'

const FITTED = model(DECLINE_FEATURES, WEIGHTS.decline)

/** A row in the order of `DECLINE_FEATURES`. */
export function declineFeatures(
  facts: Facts,
  reading: Reading,
  candidates: readonly Candidate[],
  timeline: boolean,
): Float64Array {
  const [top] = candidates
  const units = top?.group ? top.group.items.flatMap((i) => i.units) : [top?.unit ?? 0]
  const unit = topUnit(reading, units)
  const useful = reading.terms.filter((t) => !t.self)
  const covered = coveredTerms(facts, reading)
  const found: Found = {
    facts,
    reading,
    candidates,
    top,
    units,
    unit,
    useful,
    covered,
    unknown: useful.filter((t) => t.known < 0.5 && t.reach < 0.5 && !covered.has(t)),
    f: (name) => reading.columns.at(name, unit),
  }
  const row = new DeclineRow()
  row.set('bias', 1)
  row.mark('timeline', timeline)
  setMatch(row, found)
  setUnknown(row, found)
  setTopics(row, found)
  setForm(row, found)
  setUncovered(row, found)
  setBinding(row, found)
  return row.values
}

/** How well the best matches, and by how much. */
function setMatch(row: DeclineRow, { reading, candidates, top, unit, f }: Found): void {
  const { columns, scores } = reading
  row.set('score', top?.score ?? 0)
  row.set('chance', top?.chance ?? 0)
  row.set('margin', (top?.score ?? 0) - (candidates[1]?.score ?? 0))
  row.set('unitBest', greatest(scores))
  row.set('dense', f('dense'))
  row.set('late', f('lateFull'))
  row.set('lateContent', f('lateContent'))
  row.set('worst', f('worst'))
  row.set('own', f('own'))
  row.set('learned', f('learned'))
  const learnedTop = greatest(columns.get('learned'))
  row.set('learnedTop', learnedTop)
  row.set('learnedNone', 1 - sumOf(columns.get('learnedChance')))
  row.set('learnedChance', f('learnedChance'))
  row.set('learnedElsewhere', learnedTop - f('learned'))
  const { lacking, lackingFull, asking } = gaps(reading, unit)
  row.set('lacking', lacking)
  row.set('lackingFull', lackingFull)
  row.set('asking', asking)
  row.set('maxDense', greatest(columns.get('dense')))
  row.set('maxContent', greatest(columns.get('lateContent')))
  row.set('cover', f('cover'))
  row.set('coverAll', f('coverAll'))
  row.set('tellBest', f('tellKind'))
  row.set('kindBest', f('kind'))
  row.set('topHeader', f('header'))
  row.mark('group', top?.group != null)
  if (!top?.group) return
  const g = (name: GroupFeatureName): number => top.features[GROUP_INDEX[name]] ?? 0
  row.set('groupHead', Math.max(g('headHeading'), g('headKind'), g('headKindEntries')))
}

/** What of the question the CV does not know. */
function setUnknown(row: DeclineRow, { reading, useful, covered, unknown, f }: Found): void {
  const reach = useful.map((t) => ({ t, best: bestAnywhere(reading, t) }))
  row.set('poorest', Math.min(1, ...reach.map((r) => r.best)))
  row.set('poorestProper', Math.min(1, ...reach.filter((r) => r.t.proper).map((r) => r.best)))
  const unknownProper = useful.filter((t) => t.named && t.known < 0.5 && !covered.has(t))
  const unknownRare = useful.filter((t) => t.proper && !t.named && t.known < 0.5 && !covered.has(t))
  row.set('unknownProper', Math.min(3, unknownProper.length))
  row.set('unknownRare', Math.min(2, unknownRare.length))
  const proper = useful.filter((t) => t.named)
  row.set('unknownProperAll', proper.length > 0 ? unknownProper.length / proper.length : 0)
  row.set('unknownCommon', Math.min(3, unknown.filter((t) => !t.proper).length))
  const weight = useful.reduce((a, t) => a + t.weight, 0) || 1
  row.set('unknownShare', unknown.reduce((a, t) => a + t.weight, 0) / weight)
  const inMeaning = reach.filter((r) => unknown.includes(r.t))
  row.set(
    'unknownSemantic',
    inMeaning.reduce((a, r) => a + (1 - r.best), 0),
  )
  row.set('unknownRarity', Math.max(0, ...unknown.map((t) => t.rarity)))
  const rarities = unknown.reduce((sum, t) => sum + Math.max(0, t.rarity - 0.5) * 2, 0)
  row.set('unknownRaritySum', Math.min(4, rarities))
  row.set('askedRarity', Math.max(0, ...useful.map((t) => t.rarity)))
  const { expects } = reading.question
  row.set('unknownInDated', expects.has('date') || expects.has('title') ? Math.min(2, unknown.length) : 0)
  // named things that the CV knows, but not where the best answer stands
  row.set('properApart', f('properMiss'))
  row.set('timeApart', f('timeMiss'))
}

/** 0 to 1: how likely the CV does not hold the answer. */
export function declineChance(x: Float64Array, weights: Model = FITTED): number {
  return 1 / (1 + Math.exp(-score(weights, x)))
}

function topUnit(reading: Reading, units: readonly number[]): number {
  let best = units[0] ?? 0
  for (const u of units) if ((reading.scores[u] ?? -99) > (reading.scores[best] ?? -99)) best = u
  return best
}
