import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { random } from '../../../bench/material.ts'
import { Columns, placesOf } from '../../../src/rag/answer/ranking/columns.ts'
import { greatest, greatestBut, scoreAll } from '../../../src/rag/answer/ranking/trees.ts'

const NAMES = Array.from({ length: 11 }, (_, k) => `column ${k}`)

describe('linear scores', () => {
  it('are the sums of weighted columns in their order, to the last bit', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 1e9 }),
        fc.integer({ min: 0, max: 70 }),
        fc.array(fc.boolean(), { minLength: NAMES.length, maxLength: NAMES.length }),
        (seed, length, set) => {
          const next = random(seed)
          const columns = new Columns(placesOf(NAMES), length)
          NAMES.forEach((name, k) => {
            if (set[k])
              columns.add(name).forEach((_, i, column) => (column[i] = next() < 0.3 ? 0 : next() - 0.5))
          })
          const linear = Float64Array.from(NAMES, () => (next() < 0.2 ? 0 : next() * 4 - 2))
          const plain = columns
            .rows()
            .map((row) => row.reduce((sum, value, k) => sum + (linear[k] ?? 0) * value, 0))
          expect([...scoreAll({ linear, trees: [] }, columns)]).toEqual(plain)
        },
      ),
    )
  })

  it('are put in order by the greatest, and by how many are greater', () => {
    const next = random(3)
    const numbers = Float64Array.from({ length: 300 }, () => Math.floor(next() * 90) - 100)
    const sorted = numbers.slice().sort().reverse()
    expect(greatest(numbers)).toBe(sorted[0])
    expect(greatest(new Float64Array(0))).toBe(-Infinity)
    for (const count of [1, 2, 48, 299, 300]) expect(greatestBut(numbers, count)).toBe(sorted[count - 1])
  })
})
