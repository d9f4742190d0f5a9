/** Posts whose headers were read amiss: cells with the house and its place, headings that tell a time alone, rows of figures, what was done for clients. */
import { describe, expect, it } from 'vitest'
import { buildFacts } from '../../../src/rag/answer/facts/build-facts.ts'
import { parseDocument } from '../../../src/rag/document.ts'
import { askingOf } from '../../support/answers.ts'

/** What one was, with whom, where and in which years, post by post. */
const postsOf = (sections: string): string[] =>
  buildFacts(parseDocument(`# Ada Moss\n\nada@moss.example\n\n${sections}\n\n## Languages\n\nEnglish\n`))
    .entries.filter(({ kind }) => kind === 'experience')
    .map(({ title, org, place, dates }) => `${title} @ ${org} (${place}) ${dates}`)

describe('a house and its place', () => {
  it('are told apart in one cell', () => {
    expect(
      postsOf(`## Positions

| Period | Role | Where |
|---|---|---|
| 04/2020 – | Lead engineer | Quarrel Turbines, Graz |
| 09/2016 – 03/2020 | Engineer | The Heron, Oslo (one star) |
| 02/2011 – 08/2016 | Assistant | Marsh, Olney & Co |`),
    ).toEqual([
      'Lead engineer @ Quarrel Turbines (Graz) 04/2020 –',
      'Engineer @ The Heron (Oslo) 09/2016 – 03/2020',
      'Assistant @ Marsh, Olney & Co (null) 02/2011 – 08/2016',
    ])
  })

  it('stand side by side, whatever part of the house stands with the title', () => {
    expect(
      postsOf(`## Posts held

**Lead Pharmacist, Antimicrobials — Wexcombe Hospital, Leeds**
since May 2014

**Specialist Pharmacist, Critical Care — Larch Infirmary, Hull**
Feb 2009 to April 2014`),
    ).toEqual([
      'Lead Pharmacist @ Wexcombe Hospital (Leeds) since May 2014',
      'Specialist Pharmacist @ Larch Infirmary (Hull) Feb 2009 to April 2014',
    ])
  })

  it('are no remark in brackets', () => {
    expect(
      postsOf(`## Seasons

#### Harrow & Pell — Senior Buyer, Knitwear
London, Aug 2021 → today

#### Tessel (online only) — Buyer, Dresses
London, Mar 2017 → Jul 2021

#### Orrin Stores — Buying Assistant
Graz, Oct 2012 → Aug 2016`)[1],
    ).toBe('Buyer @ Tessel (London) Mar 2017 → Jul 2021')
  })

  it('are those of the post before, where it was the same firm', () => {
    expect(
      postsOf(`## Appointments

#### Tax Manager, Orrin Whitcombe, Leeds
*Jan 1999 – Mar 2006*

#### Tax Senior, same firm
*Sept 1995 – Dec 1998*

#### Tax Assistant, same firm
*Sept 1993 – Aug 1995*`).slice(1),
    ).toEqual([
      'Tax Senior @ Orrin Whitcombe (Leeds) Sept 1995 – Dec 1998',
      'Tax Assistant @ Orrin Whitcombe (Leeds) Sept 1993 – Aug 1995',
    ])
  })
})

describe('headings that tell a time alone', () => {
  const markdown = `# Ada Moss

## Now

**Senior Designer @ Plumbline** *(bank for freelancers, Graz)*
\`Jan 2023 →\`

- Leads two designers.

## Before that

**Designer @ Wend Bicycles** *(Oslo)*
\`Apr 2020 – Dec 2022\`

- First designer in the house.

**Designer @ Studio Quarter** *(agency, Leeds)*
\`Sep 2018 – Mar 2020\`

- Four clients.
`
  const ask = askingOf(markdown)

  it('are no house of the posts below them', () => {
    expect(postsOf(markdown.slice(markdown.indexOf('## Now')))).toEqual([
      'Senior Designer @ Plumbline (Graz) Jan 2023 →',
      'Designer @ Wend Bicycles (Oslo) Apr 2020 – Dec 2022',
      'Designer @ Studio Quarter (Leeds) Sep 2018 – Mar 2020',
    ])
  })

  it('have a post though it stands alone', async () => {
    expect(
      postsOf(`## Right now

### Senior Developer, Tern Ferries (Mar 2021 – present)

- Booking.

## Before that

### Developer, Pennywise (Aug 2018 – Feb 2021)

- Budgets.

### Intern, Lumen & Sons (summer 2015)

- Letters.`)[0],
    ).toBe('Senior Developer @ Tern Ferries (null) Mar 2021 – present')
    expect(await ask('Where does she work now?')).toContain('Plumbline')
    expect(await ask('Which employers has she had?')).toMatch(/Plumbline.*Wend Bicycles.*Studio Quarter/)
    expect(await ask('What was her title at Studio Quarter?')).toContain('Designer')
  })
})

