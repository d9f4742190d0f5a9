import fc from 'fast-check'
import { expect, it } from 'vitest'
import { BERT } from '../../../src/rag/model/bert.ts'
import { KeptStates, looksInBytes, statesInBytes } from '../../../src/rag/verify/kept-states.ts'
import { BYTE_ZERO } from '../../../src/rag/verify/passage-graph.ts'

const { hidden } = BERT

/** Rows that begin with the given numbers; the others are 0. */
const rowsOf = (firsts: readonly number[]): Float32Array => {
  const rows = new Float32Array(firsts.length * hidden)
  firsts.forEach((value, piece) => (rows[piece * hidden] = value))
  return rows
}

it('keeps each number up to half a step of its row', () => {
  const row = fc.array(fc.float({ min: -40, max: 40, noNaN: true }), { minLength: hidden, maxLength: hidden })
  fc.assert(
    fc.property(fc.array(row, { minLength: 1, maxLength: 4 }), (rows) => {
      const values = Float32Array.from(rows.flat())
      const states = statesInBytes([values])
      const looks = looksInBytes(values, rows.length)
      expect(states.pieces).toBe(rows.length)
      expect(looks.pieces).toBe(rows.length)
      values.forEach((value, i) => {
        const scale = states.scales[Math.floor(i / hidden)] ?? 0
        expect(looks.scales[Math.floor(i / hidden)]).toBe(scale)
        const state = ((states.bytes[i] ?? 0) - BYTE_ZERO) * scale
        expect(Math.abs(state - value)).toBeLessThanOrEqual(scale * 0.501)
        expect(Math.abs((looks.bytes[i] ?? 0) * scale - value)).toBeLessThanOrEqual(scale * 0.501)
      })
    }),
    { numRuns: 30 },
  )
})

it('keeps the first marker and the end of what is longer than the verifier was fitted on', () => {
  const firsts = Array.from({ length: 200 }, (_, i) => i + 1)
  const { pieces, scales } = statesInBytes([rowsOf(firsts), rowsOf(firsts.map((value) => 1000 + value))])
  const values = Array.from(scales, (scale) => Math.round(scale * 127))
  expect(pieces).toBe(120)
  expect(values.slice(0, 3)).toEqual([1, 82, 83])
  expect(values.slice(118, 123)).toEqual([199, 200, 1001, 1082, 1083])
})

it('forgets what was used least recently when it would hold too much', () => {
  const kept = new KeptStates()
  const layers = Array.from({ length: 4 }, () => new Float32Array(120 * hidden))
  const looks = looksInBytes(new Float32Array(8 * 120 * hidden), 120)
  for (let i = 0; i < 400; i++) {
    kept.keepPassage(`passage ${i}`, layers)
    kept.keepLooks(`passage ${i}`, looks)
    kept.passage('passage 0')
    kept.looks('passage 0')
  }
  expect(kept.passage('passage 0')).toBeDefined()
  expect(kept.passage('passage 1')).toBeUndefined()
  expect(kept.passage('passage 399')).toBeDefined()
  expect(kept.looks('passage 0')).toBeDefined()
  expect(kept.looks('passage 1')).toBeUndefined()
  expect(kept.looks('passage 399')).toBeDefined()
  expect(kept.question('passage 399')).toBeUndefined()
})
