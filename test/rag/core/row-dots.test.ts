import { describe, expect, it } from 'vitest'
import { random } from '../../../bench/material.ts'
import { RowDots } from '../../../src/rag/retrieval/row-dots.ts'
import { dot } from '../../../src/rag/retrieval/vectors.ts'

describe('dot products with some of many vectors', () => {
  const next = random(7)
  const vector = (width: number) =>
    Float32Array.from({ length: width }, () => (next() - 0.5) * 10 ** (next() * 6 - 3))

  it.each([4, 12, 128, 384])('are those of one after the other, to the last bit, of %i numbers', (width) => {
    const rows = Array.from({ length: 700 }, () => vector(width))
    let read = 0
    const dots = new RowDots(rows.length, width, (id) => (read++, rows[id] ?? vector(width)))
    const ids = Array.from({ length: 1_100 }, () => Math.floor(next() * rows.length))
    for (const some of [ids, ids.slice(0, 1), ids.slice(0, 512), ids.slice(5, 518), []]) {
      const one = vector(width)
      expect([...dots.with(one, some)]).toEqual(some.map((id) => dot(one, rows[id] ?? one)))
    }
    expect(read).toBe(new Set(ids).size)
  })

  it('are 0 with the mean of nothing', () => {
    const dots = new RowDots(2, 4, () => vector(4))
    dots.with(vector(4), [0, 1])
    expect([...dots.with(new Float32Array(0), [1, 0])]).toEqual([0, 0])
  })
})
