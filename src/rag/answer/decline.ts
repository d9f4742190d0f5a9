/** Whether the CV holds an answer at all: learned from what the question asks for and what was found. */
import { bindingOf } from './binding.ts'
import { DECLINE_FEATURES, DeclineRow, SLOT_NAMES } from './decline-row.ts'
import type { Facts } from './facts.ts'
import type { FeatureName } from './feature-names.ts'
import { flags } from './flags.ts'
import { GROUP_INDEX, type GroupFeatureName } from './group-feature-names.ts'
import { bestAnywhere, coveredTerms, gaps, holds } from './held-terms.ts'
import { MISCONDUCT, STRICT } from './lexicon/topics.ts'
import { model, type Candidate, type Reading } from './reader.ts'
import { sumOf } from './similarity.ts'
import type { Term } from './terms.ts'
import { greatest, score, type Model } from './trees.ts'
import { WEIGHTS } from './weights.ts'

const FITTED = model(DECLINE_FEATURES, WEIGHTS.decline)

/** What was found for a question, as the parts of the row read it. */
interface Found {
  readonly facts: Facts
  readonly reading: Reading
  readonly candidates: readonly Candidate[]
  readonly top: Candidate | undefined
  /** All units of the best candidate; the first unit where there is none. */
  readonly units: readonly number[]
  /** The best of them. */
  readonly unit: number
  /** Terms that ask about something, the person apart. */
  readonly useful: readonly Term[]
  readonly covered: ReadonlySet<Term>
  /** Useful terms that the CV has neither by word nor by anything near. */
  readonly unknown: readonly Term[]
  /** A feature of the best unit. */
  readonly f: (name: FeatureName) => number
}

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

function setTopics(row: DeclineRow, { facts, reading: { question }, unit, useful }: Found): void {
  let silent = 0
  let near = 0
  for (const topic of question.topics) {
    const tells = flags(facts, topic.tell)
    const told = tells.includes(1)
    const here = tells[unit] === 1
    if (topic.declines && !told) silent = 1
    if (topic.declines && told && !here) silent = Math.max(silent, STRICT.has(topic.name) ? 1 : 0.5)
    if (here) near = 1
  }
  row.set('topicSilent', silent)
  row.set('topicToldNear', near)
  row.mark('topicNone', question.topics.length === 0)
  const misconduct = MISCONDUCT.exec(question.folded)
  const stemKnown =
    misconduct !== null &&
    useful.some((t) => t.known >= 0.8 && misconduct[0].startsWith(t.word.text.slice(0, 5)))
  row.mark('misconduct', misconduct !== null && !stemKnown)
}

/** How it is asked, and whether what was found is of the kind that is asked for. */
function setForm(row: DeclineRow, { reading: { question }, useful, f }: Found): void {
  const { expects } = question
  row.mark('noDate', expects.has('date') && f('date') === 0)
  row.mark('noPerson', expects.has('person') && f('person') === 0)
  row.mark('noReason', expects.has('reason') && f('reason') === 0)
  row.mark('noNumber', expects.has('count') && f('number') === 0)
  row.mark('yesno', question.yesno)
  row.mark('lists', question.lists || question.counts)
  row.mark('keywords', question.keywords)
  row.mark('wh', /\b(?:who|whom|whose|what|which|where|when|why|how)\b/.test(question.folded))
  row.set('terms', Math.min(8, useful.length))
  row.mark('few', useful.length <= 2)
}

/** The weightiest thing asked about that none of the best units holds, by word or by meaning; and the gap it leaves. */
function setUncovered(row: DeclineRow, { reading, candidates, units, covered }: Found): void {
  const best = bestUnits(candidates)
  let uncovered = 0
  let uncoveredNamed = 0
  for (const [t, term] of reading.terms.entries()) {
    if (term.self || covered.has(term)) continue
    let held = 0
    for (const u of best) held = Math.max(held, holds(reading, t, u))
    uncovered = Math.max(uncovered, term.weight * (1 - held))
    if (term.named) uncoveredNamed = Math.max(uncoveredNamed, term.weight * (1 - held))
  }
  row.set('uncovered', uncovered)
  row.set('uncoveredDate', reading.question.expects.has('date') ? uncovered : 0)
  row.set('uncoveredNamed', uncoveredNamed)
  const { slot, columns } = reading
  if (slot === null) return
  const filled = Math.max(...units.map((u) => columns.at('slot', u)))
  row.set('slotTop', filled)
  row.mark('slotMiss', filled === 0)
  row.set('slotAny', Math.max(0, ...best.map((u) => columns.at('slot', u))))
  row.set(SLOT_NAMES[slot], 1 - filled)
}

