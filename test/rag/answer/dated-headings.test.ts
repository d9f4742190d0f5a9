/** Posts below headings that are their years alone, what explains a gap among them, and sums and conditions that such CVs tell. */
import { describe, expect, it } from 'vitest'
import { buildFacts } from '../../../src/rag/answer/facts/build-facts.ts'
import { parseDocument } from '../../../src/rag/document.ts'
import { askingOf } from '../../support/answers.ts'

const CV = `# Orla Fenwick

## Work

### Since March 2020

Team Leader (Wards and Court Liaison), Moorcroft House Trust

I run a ward of 22 beds with a staff of 31.

### June 2014 – January 2020

Charge Nurse, St Aldric's Infirmary

- Nights and weekends.

### 2012 – 2014

At home with my daughter

She was born early and needed me.

### 2006 – 2012

Staff Nurse, Harrow Lane Clinic

- Two wards, one key.

### 2002 – 2003

Nursing assistant, Birchwood Lodge

## Courses

| Course | Provider | Length |
| --- | --- | --- |
| Clinical supervision | Tarn College | 3 days |
| Working with learners | Tarn College | 1 day |
| Wound care | Royal Aldric | 4 days |

I am not trained in stoma care.

## Schooling

Hotelfachschule Bergtal, 1999 – 2002: certificate in catering.

## Referees

Bea Tolland, matron, Moorcroft House. Please do not ring her before we have met.

Ines Quarrie, ward sister, St Aldric's Infirmary.
`
const ask = askingOf(CV)

it('reads what one was and with whom in the line below years', () => {
  const { entries } = buildFacts(parseDocument(CV))
  expect(entries.slice(0, 3).map(({ title, org }) => [title, org])).toEqual([
    ['Team Leader', 'Moorcroft House Trust'],
    ['Charge Nurse', "St Aldric's Infirmary"],
    [null, 'At home with my daughter'],
  ])
})

it('takes no sentence and no list for a post', () => {
  const { entries } = buildFacts(
    parseDocument(`# Ada Moss\n\n## Work\n\n### 2012 – 2014\n\nTeam of 6 nurses, Kestrel Trust\n\nMore.\n`),
  )
  expect(entries.map(({ title }) => title)).toEqual([null])
})

describe('of such posts', () => {
  it('says how long, why there was a gap, and which was the first as one who is qualified', async () => {
    expect(await ask("How long was she at St Aldric's Infirmary?")).toContain('5 years and 8 months')
    expect(await ask('Why was there a gap in her career?')).toContain('born early')
    expect(await ask('What was her first job as a qualified nurse?')).toContain('Harrow Lane')
  })

  it('says what followed a school of a kind that the CV names in another language', async () => {
    expect(await ask('Where did she work straight after hotel school?')).toContain('Birchwood')
  })
})

describe('of courses', () => {
  it('lists those that others gave, and adds their days up', async () => {
    const text = await ask('What training courses has she attended?')
    expect(text).toContain('Clinical supervision')
    expect(text).toContain('Working with learners')
    expect(text).not.toContain('stoma')
    expect(await ask('How many days did all the courses take together?')).toMatch(/^8 days: /)
  })

  it('adds no weeks where days are told', async () => {
    expect(await ask('How many weeks did all the courses take together?')).not.toMatch(/^8/)
  })
})

it('says on which condition one may be asked, and keeps it from another', async () => {
  expect(await ask('May we contact Bea Tolland straight away?')).toContain('before we have met')
  expect(await ask('May we contact Ines Quarrie straight away?')).not.toContain('before we have met')
})
