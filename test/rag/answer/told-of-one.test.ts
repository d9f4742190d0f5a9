/** The one of several alike that a question means, and what the CV tells of others alone, with the real model. */
import { describe, expect, it } from 'vitest'
import { askingOf } from '../../support/answers.ts'

const ask = askingOf(`# Marit Oldershaw

Bridge carpenter, Tarnby. marit@oldershaw.example

## Work

| From – to | Post | Firm |
| --- | --- | --- |
| 04/2019 – now | Yard Lead | Corbel & Finch, Tarnby |
| 05/2015 – 03/2019 | Senior Carpenter | Hexley Timber, Dorrow |
| 05/2012 – 04/2015 | Carpenter | Hexley Timber, Dorrow |
| 01/2010 – 04/2012 | Candidate examiner | Board of Timber Trades, Esk |

I came to Corbel & Finch because Ingrid Sall, who had once been my neighbour, was now head of estimating and rang me up.
The crane was lent by Tobias Wren, who has since moved to Quito.

## Bridges that I am proud of

1. **Footbridge, Upper Sandholt** (2023)
   - larch, 22 metres
   - client: Sandholt Parish; engineer: Ana Ruiz
2. **Canal bridge, Lower Sandholt** (2021)
   - oak, 14 metres
   - client: the Merriman family; no engineer
3. **Mill crossing, Dorrow** (2020)
   - client: Dorrow Council; engineer: Ana Ruiz

## Papers

- Guild of Carpenters: associate 2013, full member 2017, warden 2020 to 2022. The present warden is Piet Loos.
- Diploma in joinery at Esk College, 2008 to 2010, with merit, as a pupil of Ilse Brandt.
- Appointed examiner by order of 4 May 2018.
- Two tenders out of six were won: Penny Weir (2019, six years, £3 million) and Long Sluice (2022, two years, £1.5 million).

## Written

- "Pegs and patience", with the engineer Dr Ewa Nowak, *Timber Quarterly*, 2022

## Languages

English, Danish (C1). Tobias speaks Portuguese.

## What I look for

Four days, on site. £46,000 or thereabouts; I was on £51,000 in 2022.
`)

describe('the one that is meant', () => {
  it.each([
    ['Who was the client for the bridge at Lower Sandholt?', 'client: the Merriman family; no engineer.'],
    [
      'Which bridges did the engineer Ana Ruiz work on?',
      'Footbridge, Upper Sandholt (2023); Mill crossing, Dorrow (2020).',
    ],
    ['When did she become a full member of the Guild?', 'Guild of Carpenters: full member 2017.'],
    ['When was she appointed examiner?', 'Appointed examiner by order of 4 May 2018.'],
    ['What salary is she hoping for?', '£46,000 or thereabouts.'],
  ])('%s', async (query, said) => {
    expect(await ask(query)).toBe(said)
  })

  it('says of two bids the one that is named', async () => {
    const said = await ask('value of the Long Sluice tender')
    expect(said).toContain('Long Sluice (2022, two years, £1.5 million)')
    expect(said).not.toContain('£3 million')
  })

  it('finds a teacher by whose pupil she was', async () => {
    expect(await ask('Who taught her the joinery for her diploma?')).toContain('Ilse Brandt')
  })

  it('finds an author behind what she does', async () => {
    expect(await ask('With whom did she write "Pegs and patience"?')).toContain('Ewa Nowak')
  })

  it('sums the posts at one house, whatever best line stands elsewhere', async () => {
    expect(
      await ask('How many years in total was she at Hexley Timber, both posts taken together?'),
    ).toContain('6 years and 11 months')
  })
})

describe('what is told of others alone', () => {
  it.each([
    'What did she do while she was head of estimating?',
    'What did she build during her apprenticeship in Quito?',
    'How did she become fluent in Portuguese?',
    'Which bank did she work for before becoming a carpenter?',
    'In which year was she elected as a town councillor?',
  ])('%s', async (query) => {
    expect(await ask(query)).toContain('The CV does not')
  })
})
