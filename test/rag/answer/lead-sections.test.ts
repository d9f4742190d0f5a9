/** Lists below lines in bold, and those whom one guided to a doctorate, on a CV of this file alone. */
import { describe, expect, it } from 'vitest'
import { buildFacts } from '../../../src/rag/answer/facts/build-facts.ts'
import { parseDocument } from '../../../src/rag/document.ts'
import { askingOf } from '../../support/answers.ts'

const CV = `# Torvald Mbeki-Sund

Professor of glaciology, University of Brackwater.

## Posts

**2014–** Professor of Glaciology, University of Brackwater.

**2006–2014** Lecturer in Physical Geography, University of Larkhill.

## Stays abroad

| Year | Stay | Host | Length |
| --- | --- | --- | --- |
| 2022 | Visiting scholar | Ice Institute, Tromvik | 4 months |
| 2017 | Guest | Fjord Centre, Oslo | 11 months |
| 2011 | Guest | Polar House, Delft | 6 weeks |

## Supervision

**Doctorates completed**

- Ines Falkenrath, 2016: crevasses from the air. Now at the Met Office.
- Ruben van Aalst, 2021: old maps of the Rhone glacier.

**Doctorates in progress**

- Hana Oduya, since 2023: snow algae.
- Lars Quillon, since January 2024: sea ice and whales.
- Petra Soames, since 2025, part-time: moraines.

**Other:** 14 master's theses, six vivas elsewhere, most recently in May 2025.
`

describe('lines in bold above lists', () => {
  const { units, document } = buildFacts(parseDocument(CV))
  const pathOf = (text: string): string | undefined => {
    const found = units.find(({ unit }) => unit.text.startsWith(text))
    return document.sections[found?.unit.section ?? -1]?.path.slice(-2).join(' › ')
  }

  it('are headings of what stands in the list, and of nothing behind it', () => {
    expect(pathOf('Ines')).toBe('Supervision › Doctorates completed')
    expect(pathOf('Petra')).toBe('Supervision › Doctorates in progress')
    expect(pathOf('Other:')).not.toContain('Doctorates')
  })
})

describe('questions about those below them', () => {
  const ask = askingOf(CV)
  it('count and name them by their state', async () => {
    const now = await ask('How many PhD students is he supervising at the moment?')
    expect(now).toMatch(/^Three: Hana Oduya.*Lars Quillon.*Petra Soames/)
    const over = await ask('Name the people who completed a doctorate with him.')
    expect(over).toContain('Ines Falkenrath')
    expect(over).not.toContain('Oduya')
    expect(await ask('Which was the latest of his doctoral students to finish?')).toMatch(/^Ruben van Aalst/)
  })

  it('find the longest of a table by what its cells tell', async () => {
    expect(await ask('Which of his stays was the longest?')).toContain('Fjord Centre')
    expect(await ask('Which of his stays was the shortest?')).toContain('Polar House')
  })
})
