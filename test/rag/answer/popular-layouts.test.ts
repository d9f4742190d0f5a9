/** Posts in the layouts that generators, word processors and forms make: what belongs together is one post. */
import { describe, expect, it } from 'vitest'
import { buildFacts } from '../../../src/rag/answer/facts/build-facts.ts'
import { parseDocument } from '../../../src/rag/document.ts'
import { askingOf } from '../../support/answers.ts'

const postsOf = (cv: string): unknown[] =>
  buildFacts(parseDocument(cv)).entries.map(({ title, org, dates }) => [title, org, dates])

describe('labels between a title and its list', () => {
  const cv = `# Ada Quill

## Experience

### Ferry Pilot
**Sound Crossings** — *Malmö*
*March 2019 – Present*

**Key Responsibilities:**
- Pilots the night ferry

**Key Achievements:**
- Cut delays by 12%

### Deck Officer
**Baltic Lines** — *Gdynia*
*2012 – 2018*

**Key Responsibilities:**
- Stood the watch

**Key Achievements:**
- Won the Harbour Prize 2015 for safety
`
  const ask = askingOf(cv)

  it('are no employers, and no facts', async () => {
    expect(postsOf(cv)).toEqual([
      ['Ferry Pilot', 'Sound Crossings', 'March 2019 – Present'],
      ['Deck Officer', 'Baltic Lines', '2012 – 2018'],
    ])
    const said = await ask('What did she do at Baltic Lines?')
    expect(said).toContain('Stood the watch')
    expect(said).toContain('Harbour Prize 2015')
    expect(said).not.toContain('Key')
    expect(await ask('Any awards?')).toBe('Won the Harbour Prize 2015 for safety.')
  })
})

describe('dates set as code', () => {
  const cv = `# Ada Quill

Diver

## Occupation

\`Current\`
__Scientist__, Tide Institute, Gdynia

- Leads a project

\`2016-2019\`
__Postdoc__, Fjord Institute, Tromso

- Built a pipeline

\`2006, 2007\`
__Aquarium guide__, Gdynia Aquarium

- Fed the seals
`
  const ask = askingOf(cv)

  it('are those of the post below them', async () => {
    expect(postsOf(cv)).toEqual([
      ['Scientist', 'Tide Institute', ''],
      ['Postdoc', 'Fjord Institute', '2016-2019'],
      ['Aquarium guide', 'Gdynia Aquarium', '2006'],
    ])
    expect(await ask('What did she do at the Fjord Institute?')).not.toContain('Fed the seals')
    expect(await ask('First job?')).toContain('Aquarium guide')
  })

  it('say what goes on, though not since when', async () => {
    expect(await ask('What is her current job?')).toContain('Scientist, Tide Institute')
    expect(await ask('Which companies has she worked for?')).toContain('Tide Institute')
    expect(await ask('How many years of experience does she have?')).not.toMatch(/\byears\b/)
  })
})

describe('degrees with full stops', () => {
  const ask = askingOf(
    "# Ada Quill\n\n## Education\n\n- B.E. (Hons) Civil Engineering, University of Tamar, 2003 – 2007\n- Leaving Certificate, St. Bride's College, 1997 – 2003",
  )

  it('stand above what school ends with', async () => {
    expect(await ask('What is her highest degree?')).toContain('B.E.')
  })
})

describe('a form with the dates of each post in its heading', () => {
  it('has what one was and with whom from the fields below', () => {
    const cv = `# Ada Quill

## Work experience

### Dates: 09/2013 – 02/2018

- **Occupation or position held:** Ferry pilot
- **Name and address of employer:** Sound Crossings Ltd, Quay 40, 4999 Malmö (Sweden)

## Education and training

### Dates: 10/2010 – 07/2013

- **Title of qualification awarded:** Master mariner
- **Name and type of organisation providing education and training:** Polytechnic of Ystad
`
    expect(postsOf(cv)).toEqual([
      ['Ferry pilot', 'Sound Crossings Ltd', '09/2013 – 02/2018'],
      ['Master mariner', 'Polytechnic of Ystad', '10/2010 – 07/2013'],
    ])
  })
})

describe('heads of posts as generators and pages of notes write them', () => {
  it.each([
    [
      'an address of the web as the last line',
      '### Sound Crossings\n**Ferry Pilot**\nMalmö, Sweden\nMarch 2019 - Present\nhttps://crossings.example\n\n- Pilots ferries',
      [['Ferry Pilot', 'Sound Crossings', 'March 2019 - Present']],
    ],
    [
      'summaries of what can be opened',
      '<details open>\n<summary><b>Ferry Pilot</b> @ Sound Crossings (2019 - now)</summary>\n\n- Pilots\n\n</details>\n\n<details>\n<summary><b>Software Engineer</b> @ Baltic Lines (2012 - 2018)</summary>\n\n- Charts\n\n</details>',
      [
        ['Ferry Pilot', 'Sound Crossings', '2019 - now'],
        ['Software Engineer', 'Baltic Lines', '2012 - 2018'],
      ],
    ],
    [
      'fields written small',
      '### Ferry Pilot @ Sound Crossings\nstart:: 2019-03\nend:: present\ntown:: Malmö\n\n- Pilots\n\n### Deck Officer @ Baltic Lines\nstart: 2012-01\nend: 2018-12\n\n- Watches',
      [
        ['Ferry Pilot', 'Sound Crossings', '2019-03 – present'],
        ['Deck Officer', 'Baltic Lines', '2012-01 – 2018-12'],
      ],
    ],
  ])('%s', (_, posts, told) => {
    expect(postsOf(`# Ada Quill\n\n## Experience\n\n${posts}\n`)).toEqual(told)
  })
})
