/** When the verifier is asked, and what it changes. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isUnsure, sharesWith, withOpinion, type Opinion } from '../../../src/rag/answer/second-opinion.ts'

const chance = fc.double({ min: 0, max: 1, noNaN: true })
const logits = fc.array(fc.double({ min: -12, max: 12, noNaN: true }), { minLength: 1, maxLength: 3 })
const opinion = (given: readonly number[], computed = false): Opinion => ({
  logits: given,
  share: 0.5,
  computed,
})

describe('a second opinion', () => {
  it('is asked where the decliner may be wrong or others come near the first, not about what is plain or all alike', () => {
    expect(isUnsure(0.01, 0.98)).toBe(false)
    expect(isUnsure(0.99, 0.2)).toBe(false)
    expect(isUnsure(0.6, 0.98)).toBe(true)
    expect(isUnsure(0.01, 0.4)).toBe(true)
    expect(isUnsure(0.01, 0.1)).toBe(false)
  })

  it('is a chance, whatever was said', () => {
    fc.assert(
      fc.property(chance, logits, fc.boolean(), (none, given, computed) => {
        const told = withOpinion(none, opinion(given, computed))
        expect(told).toBeGreaterThan(0)
        expect(told).toBeLessThan(1)
      }),
    )
  })

  it('makes an answer likelier the more the verifier holds of it', () => {
    fc.assert(
      fc.property(chance, logits, fc.double({ min: 0.1, max: 5, noNaN: true }), (none, given, more) => {
        expect(withOpinion(none, opinion(given.map((value) => value + more)))).toBeLessThan(
          withOpinion(none, opinion(given)),
        )
      }),
    )
  })

  it('leaves the decliner its say', () => {
    expect(withOpinion(0.9, opinion([1, 0]))).toBeGreaterThan(withOpinion(0.3, opinion([1, 0])))
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
