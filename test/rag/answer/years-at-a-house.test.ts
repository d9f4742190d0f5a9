/** Roles below a house with the years there, who one reports to under a shorter name, and what only sounds like an answer. */
import { describe, expect, it } from 'vitest'
import { askingOf } from '../../support/answers.ts'

const CV = `# Orla Fennimore

Lighting designer, Sligo. orla@fennimore.example

## Brightwater Systems (May 2016 – present)

Stage lamps; 70 people.

### Head of Design, since June 2020

- Brought the glass shop in-house.

### Lighting Designer, May 2016 – May 2020

- Drew the Halcyon lamp.

## Corrib Medical (March 2009 – April 2016)

Lamps for theatres of another kind.

### Technical Author, 2012 – 2016

- Manuals in nine languages.

### Junior Author, 2009 – 2012

- Spare-part lists.

## How I work

At Brightwater I report to the managing director, Sorcha Devane.

## Training given

2023 – Cable safety for stage hands
Yeats Playhouse. Two evenings, pass rate 88%.

2021 – Reading a lighting plan
Yeats Playhouse. One day.

## Studies and diplomas

2008 – BA Theatre Design, Corrib University, Galway
2004 – Diploma in Joinery, Sligo College
Course "Light and the eye", 2019. Ten weeks, in the evenings.

## Time away

Parental leave from January to August 2014.

## Referees

Dr Manus Tierney, former head of Corrib Medical
`

describe('the years at a house, and the roles there', () => {
  const ask = askingOf(CV)
  it.each([
    ['What was her first position at Corrib Medical?', 'Junior Author'],
    ['What was her last role at Corrib Medical?', 'Technical Author'],
    ['How long was she at Corrib Medical?', '7 years and 2 months'],
    ['Who does she report to at Brightwater Systems?', 'Sorcha Devane'],
    ['How long was she off?', 'January to August 2014'],
    ['Is she a graduate?', 'BA Theatre Design'],
    ['Where did she do her first degree?', 'Corrib University'],
  ])('%s %s', async (query, part) => expect(await ask(query)).toContain(part))

  it.each([
    ['Is she a graduate?', 'Joinery'],
    ['Where did she do her first degree?', 'Sligo College'],
    ['Which certificates does she hold?', 'Cable safety'],
    ['Who does she report to at Corrib Medical?', 'Devane'],
    ['Has she got a doctorate?', 'Tierney'],
  ])('%s not by %s', async (query, part) => expect(await ask(query)).not.toContain(part))
})
