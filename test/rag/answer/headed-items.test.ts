/** Lists whose things have a heading each, as builders of CVs put them out. */
import { describe, expect, it } from 'vitest'
import { buildFacts } from '../../../src/rag/answer/facts/build-facts.ts'
import { parseDocument } from '../../../src/rag/document.ts'
import { askingOf } from '../../support/answers.ts'

const CV = `# Ottilie Brandvik

## Skills

### Glazing
Expert
●●●●●
**Keywords:** Leaded lights, KilnControl

### Drawing
Intermediate
●●●○○

## Languages

### Danish
Native Speaker
●●●●●

### Polish
B1
●●○○○

## Certifications

### Kiln Safety
Glass Guild
June 2017

## Awards

### Glazier of the Year
Fyn Chamber
2021

## Interests

### Rowing
**Keywords:** coastal boats

### Chess
`

describe('things with a heading each', () => {
  const ask = askingOf(CV)
  const { units } = buildFacts(parseDocument(CV))

  it('are one item with what is told of them', () => {
    expect(units.filter(({ unit }) => unit.kind === 'item').map(({ unit }) => unit.text)).toEqual([
      'Glazing (Expert): Leaded lights, KilnControl',
      'Drawing: Intermediate',
      'Danish: Native Speaker',
      'Polish: B1',
      'Kiln Safety, Glass Guild, June 2017',
      'Glazier of the Year, Fyn Chamber, 2021',
      'Rowing: coastal boats',
      'Chess',
    ])
  })

  it('are quoted from their heading on', () => {
    const { span } = units.find(({ unit }) => unit.text === 'Polish: B1')?.unit ?? {}
    expect(CV.slice(span?.start, span?.end)).toBe('Polish\nB1')
  })

  it('are named in answers', async () => {
    expect(await ask('languages?')).toBe('Danish: Native Speaker; Polish: B1.')
    expect(await ask('How good is her Polish?')).toBe('Polish: B1.')
    expect(await ask('skills?')).toBe('Glazing (Expert): Leaded lights, KilnControl; Drawing: Intermediate.')
    expect(await ask('awards?')).toBe('Glazier of the Year, Fyn Chamber, 2021.')
    expect(await ask('hobbies?')).toBe('Rowing: coastal boats; Chess.')
  })
})

describe('headings with texts of their own below', () => {
  it('stay headings', () => {
    const cv = '# Ada Quill\n\n## Skills\n\n### Glass\nI cut, lead and fire it.\n\n### Wood\nOak, ash\n'
    const { document } = buildFacts(parseDocument(cv))
    expect(document.sections.map(({ heading }) => heading)).toEqual(['Ada Quill', 'Skills', 'Glass', 'Wood'])
  })
})
