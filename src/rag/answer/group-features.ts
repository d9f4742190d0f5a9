/** What is known of a group of items in the light of a question: the second ranker's input. Single units compete too. */
import { Columns, placesOf } from './columns.ts'
import type { Facts } from './facts.ts'
import type { Features } from './feature-names.ts'
import { kept, partCounts } from './flags.ts'
import type { Shape, Shapes } from './group-shapes.ts'
import type { Kind } from './lexicon/kinds.ts'
import { KINDS_BY_NOUN } from './lexicon/nouns.ts'
import type { Question } from './question.ts'
import type { Term } from './terms.ts'
import type { TermTable } from './term-table.ts'
import type { Word } from './text.ts'
import { greatest } from './trees.ts'

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
export const GROUP_INDEX = Object.fromEntries(GROUP_FEATURES.map((name, i) => [name, i])) as Readonly<
  Record<GroupFeatureName, number>
>
const PLACES = placesOf(GROUP_FEATURES)

/** Nouns that mean posts or those who gave them. */
const EMPLOYMENT =
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
  const best = greatest(scores)
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
  const x = new Columns(PLACES, units.length)
  const take = (name: GroupFeatureName, from: Float64Array, row = 0): void => {
    const column = x.add(name)
    // Within bounds: `units` are places in all that is read here.
    for (let i = 0; i < column.length; i++) column[i] = from[row + units[i]!]!
  }
  const behind = x.add('best')
  const top = x.add('top')
  for (let i = 0; i < behind.length; i++) {
    behind[i] = scores[units[i]!]! - best
    if (behind[i] === 0) top[i] = 1
  }
  x.set('mean', behind)
  take('chance', columns.get('learnedChance'))
  if (!question.lists && !question.counts) {
    x.add('plain').fill(1)
    return { units, columns: x }
  }
  x.add('headSingle').fill(1)
  if (question.counts) take('numberNear', columns.get('numberNear'))
  const last = heads.at(-1)
  if (last !== undefined) {
    take('headOwn', table.own, last * table.width)
    const headings = x.add('headHeading')
    for (const t of heads) {
      const row = t * table.width
      for (let i = 0; i < headings.length; i++)
        headings[i]! += Math.max(table.own[row + units[i]!]!, 0.7 * table.context[row + units[i]!]!)
    }
    for (let i = 0; i < headings.length; i++) headings[i]! /= heads.length
  }
  const parts = partCounts(facts)
  take(
    question.lists ? 'partsList' : 'partsCount',
    kept(facts, 'log of parts', ({ unit }) => Math.log(parts[unit.index]!)),
  )
  take(
    'partsOne',
    kept(facts, 'one part', ({ unit }) => (parts[unit.index]! < 2 ? 1 : 0)),
  )
  take('kindOne', columns.get('kind'))
  take('cover', columns.get('coverAll'))
  return { units, columns: x }
}

/** How well the heading of group g meets term t, at `g * terms.length + t`. */
export function headingTable(terms: readonly Term[], { all, byHeading }: Shapes): Float64Array {
  const best = new Float64Array(all.length * terms.length)
  terms.forEach(({ matches }, t) => {
    for (const [stem, value] of matches)
      for (const group of byHeading.get(stem) ?? []) {
        const at = group * terms.length + t
        if (value > best[at]!) best[at] = value
      }
  })
  return best
}

/** Which group is of what the question asks for. */
interface Asks {
  readonly kinds: readonly (readonly [Kind, number])[]
  readonly jobs: boolean
  readonly studies: boolean
}

function asksOf({ head, kinds }: Question): Asks {
  return {
    kinds: head.flatMap((word) =>
      [...(KINDS_BY_NOUN.get(word.stem) ?? [])].filter(([kind]) => kinds.get(kind) !== 0),
    ),
    jobs: asksJobs(head),
    studies: head.some((word) => STUDY.test(word.stem)),
  }
}

/** Does it ask for posts, or those who gave them? */
export const asksJobs = (head: readonly Word[]): boolean => head.some((word) => EMPLOYMENT.test(word.stem))

/** Groups in the light of a question: those that are listed, and a row for each, one behind the other. */
export interface Lists {
  readonly shapes: readonly Shape[]
  readonly rows: Float64Array
}

/** @param headings as `headingTable` gives them */
export function groupCandidates(
  read: Read,
  ranked: Ranked,
  shapes: readonly Shape[],
  headings: Float64Array,
): Lists {
  const rows = new Float64Array(shapes.length * GROUP_FEATURES.length)
  if (shapes.length === 0) return { shapes, rows }
  const asks = asksOf(read.question)
  const listed: Shape[] = []
  for (const shape of shapes) {
    const at = listed.length * GROUP_FEATURES.length
    addGroup(rows, at, read, ranked, shape, headings, asks)
    // a list is counted when it is one of what is asked for, not because it stands near
    if (read.question.counts && HEADS.every((k) => rows[at + k] === 0))
      rows.fill(0, at, at + GROUP_FEATURES.length)
    else listed.push(shape)
  }
  return { shapes: listed, rows }
}

