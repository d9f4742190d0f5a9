/** What is known of a group of items in the light of a question: the second ranker's input. Single units compete too. */
import { Columns } from './columns.ts'
import type { Facts } from './facts.ts'
import type { Features } from './features.ts'
import { kept, partCounts } from './flags.ts'
import type { Group } from './groups.ts'
import { KINDS_BY_NOUN } from './lexicon/nouns.ts'
import type { Question } from './question.ts'
import { coverage, type Term } from './terms.ts'
import type { TermTable } from './term-table.ts'

export const GROUP_FEATURES = [
  'best',
  'mean',
  'top',
  'isGroup',
  'isGroupList',
  'isGroupCount',
  'section',
  'nested',
  'entries',
  'column',
  'headHeading',
  'headKind',
  'kindList',
  'headKindEntries',
  'headingDense',
  'headingLate',
  'cover',
  'items',
  'chars',
  'charsList',
  'numberNear',
  'partsList',
  'sectionList',
  'nestedList',
  'columnList',
  'partsCount',
  'sectionCount',
  'headSingle',
  'plain',
  'coverHeading',
  'headOwn',
  'partsOne',
  'kindOne',
  'entry',
  'under',
  'rival',
  'chance',
  'chanceList',
  'chanceHeading',
] as const
export type GroupFeatureName = (typeof GROUP_FEATURES)[number]
const INDEX = Object.fromEntries(GROUP_FEATURES.map((name, i) => [name, i])) as Readonly<
  Record<GroupFeatureName, number>
>

/** Nouns that mean posts or those who gave them. */
export const EMPLOYMENT =
  /^(?:employ|emploi|compani|firm|job|role|posit|post|organ|restaur|hospit|school|workplac|orchestra|airlin|agenc|practic|clinic|studio|bank|museum|newspap|magazin|laborator|institut|hotel|theatr|charit)/
const STUDY = /^(?:degre|univers|colleg|school|qualif|diploma|studi)/

/** What the first ranker found, as the second one needs it of a reading. */
export interface Read {
  readonly question: Question
  readonly terms: readonly Term[]
  readonly table: TermTable
  readonly columns: Features
  /** Score of each unit from the first ranker. */
  readonly scores: Float64Array
}

export interface Ranked {
  readonly best: number
  /** Places among the terms of the nouns that are listed or counted. */
  readonly heads: readonly number[]
  /** How near a number stands to what is counted, at most among the best units. */
  readonly rival: number
}

export function rankedOf({ question, terms, columns, scores }: Read): Ranked {
  const best = scores.reduce((most, score) => Math.max(most, score), -Infinity)
  const heads = question.head
    .map((w) => terms.findIndex((t) => t.word.start === w.start))
    .filter((t) => t >= 0)
  let rival = -Infinity
  if (question.counts)
    columns.get('numberNear').forEach((near, i) => {
      if ((scores[i] ?? -99) > best - 3) rival = Math.max(rival, near)
    })
  return { best, heads, rival }
}

const sayable = new WeakMap<Facts, Int32Array>()

/** The units that may answer by themselves: all but bare headings. */
function sayableUnits(facts: Facts): Int32Array {
  let units = sayable.get(facts)
  if (!units) {
    const found = facts.units.filter(({ unit, isHeader }) => unit.kind !== 'heading' || isHeader)
    units = Int32Array.from(found, ({ unit }) => unit.index)
    sayable.set(facts, units)
  }
  return units
}

/** A row for each unit that may answer, and which unit that is. */
export function unitCandidates(
  facts: Facts,
  { question, table, columns, scores }: Read,
  { best, heads }: Ranked,
): { readonly units: Int32Array; readonly columns: Columns<GroupFeatureName> } {
  const units = sayableUnits(facts)
  const x = new Columns(GROUP_FEATURES, units.length)
  const set = (name: GroupFeatureName, of: (unit: number) => number): void => {
    const column = x.add(name)
    // Within bounds: `units` are places in all that is read here.
    for (let i = 0; i < column.length; i++) column[i] = of(units[i]!)
  }
  const take = (name: GroupFeatureName, from: Float64Array): void => set(name, (u) => from[u]!)
  const behind = x.add('best')
  for (let i = 0; i < behind.length; i++) behind[i] = scores[units[i]!]! - best
  x.set('mean', behind)
  set('top', (u) => (scores[u] === best ? 1 : 0))
  take('chance', columns.get('learnedChance'))
  if (!question.lists && !question.counts) {
    x.add('plain').fill(1)
    return { units, columns: x }
  }
  x.add('headSingle').fill(1)
  if (question.counts) take('numberNear', columns.get('numberNear'))
  const last = heads.at(-1)
  if (last !== undefined) {
    take('headOwn', table.own[last]!)
    const headings = x.add('headHeading')
    for (const t of heads) {
      const own = table.own[t]!
      const context = table.context[t]!
      for (let i = 0; i < headings.length; i++)
        headings[i]! += Math.max(own[units[i]!]!, 0.7 * context[units[i]!]!)
    }
    for (let i = 0; i < headings.length; i++) headings[i]! /= heads.length
  }
  const parts = partCounts(facts)
  take(
    question.lists ? 'partsList' : 'partsCount',
    kept(facts, 'log of parts', ({ unit }) => Math.log(parts[unit.index]!)),
  )
  set('partsOne', (u) => (parts[u]! < 2 ? 1 : 0))
  take('kindOne', columns.get('kind'))
  take('cover', columns.get('coverAll'))
  return { units, columns: x }
}

