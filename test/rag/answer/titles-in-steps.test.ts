/** Titles that one line tells in their order, each with its time, below the house or beside it. */
import { describe, expect, it } from 'vitest'
import { buildFacts } from '../../../src/rag/answer/facts/build-facts.ts'
import { parseDocument } from '../../../src/rag/document.ts'
import { askingOf } from '../../support/answers.ts'

const markdown = `# Ada Moss

ada@moss.example

## Employment

**Orrin Whitcombe Consulting**, Leeds and Hull, Sept 2010 – April 2021
 Analyst → Senior Analyst (2013) → Manager (2015) → Associate Partner (2019)
 - sold work of £ 2 million
 - led the training

**Vale Power plc**, Huddersfield, Aug 2006 – Aug 2010
 Graduate trainee, then billing clerk, then deputy team leader (team of 15)
 - found a rounding error

### Tern Ferries, Hull (2001 – 2006)

Deckhand, then mate (2003), then skipper (2005).

- Two ships

### Wren Bank

*Clerk (1995), then teller from 1997, later branch manager since 1999* — 1995 to 2000

## Education

BA History, Leeds, 1991 – 1994
`

describe('titles in steps', () => {
  const ask = askingOf(markdown)

  it('are posts within the years at the house, each until the next', () => {
    const { entries } = buildFacts(parseDocument(markdown))
    const told = entries
      .filter(({ kind, parent }) => kind === 'experience' && parent !== null)
      .map(({ title, org, range, parent }) => [
        title,
        org,
        range?.from,
        range?.to,
        entries[parent ?? -1]?.title,
      ])
    const month = (year: number, of: number): number => year * 12 + of - 1
    expect(told).toEqual([
      ['Analyst', 'Orrin Whitcombe Consulting', month(2010, 9), month(2012, 12), null],
      ['Senior Analyst', 'Orrin Whitcombe Consulting', month(2013, 1), month(2014, 12), null],
      ['Manager', 'Orrin Whitcombe Consulting', month(2015, 1), month(2018, 12), null],
      ['Associate Partner', 'Orrin Whitcombe Consulting', month(2019, 1), month(2021, 4), null],
      ['Deckhand', 'Tern Ferries', month(2001, 1), month(2002, 12), null],
      ['mate', 'Tern Ferries', month(2003, 1), month(2004, 12), null],
      ['skipper', 'Tern Ferries', month(2005, 1), month(2006, 12), null],
      ['Clerk', 'Wren Bank', month(1995, 1), month(1996, 12), null],
      ['teller', 'Wren Bank', month(1997, 1), month(1998, 12), null],
      ['branch manager', 'Wren Bank', month(1999, 1), month(2000, 12), null],
    ])
  })

  it('say what one was in a year, and when one came to it', async () => {
    expect(await ask('What was her title in 2016?')).toMatch(/^Manager \(2015\)/)
    expect(await ask('In what year was she promoted to Associate Partner at Orrin Whitcombe?')).toContain(
      '2019',
    )
    expect(await ask('What was her job before becoming a manager?')).toContain('Senior Analyst')
    expect(await ask('Where did she work in 2004?')).toMatch(/^Mate \(2003\), Tern Ferries/)
  })

  it('are the grades that one went through, and one house', async () => {
    expect(await ask('Which positions did she go through at Orrin Whitcombe?')).toMatch(
      /^Analyst.*; Senior Analyst.*; Manager.*; Associate Partner/,
    )
    expect(await ask('How long was she at Orrin Whitcombe?')).toContain('10 years and 8 months')
    expect(await ask('How many employers has she had?')).toMatch(/^Four/)
  })
})