/** Fills the row of a group, which begins at `at`. */
function addGroup(
  x: Float64Array,
  at: number,
  { question, terms, table, columns, scores }: Read,
  ranked: Ranked,
  shape: Shape,
  headings: Float64Array,
  asks: Asks,
): void {
  const { group, units, ends } = shape
  const chances = columns.get('learnedChance')
  let best = -Infinity
  let sum = 0
  let chance = 0
  // Within bounds: all are places of units, terms and groups.
  for (let item = 0, i = 0; item < ends.length; item++) {
    let own = -8
    for (; i < ends[item]!; i++) {
      own = Math.max(own, scores[units[i]!]! - ranked.best)
      chance += chances[units[i]!]!
    }
    best = Math.max(best, own)
    sum += own
  }
  x[at + GROUP_INDEX.best] = best
  x[at + GROUP_INDEX.mean] = sum / Math.max(1, ends.length)
  x[at + GROUP_INDEX.isGroup] = 1
  // what was learned falls on one item or is shared out among them
  x[at + GROUP_INDEX.chanceList] = chance
  x[at + GROUP_INDEX.chanceHeading] = chances[shape.heading] ?? 0
  const { lists, counts } = question
  if (counts) x[at + GROUP_INDEX.rival] = ranked.rival
  if (lists) x[at + GROUP_INDEX.isGroupList] = 1
  if (counts) x[at + GROUP_INDEX.isGroupCount] = 1
  x[at + GROUP_INDEX[group.type]] = 1
  if (lists) {
    if (group.type === 'section') x[at + GROUP_INDEX.sectionList] = 1
    if (group.type === 'nested') x[at + GROUP_INDEX.nestedList] = 1
    if (group.type === 'column') x[at + GROUP_INDEX.columnList] = 1
  }
  if (counts) {
    if (group.type === 'section') x[at + GROUP_INDEX.sectionCount] = 1
  }
  const inHeading = shape.index * terms.length
  const { heads } = ranked
  const last = heads.at(-1)
  if (last !== undefined) {
    let met = 0
    for (const t of heads) met += headings[inHeading + t]!
    x[at + GROUP_INDEX.headHeading] = (met + headings[inHeading + last]!) / (heads.length + 1)
  }
  let headKind = 0
  for (const [kind, weight] of asks.kinds)
    headKind = Math.max(headKind, weight * (group.kinds.get(kind) ?? 0))
  x[at + GROUP_INDEX.headKind] = headKind
  let kindList = 0
  for (const [kind, weight] of question.kinds)
    kindList = Math.max(kindList, weight * (group.kinds.get(kind) ?? 0))
  x[at + GROUP_INDEX.kindList] = kindList
  if (group.type === 'entries')
    x[at + GROUP_INDEX.headKindEntries] = (group.kinds.has('experience') ? asks.jobs : asks.studies) ? 1 : 0
  if (shape.heading >= 0 && group.type === 'section') {
    x[at + GROUP_INDEX.headingDense] = columns.at('dense', shape.heading)
    x[at + GROUP_INDEX.headingLate] = columns.at('late', shape.heading)
  }
  // how much of the question's weight its heading covers, and all of it
  let whole = 0
  let cover = 0
  let coverHeading = 0
  terms.forEach(({ weight, matches }, t) => {
    whole += weight
    let met = headings[inHeading + t]!
    coverHeading += met * weight
    if (matches.size > 0) {
      const row = t * table.width
      // 1 is the most there is
      for (let i = 0; i < units.length && met < 1; i++) met = Math.max(met, table.own[row + units[i]!]!)
    }
    cover += met * weight
  })
  x[at + GROUP_INDEX.cover] = whole > 0 ? cover / whole : 0
  x[at + GROUP_INDEX.coverHeading] = whole > 0 ? coverHeading / whole : 0
  x[at + GROUP_INDEX.entry] = shape.entry
  x[at + GROUP_INDEX.under] = shape.under
  x[at + GROUP_INDEX.items] = shape.items
  x[at + GROUP_INDEX.chars] = shape.chars
  x[at + GROUP_INDEX.charsList] = lists || counts ? shape.chars : 0
}

/** Features of a group that say it is of what the question asks for. */
const HEADS = (['headHeading', 'headKind', 'headKindEntries', 'kindList'] as const).map(
  (name) => GROUP_INDEX[name],
)
