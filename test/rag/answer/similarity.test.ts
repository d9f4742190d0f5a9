import { describe, expect, it } from 'vitest'
import type { Comparison } from '../../../src/rag/answerer.ts'
import { Columns, placesOf } from '../../../src/rag/answer/ranking/columns.ts'
import { FEATURES } from '../../../src/rag/answer/ranking/feature-names.ts'
import { addSimilarities, matchesOf, tokenWeights } from '../../../src/rag/answer/ranking/similarity.ts'
import { noMatch } from '../../support/matches.ts'
import { plainMatching } from '../../../src/rag/late/projection.ts'

const comparison = (seed: number): Comparison => ({
  dense: seed / 7,
  own: seed / 11,
  best: Float32Array.of(0.9, seed / 5, 0.4),
  bestOwn: Float32Array.of(0.3, seed / 9, 0.2),
})

const pieces = { starts: [0, 4, 9], ends: [3, 8, 12], matching: plainMatching(3) }

function columnsOf(matches: ReturnType<typeof matchesOf>) {
  const columns = new Columns(placesOf(FEATURES), matches.rows.length)
  addSimilarities(columns, tokenWeights(pieces, []), matches)
  return columns
}

describe('similarities of units', () => {
  it('come from the row of each unit; units that were not compared share one', () => {
    const [a, b] = [comparison(1), comparison(2)]
    const some = columnsOf(matchesOf([noMatch(3), a, b], 3, [0, 0, 2, 0, 1, 1]))
    const all = columnsOf(matchesOf([noMatch(3), noMatch(3), b, noMatch(3), a, a], 3))
    const told = columnsOf({ ...matchesOf([noMatch(3), a, b], 3, [0, 0, 2, 0, 1, 1]), none: 0 })
    const last = columnsOf({ ...matchesOf([a, b, noMatch(3)], 3, [0, 1, 2, 2, 1, 2]), none: 2 })
    expect(some.rows()).toEqual(all.rows())
    expect(told.rows()).toEqual(all.rows())
    expect(last.rows()).toEqual(columnsOf(matchesOf([a, b, noMatch(3)], 3, [0, 1, 2, 2, 1, 2])).rows())
    expect(some.at('dense', 2)).toBe(b.dense)
    expect(some.at('own', 4)).toBe(a.own)
    expect(some.at('late', 2)).toBeCloseTo((0.3 + 2 / 9 + 0.2) / 3, 6)
    expect(some.at('lateFull', 2)).toBeCloseTo((0.9 + 2 / 5 + 0.4) / 3, 6)
  })

  it('leave out what stands behind the last word piece in a row', () => {
    const tight = matchesOf([comparison(1), comparison(2)], 3)
    const wide = matchesOf([comparison(1), comparison(2)], 4)
    for (const row of [0, 1]) wide.best[row * 4 + 3] = wide.bestOwn[row * 4 + 3] = 0.99
    expect(columnsOf(wide).rows()).toEqual(columnsOf(tight).rows())
  })
})