describe('what stands beside posts', () => {
  const markdown = `# Ada Moss

## Engagements worth telling

### HERON (2023, energy network)

Red team, nine weeks.

### CORNCRAKE (2019–2020, health board)

Thirteen months as interim head of security.

## Career line

since 2018 — **Ravel House Ltd**, co-founder and principal consultant
2013–2018 — **Northgate Systems**, Glasgow: penetration tester
2009–2013 — **Orrin Mutual**, Edinburgh: network engineer
`
  const ask = askingOf(markdown)

  it('is no post: rows of figures, what was done in it, a pause with twins', () => {
    expect(
      postsOf(`## Posts held

### Wexcombe Academy, Leeds — Head of Music
**September 2017 – present** (1,340 pupils)

| Year | Candidates | 9–5 |
|---|---|---|
| 2018 | 14 | 57 % |
| 2019 | 19 | 63 % |

- **Timetable redesign, 2022–23.** 41 teachers from a fixed to a rotating plan; agreed after nine meetings.

### Larch High School, Hull — Second in Music
**2012–17**

Taught all years.

### Tolland School, Derby — Teacher of Music
**2008–12**

First post.`),
    ).toEqual([
      'Head of Music @ Wexcombe Academy (Leeds) September 2017 – present',
      'Second in Music @ Larch High School (Hull) 2012–17',
      'Teacher of Music @ Tolland School (Derby) 2008–12',
    ])
  })

  it('is what was done for clients, where another section has the posts', async () => {
    expect(postsOf(markdown.slice(markdown.indexOf('## Eng'))).map((post) => post.split(' (')[0])).toEqual([
      'co-founder and principal consultant @ Ravel House Ltd',
      'penetration tester @ Northgate Systems',
      'network engineer @ Orrin Mutual',
    ])
    expect(await ask('Which employers has she had?')).not.toContain('CORNCRAKE')
  })
})

describe('the first post after training', () => {
  const ask = askingOf(`# Ada Moss

## Posts held

### Larch High School, Hull — Deputy Head of Music
**2012 – present**

Taught all years.

### Tolland School, Derby — Teacher of Music
**2008–12**

Sang.

## Training and qualifications

| What | Where | When |
|---|---|---|
| PGCE Music | University of Velden | 2007–08 |
| BMus (Hons) | Velden College of Music | 2003–07 |

## Further roles at school

- Safeguarding lead since 2020
- Governor (staff), 2019 to 2023
`)

  it('follows the studies that are told among papers, and no office at a school', async () => {
    expect(await ask('What was her first post after training?')).toContain('Tolland School')
  })
})

describe('what one was', () => {
  it('may stand above several houses', () => {
    expect(
      postsOf(`## Localisation lead (contracts)

**Fennel Box, recipe app (Graz and remote)** — Feb 2022 → now
: From 3 to 14 languages

**Fenwick Games, mobile games (Leeds)** — Aug 2019 → Dec 2021
: Nine languages`).map((post) => post.split(' (')[0]),
    ).toEqual(['Localisation lead @ Fennel Box', 'Localisation lead @ Fenwick Games'])
  })

  it('began with the first of two titles that it has', () => {
    expect(
      postsOf(`## Where I have worked

**Harecastle Museum, Leeds.** Keeper of Glass from September 2009; Head of Collections as well since April 2016. Moved the store.

**Bowes Museum, Durham.** Assistant Curator, Glass, 1994–98. First job.`)[0],
    ).toBe('Keeper of Glass @ Harecastle Museum (Leeds) from September 2009')
  })
})
