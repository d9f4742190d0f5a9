/** Sources put in order: every section shows early, and each sentence keeps the sources that it rests on. */
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { bySections } from '../../../src/rag/answer/saying/source-order.ts'
import { answeringFrom } from '../../support/answers.ts'

const slugs = fc.array(fc.constantFrom('work', 'study', 'prizes', ''), { minLength: 1, maxLength: 9 })
const cited = fc.array(fc.array(fc.nat(8), { minLength: 1, maxLength: 3 }), { maxLength: 4 })

it('cites the same quotes, and has the first of each section in front', () => {
  fc.assert(
    fc.property(slugs, cited, (sections, sentences) => {
      const sources = sections.map((slug, i) => ({ slug, title: slug, quote: `q${i}`, start: i, end: i + 1 }))
      const citations = sentences.map((places, i) => ({
        start: i,
        end: i + 1,
        sources: [...new Set(places.map((at) => at % sources.length))],
      }))
      const before = { answer: 'a b c d', sources, citations, kind: 'passage' as const, confidence: 1 }
      const after = bySections(before)
      const quoted = (one: typeof before | typeof after, i: number): (string | undefined)[] =>
        (one.citations[i]?.sources ?? []).map((at) => one.sources[at]?.quote).sort()
      citations.forEach((_, i) => expect(quoted(after, i)).toEqual(quoted(before, i)))
      expect(after.sources.map(({ quote }) => quote).sort()).toEqual(sources.map(({ quote }) => quote).sort())
      expect(after.sources[0]).toBe(sources[0])
      const count = new Set(sections).size
      expect(new Set(after.sources.slice(0, count).map(({ slug }) => slug)).size).toBe(count)
    }),
  )
})

const answer = answeringFrom(`# Ines Marlow

## Work

### Gardener, Tarn Hall

*2019 – today*

### Nursery hand, Coldwell Plants

*2015 – 2019*
`)

it('shows each post before the dates of one', async () => {
  const { sources } = await answer('Which posts has she held, and when?')
  expect(sources.slice(0, 2).map(({ title }) => title)).toEqual([
    'Work › Gardener, Tarn Hall',
    'Work › Nursery hand, Coldwell Plants',
  ])
})
