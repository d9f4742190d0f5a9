/** What one line tells plainly of a thing that another names, with the real model. */
import { describe, expect, it } from 'vitest'
import { askingOf } from '../../support/answers.ts'

const ask = askingOf(`# Ilka Thornbury, NPQSL

Head of science and weekend boatbuilder, Porthmellow. ilka@thornbury.example

## Posts

### Head of Science, Carrick School, Porthmellow, 2016 – present

In 2019 I set up the Tidal Garden, an outdoor classroom for forty pupils. The classroom is run by our technician, Rufus Quill.
The Harbour survey followed in 2022. The survey took six weeks and filled three notebooks. Its sponsors were local shops.

- Rewrote the Night Sky course; student rating 4.7 out of 5
- The Wet Feet field guide sold out: bought by 62% of families
- Recalled a faulty kit in 2021: 240 burners checked within a day

### Teacher of Physics, Lamorran School, 2010 – 2016

- Led the rocketry club, 25 members

## Races

- Gannet, a plywood skiff for the Falmere Cup, came 4th out of 31 boats
- Puffin, a canoe, for the Lowen Regatta

## Education and qualifications

I gained the National Professional Qualification for Senior Leadership in 2018. MSc Oceanography, University of Westhaven, 2009 (distinction). BSc Physics, University of Westhaven, 2008.

2003 – 2005: A-levels at Trewint College: Physics (A), Mathematics (A), French (C)

## Beside work

Interests: cold-water swimming, tenor recorder, crosswords.
`)

describe('a detail that one line tells plainly', () => {
  it.each([
    ['Who runs the Tidal Garden?', 'The classroom is run by our technician, Rufus Quill.'],
    ['How long did the Harbour survey take?', 'The survey took six weeks and filled three notebooks.'],
    ['Which share of families bought the Wet Feet guide?', /62% of families/],
    ['How many burners were affected by the recall in 2021?', /240 burners/],
    ['Where did Gannet finish in the Falmere Cup?', /4th out of 31 boats/],
    ['What grade did she get for the MSc?', /distinction/],
    ['When did she complete the NPQSL?', /2018/],
    ['How many A-levels does she have?', /^Three: .*Physics \(A\), Mathematics \(A\), French \(C\)/],
    ['Does she play a musical instrument?', 'Interests: cold-water swimming, tenor recorder, crosswords.'],
  ])('%s', async (query, said) => {
    if (typeof said === 'string') expect(await ask(query)).toBe(said)
    else expect(await ask(query)).toMatch(said)
  })

  it('is no place that another boat came in', async () => {
    expect(await ask('Where did Puffin finish in the Lowen Regatta?')).not.toMatch(/4th/)
  })

  it.each([
    'How long did the Harbour excavation take?',
    'Who runs the Lowen Regatta?',
    'Which share of schools bought the Wet Feet guide?',
    'How many GCSEs does she have?',
    'What grade did she get for the BSc?',
  ])('but not of another: %s', async (query) => {
    expect(await ask(query)).toMatch(/^The CV does not/)
  })
})

describe('an instrument', () => {
  const askSurgeon = askingOf(
    '# Odile Marwick\n\nTransplant nurse, Leith.\n\n## Work\n\n### Transplant nurse, Northgate Hospital, 2015 – present\n\n- Coordinate organ donation for three clinics\n- Play a part in training recorders of incidents\n\n## Interests\n\nI mend accordions. Chess and hill walking.\n',
  )

  const askPlayer = askingOf(
    '# Odile Marwick\n\nProducer, Leith.\n\n## Work\n\n### Bass player, The Tern Band, 2015 – 2018\n\n- Toured nine countries\n\n## Gear\n\n**Instruments** bass guitar, upright piano, harmonium\n',
  )

  it('is none that is mended, nor an organ that is donated', async () => {
    expect(await askSurgeon('Does she play a musical instrument?')).not.toMatch(/organ|recorders/)
  })

  it('is each of those behind that word, not the one of a post', async () => {
    expect(await askPlayer('Which instruments do they play?')).toMatch(/piano, harmonium/)
  })
})
