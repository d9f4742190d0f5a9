/** Whether the CV holds an answer at all: learned from what the question asks for and what was found. */
import type { Facts } from './facts.ts'
import { flags, ofKind } from './flags.ts'
import { MISCONDUCT, STRICT, type Topic } from './lexicon/topics.ts'
import type { Candidate, Reading } from './reader.ts'
import { model } from './reader.ts'
import { greatest, score, type Model } from './trees.ts'
import { WEIGHTS } from './weights.ts'
import type { FeatureName } from './features.ts'
import { GROUP_INDEX, type GroupFeatureName } from './group-features.ts'
import { sumOf } from './similarity.ts'
import type { Slot } from './slots.ts'
import type { Term } from './terms.ts'
import { unsaidOf } from './unsaid.ts'

export const DECLINE_FEATURES = [
  'bias',
  'score',
  'chance',
  'unitBest',
  'dense',
  'late',
  'lateContent',
  'worst',
  'maxDense',
  'maxContent',
  'poorest',
  'poorestProper',
  'unknownProper',
  'unknownRare',
  'unknownProperAll',
  'unknownCommon',
  'unknownShare',
  'unknownSemantic',
  'cover',
  'coverAll',
  'topicSilent',
  'topicToldNear',
  'topicNone',
  'misconduct',
  'noDate',
  'noPerson',
  'noNumber',
  'yesno',
  'lists',
  'keywords',
  'timeline',
  'terms',
  'few',
  'group',
  'unknownInDated',
  'tellBest',
  'kindBest',
  'properApart',
  'timeApart',
  'uncovered',
  'uncoveredDate',
  'uncoveredNamed',
  'slotTop',
  'slotMiss',
  'slotAny',
  'slotDate',
  'slotStart',
  'slotCount',
  'slotMoney',
  'slotName',
  'slotPerson',
  'slotOther',
  'groupHead',
  'margin',
  'own',
  'wh',
  'topHeader',
  'unknownRarity',
  'unknownRaritySum',
  'askedRarity',
  'learned',
  'learnedTop',
  'learnedNone',
  'learnedChance',
  'learnedElsewhere',
  'noReason',
  'lacking',
  'lackingFull',
  'asking',
  'unnamed',
  'unnamedName',
  'fresh',
  'freshAsked',
  'pending',
  'unreasoned',
  'otherDoes',
] as const
type Name = (typeof DECLINE_FEATURES)[number]
const INDEX = Object.fromEntries(DECLINE_FEATURES.map((n, i) => [n, i])) as Readonly<Record<Name, number>>
const FITTED = model(DECLINE_FEATURES, WEIGHTS.decline)