/** Whether it is said of what is asked about. */
function setBinding(row: DeclineRow, { facts, reading, units }: Found): void {
  const binding = bindingOf(facts, reading, units)
  row.set('nameless', binding.nameless)
  row.mark('subjectOther', binding.subjectOther)
  row.set('slotApart', binding.slotApart)
  row.set('reasonApart', binding.reasonApart)
  row.set('clauseCover', binding.clauseCover)
  row.mark('others', binding.others)
  row.mark('ordinalMiss', binding.ordinalMiss)
  row.set('headMiss', headMiss(reading, units))
  row.set('quantityMiss', quantityMiss(facts, reading, units))
  row.set(
    'coverElsewhere',
    greatest(reading.columns.get('coverAll')) -
      Math.max(0, ...units.map((u) => reading.columns.at('coverAll', u))),
  )
  const q = reading.question.asking
  row.mark('asksWhy', /\bwhy\b|\bhow come\b|\breasons?\b|\bwhat (?:caused|made|led)\b/.test(q))
  row.mark('asksWhen', /\bwhen\b|\b(?:which|what) (?:year|month|date|day)\b/.test(q))
  row.mark('asksWhere', /\bwhere\b|\b(?:which|what) (?:city|town|country|place|village)\b/.test(q))
  row.mark('asksLong', /\bhow long\b/.test(q))
  row.mark('asksCount', /\bhow (?:many|much)\b|\bnumber of\b/.test(q))
  row.mark('asksWho', /\bwho(?:m|se)?\b/.test(q))
  row.mark('asksHow', /\bhow (?:did|do|does|was|were|is|has|have|can)\b/.test(q))
  row.mark('asksWhich', /\bwhich\b/.test(q))
  row.mark('asksName', /\bcalled\b|\bnamed?\b|\bnames\b|\btitles?\b/.test(q))
  row.mark('possessive', /['’]s\b/.test(q))
}

/** How far the best units lack the noun that is asked for. */
function headMiss(reading: Reading, units: readonly number[]): number {
  const heads = new Set(reading.question.head.map((w) => w.start))
  let least = 0
  reading.terms.forEach((term, t) => {
    if (term.self || !heads.has(term.word.start)) return
    least = Math.max(least, 1 - Math.max(0, ...units.map((u) => holds(reading, t, u))))
  })
  return least
}

const QUANTITY =
  /^(?:points?|scores?|marks?|grades?|size|length|height|weight|number|amount|rate|share|percentage|turnover|budget|salary|fees?|price|costs?|headcount|staff|employees|visitors|members|readers|listeners|stars|downloads|subscribers|circulation|attendance|speed|distance|capacity|population|age|students|people|guests|beds|seats|pages|episodes|citations|copies|followers|sales|profit|revenue|salary|area|depth|temperature|duration)$/

/** A quantity is asked for: 1 where the best units hold no number, 0.5 where none stands beside its noun. */
function quantityMiss(facts: Facts, { question }: Reading, units: readonly number[]): number {
  const nouns = question.content.filter(({ text }) => QUANTITY.test(text))
  if (nouns.length === 0 || question.yesno || /\b(?:who|why|where|when)\b/.test(question.folded)) return 0
  let best = 1
  for (const u of units) {
    const words = facts.units[u]?.words ?? []
    words.forEach((word, i) => {
      if (!/^\d/.test(word.text) || /^(?:19|20)\d\d$/.test(word.text)) return
      best = Math.min(best, 0.5)
      if (words.slice(Math.max(0, i - 4), i + 5).some((w) => nouns.some((n) => n.stem === w.stem))) best = 0
    })
  }
  return best
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

function bestUnits(candidates: readonly Candidate[]): number[] {
  return candidates
    .slice(0, 3)
    .flatMap((c) => (c.group ? c.group.items.flatMap((i) => i.units) : c.unit === null ? [] : [c.unit]))
}
