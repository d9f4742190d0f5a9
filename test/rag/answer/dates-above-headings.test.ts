/** Dates above the heading of what they tell, as forms of Europe put them out, and posts of pasted profiles. */
import { describe, expect, it } from 'vitest'
import { buildFacts } from '../../../src/rag/answer/facts/build-facts.ts'
import { parseDocument } from '../../../src/rag/document.ts'
import { askingOf } from '../../support/answers.ts'

const postsOf = (cv: string): unknown[] =>
  buildFacts(parseDocument(cv)).entries.map(({ title, org, place, dates }) => [title, org, place, dates])

const FORM = `# Ada Quill

## WORK EXPERIENCE

[ 01/03/2017 – Current ]

### Head of the dye works, wool

*Brenholt Mills*

**City:** Malmö | **Country:** Sweden | **Business or sector:** Manufacturing

- Lowered the use of water from 40 to 22 litres a kilo.

[ 01/06/2011 – 28/02/2017 ]

### Dyer

*Lund Textile Cooperative*

**City:** Aarhus | **Country:** Denmark

- Mixed 300 shades.

[ 07/2010 – 09/2010 ]

### Seasonal worker, harvest

*Fruit Growers of Scania*

- Picked pears.

## EDUCATION AND TRAINING

[ 09/2007 – 06/2011 ]

### Bachelor of Textile Chemistry

*University of West Scania*

**City:** Borås | **Country:** Sweden | **Final grade:** 4.6

[ 11/2015 ]

### Good laboratory practice for dyers

*Textile Academy, Lund*

A course of three days.

## VOLUNTEERING

[ 05/2012 – 12/2019 ] Aarhus

### Harbour lifeguard

Two evenings a week.
`

describe('dates above their headings', () => {
  const ask = askingOf(FORM)
  const { units } = buildFacts(parseDocument(FORM))

  it('are those of what stands below', () => {
    expect(postsOf(FORM).slice(0, 5)).toEqual([
      ['Head of the dye works', 'Brenholt Mills', 'Malmö', '01/03/2017 – Current'],
      ['Dyer', 'Lund Textile Cooperative', 'Aarhus', '01/06/2011 – 28/02/2017'],
      ['Seasonal worker', 'Fruit Growers of Scania', null, '07/2010 – 09/2010'],
      ['Bachelor of Textile Chemistry', 'University of West Scania', 'Borås', '09/2007 – 06/2011'],
      ['Good laboratory practice for dyers', 'Textile Academy', 'Lund', '11/2015'],
    ])
    expect(units.every(({ unit }) => !/[[\]]/.test(unit.text))).toBe(true)
  })

  it('answer when something was, and where', async () => {
    expect(await ask('Where did she work in 2014?')).toContain('Lund Textile Cooperative')
    expect(await ask('When did she start at Brenholt Mills?')).toContain('01/03/2017')
    expect(await ask('In which countries has she worked?')).toMatch(/Sweden.*Denmark/)
    expect(await ask('When was she a lifeguard?')).toContain('05/2012 – 12/2019')
  })

  it('stay where they are where they stand below', () => {
    const cv =
      '# Ada Quill\n\n## Work\n\n### Engineer, Brenholt Mills\n\n2011 – 2014\n\n### Clerk, Orrin Bank\n\n2014 – 2019\n'
    expect(postsOf(cv)).toEqual([
      ['Engineer', 'Brenholt Mills', null, '2011 – 2014'],
      ['Clerk', 'Orrin Bank', null, '2014 – 2019'],
    ])
  })
})

const PROFILE = `# Ada Quill

## Contact

+44 20 7946 0101 (Mobile)
ada@post.example
www.post.example/in/ada (LinkedIn)

## Experience

**Brenholt Mills**
7 years 10 months

Head Dyer
September 2017 - Present (5 years 3 months)
Malmö, Sweden

- 40 people

Dyer
February 2015 - August 2017 (2 years 7 months)
Malmö, Sweden

- 300 shades

**Lund Ferries**
Purser
May 2007 - March 2013 (5 years 11 months)
Lund, Scania, Sweden

- The car deck

## Licenses & Certifications

Forklift Licence
Scania Training House
Issued Feb 2019 · Expires Feb 2029
Credential ID FL-2281

Sea Rescue Helper
Harbour Guild
Issued Jun 2014 · No expiration date
Credential ID SR-5510

## Projects

Quiet Vats
Mar 2022 - Nov 2022
Associated with Brenholt Mills
Less noise in the dye house. Budget €95,000.

Blue Week
Oct 2023 - Apr 2024
Associated with Brenholt Mills
An open house. Budget €41,000.
`

describe('a pasted profile', () => {
  const ask = askingOf(PROFILE)

  it('has posts below a house and posts with their own', () => {
    expect(postsOf(PROFILE).slice(0, 3)).toEqual([
      ['Head Dyer', 'Brenholt Mills', 'Malmö', 'September 2017 - Present'],
      ['Dyer', 'Brenholt Mills', 'Malmö', 'February 2015 - August 2017'],
      ['Purser', 'Lund Ferries', 'Lund', 'May 2007 - March 2013'],
    ])
  })

  it('tells of a thing in the lines below its name', async () => {
    expect(await ask('What is the credential ID of her forklift licence?')).toContain('FL-2281')
    expect(await ask('What was the budget of Blue Week?')).toContain('€41,000')
    expect(await ask('What was the budget of Blue Week?')).not.toContain('95,000')
  })

  it('has its addresses apart', () => {
    const texts = buildFacts(parseDocument(PROFILE)).units.map(({ unit }) => unit.text)
    expect(texts).toContain('ada@post.example')
    expect(texts).toContain('+44 20 7946 0101 (Mobile)')
  })
})

it('a time in brackets parts the lines of one paragraph that tell a post', () => {
  const cv = `# Ada Quill

## WORK EXPERIENCE

**[ 03/2017 – Current ]**
**Shift lead, boilers**
*Holt Timber GmbH*
City: Erlau | Country: Austria

- Lead five stokers
`
  const [post] = buildFacts(parseDocument(cv)).entries
  expect(post).toMatchObject({ title: 'Shift lead', org: 'Holt Timber GmbH' })
})
