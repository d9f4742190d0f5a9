/** Answers to parts put together: what is cited stays cited, at its new place. */
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { sideBySide } from '../../../src/rag/answer/saying/side-by-side.ts'

const part = fc.record({
  told: fc.boolean(),
  sentences: fc.array(fc.stringMatching(/^[A-Z][a-z ]{1,12}[a-z]\.$/), { minLength: 1, maxLength: 3 }),
  confidence: fc.double({ min: 0, max: 1, noNaN: true }),
})

/** An answer of which each sentence has a source of its own, quoted as the sentence stands. */
function answerOf({ told, sentences, confidence }: typeof part extends fc.Arbitrary<infer T> ? T : never) {
  const answer = sentences.join(' ')
  let at = 0
  const citations = sentences.map((text, i) => {
    const start = at
    at += text.length + 1
    return { start, end: start + text.length, sources: [i] }
  })
  const sources = sentences.map((quote) => ({ slug: 's', title: 'S', quote, start: 0, end: quote.length }))
  return told
    ? { answer, sources, citations, kind: 'fact' as const, confidence }
    : { answer, sources: [], citations: [], kind: 'declined' as const, confidence }
}

it('cites the same sentences by the same quotes', () => {
  fc.assert(
    fc.property(fc.array(part, { minLength: 1, maxLength: 4 }), (parts) => {
      const answers = parts.map(answerOf)
      const { answer, sources, citations, kind } = sideBySide(answers)
      for (const { start, end, sources: cited } of citations)
        for (const source of cited) expect(answer.slice(start, end)).toBe(sources[source]?.quote)
      for (const one of answers) expect(answer).toContain(one.answer)
      expect(kind === 'declined').toBe(parts.every(({ told }) => !told))
    }),
  )
})
