import { describe, expect, it } from 'vitest'
import { buildFacts } from '../../../src/rag/answer/facts/build-facts.ts'
import { parseDocument } from '../../../src/rag/document.ts'
import { keepLast } from '../../../src/rag/last-texts.ts'

describe('what is kept of the last texts', () => {
  it('is read once for each, and anew when others took its place', () => {
    const read: string[] = []
    const lengthOf = keepLast(700, (text) => {
      read.push(text)
      return { length: text.length }
    })
    expect(lengthOf('one')).toBe(lengthOf('one'))
    expect(lengthOf('other')).toEqual({ length: 5 })
    expect(read).toEqual(['one', 'other'])
    // what is asked for again is kept again
    for (const text of ['three', 'four', 'other', 'five', 'six', 'other']) lengthOf(text)
    expect(read).toEqual(['one', 'other', 'three', 'four', 'five', 'six'])
    lengthOf('one')
    expect(read.at(-1)).toBe('one')
  })

  it('gives a version the facts it has by itself', () => {
    const cv = (role: string, place: string) =>
      `# Ann Lee\n\n## Work\n\n### ${role}, Northern Grid Council (2019 – 2024)\n\n- Led a team of four.\n- Led a team of four.\n- Opened the NGC office in ${place}.\n\n## Studies\n\nMSc Physics, University of ${place}, 2012\n`
    const factsOf = (text: string) => {
      const { units, vocabulary, df, acronyms, entries } = buildFacts(parseDocument(text))
      return {
        units: units.map(({ words, stems, context, scope, kinds }) => ({
          words,
          stems,
          context,
          scope,
          kinds,
        })),
        ...{ vocabulary, df, acronyms, entries },
      }
    }
    const first = factsOf(cv('Engineer', 'Oslo'))
    const second = factsOf(cv('Teacher', 'Oslo'))
    expect(second).not.toEqual(first)
    expect(second.vocabulary.get('engineer')).toBeUndefined()
    expect(second.vocabulary.get('oslo')).toBe(2)
    expect([...(second.acronyms.get('NGC') ?? [])]).toEqual(['northern', 'grid', 'council'])
    expect(second.units.at(2)?.scope).toEqual(
      new Set([...(second.units.at(2)?.stems ?? []), ...(second.units.at(2)?.context ?? [])]),
    )
    expect(factsOf(cv('Engineer', 'Oslo'))).toEqual(first)
  })
})
