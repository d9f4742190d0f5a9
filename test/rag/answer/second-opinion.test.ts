/** When the verifier is asked, and what it changes. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isUnsure, withOpinion } from '../../../src/rag/answer/second-opinion.ts'

const chance = fc.double({ min: 0, max: 1, noNaN: true })
const logits = fc.array(fc.double({ min: -12, max: 12, noNaN: true }), { minLength: 1, maxLength: 3 })

describe('a second opinion', () => {
  it('is asked where the decliner may be wrong or no candidate stands out, not about what is plain', () => {
    expect(isUnsure(0.01, 0.98)).toBe(false)
    expect(isUnsure(0.99, 0.2)).toBe(false)
    expect(isUnsure(0.6, 0.98)).toBe(true)
    expect(isUnsure(0.01, 0.4)).toBe(true)
  })

  it('is a chance, whatever was said', () => {
    fc.assert(
      fc.property(chance, logits, (none, given) => {
        const told = withOpinion(none, given)
        expect(told).toBeGreaterThan(0)
        expect(told).toBeLessThan(1)
      }),
    )
  })

  it('makes an answer likelier the more the verifier holds of it', () => {
    fc.assert(
      fc.property(chance, logits, fc.double({ min: 0.1, max: 5, noNaN: true }), (none, given, more) => {
        expect(
          withOpinion(
            none,
            given.map((value) => value + more),
          ),
        ).toBeLessThan(withOpinion(none, given))
      }),
    )
  })

  it('leaves the decliner its say', () => {
    expect(withOpinion(0.9, [1, 0, 0])).toBeGreaterThan(withOpinion(0.3, [1, 0, 0]))
  })
})
