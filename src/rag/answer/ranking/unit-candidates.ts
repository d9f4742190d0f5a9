/** Single units as candidates of the second ranker, beside groups. */
import type { Facts } from '../facts/facts.ts'
import type { Question } from '../question/question.ts'
import { oncePer } from '../text/once-per.ts'
import { Columns, placesOf } from './columns.ts'
import type { Features } from './feature-names.ts'
import { kept, partCounts } from './flags.ts'
import { GROUP_FEATURES, type GroupFeatureName } from './group-feature-names.ts'
import type { TermTable } from './term-table.ts'
import type { Term } from './terms.ts'
import { greatest } from './trees.ts'

const PLACES = placesOf(GROUP_FEATURES)

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

/** The units that may answer by themselves: all but bare headings. */
const sayableUnits = oncePer((facts: Facts): Int32Array => {
  const found = facts.units.filter(({ unit, isHeader }) => unit.kind !== 'heading' || isHeader)
  return Int32Array.from(found, ({ unit }) => unit.index)
})

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
