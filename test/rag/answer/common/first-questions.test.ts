/** What recruiters ask first, in their own short words. */
import { describe, expect, it } from 'vitest'
import { planned } from './planned.ts'

const KEEPER = planned(`# Runa Oakshott

## At a glance

| | |
| --- | --- |
| People in my care | 84 (60 keepers, 24 seasonal) |

## Career

| From | To | Employer | Place | Role |
| --- | --- | --- | --- | --- |
| 04/2020 | today | Fjordpark | Bergen | Head Keeper |
| 02/2014 | 03/2020 | Tarn Zoo | Kendal | Keeper |
| 01/2012 | 12/2013 | Moss Aviary | Kendal | Keeper (fixed-term) |

### Fjordpark

- **Reports to:** Sigrid Aune
- Cut feed costs from €90,000 to €61,000; it is the change I am proudest of, 32% less.

### Tarn Zoo

- **Manager:** Hob Lister
- **Reason for leaving:** the zoo was sold to a developer.

## Schooling

- **MSc Animal Behaviour**, Solway University, 2010 – 2011. Final mark 78%. Dissertation: "Otters at dusk".
- **BSc Zoology**, Eden College, 2007 – 2010, upper second class

## How I lead

I walk the park before the gates open. Rotas are made together.

## What I want

- A post of four days a week; I would like four days a week near the sea.
- Looking for €58,000 or more.
`)

describe('first questions', () => {
  it.each([
    ['How many staff does she manage today?', '84'],
    ['Why did she leave Tarn Zoo?', 'sold to a developer'],
    ['What pay does she expect?', '€58,000'],
    ['Highest degree and grade?', 'final mark 78%.'],
    ["What's her highest degree and what grade did she get?", 'MSc Animal Behaviour'],
    ['What is her highest degree and how well did she do?', 'final mark 78%.'],
    ['What was her very first job in the trade?', 'Moss Aviary'],
    ['Biggest achievement, with a figure please?', '32%'],
    ['How would you describe her leadership style?', 'before the gates open'],
    ['Who is she with?', 'Fjordpark'],
    ['How senior is she?', 'Head Keeper'],
    ['Who was her boss in 2016?', 'Hob Lister'],
    ['Who was her boss in Kendal?', 'Hob Lister'],
    ['Does she want a full-time job?', 'four days a week'],
  ])('%s', (question, told) => {
    expect(KEEPER(question)).toContain(told)
  })

  it('tells the last posts in short, and of permanent ones no other', () => {
    const two = KEEPER('Summarise her last two permanent roles.')
    expect(two).toContain('Fjordpark')
    expect(two).toContain('Tarn Zoo')
    expect(KEEPER('Summarise her last two full-time posts.')).toContain('Tarn Zoo')
    expect(KEEPER('Summarise her last three jobs')).toContain('Moss Aviary')
    expect(KEEPER('Describe her last three permanent posts')).not.toContain('Moss Aviary')
  })

  it('leaves results in figures and bosses that are not told to the rankers', () => {
    const bare = planned(
      '# Ib Holt\n\n## Work\n\n### Cook, Inn, Ribe (2015 – present)\n\n- Soups and stocks.\n',
    )
    expect(bare('Biggest achievement with a figure?')).toBeNull()
    expect(bare('Who was his boss in 2018?')).toBeNull()
  })
})
