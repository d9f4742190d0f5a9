/** Posts behind outline numbers, below headings with the house in a sentence, through agencies, and those before a calling. */
import { describe, expect, it } from 'vitest'
import { buildFacts } from '../../../src/rag/answer/facts/build-facts.ts'
import { parseDocument } from '../../../src/rag/document.ts'
import { askingOf } from '../../support/answers.ts'

/** What one was, with whom and in which years, post by post. */
const postsOf = (sections: string): string[] =>
  buildFacts(parseDocument(`# Ada Moss\n\nada@moss.example\n\n${sections}\n\n## Languages\n\nEnglish\n`))
    .entries.filter(({ kind }) => kind === 'experience')
    .map(({ title, org, dates }) => `${title} @ ${org} ${dates}`)

describe('posts behind outline numbers', () => {
  it('reads each, and no line below one as a post in place of them', () => {
    expect(
      postsOf(`## 2. Employment

2.1 **Reader in Botany**, University of Tolland, since October 2018.
   Director of the Tolland Herbarium from August 2020 to July 2023.

2.2 **Lecturer**, University of Wexcombe, October 2012 – September 2018.

2.3 **Research assistant**, Larch Institute, Oulu, May 2009 – August 2012. Mosses, mostly.`),
    ).toEqual([
      'Reader in Botany @ University of Tolland since October 2018',
      'Lecturer @ University of Wexcombe October 2012 – September 2018',
      'Research assistant @ Larch Institute May 2009 – August 2012',
    ])
  })
})

describe('a heading that says what one was, above the house and the dates in one paragraph', () => {
  const markdown = `# Ada Moss

## Employment

### HEAD OF LETTINGS
Wexcombe Homes (3,000 flats). *August 2021 to present.*

Forty staff.

**Boiler programme.** After a cold winter in January 2022 I had every boiler inspected. All are done.

**Office move.** Led by my deputy in April 2023.

### LETTINGS OFFICER
Tolland Council. *2014 to 2021.*

Viewings and keys.
`
  const ask = askingOf(markdown)

  it('names the house, and takes no bold beginning of a paragraph for a post', () => {
    const posts = buildFacts(parseDocument(markdown)).entries
    expect(posts.map(({ title, org }) => [title, org])).toEqual([
      ['HEAD OF LETTINGS', 'Wexcombe Homes'],
      ['LETTINGS OFFICER', 'Tolland Council'],
    ])
  })

  it('says whom one worked for in a year', async () => {
    expect(await ask('Which organisation employed her in 2016?')).toContain('Tolland Council')
  })

  it('leaves titles in bold below a house as posts', () => {
    const posts = postsOf(`## Employment

### Wexcombe Homes

*2010 – 2021*

**Lettings Manager, 2016 – 2021.** I ran the desk.

**Clerk, 2010 – 2016.** I kept the keys.`)
    expect(posts.join('\n')).toMatch(/Lettings Manager @ .*\nClerk @ /)
  })
})

it('takes an agency through which one worked for no employer', () => {
  expect(
    postsOf(`## Client work

### Board of Canals, web unit
*Platform engineer, contracted through Larch Associates · October 2020 – April 2022 · remote*

- Moved the portal.

### Quarrel Games
*Consultant · August 2018 – September 2020 · Leeds*

- Tuned the servers.`),
  ).toEqual([
    'Platform engineer @ Board of Canals October 2020 – April 2022',
    'Consultant @ Quarrel Games August 2018 – September 2020',
  ])
})

describe('what was before a calling', () => {
  it('is work, whatever the calling is called', () => {
    expect(
      postsOf(`## Before the books

**Class teacher, Larch Primary School, Leeds.** September 2006 – July 2015.

**Van driver, Wexcombe Laundry.** 2002 – 2005. Nine villages.`),
    ).toEqual([
      'Class teacher @ Larch Primary School September 2006 – July 2015',
      'Van driver @ Wexcombe Laundry 2002 – 2005',
    ])
  })

  it('is no work in what is to be known before a call', () => {
    const { mainKinds } = buildFacts(
      parseDocument('# Ada Moss\n\n## Before you call\n\nNotice: two months. No travel.\n'),
    )
    expect(mainKinds[1]).toBe('practical')
  })
})
