/** Moments of a timeline, with the real model, on a CV of this file alone. */
import { describe, expect, it } from 'vitest'
import { askingOf } from '../../support/answers.ts'

const CV = `# Teuvo Marchetti

## Track record

### Harbour Grid, Turku: Engineer, later Principal Engineer

March 2015 to August 2021

- Promoted in January 2018, after the storm.
- Rewired four islands.

### Lantern Works, Oulu: Trainee

June 2012 to February 2015

- Kept the meters of two villages.

### Partner, Saarinen & Lowe, Turku

October 2021 to today

- I am also the safety officer, an office I took over from Sanni Lowe in May 2023.

## Between things

- August 2016: walked the coast from Pori to Vaasa, on unpaid leave.
- September 2021 to January 2022: built a boat with his daughter.

## Who knows me

- Aila Brandt, director, Harbour Grid
- Okko Prewitt, foreman at Lantern Works until 2019
`

const ask = askingOf(CV)

describe('a post beside another', () => {
  it.each([
    ['What was the next job after Lantern Works?', 'Harbour Grid'],
    ['next contract after Lantern Works', 'Harbour Grid'],
    ['Which contract came before Harbour Grid?', 'Lantern Works'],
  ])('is no post that is looked for: %s', async (question, post) => {
    expect(await ask(question)).toContain(post)
  })
})

describe('one moment', () => {
  it.each([
    // The line below a post that tells of it, not the years of the post.
    ['When was he promoted at Harbour Grid?', 'Promoted in January 2018, after the storm.', 'March 2015'],
    ['When was he promoted?', 'Promoted in January 2018', 'Lantern'],
    // The post is called so: a line below it tells of another office.
    ['When did he become a partner?', 'October 2021', 'May 2023'],
    // A line about just that time, not the post that went on meanwhile.
    ['What did he do in August 2016?', 'walked the coast from Pori to Vaasa', 'Principal Engineer'],
    ['What did he do in December 2021?', 'built a boat', 'Harbour Grid'],
    ['What did he do between October and December 2021?', 'built a boat', 'Harbour Grid'],
    ['What did Teuvo do between September 2021 and January 2022?', 'built a boat', 'Harbour Grid'],
    ['Where did he work in 2013?', 'Lantern Works, Oulu: Trainee', 'Harbour Grid'],
    ['When did he start at Lantern Works?', 'June 2012', 'March 2015'],
    ['Duration of his time at Lantern Works?', '2 years and 9 months', 'Harbour Grid'],
    ['Where was he stationed in 2013?', 'Lantern Works, Oulu: Trainee', 'Harbour Grid'],
    ['Which employer preceded Harbour Grid?', 'Lantern Works', 'Saarinen'],
  ])('%s', async (query, said, unsaid) => {
    const answer = await ask(query)
    expect(answer).toContain(said)
    expect(answer).not.toContain(unsaid)
  })
})

describe('references', () => {
  it.each([
    'Who can we ring for a reference?',
    'Who will vouch for him?',
    'references',
    'Whom may we contact about his past performance?',
    'Who could I ring to check his track record?',
    'Who can confirm what he says?',
  ])('%s gives all of them', async (query) => {
    const answer = await ask(query)
    expect(answer).toContain('Aila Brandt')
    expect(answer).toContain('Okko Prewitt')
  })
})
