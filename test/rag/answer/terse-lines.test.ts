/** CVs of short lines: degrees with what is told of them behind, figures of a year, levels in a table, first words of headings. */
import { describe, expect, it } from 'vitest'
import { buildFacts } from '../../../src/rag/answer/facts/build-facts.ts'
import { parseDocument } from '../../../src/rag/document.ts'
import { askingOf } from '../../support/answers.ts'
import { entriesOf } from '../../support/entries.ts'

const CV = `# Oda Brandvik

## Languages

| | Speak | Write |
| --- | --- | --- |
| Norwegian | native | native |
| Finnish | good | fair |
| Polish | a few words | no |

## Current post

- 1 Aug. 2021 – : harbour manager, Vestbukt Port. Permanent
- Staff: 3 pilots, 1 vacancy
- Ships moored 2024: 9,720 (2021: 4,310)
- Ice days 2024: 51 (2021: 14)

## Degrees

- Dr. rer. nat., Hydrology, University of Ansgar, 16 Dec. 2013. *magna cum laude.* Thesis: "Ice in locks". Supervisor: Prof. Runa Thorsby
- Diplom, Geography, Ansgar, 2009. Grade 1.4. Supervisor: Dr. Kalle Ruud

## Terms

- Day €300, week €1,400
- Rate for schools: €150/day
- Notice: 2 months
- Start date no earlier than 1 May
`

describe('a CV of short lines', () => {
  const ask = askingOf(CV)

  it('has degrees with what is told of them behind, and no figure of a year as a post', () => {
    expect(entriesOf(CV)).toEqual([
      ['experience', 'harbour manager', expect.stringContaining('Vestbukt Port'), expect.anything()],
      ['education', 'Dr. rer. nat.', 'University of Ansgar', expect.anything()],
      ['education', 'Diplom', expect.anything(), expect.anything()],
    ])
  })

  it('names the language with each level', async () => {
    expect(await ask('Which languages does she speak well?')).toMatch(/Norwegian: .*Finnish: /)
  })

  it('names the supervisor of the very degree', async () => {
    const answer = await ask('PhD supervisor?')
    expect(answer).toContain('Runa Thorsby')
    expect(answer).not.toContain('Kalle Ruud')
  })

  it('tells from when on before the notice, and what a day costs', async () => {
    expect(await ask('Earliest start date?')).toMatch(/^Start date no earlier than 1 May/)
    expect(await ask('day rate')).toContain('€300')
  })

  it('knows the words of every question with two letters turned', async () => {
    expect(await ask('Who supervised teh doctoral thesis?')).toContain('Runa Thorsby')
  })
})

describe('a heading that ends with a pronoun', () => {
  const kindBelow = (heading: string): unknown => {
    const facts = buildFacts(
      parseDocument(
        `# Oda Brandvik\n\n## ${heading}\n\n**Pilot, Vestbukt Port** (2008 to 2012). Two boats.\n\n**Deckhand, Nordfar Line** (2004 to 2008). Four years.\n`,
      ),
    )
    return facts.mainKinds[facts.units.at(-1)?.unit.section ?? 0]
  }

  it.each(['How I came to it', 'How it all began'])('is no section of computing: %s', (heading) =>
    expect(kindBelow(heading)).toBe('experience'),
  )
})

describe('an address behind a label', () => {
  const ask = askingOf(
    '# Oda Brandvik\n\nPilot, Tromsdal\n\n- Code: https://code.example/oda\n\n## Open source\n\n### tidewatch\n\nReads tide gauges.\n\n### moorings\n\nPlans berths.\n',
  )

  it('is none of the projects', async () => {
    const answer = await ask('projects')
    expect(answer).toContain('tidewatch')
    expect(answer).not.toContain('code.example')
  })
})
