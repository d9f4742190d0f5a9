/** CVs exported from pages of notes: posts as items that can be opened, databases beside the tables they show. */
import { describe, expect, it } from 'vitest'
import { buildFacts } from '../../../src/rag/answer/facts/build-facts.ts'
import { parseDocument } from '../../../src/rag/document.ts'
import { askingOf } from '../../support/answers.ts'

const CV = `# Ada Quill

Location: Malmö, Sweden

## Jobs

- **Lark House Prison Library** — Librarian
    
    📅 May 2019 → now · Malmö · four days since 2022
    
    - Lends 900 books a month
    
- **HMP Tamar** — Reading Tutor
    
    📅 January 2014 → April 2019 · near Calstock
    
    - Two classes of eight
    
- **Quarrel Games** — Proofreader
    
    📅 09/2011 → 12/2013 · York
    

## Projects

[Untitled database](Projects%2099ab.csv)

| Name | Status |
| --- | --- |
| Night shelf | running |
| Letter desk | ended |
`

describe('items that open posts', () => {
  const ask = askingOf(CV)

  it('are posts, with the time of the paragraph below them', async () => {
    const { entries } = buildFacts(parseDocument(CV))
    expect(entries.map(({ title, org, dates, place }) => [title, org, dates, place])).toEqual([
      ['Librarian', 'Lark House Prison Library', 'May 2019 → now', 'Malmö'],
      ['Reading Tutor', 'HMP Tamar', 'January 2014 → April 2019', null],
      ['Proofreader', 'Quarrel Games', '09/2011 → 12/2013', 'York'],
    ])
    expect(await ask('Where did she work in 2016?')).toContain('HMP Tamar')
    expect(await ask('How long was she at Quarrel Games?')).toContain('2 years and 4 months')
  })

  it('tell the prisons that one worked in', async () => {
    const said = await ask('In which prisons has she worked?')
    expect(said).toContain('HMP Tamar')
    expect(said).toContain('Lark House')
    expect(said).not.toContain('Quarrel')
  })

  it('leave out the link to the table', async () => {
    const said = await ask('What projects has she done?')
    expect(said).toContain('Night shelf')
    expect(said).not.toContain('database')
  })
})
