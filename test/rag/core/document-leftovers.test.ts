/** What other tools leave in a markdown CV, taken out without moving anything. */
import { describe, expect, it } from 'vitest'
import { withoutLeftovers } from '../../../src/rag/document-leftovers.ts'
import { expectLinear } from '../../support/linear.ts'

describe('comments of kramdown', () => {
  it('go with what they hold; of one that is not closed the mark alone goes', () => {
    const text = 'a {::comment}x\ny{:/comment} b {::comment}z{:/} c {::comment}open'
    const out = withoutLeftovers(text)
    expect(out).toHaveLength(text.length)
    expect(out).toMatch(/^a +\n +b +c +open$/)
  })

  it.each(['{::comment}', '{::comment}x{:/', '{: .a', '## x {#', '{::options '])(
    'are read in linear time: %s',
    (piece) => {
      expectLinear((size) => withoutLeftovers(piece.repeat(size)), 4_000)
    },
  )
})
