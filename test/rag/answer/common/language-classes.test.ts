/** Languages by the classes of interpreters: A is one's own. */
import { describe, expect, it } from 'vitest'
import { claimsOf, nativeOf } from '../../../../src/rag/answer/common/tongues/tongues.ts'
import { buildFacts } from '../../../../src/rag/answer/facts/build-facts.ts'
import { parseDocument } from '../../../../src/rag/document.ts'

const nativeIn = (body: string): string[] =>
  nativeOf(claimsOf(buildFacts(parseDocument(`# Ines Quintal\n\nLisbon.\n\n${body}`)))).map(
    ({ text }) => text,
  )

describe('the class of a language', () => {
  it('is a letter before it, behind it or in a column', () => {
    expect(nativeIn('## Languages\n\n- A: Dutch\n- B: English\n- C: Spanish, German')).toEqual(['A: Dutch'])
    expect(nativeIn('## Languages\n\nPortuguese (A), French (B), English (C)')).toEqual(['Portuguese (A)'])
    expect(
      nativeIn('## Languages\n\n| Class | Language |\n| --- | --- |\n| A | Czech |\n| B | French |'),
    ).toEqual(['A, Czech'])
  })

  it('is told in one line anywhere, but not with the marks of an examination', () => {
    expect(nativeIn('## Profile\n\nInterpreter. Czech A, German B, English C.')).toEqual(['Czech A'])
    expect(nativeIn('## Education\n\nA-levels, 2004: French A, German B.')).toEqual([])
  })

  it('is none without another', () => {
    expect(nativeIn('## Languages\n\n- French (A)\n- Danish')).toEqual([])
    expect(nativeIn('## Languages\n\n- French: B2\n- Spanish: A2')).toEqual([])
  })
})
