/** Questions made to keep the patterns of common questions busy: any string of their words is done in no time. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { OVERVIEWS } from '../../../../src/rag/answer/overview.ts'
import { expectLinear } from '../../../support/linear.ts'

/** Ends most of them and fits none. */
const WORDS =
  'the all of any her his your their what which is are was were has have does do she did ever been can you tell me list show give main key current present last previous first own why how many long work job post languages skills degree at in for and or to a an xq'.split(
    ' ',
  )
/** Milliseconds that no pattern takes for a question: the slowest takes a hundredth of it. */
const TOO_LONG_MS = 20
/** Of so many the fastest counts: a crowded machine makes one wait, and the first of a pattern compiles it. */
const RUNS = 5

function fastest(run: () => unknown): number {
  let least = Infinity
  for (let i = 0; i < RUNS && least > TOO_LONG_MS; i++) {
    const start = performance.now()
    run()
    least = Math.min(least, performance.now() - start)
  }
  return least
}

/** Of so many characters, and of four times as many: still short enough to be looked at. */
const SIZE = 33
/**
 * Every pattern by itself, since a question that lacks a word of one is not shown to it.
 * @param words of which a question of any size is made, over and over, which no pattern takes to its end
 */
function expectNoHang(words: string): void {
  expectLinear((size) => {
    const question = `${words} `.repeat(size).slice(0, size) + ' xq'
    return OVERVIEWS.filter(([pattern]) => pattern.test(question))
  }, SIZE)
}

/** Characters of a question that repeats a word or two, at which a pattern that tries them in every way hangs. */
const LONG = 140

describe('patterns of common questions', () => {
  it('take no time for any word of theirs, nor for two, over and over', () => {
    const busy = WORDS.flatMap((word) => WORDS.map((next) => (word === next ? word : `${word} ${next}`)))
    const slow = busy.flatMap((words) => {
      const question = `${words} `.repeat(LONG).slice(0, LONG) + ' xq'
      return OVERVIEWS.filter(([pattern]) => fastest(() => pattern.test(question)) > TOO_LONG_MS).map(
        ([pattern]) => `${words}: ${pattern.source.slice(0, 60)}`,
      )
    })
    expect(slow).toEqual([])
  })

  it('take no time for any string of their words', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 30 }), (words) =>
        expectNoHang(words.join(' ')),
      ),
      { numRuns: 500 },
    )
  })

  it.each(['the', 'any of the', 'all of her', 'why did she leave the', 'what are the her all of'])(
    'take no time for one that says the same over and over: %s',
    expectNoHang,
  )
})
