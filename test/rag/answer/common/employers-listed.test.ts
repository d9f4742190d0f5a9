/** Who employed one, as lists: firms in headings, posts in bold within sentences, and what is no employer. */
import { describe, expect, it } from 'vitest'
import { planned } from './planned.ts'

describe('firms that are headings above the posts', () => {
  const ask = planned(`# Petra Halloran

## Employment

### Brackwater Dental
**Practice Manager**, May 2021 – today, Hull (three days a week in the office)
- Run four surgeries.

### Ormsgill Vets
**Receptionist**, Jan 2015 – Apr 2021, York
- Booked 60 visits a day.

### On the side
- **Halloran Rotas**, my own consultancy, one day a week, Jan 2019 – Dec 2022.

## My apps
- **Sitstill** (since 2020): a timer for waiting rooms. 900 users.
- **Pawlist** (2016 – 2018): reminders for jabs.

## Evening classes
| Course | Level | Learners | Held |
| --- | --- | --- | --- |
| Phone manners | first | 20 | 2018–2020 |
| Rota sums | second | 12 | since 2021 |
`)

  it.each([
    'List every employer she has had since leaving school',
    'All the places where Petra has been employed',
  ])('%s', (question) => {
    const answer = ask(question)
    expect(answer).toContain('Brackwater Dental')
    expect(answer).toContain('Ormsgill Vets')
    expect(answer).not.toMatch(/Sitstill|Pawlist|Rota sums|my own consultancy/)
  })

  it('counts work of her own among where she has worked', () =>
    expect(ask('Where has she worked?')).toContain('Halloran Rotas'))
})

describe('a career in sentences that names posts in bold', () => {
  const ask = planned(`# Odile Marchetti

## My working life

I have been **Reader in Glaciology at Fellbeck University, Leeds**, since March 2019. From May to August 2021 I was **visiting fellow at the Svartis Research Station**.

Before that I was **Lecturer at Dunmore College**, from September 2012 to February 2019. As a student I sold tickets at the **Roxy cinema in Turin**.
`)

  it('gives all of them', () =>
    expect(ask('Which employers has she had?')).toBe(
      'Reader in Glaciology at Fellbeck University, Leeds; visiting fellow at the Svartis Research Station; Lecturer at Dunmore College; Roxy cinema in Turin.',
    ))
  it('keeps to those where one researches or teaches', () => {
    const answer = ask('At which institutions has she held research or teaching posts?')
    expect(answer).toContain('Svartis Research Station')
    expect(answer).not.toContain('cinema')
  })
})
