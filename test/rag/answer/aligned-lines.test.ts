/** Posts in fenced text, whose columns blanks alone part; ships among their houses. */
import { describe, expect, it } from 'vitest'
import { buildFacts } from '../../../src/rag/answer/facts/build-facts.ts'
import { parseDocument } from '../../../src/rag/document.ts'
import { askingOf } from '../../support/answers.ts'

const markdown = `# Ada Moss

ada@moss.example

## Employment

\`\`\`
03/2019 –           Head of Yard          Tern Ferries, Hull
09/2014 – 02/2019   Master                MV Coastal Trader, cement
01/2009 – 08/2014   Third, then second mate   Orrin Lines, various ships
04/2005 – 12/2008   Deck cadet            MV Corncrake
\`\`\`

## Skills

\`\`\`
TypeScript   good      and growing
Rust         a little  since 2023
Go           none
\`\`\`
`

describe('lines in columns', () => {
  const facts = buildFacts(parseDocument(markdown))
  const ask = askingOf(markdown)

  it('tell what one was, and with whom', () => {
    expect(facts.entries.map(({ title, org, dates }) => [title, org, dates])).toEqual([
      ['Head of Yard', 'Tern Ferries', '03/2019 –'],
      ['Master', 'MV Coastal Trader', '09/2014 – 02/2019'],
      ['then second mate', 'Orrin Lines', '01/2009 – 08/2014'],
      ['Deck cadet', 'MV Corncrake', '04/2005 – 12/2008'],
    ])
  })

  it('stay as they are where they tell of no times', () => {
    expect(facts.units.map(({ unit }) => unit.text)).toContain('TypeScript good and growing')
  })

  it('know ships by the letters before their names', async () => {
    const told = await ask('On which ships did she serve?')
    expect(told).toContain('MV Coastal Trader')
    expect(told).toContain('MV Corncrake')
    expect(told).not.toContain('Tern Ferries')
  })
})
