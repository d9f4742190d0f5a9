/** What is asked of everybody, of CVs that tell it in sentences, or of studies that were taken up again. */
import { describe, expect, it } from 'vitest'
import { askingOf } from '../../support/answers.ts'

const ask = askingOf(`# Ottilie Brandreth

Mediator, Hull. Contact: 14 Lantern Lane, Hull, telephone 01632 960 118

Czech is my native language. English I use every day at work. Polish I have been learning since the winter; I can order soup.

## Work

### Head of Mediation, Ridings Council, Hull, October 2020 – present

- Leads 14 mediators.
- Wrote the case book in R (2021–2022).

### Case Officer, Tolland Ombudsman, Leeds, March 2012 – September 2020

- I left because the ombudsman gave up house visits, and I wanted to go on with them.

### Trainee, Orrin & Vale, Leeds, January 2011 – February 2012

## Projects

- Harrow footbridge dispute, 2014–2016: settled among three villages over a bridge of 42 m.

## Studies

- Juris Doctor, Wexcombe University, 2007–2010
- Bachelor of Arts in social work, Linden College, 2003–2007
- Certificate in Debt Counselling, Fjell University College, June 2019
- MSc Conflict Studies, by distance, Ridings University, 2025–2026

## Practical

- Hoped-for net pay: £3,900 a month
- Notice: six weeks
- No relocation while my children are at school. Next post in Leeds or York
- My husband Tom is a nurse in Hull, therefore no move, but travel up to 30 days a year is fine
- Wage budget I answer for: £19,800 a week
`)

describe('questions for everybody', () => {
  it.each([
    ['Which languages does she speak?', /Czech.*English.*Polish/],
    ['What degrees does she have?', /Juris Doctor.*Bachelor of Arts/],
    ['Her educational qualifications?', /Juris Doctor.*Debt Counselling/],
    ['What pay does she want?', /3,900/],
    ['How long must she give her present employer before leaving?', /six weeks/],
    ['Why did she leave Tolland Ombudsman?', /gave up house visits/],
    ['What is her phone number?', /01632 960 118/],
    ['Would she be willing to pack up and come to our city?', /therefore no move/],
  ])('%s', async (query, told) => {
    expect(await ask(query)).toMatch(told)
  })

  it('takes no wage of others for her pay, nor the time of a dispute for the length of a bridge', async () => {
    expect(await ask('What pay does she want?')).not.toMatch(/19,800/)
    expect(await ask('How long is the Harrow footbridge?')).not.toMatch(/2 years/)
  })

  it('takes no time in a post for the years of a tool that is called by a letter, nor of one that is not there', async () => {
    expect(await ask('How many years of R does she have?')).not.toMatch(/years and/)
    expect(await ask('How many years of Go does she have?')).toMatch(/^The CV does not/)
  })

  it('counts no children that are only spoken of', async () => {
    expect(await ask('How many children does she have?')).toMatch(/^The CV does not/)
  })

  it('begins a working life after the studies that came before it', async () => {
    expect(await ask('Where did she start out after university?')).toMatch(/Orrin & Vale/)
    expect(await ask('What was her first job after her bachelor’s degree?')).toMatch(/Orrin & Vale/)
  })
})

const thesis = askingOf(`# Odd Vane

## Education and research

### Doctoral Researcher, Norway

Thesis: *Silence in three village courts*. Advisor: Prof. Rosa Birk. Defended on 3 May 2013.

## Degrees

| Year | Degree | Place | Remark |
| --- | --- | --- | --- |
| 2013 | PhD, law | Fjell University | |
| 2008 | MSc, social research | Ridings University | distinction; "Quarrels over wells and hedges" |
`)

describe('a thesis', () => {
  it('is told beside the table of degrees, or behind the grade in it', async () => {
    expect(await thesis('What was the title of his doctoral thesis?')).toContain('village courts')
    expect(await thesis('What was his master’s thesis called?')).toContain('wells and hedges')
  })
})