export function declineFeatures(
  facts: Facts,
  reading: Reading,
  candidates: readonly Candidate[],
  timeline: boolean,
): Float64Array {
  const x = new Float64Array(DECLINE_FEATURES.length)
  const set = (name: Name, value: number): void => {
    x[INDEX[name]] = Number.isFinite(value) ? value : 0
  }
  const { question, terms, columns, scores } = reading
  const top = candidates[0]
  const unit = topUnit(reading, top)
  const f = (name: FeatureName): number => columns.at(name, unit)
  set('bias', 1)
  set('score', top?.score ?? 0)
  set('chance', top?.chance ?? 0)
  set('unitBest', greatest(scores))
  set('dense', f('dense'))
  set('late', f('lateFull'))
  set('lateContent', f('lateContent'))
  set('worst', f('worst'))
  set('learned', f('learned'))
  const learnedTop = greatest(columns.get('learned'))
  set('learnedTop', learnedTop)
  set('learnedNone', 1 - sumOf(columns.get('learnedChance')))
  set('learnedChance', f('learnedChance'))
  set('learnedElsewhere', learnedTop - f('learned'))
  const { lacking, lackingFull, asking } = gaps(reading, unit)
  set('lacking', lacking)
  set('lackingFull', lackingFull)
  set('asking', asking)
  set('maxDense', greatest(columns.get('dense')))
  set('maxContent', greatest(columns.get('lateContent')))
  const useful = terms.filter((t) => !t.self)
  const reach = useful.map((t) => ({ t, best: bestAnywhere(reading, t) }))
  set('poorest', Math.min(1, ...reach.map((r) => r.best)))
  set('poorestProper', Math.min(1, ...reach.filter((r) => r.t.proper).map((r) => r.best)))
  const covered = coveredTerms(facts, reading)
  const unknown = useful.filter((t) => t.known < 0.5 && t.reach < 0.5 && !covered.has(t))
  const unknownProper = useful.filter((t) => t.named && t.known < 0.5 && !covered.has(t))
  const unknownRare = useful.filter((t) => t.proper && !t.named && t.known < 0.5 && !covered.has(t))
  set('unknownProper', Math.min(3, unknownProper.length))
  set('unknownRare', Math.min(2, unknownRare.length))
  const proper = useful.filter((t) => t.named)
  set('unknownProperAll', proper.length > 0 ? unknownProper.length / proper.length : 0)
  set('unknownCommon', Math.min(3, unknown.filter((t) => !t.proper).length))
  const weight = useful.reduce((a, t) => a + t.weight, 0) || 1
  set('unknownShare', unknown.reduce((a, t) => a + t.weight, 0) / weight)
  set(
    'unknownSemantic',
    reach.filter((r) => unknown.includes(r.t)).reduce((a, r) => a + (1 - r.best), 0),
  )
  set('cover', f('cover'))
  set('coverAll', f('coverAll'))
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
  set('topicSilent', silent)
  set('topicToldNear', near)
  set('topicNone', question.topics.length === 0 ? 1 : 0)
  const misconduct = MISCONDUCT.exec(question.folded)
  const stemKnown =
    misconduct !== null &&
    useful.some((t) => t.known >= 0.8 && misconduct[0].startsWith(t.word.text.slice(0, 5)))
  set('misconduct', misconduct !== null && !stemKnown ? 1 : 0)
  const { expects } = question
  set('noDate', expects.has('date') && f('date') === 0 ? 1 : 0)
  set('noPerson', expects.has('person') && f('person') === 0 ? 1 : 0)
  set('noReason', expects.has('reason') && f('reason') === 0 ? 1 : 0)
  set('noNumber', expects.has('count') && f('number') === 0 ? 1 : 0)
  set('yesno', question.yesno ? 1 : 0)
  set('lists', question.lists || question.counts ? 1 : 0)
  set('keywords', question.keywords ? 1 : 0)
  set('timeline', timeline ? 1 : 0)
  set('terms', Math.min(8, useful.length))
  set('few', useful.length <= 2 ? 1 : 0)
  set('group', top?.group ? 1 : 0)
  set('unknownInDated', expects.has('date') || expects.has('title') ? Math.min(2, unknown.length) : 0)
  set('tellBest', f('tellKind'))
  set('kindBest', f('kind'))
  // named things that the CV knows, but not where the best answer stands
  set('properApart', f('properMiss'))
  set('timeApart', f('timeMiss'))
  // the weightiest thing asked about that none of the best units holds, by word or by meaning
  const best = bestUnits(candidates)
  let uncovered = 0
  let uncoveredNamed = 0
  for (const [t, term] of terms.entries()) {
    if (term.self || covered.has(term)) continue
    let held = 0
    for (const u of best) held = Math.max(held, holds(reading, t, u))
    uncovered = Math.max(uncovered, term.weight * (1 - held))
    if (term.named) uncoveredNamed = Math.max(uncoveredNamed, term.weight * (1 - held))
  }
  set('uncovered', uncovered)
  set('uncoveredDate', expects.has('date') ? uncovered : 0)
  set('uncoveredNamed', uncoveredNamed)
  const { slot } = reading
  if (slot !== null) {
    const units = top?.group ? top.group.items.flatMap((i) => i.units) : [unit]
    const filled = Math.max(...units.map((u) => columns.at('slot', u)))
    set('slotTop', filled)
    set('slotMiss', filled === 0 ? 1 : 0)
    set('slotAny', Math.max(0, ...best.map((u) => columns.at('slot', u))))
    set(SLOT_NAMES[slot], 1 - filled)
  }
  if (top?.group) {
    const row = top.features
    const g = (name: GroupFeatureName): number => row[GROUP_INDEX[name]] ?? 0
    set('groupHead', Math.max(g('headHeading'), g('headKind'), g('headKindEntries')))
  }
  set('margin', (top?.score ?? 0) - (candidates[1]?.score ?? 0))
  set('own', f('own'))
  set('wh', /\b(?:who|whom|whose|what|which|where|when|why|how)\b/.test(question.folded) ? 1 : 0)
  set('topHeader', f('header'))
  set('unknownRarity', Math.max(0, ...unknown.map((t) => t.rarity)))
  set(
    'unknownRaritySum',
    Math.min(
      4,
      unknown.reduce((sum, t) => sum + Math.max(0, t.rarity - 0.5) * 2, 0),
    ),
  )
  set('askedRarity', Math.max(0, ...useful.map((t) => t.rarity)))
  const said = top?.group ? top.group.items.flatMap((i) => i.units) : [unit]
  const unsaid = unsaidOf(
    facts,
    question,
    terms,
    said.flatMap((u) => facts.units[u] ?? []),
  )
  set('unnamed', unsaid.unnamed)
  set('unnamedName', unsaid.unnamedName)
  set('fresh', unsaid.fresh)
  set('freshAsked', question.yesno || question.keywords ? 3 : unsaid.fresh)
  set('pending', unsaid.pending)
  set('unreasoned', unsaid.unreasoned)
  set('otherDoes', unsaid.otherDoes)
  return x
}

