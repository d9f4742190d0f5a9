/** A CV of any length within the limits is read in a time that grows as it does. */
import { describe, expect, it } from 'vitest'
import { piecesOf } from '../../../src/rag/answer/common/pieces.ts'
import { makeUnits } from '../../../src/rag/answer/document/units.ts'
import { housePosts } from '../../../src/rag/answer/entries/house-posts.ts'
import { nestedAmongOthers, nestedRecords } from '../../../src/rag/answer/entries/nested-records.ts'
import { buildFacts } from '../../../src/rag/answer/facts/build-facts.ts'
import { buildGroups } from '../../../src/rag/answer/facts/build-groups.ts'
import { URL } from '../../../src/rag/answer/lexicon/reach.ts'
import { planOverview } from '../../../src/rag/answer/overview.ts'
import { namesMoney } from '../../../src/rag/answer/text/money.ts'
import { sentenceEnds } from '../../../src/rag/answer/text/sentence-ends.ts'
import { parseDocument } from '../../../src/rag/document.ts'
import { expectLinear } from '../../support/linear.ts'

const NOW = 2026 * 12 + 5
const HEAD = '# Ann Lee\n\n## Experience\n\n'

const LAYOUTS: readonly (readonly [string, (i: number) => string])[] = [
  ['plain items', (i) => `- Thing ${i}\n`],
  ['short lines', () => 'a  \n'],
  ['hard breaks', (i) => `Thing ${i}  \n`],
]

/** What is made of so many lines, once a size: only what is measured is done again. */
function bySize<T>(make: (size: number) => T): (size: number) => T {
  const known = new Map<number, T>()
  return (size) => {
    const made = known.get(size) ?? make(size)
    known.set(size, made)
    return made
  }
}

const cvOf = (line: (i: number) => string, size: number): string =>
  HEAD + Array.from({ length: size }, (_, i) => line(i)).join('')

describe('thousands of lines', () => {
  it.each(LAYOUTS)('of %s are taken apart in linear time', (_, line) => {
    const factsOf = bySize((size) => buildFacts(parseDocument(cvOf(line, size))))
    // what is read off an object once is read again off a copy
    expectLinear((size) => piecesOf({ ...factsOf(size) }), 1200)
  })

  it.each([
    ['items', (i: number) => `- Thing ${i}\n`],
    ['items with dates', (i: number) => `- Thing ${i} in 2014\n`],
    ['items below items', (i: number) => `- Firm ${i}\n  - Cook, 2010 – 2012\n`],
  ])('of %s are looked through for posts in linear time', (_, line) => {
    const read = bySize((size) => {
      const document = parseDocument(cvOf(line, size))
      return { document, list: makeUnits(document).filter(({ kind }) => kind !== 'heading') }
    })
    expectLinear((size) => {
      const { document, list } = read(size)
      nestedRecords(document, [...list])
      nestedAmongOthers([...list])
      housePosts(document, [...list], undefined)
    }, 1200)
  })

  it('still answer', () => {
    const facts = buildFacts(
      parseDocument(`${cvOf((i) => `- Thing ${i}\n`, 800)}\n## Notice period\n\nA month.\n`),
    )
    const plan = planOverview(facts, buildGroups(facts), 'What is her notice period?', NOW)
    expect(plan).toMatchObject({ parts: [{ text: 'A month.' }] })
  })
})

describe('a line that says the same over and over', () => {
  it.each(['.', '!', '?', '…', '."', '. ', '"Abc". A '])('ends sentences in linear time: %s', (run) => {
    expectLinear((size) => sentenceEnds(`http://a${run.repeat(size / run.length)}`), 60_000)
  })

  it('ends sentences behind a run of marks, and not within one', () => {
    expect(sentenceEnds('Why?! So... Then it ended.... Yes')).toEqual([5, 11, 29])
    expect(sentenceEnds('"Who may? Nobody" is told. "Why? So" too. Yes')).toEqual([26, 41])
  })

  it.each(["'15", '1,', '15', '€1.'])('is looked through for sums in linear time: %s', (run) => {
    expectLinear((size) => namesMoney(run.repeat(size / run.length)), 60_000)
  })

  it.each(['a-', 'a.', 'www', '@a'])('is looked through for addresses in linear time: %s', (run) => {
    expectLinear((size) => URL.test(run.repeat(size / run.length)), 60_000)
  })

  it.each(['; ', ', A', ' – ', '(; '])('is taken apart in linear time: %s', (run) => {
    const factsOf = bySize((size) =>
      buildFacts(parseDocument(`${HEAD}x ${run.repeat(size / run.length)}x\n`)),
    )
    expectLinear((size) => piecesOf({ ...factsOf(size) }), 12_000)
  })
})
