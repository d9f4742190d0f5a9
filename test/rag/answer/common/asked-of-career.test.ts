/** What recruiters ask of every career: stays abroad, whom one guided and led, before the trade, totals; and what a CV is silent on. */
import { describe, expect, it } from 'vitest'
import { planned } from './planned.ts'

const COOPER = `# Wilma Tarr

Cooper. Lives in Cork, Ireland. I am the person the others ask about leaking heads.

## Work

### Cooper, Slaney Casks, Cork (2018 – present)

- Cut the loss of staves from 14 % to 6 %.
- Run the yard's 900 barrels with a crew of three.
- Foreman from 2021; stepped back at my own wish in 2023.
- Took on two apprentices; both qualified.

### Cooper, Byrne & Daly, Limerick (2014 – 2018)

- Rebuilt the steam chest.

### Barmaid, The Hoop, Ennis (2011 – 2013)

- Evenings and weekends.

## Schooling

- Craft certificate in coopering, Limerick, 2014. Ten weeks with a cooperage in Porto, Portugal, in the last year.
- Leaving Cert, Ennis, 2010

## Papers

Eleven articles in all, three of them on chestnut. A choice:

- "Hoops", Stave & Hoop 12, 2022
- "Char", Stave & Hoop 9, 2019
`

const PLAIN = `# Wilma Tarr

Cooper. Lives in Cork, Ireland.

## Work

### Cooper, Slaney Casks, Cork (2018 – present)

- Mend casks for breweries in Belgium and Chile.
- Mentor of two juniors, Ada and Per.

### Cooper, Byrne & Daly, Limerick (2014 – 2018)

- Served my time as an apprentice under Con Byrne.

## Key achievements

- Cut the loss of staves by half.
- Moved the yard in nine days.
`

const both =
  (question: string) =>
  (cv: string): string | null =>
    planned(cv)(question)

describe('a stay abroad', () => {
  it.each([
    'Has she lived or worked abroad?',
    'Has she lived abroad?',
    'experience abroad',
    'Has Wilma spent time abroad?',
    'Has she ever lived or worked outside Ireland?',
  ])('%s', (question) => {
    expect(both(question)(COOPER)).toBe('Ten weeks with a cooperage in Porto, Portugal, in the last year.')
    // customers abroad are no stay
    expect(both(question)(PLAIN)).toBe('nowhere')
  })
})

describe('whom one guided', () => {
  it.each([
    'mentoring',
    'Has she mentored anyone?',
    'Has she trained apprentices?',
    'Has she taken on apprentices?',
  ])('%s', (question) => {
    expect(both(question)(COOPER)).toBe('Took on two apprentices; both qualified.')
  })
  it('is another than who guided one', () => {
    expect(both('Has she ever trained an apprentice of her own?')(PLAIN)).toBe('unsaid')
    expect(both('Mentoring experience?')(PLAIN)).toBe('Mentor of two juniors, Ada and Per.')
  })
})

describe('whom one led', () => {
  it('is told with a post that was given up', () => {
    expect(both('Has she line-managed anybody?')(COOPER)).toContain('a crew of three')
  })
  it.each([
    'Has she been a line manager?',
    'Has she had staff responsibility?',
    'Has she had direct reports, i.e. people she managed?',
  ])('is no one whom one mentors: %s', (question) => {
    expect(both(question)(PLAIN)).toBe('nowhere')
  })
})

describe('a CV that has no word for it', () => {
  it.each([
    'Budget responsibility?',
    'How big is the budget she controls?',
    'prizes, awards, honours?',
    'Does she do any charity work?',
    'Any side projects?',
    'A-levels?',
  ])('%s', (question) => {
    expect(both(question)(PLAIN)).toBe('nowhere')
  })
})

describe('what else is asked of a career', () => {
  it.each([
    ['What did she do before she became a cooper?', 'Barmaid, The Hoop, Ennis (2011 – 2013).'],
    ['What did she do before coopering?', 'Barmaid, The Hoop, Ennis (2011 – 2013).'],
    ["what's she best at", 'I am the person the others ask about leaking heads.'],
    ['What is the work she can be proudest of?', 'Cut the loss of staves from 14 % to 6 %.'],
    ['number of publications', 'Eleven articles in all, three of them on chestnut.'],
    ['How many articles has she published?', 'Eleven articles in all, three of them on chestnut.'],
    ['Leaving Cert?', 'Leaving Cert, Ennis, 2010.'],
    ['Did she do her Leaving Cert?', 'Leaving Cert, Ennis, 2010.'],
    ['A-levels?', 'nowhere'],
  ])('%s', (question, answer) => {
    expect(both(question)(COOPER)).toBe(answer)
  })
})

const ANALYST = `# Per Holm

Data analyst, Oslo.

## Work

### Data analyst, Fjordkort, Oslo
*2016 – present · card payments*

### Data analyst, Rederi Nord, Bergen
*2012 – 2015 · shipping*

### Intern, Havn, Bergen
*summer 2009*

## Education

- BSc Statistics, University of Bergen, 2007 – 2010
`

describe('of several posts', () => {
  it.each([
    ['First job after university', 'Rederi Nord'],
    ['What was his first job after graduating?', 'Rederi Nord'],
    ['Which kinds of companies has he worked for?', 'Fjordkort: card payments; Rederi Nord: shipping.'],
    ['What kind of employers has he had?', 'Fjordkort: card payments; Rederi Nord: shipping.'],
  ])('%s', (question, answer) => {
    expect(both(question)(ANALYST)).toContain(answer)
  })
})

const BESIDE_WORK = `# Ida Marsh

Deputy head, Odense

#### children, songs and mud

Odense · ida@marsh.example · idamarsh.example

## Work

### Head of kindergarten, Solbakken (2018 – present)

- One direct report: assistant head Lars Holm
- Two projects with the town (none of these report to me in line)

### Group leader, Askehuset (2010 – 2017)

### Assistant, Myretuen (2006 – 2009)

## Before the Civil Service

2004 – 05: deckhand, Ærøfærgerne, Svendborg

## Studies

- BA Early Childhood, University of Fyn, part-time 2011 – 2016
- Diploma in Child Care, Svendborg College, 2005 – 2006
`

describe('of somebody who took a degree beside work', () => {
  it.each([
    ['What was her first job after college?', 'deckhand'],
    ['Who are her direct reports?', 'Lars Holm'],
    ['website?', 'idamarsh.example'],
  ])('%s', (question, answer) => {
    expect(both(question)(BESIDE_WORK)).toContain(answer)
  })
})
