import fc from 'fast-check'
import { expect, it } from 'vitest'
import { mergedWeight } from '../../../src/rag/model/merged-weight.ts'

const FROM = 3
const TO = 4
const RANK = 2
const bytes = (length: number, min: number, max: number) =>
  fc.array(fc.integer({ min, max }), { minLength: length, maxLength: length })

it('is W + downᵀ · up to half a step of its column', () => {
  fc.assert(
    fc.property(
      bytes(FROM * TO, 0, 255),
      bytes(FROM * RANK, -127, 127),
      bytes(RANK * TO, -127, 127),
      (steps, down, up) => {
        const weight = { name: 'w', shape: [FROM, TO], data: Uint8Array.from(steps), scale: 0.02, min: -2.56 }
        const change = {
          down: { data: Int8Array.from(down), scales: Float32Array.of(0.01, 0.02) },
          up: { data: Int8Array.from(up), scales: Float32Array.of(0.03, 0.01) },
        }
        const { data, scales } = mergedWeight(weight, change)
        for (let i = 0; i < FROM; i++)
          for (let j = 0; j < TO; j++) {
            const changes = [0, 1].map(
              (rank) =>
                (down[rank * FROM + i] ?? 0) *
                (up[rank * TO + j] ?? 0) *
                (rank === 0 ? 0.01 * 0.03 : 0.02 * 0.01),
            )
            const exact = (steps[i * TO + j] ?? 0) * 0.02 - 2.56 + changes.reduce((a, b) => a + b, 0)
            const step = scales[j] ?? 0
            const merged = (data[i * TO + j] ?? 0) * step
            expect(Math.abs(merged - exact)).toBeLessThan(step / 2 + 1e-5)
          }
      },
    ),
  )
})

it('is 0 in a column of zeros', () => {
  const weight = { name: 'w', shape: [2, 2], data: Uint8Array.of(128, 130, 128, 126), scale: 1, min: -128 }
  const { data, scales } = mergedWeight(weight, undefined)
  expect([...data]).toEqual([0, 127, 0, -127])
  expect(scales[0]).toBe(0)
})
