/** Questions made to keep the patterns of common questions busy: any string of their words is done in no time. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { buildFacts } from '../../../../src/rag/answer/facts.ts'
import { buildGroups } from '../../../../src/rag/answer/groups.ts'
import { planOverview } from '../../../../src/rag/answer/overview.ts'
import { parseDocument } from '../../../../src/rag/document.ts'

const facts = buildFacts(parseDocument('# Ada Moss\n\n## Skills\n\n- Knots\n'))
const groups = buildGroups(facts)
/** Ends most of them and fits none. */
const WORDS =
  'the all of any her his your their what which is are was were has have does do she did ever been can you tell me list show give main key current present last previous first own why how many long work job post languages skills degree at in for and or to a an xq'.split(
    ' ',
  )
/** Milliseconds of one question; those that hang take seconds. */
const MOST = 400

describe('patterns of common questions', () => {
  it('are compiled', () => expect(planOverview(facts, groups, 'the all of any her', 0)).toBeNull())

  it('take no time for any string of their words', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 400 }), (words) => {
        const started = performance.now()
        planOverview(facts, groups, words.join(' '), 2026 * 12 + 10)
        expect(performance.now() - started).toBeLessThan(MOST)
      }),
      { numRuns: 1500 },
    )
  })

  it.each(['the ', 'any of the ', 'all of her ', 'why did she leave the ', 'what are the her all of '])(
    'take no time for one that says the same over and over: %s',
    (part) => {
      for (const times of [3, 10, 40, 400]) {
        const started = performance.now()
        planOverview(facts, groups, part.repeat(times) + 'xq', 2026 * 12 + 10)
        expect(performance.now() - started).toBeLessThan(MOST)
      }
    },
  )
})
