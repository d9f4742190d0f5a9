/** What a question is anchored at: a title that is the heading, a place or a deed told below a header, two told events. */
import { describe, expect, it } from 'vitest'
import { askingOf } from '../../support/answers.ts'

const HEADED = `# Sunniva Karlstorp

## Contact

sunniva@karlstorp.example

## Professional experience

### Chief Software Architect

**Velmora Instruments GmbH** | Linz, Austria | 02/2019 – today

- Lead a guild of nine.
- Cut the boot time of the gauge from 900 ms to 210 ms.

### Lead Developer, Scale Systems

**Ostrava Weighing Technologies** | Ostrava, Czechia | 05/2012 – 01/2019

- Wrote the driver of the floor scale that 14 airports use.
- Recalled 3,000 load cells with a cracked weld in 2016.

### Firmware Engineer

**Bryggefjord Sensors** | Bergen, Norway | 08/2008 – 04/2012

Sent to northern Laos for a year, to set up a workshop.

- Soldered 400 prototypes by hand.

## Education

**LLB Law with Spanish**, University of Kelmond, 2002 – 2006.

**LLM Patent Law**, Zuidrand University, 2006 – 2007.

**Diploma in Teaching**, University of Kelmond, 2007 – 2008.
`

const TABLED = `# Ruy Falcoeira

## Particulars

ruy@falcoeira.example

## Employment record

| From | To | Employer | Seat | Position |
| --- | --- | --- | --- | --- |
| 2020-03 | present | Hollinger Cheeses | Utrecht, Netherlands | Head of Quality |
| 2014-06 | 2020-02 | Conservas Rialto | Porto, Portugal | Quality Manager |
| 2010-01 | 2014-05 | Molino Sorrel | Parma, Italy | Supplier Engineer |

## Notes on the posts

### Hollinger Cheeses

I lead 17 people, and buy for 30 million euros a year.

- Complaints fell from 6 to 2 per million packs.

### Conservas Rialto

- Led the anchovy recall: 22,000 jars with a loose lid.
- Trained 120 line workers with picture cards.

### Molino Sorrel

- Audited 60 millers in nine countries.
`

const PROSE = `# Odalys Vreeburg

## Contact

odalys@vreeburg.example

## The Copper Kettle

On 3 May 2006 I opened my restaurant, The Copper Kettle, in an old chandlery with 40 seats. The menu changed every week.

We kept a silver spoon for six years in a row. In October 2015 I sold the business to my sous-chef.
`

describe('a title that stands in the heading above the employer', () => {
  const ask = askingOf(HEADED)

  it('is said with the employer', async () => {
    expect(await ask('Which post does she hold at Velmora Instruments?')).toContain(
      'Chief Software Architect',
    )
    const answer = await ask('What was her role at Ostrava Weighing Technologies?')
    expect(answer).toContain('Lead Developer, Scale Systems')
    expect(answer).not.toContain('Firmware')
  })

  it('leads to the employer', async () => {
    expect(await ask('Where was she a firmware engineer?')).toMatch(/Bryggefjord Sensors/)
  })
})

describe('what is told below a header', () => {
  const ask = askingOf(HEADED)
  const ofTable = askingOf(TABLED)

  it('is of that post, when one asks where she was then', async () => {
    const answer = await ask('Where did she work when she recalled the load cells?')
    expect(answer).toMatch(/^Lead Developer, Scale Systems, Ostrava Weighing Technologies/)
    expect(answer).toContain('cracked weld')
    expect(await ask('At which firm did she write the driver of the floor scale?')).toMatch(/^Lead Developer/)
  })

  it('is of the post in the table that the heading names', async () => {
    const answer = await ofTable(
      'Which employer was he with during the anchovy recall, and how many jars were concerned?',
    )
    expect(answer).toMatch(/^2014-06 – 2020-02, Conservas Rialto/)
    expect(answer).toContain('22,000')
    expect(answer).not.toContain('Molino')
  })

  it('has a post before and after it', async () => {
    expect(await ask('Which job did she take up directly after Laos?')).toBe(
      'Lead Developer, Scale Systems, Ostrava Weighing Technologies, Ostrava, Czechia, 05/2012 – 01/2019.',
    )
  })

  it('is no answer where no post tells of all that is asked', async () => {
    expect(await ask('Where did she work when she recalled the pressure valves?')).not.toMatch(/^Lead/)
  })

  it('says whom he leads first', async () => {
    expect(await ofTable('Has he got people under him at present?')).toMatch(/^I lead 17 people/)
  })

  it('says a post once, though its notes stand elsewhere', async () => {
    expect(await ofTable('What was his position at Molino Sorrel?')).toBe(
      '2010-01 – 2014-05, Molino Sorrel, Parma, Italy, Supplier Engineer.',
    )
  })
})

describe('studies in their order', () => {
  const ask = askingOf(HEADED)

  it('are next to each other by their years', async () => {
    expect(await ask('What did she study straight after her first law degree?')).toMatch(/^LLM Patent Law/)
  })
})

describe('from one told event to another', () => {
  const ask = askingOf(PROSE)

  it('is how long a thing was hers', async () => {
    const answer = await ask('For how many years did The Copper Kettle belong to her?')
    expect(answer).toMatch(/^9 years and 6 months: On 3 May 2006/)
    expect(answer).toContain('In October 2015')
  })
})
