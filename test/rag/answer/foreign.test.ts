import { describe, expect, it } from 'vitest'
import { isForeign } from '../../../src/rag/answer/lexicon/foreign.ts'
import { words } from '../../../src/rag/answer/text/text.ts'
import { loadSets } from '../../eval/sets.ts'

describe('a question in another language', () => {
  it.each([
    'Wie gut spricht sie Englisch?',
    'Was macht sie in ihrer Freizeit?',
    'Où travaille-t-il depuis 2017 ?',
    '¿Dónde trabaja desde 2017?',
    'Quali lingue parla?',
    'Waar heeft zij gestudeerd?',
  ])('is known by its small words: %s', (text) => {
    expect(isForeign(words(text))).toBe(true)
  })

  it.each(['Did she ever work for Das Haus?', 'Who led Hier & Wie GmbH?', 'languages', 'Was she in Berlin?'])(
    'is none for a foreign name in it: %s',
    (text) => {
      expect(isForeign(words(text))).toBe(false)
    },
  )

  it('is none of the English questions of the sets', () => {
    const english = loadSets()
      .filter(({ part }) => part !== 'language')
      .flatMap(({ questions }) => questions)
    expect(english.length).toBeGreaterThan(2000)
    expect(english.filter(({ query }) => isForeign(words(query)))).toEqual([])
  })
})
