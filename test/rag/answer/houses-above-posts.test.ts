/** Posts below the name of their house: in a paragraph of its own, or in a heading above several. */
import { describe, expect, it } from 'vitest'
import { buildFacts } from '../../../src/rag/answer/facts/build-facts.ts'
import { parseDocument } from '../../../src/rag/document.ts'
import { askingOf } from '../../support/answers.ts'

const postsOf = (cv: string): unknown[] =>
  buildFacts(parseDocument(cv)).entries.map(({ title, org, dates }) => [title, org, dates])

describe('a house in a paragraph of its own', () => {
  const federal = `# Ada Quill

## WORK EXPERIENCE

**Office of River Gauges, Tamar District**\\
12 Weir Street, Calstock, ME 04401

**Hydrologist**\\
**Series/Grade:** GS-1315-11\\
**Dates Employed:** 06/2012 – Present\\
**Okay to contact this Supervisor:** Yes

- Reads 40 gauges.

**Delta Survey**, Ogden, UT\\
**Packer**\\
**Dates Employed:** 05/2010 – 10/2011

- Packed maps.
`
  const ask = askingOf(federal)

  it('stands above what one was there, set off', () => {
    expect(
      postsOf(
        '# Ada Quill\n\n## Experience\n\n**Mar 2019 – to date Sound Crossings, Malmö**\n\n> **Ferry Pilot**\n\n- Pilots\n\n**Sept 2012 – Feb 2019 Baltic Lines, Gdynia**\n\n> **Deck Officer**\n\n- Stood the watch',
      ),
    ).toEqual([
      ['Ferry Pilot', 'Sound Crossings', 'Mar 2019 – to date'],
      ['Deck Officer', 'Baltic Lines', 'Sept 2012 – Feb 2019'],
    ])
  })

  it('has its address below, and its time in a line that is labelled so', async () => {
    expect(postsOf(federal)).toEqual([
      ['Hydrologist', 'Office of River Gauges', '06/2012 – Present'],
      ['Packer', 'Delta Survey', '05/2010 – 10/2011'],
    ])
    expect(await ask('What is her current job?')).toContain('Hydrologist')
  })

  it('is none where the post has its own time', () => {
    expect(
      postsOf(
        '# Ada Quill\n\n## Experience\n\n**Sound Crossings, Malmö** — 2012 – 2020\n\n**Ferry Pilot**, 2016 – 2020\n\n- Pilots\n\n**Deck Officer**, 2012 – 2016\n\n- Watches',
      ),
    ).toEqual([
      ['Ferry Pilot', 'Sound Crossings', '2016 – 2020'],
      ['Deck Officer', 'Sound Crossings', '2012 – 2016'],
    ])
  })
})

describe('a profile of a network, with the house in a heading', () => {
  it('has the house as the employer of each post, not how it is worked', () => {
    const cv = `# Ada Quill

## Experience

### Sound Crossings

5 yrs 10 mos

**Head of Pilots**
Full-time · Hybrid
Apr 2022 - Present · 4 yrs
Leeds, England, United Kingdom

- Leads eleven pilots.

**Ferry Pilot**
Full-time
Jun 2018 - Apr 2022 · 3 yrs 11 mos
Hull, England, United Kingdom

- Piloted the night ferry.

### Marlow School

**Teacher of French**
Full-time
Sep 2008 - Jul 2013 · 4 yrs 11 mos
Bradford, England, United Kingdom

- Taught years 7 to 13.
`
    const posts = buildFacts(parseDocument(cv)).entries.map(({ title, org, place }) => [title, org, place])
    expect(posts).toEqual([
      ['Head of Pilots', 'Sound Crossings', 'Leeds'],
      ['Ferry Pilot', 'Sound Crossings', 'Hull'],
      ['Teacher of French', 'Marlow School', 'Bradford'],
    ])
  })
})
