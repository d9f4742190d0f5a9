/** CVs written out from data: labels that are words run together, begin and end in fields of their own. */
import { describe, expect, it } from 'vitest'
import { buildFacts } from '../../../src/rag/answer/facts/build-facts.ts'
import { findDates } from '../../../src/rag/answer/text/dates.ts'
import { parseDocument } from '../../../src/rag/document.ts'
import { askingOf } from '../../support/answers.ts'

const CV = `# Ada Quill

## Work

### Tamar Salmon

**position:** Fish Health Manager
**location:** Calstock
**startDate:** 2018-03-26
**endDate:** Present

### Sound Mussels

**position:** Sampler, from 2014 Field biologist
**startDate:** 2012-05-14
**endDate:** 2018-02-28

## Education

### University of Leeds

**studyType:** Master of Science
**area:** Aquaculture
**startDate:** 2009-09
**endDate:** 2011-06
**courses:** Fish disease, Water chemistry

## Skills

### Boats

**level:** Master
**keywords:** winches, knots

### Numbers

**level:** Beginner
**keywords:** R
`

describe('labels of data', () => {
  const ask = askingOf(CV)

  it('tell posts and studies', () => {
    const { entries } = buildFacts(parseDocument(CV))
    expect(entries.map(({ title, org, dates }) => [title, org, dates])).toEqual([
      ['Fish Health Manager', 'Tamar Salmon', '2018-03-26 – present'],
      ['Sampler, from 2014 Field biologist', 'Sound Mussels', '2012-05-14 – 2018-02-28'],
      ['Master of Science, Aquaculture', 'University of Leeds', '2009-09 – 2011-06'],
    ])
  })

  it('are said in words', async () => {
    expect(await ask('Where did she work in 2013?')).toContain('Sound Mussels')
    expect(await ask('What degrees does she have?')).toBe(
      'University of Leeds, Master of Science, Aquaculture, 2009-09 – 2011-06.',
    )
    expect(await ask('When did she graduate?')).toMatch(/^2011: /)
    expect(await ask('What are her skills?')).toBe('Boats (Master): winches, knots; Numbers (Beginner): R.')
  })

  it('hold days, which are no years', () => {
    expect(findDates('2016-02-26')).toMatchObject([{ from: 24193, to: 24193, single: true }])
    expect(findDates('2011-09~2014-05')).toMatchObject([{ from: 24140, to: 24172, single: false }])
  })
})

describe('data in code', () => {
  const ask = askingOf(
    '# Hi, I\'m Ada 👋\n\n```yaml\nname: Ada Quill\nlocated_in: Malmö, Sweden\ntools: [Rust, "Vue"]\nhobbies: [hill running, sourdough]\n```\n\n## Languages and Tools\n\nPython, Redis\n',
  )

  it('is read as lines of fields', async () => {
    expect(await ask('What is her full name?')).toBe('Ada Quill.')
    expect(await ask('Where is she based?')).toContain('Malmö')
    expect(await ask('What are her hobbies?')).toBe('hill running, sourdough.')
    expect(await ask('Which tools does she use?')).toContain('Redis')
  })
})
