/** What a CV tells of a neighbour, and what it tells in other words than are asked for, with the real model. */
import { describe, expect, it } from 'vitest'
import { askingOf } from '../../support/answers.ts'

const ask = askingOf(`# Halvor Tindall

Instrument maker, Leeds. halvor@tindall.example

## Work

### Tindall & Roe, violin makers, Leeds, 2010 – 2018

Founder, with Agnes Roe. Two benches and a shop. We closed the shop at the end of 2018 because the lease was not renewed.

### Conservator, Aldwick Museum, York, 2018 – present

- Lead the keyboard workshop. I handed the training programme over to a colleague in 2022 so that I could catalogue the harpsichords.
- The museum closed for eight months in 2020.

### Bench hand, Pomfret Pianos, Hull, 2006 – 2010

Factory of 30 people; it went bankrupt in 2010 after the main customer left.

## Grants

### Organ survey, Ryedale, 2021

A survey of 40 organs, for £42,000.

### Church bells, Wensley, 2023

Small grants of up to £500 for 60 churches.

## Education

Diploma in Instrument Making, Ryburn College, 2004 – 2006. Final project: a copy of a 1690 bass viol.

## Prizes

- Ryburn College prize for the best dissertation, 2006

## Skills

Software: AutoCAD, Rhino, Google Drive. Machines: Felder saw.

## Practical

Driving licence B and C1, since 2009. Motorcycle: no licence.
My present employer does not know yet, please do not contact them before an offer.

## Referees

- Agnes Roe, former partner: agnes@roe.example, +44 113 555 0155
- Dr Bram Ostler, Aldwick Museum. By post only.
`)
const SAYS_NOTHING = /^The CV does not/

describe('what is told of another', () => {
  it.each([
    'What is Dr Bram Ostler’s e-mail address?',
    'What is Bram Ostler’s phone number?',
    'How large was the budget for the church bells in Wensley?',
    'What was the subject of his prize-winning dissertation at Ryburn College?',
    'experience with Revit',
    'Why did the museum close?',
  ])('is no answer: %s', async (query) => {
    expect(await ask(query)).toMatch(SAYS_NOTHING)
  })

  it.each([
    ['What is Agnes Roe’s e-mail address?', 'agnes@roe.example'],
    ['What is his email address?', 'halvor@tindall.example'],
    ['How large was the budget of the organ survey in Ryedale?', '42,000'],
    ['What was the subject of his final project?', 'bass viol'],
    ['Autocad experience?', 'AutoCAD'],
  ])('is one where it is its own: %s', async (query, told) => {
    expect(await ask(query)).toContain(told)
  })
})

describe('what is told in other words', () => {
  it.each([
    [
      'Why did he shut down his own business?',
      'We closed the shop at the end of 2018 because the lease was not renewed.',
    ],
    [
      'Why did Pomfret Pianos go under?',
      'Factory of 30 people; it went bankrupt in 2010 after the main customer left.',
    ],
    ['Can he drive a lorry?', 'Driving licence B and C1, since 2009.'],
    ['Is he allowed to ride a motorcycle?', 'Motorcycle: no licence.'],
    [
      'May we ring his current boss right away?',
      'My present employer does not know yet, please do not contact them before an offer.',
    ],
  ])('%s', async (query, told) => {
    expect(await ask(query)).toBe(told)
  })

  it('tells why something was handed on', async () => {
    expect(await ask('Why did he give up the training programme?')).toContain('so that I could catalogue')
  })
})

describe('what only sounds like what is asked for', () => {
  const own = askingOf(`# Kim Dahl

Producer

## Experience

- Account manager, Compass Hospitality Ltd, 2019 – present
- Surveyor, Embankment Surveys Ltd, 2014 – 2019
- Buyer, Northern Cooperative Ltd, 2010 – 2014

## Events

**Harbour Fair** (2024)

- Client: Port of Hull
- Audience: 4,000
- Suppliers: Pennine Power (generators)

**Harbour Fair** (2022)

- Client: Port of Hull
- Audience: 3,500
- Suppliers: Pennine Power (generators)

## Conferences

- BookExpo 2016, talk on slow books
- London Book Fair 2017, attended

## Referees

- Dr. Ann Poole, director, Port of Hull, ann.poole@hull.example
- Mark Poole, engineer, Port of Hull, +44 1482 555 0100
`)

  it.each([
    'Which banks has she worked at?',
    'Which theatres has she worked at?',
    'How many people worked on the Harbour Fair in 2024?',
    "What is Mark Poole's e-mail address?",
  ])('%s', async (question) => {
    expect(await own(question)).toMatch(/^The CV does not/)
  })

  it('leaves what is told answered', async () => {
    expect(await own('How many people came to the Harbour Fair in 2024?')).toContain('4,000')
    expect(await own("What is Ann Poole's e-mail address?")).toContain('ann.poole@hull.example')
    expect(await own('Who provided the generators at the Harbour Fair?')).toContain('Pennine Power')
    const talks = await own('How many talks has she given?')
    expect(talks).toContain('slow books')
    expect(talks).not.toContain('London')
  })
})

const guest = askingOf(`# Rosa Ilves

Baker, Tartu

## Work

### Head baker, Rukis, 2016 – now

- Ran a fundraising supper in 2019: €8,400 from 120 guests
- Guest judge in two episodes of *Leib*, television, 2024
- Two street markets, the second with 40 stalls
`)

describe('what a CV tells of once', () => {
  it('is not told of a second one', async () => {
    expect(await guest('What did her second fundraising supper bring in?')).toBe('The CV does not say.')
    expect(await guest('What did her fundraising supper bring in?')).toContain('€8,400')
    expect(await guest('How many stalls had the second street market?')).toContain('40 stalls')
  })
  it('says who was a guest on television', async () => {
    expect(await guest('Has she been on TV?')).toContain('Guest judge')
  })
})