const ASKING = /\b(?:who|whom|whose|what|which|where|when|why|how(?: (?:many|much|long|often))?)\b/g

/**
 * Where a unit falls short: the share of the question's word piece that it matches worst, with and without its
 * context, and how well it matches the words that ask ('why', 'how many'), which are near what would answer them.
 */
function gaps(
  { question, pieces, matches }: Reading,
  unit: number,
): { readonly lacking: number; readonly lackingFull: number; readonly asking: number } {
  const { shares } = pieces.matching
  const from = (matches.rows[unit] ?? 0) * matches.stride
  const asks = [...question.folded.matchAll(ASKING)].map((m) => [m.index, m.index + m[0].length] as const)
  let lacking = 0
  let lackingFull = 0
  let asking = 0
  let count = 0
  for (let i = 0; i < pieces.starts.length; i++) {
    const share = shares[i] ?? 0
    const own = matches.bestOwn[from + i] ?? 0
    lacking = Math.max(lacking, share * (1 - own))
    lackingFull = Math.max(lackingFull, share * (1 - (matches.best[from + i] ?? 0)))
    const start = pieces.starts[i] ?? 0
    if (!asks.some(([from, to]) => start >= from && start < to)) continue
    asking += own
    count++
  }
  return { lacking, lackingFull, asking: count > 0 ? asking / count : 0.5 }
}

const SLOT_NAMES: Readonly<Record<Slot, Name>> = {
  date: 'slotDate',
  start: 'slotStart',
  count: 'slotCount',
  money: 'slotMoney',
  name: 'slotName',
  person: 'slotPerson',
  title: 'slotName',
  percent: 'slotOther',
  duration: 'slotOther',
  grade: 'slotOther',
}

/** Words around the one thing that is asked about. */
const AROUND =
  /^(?:experi|skill|knowledg|know|knew|us|familiar|background|expertis|expert|work|year|month|have|hold|own|get|ever|abl|profici|compet|qualif|certif|licen[cs]|train|long|mani|much|list|tell|show)/

/** Words around the one language that is asked about. */
const AROUND_LANGUAGE =
  /^(?:languag|level|speak|spoken|fluent|fluenc|writ|read|good|well|know|skill|understand|nativ|profici|bilingu|certif|test|exam|grade|command|convers|talk|learn|tongu|much)/

/** Is it how well one speaks a language that the CV does not name ('Spanish language level?')? */
function asksUnknownLanguage({ question, terms }: Reading): boolean {
  const topic = question.topics.find(({ name }) => name === 'language')
  const named = topic?.ask.exec(question.folded)
  if (!named) return false
  const within = (t: Term): boolean =>
    t.word.start >= named.index && t.word.start < named.index + named[0].length
  const others = terms.filter((t) => !t.self && !within(t))
  const asked = terms.filter(within)
  return (
    asked.length > 0 &&
    asked.every((t) => t.known < 0.5 && t.reach < 0.5) &&
    others.every((t) => AROUND_LANGUAGE.test(t.word.stem))
  )
}

