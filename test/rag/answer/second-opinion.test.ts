/** When the verifier is asked, and what it changes. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DECLINE_FEATURES } from '../../../src/rag/answer/declining/decline-row.ts'
import { isUnsure, onSecondThought, sharesWith } from '../../../src/rag/answer/declining/second-opinion.ts'

const chance = fc.double({ min: 0, max: 1, noNaN: true })
const logits = fc.array(fc.double({ min: -12, max: 12, noNaN: true }), { minLength: 1, maxLength: 3 })
const feature = fc.double({ min: -8, max: 8, noNaN: true })
const features = fc.array(feature, { minLength: DECLINE_FEATURES.length, maxLength: DECLINE_FEATURES.length })
const row = (values: readonly number[]): Float64Array => Float64Array.from(values)
const plain = new Float64Array(DECLINE_FEATURES.length)

describe('a second opinion', () => {
  it('is asked where the decliner may be wrong or others come near the first, not about what is plain or all alike', () => {
    expect(isUnsure(0.01, 0.98)).toBe(false)
    expect(isUnsure(0.99, 0.2)).toBe(false)
    expect(isUnsure(0.6, 0.98)).toBe(true)
    expect(isUnsure(0.01, 0.4)).toBe(true)
    expect(isUnsure(0.01, 0.1)).toBe(false)
  })

  it('is a chance, whatever was found and said', () => {
    fc.assert(
      fc.property(chance, features, fc.option(logits, { nil: [] }), (none, found, given) => {
        const told = onSecondThought(none, row(found), given)
        expect(told).toBeGreaterThan(0)
        expect(told).toBeLessThan(1)
      }),
    )
  })

  it('makes an answer likelier the more the verifier holds of it, whatever was found', () => {
    const more = fc.double({ min: 0.1, max: 5, noNaN: true })
    fc.assert(
      fc.property(chance, features, logits, more, (none, found, given, held) => {
        const surer = given.map((value) => value + held)
        expect(onSecondThought(none, row(found), surer)).toBeLessThan(
          onSecondThought(none, row(found), given),
        )
      }),
    )
  })

  it('leaves the decliner its say', () => {
    for (const said of [[], [1, 0]])
      expect(onSecondThought(0.9, plain, said)).toBeGreaterThan(onSecondThought(0.3, plain, said))
  })

  it('parts what the candidates had among them anew, more to those it holds of', () => {
    fc.assert(
      fc.property(
        fc.array(fc.double({ min: 0.01, max: 1, noNaN: true }), { minLength: 2, maxLength: 2 }),
        logits,
        (shares, given) => {
          const parted = sharesWith(shares, given)
          expect(parted.reduce((a, b) => a + b)).toBeCloseTo(shares.reduce((a, b) => a + b))
        },
      ),
    )
    const [first = 0, second = 0] = sharesWith([0.4, 0.3], [-4, 2])
    expect(second).toBeGreaterThan(first)
    sharesWith([0.4, 0.3], [1, 1]).forEach((share, i) => expect(share).toBeCloseTo([0.4, 0.3][i] ?? 0))
  })
})