/** What no question changes of a group. */
interface Shape {
  /** Stems of its heading and of all its items. */
  readonly stems: ReadonlySet<string>
  /** The unit that is its section's heading; -1 when there is none. */
  readonly heading: number
  /** Shares of the items that are headers of entries, and that stand below one. */
  readonly entry: number
  readonly under: number
  readonly isBody: boolean
  readonly chars: number
}

const shapes = new WeakMap<Group, Shape>()

function shapeOf(facts: Facts, group: Group): Shape {
  const known = shapes.get(group)
  if (known) return known
  const { items } = group
  const stems = new Set(group.headingStems)
  for (const item of items)
    for (const u of item.units) for (const s of facts.units[u]?.stems ?? []) stems.add(s)
  const isUnder = (u: number): boolean => facts.units[u]?.entry !== null && facts.units[u]?.isHeader === false
  const shape = {
    stems,
    heading: facts.units.findIndex((u) => u.unit.kind === 'heading' && u.unit.section === group.section),
    entry: items.filter((i) => i.units.some((u) => facts.units[u]?.isHeader)).length / items.length,
    under: items.filter((i) => i.units.some(isUnder)).length / items.length,
    isBody: items.every((i) => i.units.every(isUnder)),
    chars: Math.log(1 + items.reduce((a, i) => a + i.label.length + 2, 0) / 100),
  }
  shapes.set(group, shape)
  return shape
}

/** Whether its items stand below a post, and are not posts themselves. */
export const isBody = (facts: Facts, group: Group): boolean => shapeOf(facts, group).isBody

export function groupCandidate(
  facts: Facts,
  { question, terms, columns, scores }: Read,
  ranked: Ranked,
  group: Group,
): Float64Array {
  const x = new Float64Array(GROUP_FEATURES.length)
  const set = (name: GroupFeatureName, value: number): void => {
    x[INDEX[name]] = value
  }
  const shape = shapeOf(facts, group)
  const chances = columns.get('learnedChance')
  let best = -Infinity
  let sum = 0
  let chance = 0
  for (const item of group.items) {
    let own = -Infinity
    for (const u of item.units) {
      own = Math.max(own, (scores[u] ?? -20) - ranked.best)
      chance += chances[u] ?? 0
    }
    own = Math.max(own, -8)
    best = Math.max(best, own)
    sum += own
  }
  set('best', best)
  set('mean', sum / Math.max(1, group.items.length))
  set('isGroup', 1)
  // what was learned falls on one item or is shared out among them
  set('chanceList', chance)
  set('chanceHeading', chances[shape.heading] ?? 0)
  const { lists, counts } = question
  if (counts) set('rival', ranked.rival)
  if (lists) set('isGroupList', 1)
  if (counts) set('isGroupCount', 1)
  set(group.type, 1)
  if (lists) {
    if (group.type === 'section') set('sectionList', 1)
    if (group.type === 'nested') set('nestedList', 1)
    if (group.type === 'column') set('columnList', 1)
  }
  if (counts) {
    if (group.type === 'section') set('sectionCount', 1)
  }
  const inHeading = (term: number): number => {
    let value = 0
    for (const [key, match] of terms[term]?.matches ?? [])
      if (group.headingStems.has(key)) value = Math.max(value, match)
    return value
  }
  const { heads } = ranked
  const last = heads.at(-1)
  if (last !== undefined)
    set('headHeading', (heads.reduce((a, t) => a + inHeading(t), 0) + inHeading(last)) / (heads.length + 1))
  let headKind = 0
  for (const word of question.head)
    for (const [kind, weight] of KINDS_BY_NOUN.get(word.stem) ?? [])
      if (question.kinds.get(kind) !== 0) headKind = Math.max(headKind, weight * (group.kinds.get(kind) ?? 0))
  set('headKind', headKind)
  let kindList = 0
  for (const [kind, weight] of question.kinds)
    kindList = Math.max(kindList, weight * (group.kinds.get(kind) ?? 0))
  set('kindList', kindList)
  if (group.type === 'entries') {
    const noun = question.head.some((w) => (group.kinds.has('experience') ? EMPLOYMENT : STUDY).test(w.stem))
    set('headKindEntries', noun ? 1 : 0)
  }
  if (shape.heading >= 0 && group.type === 'section') {
    set('headingDense', columns.at('dense', shape.heading))
    set('headingLate', columns.at('late', shape.heading))
  }
  set('cover', coverage(terms, shape.stems))
  set('coverHeading', coverage(terms, group.headingStems))
  set('entry', shape.entry)
  set('under', shape.under)
  set('items', Math.log(group.items.length))
  set('chars', shape.chars)
  set('charsList', lists || counts ? shape.chars : 0)
  return x
}

/** Features of a group that say it is of what the question asks for. */
export const HEADS = (['headHeading', 'headKind', 'headKindEntries', 'kindList'] as const).map(
  (name) => INDEX[name],
)

/** A table column answers only when the question names it ('in which cities' and a column 'City'). */
export function columnFits(question: Question, terms: readonly Term[], group: Group): boolean {
  if (!question.lists && !question.counts) return false
  // figures are no things to count or to list
  if (group.items.filter((i) => /^[\d€£$+~]/.test(i.label)).length * 2 > group.items.length) return false
  const heads = question.head
    .map((w) => terms.find((t) => t.word.start === w.start))
    .filter((t) => t !== undefined)
  return heads.some((t) => [...t.matches].some(([key, value]) => value >= 0.5 && group.headingStems.has(key)))
}