/** Is nothing that the question asks about in the CV ('kubernetes experience?')? */
export function asksTheUnknown(facts: Facts, reading: Reading): boolean {
  if (asksUnknownLanguage(reading)) return true
  const asked = reading.terms.filter((t) => !t.self && !AROUND.test(t.word.stem))
  // said in other words, as far as what was learned can tell
  if (greatest(reading.columns.get('learned')) > SAID_OTHERWISE) return false
  // a name: a common word may be put otherwise
  if (!asked.some((t) => t.named && t.rarity >= RARE) || asked.some((t) => t.known >= 0.5 || t.reach >= 0.5))
    return false
  const covered = coveredTerms(facts, reading)
  return !asked.some((t) => covered.has(t))
}

/** Log odds against 'no line answers'. */
const SAID_OTHERWISE = 4

/** Only names and terms of a trade are this rare in general language. */
const RARE = 0.95

/** 0 to 1: how likely the CV does not hold the answer. */
export function declineChance(x: Float64Array, weights: Model = FITTED): number {
  return 1 / (1 + Math.exp(-score(weights, x)))
}

function topUnit(reading: Reading, top: Candidate | undefined): number {
  const units = top?.group ? top.group.items.flatMap((i) => i.units) : top?.unit == null ? [] : [top.unit]
  let best = units[0] ?? 0
  for (const u of units) if ((reading.scores[u] ?? -99) > (reading.scores[best] ?? -99)) best = u
  return best
}

/** Terms that belong to a topic of which the CV has a section: 'hobbies' needs not stand in it. */
function coveredTerms(facts: Facts, reading: Reading): ReadonlySet<Term> {
  const out = new Set<Term>()
  for (const topic of reading.question.topics) {
    // one language is not told of by what stands of others
    if (topic.name === 'language') continue
    const match = topic.ask.exec(reading.question.folded)
    if (!match) continue
    if (!hasSection(facts, topic)) continue
    for (const term of reading.terms)
      if (
        ANYWHERE.has(topic.name) ||
        (!term.named && term.word.start >= match.index && term.word.start < match.index + match[0].length)
      )
        out.add(term)
  }
  return out
}

/** Does a text tell of a topic where such things stand? */
function hasSection(facts: Facts, { tell, kinds }: Topic): boolean {
  const shares = kinds.map((kind) => ofKind(facts, kind))
  return flags(facts, tell).some((told, i) => told === 1 && shares.some((share) => (share[i] ?? 0) >= 0.5))
}

function bestUnits(candidates: readonly Candidate[]): number[] {
  return candidates
    .slice(0, 3)
    .flatMap((c) => (c.group ? c.group.items.flatMap((i) => i.units) : c.unit === null ? [] : [c.unit]))
}

/** How surely a unit speaks of a term: its word, a synonym, or something near in meaning. */
function holds({ terms, table, pieces, matches }: Reading, t: number, unit: number): number {
  const at = t * table.width + unit
  const best = Math.max(table.own[at] ?? 0, table.context[at] ?? 0)
  const word = terms[t]?.word
  if (best >= 0.8 || word === undefined) return best
  const from = (matches.rows[unit] ?? 0) * matches.stride
  let sum = 0
  let count = 0
  for (let i = 0; i < pieces.starts.length; i++) {
    const start = pieces.starts[i] ?? 0
    if (start < word.start || start >= word.end) continue
    sum += matches.best[from + i] ?? 0
    count++
  }
  return Math.max(best, count > 0 ? sum / count : 0)
}

/** How near any text of the CV comes to a word of the question, by meaning; the mean of its pieces' best matches. */
function bestAnywhere(reading: Reading, term: Term): number {
  const { pieces, matches } = reading
  const { bestOwn, stride } = matches
  let sum = 0
  let count = 0
  for (let i = 0; i < pieces.starts.length; i++) {
    const start = pieces.starts[i] ?? 0
    if (start < term.word.start || start >= term.word.end) continue
    let best = 0
    // Within bounds: a check of each number would double the time.
    for (let at = i; at < bestOwn.length; at += stride) best = Math.max(best, bestOwn[at]!)
    sum += best
    count++
  }
  return count > 0 ? sum / count : 1
}

/** What the CV says of these answers whatever place or date the question names. */
const ANYWHERE = new Set(['relocate', 'visa', 'commute', 'notice', 'remote', 'travel'])
