/** Lists under headings of owners' own words, and questions that take some of a list out or name it by a field. */
import { describe, expect, it } from 'vitest'
import { askingOf } from '../../support/answers.ts'

const askIna = askingOf(`# Ina Marsh

Base: Leeds
Company: Marsh Doughworks Ltd
Tutor: Prof. Ola Weld

## Assignments

### Recipes for a lake hotel

Client: Seehotel Brunn, Bregenz
Period: 2024-02 to 2024-11
Part: head of the bakery

### A new oven line

Client: Holbeck Mills, Leeds
Period: 2022-01 to 2023-12
Part: planning

## Things of my own

**Harrow** is a scheduler for ovens. It has 300 users.

**Crumb**, a course in ten lessons, free; started in May 2023.

**Tuller**, a small sensor. I gave it up: there are better ones.

## For love, not money

- Treasurer of the Holbeck allotments, since 2019
- Referee in the junior league

## Talks and articles

- 2025-03, Leeds: "Slow dough" (Bread Week)
- 2024-06, York: "Ovens and numbers" (Millers)
- 2022-10: article "Salt" in *Crusts*

## Certificates

| Name | Issued | Ends | State |
| --- | --- | --- | --- |
| Food Hygiene Level 3 | 2024-04 | 2029-04 | valid |
| First Aid | 2020-01 | 2023-01 | lapsed |
| Allergen Training | 2021-06 | 2024-06 | lapsed |

## Languages

- English: native
- German: C1
- Slovak: I understand it and answer in German

## Education

**Bachelor of Science in Food Technology**, Airedale University. Graduated 06/2012, cum laude, GPA 3.6.

**Associate of Arts**, Wharfe College. Graduated 05/2009.

## Conditions

- Start: a month after an offer; from 4 May 2027 at the earliest.
`)

describe('lists under headings of owners’ own words', () => {
  it('takes what is one’s own for side projects, a paragraph each', async () => {
    const answer = await askIna('List all of her side projects.')
    expect(answer).toContain('Harrow is a scheduler for ovens. It has 300 users; Crumb')
    expect(answer).toContain('Tuller, a small sensor. I gave it up')
    expect(answer).not.toContain('Slow dough')
  })

  it('takes what is done for love for unpaid posts, then or now', async () => {
    for (const question of [
      'Which honorary posts has she held or does she hold?',
      'Which unpaid roles does she hold or has she held?',
    ]) {
      const answer = await askIna(question)
      expect(answer).toContain('Treasurer of the Holbeck allotments')
      expect(answer).toContain('Referee in the junior league')
      expect(answer).not.toContain('oven')
    }
  })

  it('takes a title behind when and where for a talk, and an article for none', async () => {
    const answer = await askIna('In which cities has she given talks?')
    expect(answer).toContain('Leeds')
    expect(answer).toContain('York')
    expect(answer).not.toContain('Salt')
  })
})

describe('what is told in fields', () => {
  it('lists the clients of assignments that are headed by what they were', async () => {
    const answer = await askIna('List all clients she has served as an independent consultant.')
    expect(answer).toBe('Seehotel Brunn, Bregenz; Holbeck Mills, Leeds.')
    expect(await askIna('Who was her last client?')).toContain('Seehotel Brunn')
  })

  it('finds what the name of something is asked of', async () => {
    expect(await askIna('Name of her limited company?')).toBe('Company: Marsh Doughworks Ltd.')
    expect(await askIna('What is the name of her tutor?')).toBe('Tutor: Prof. Ola Weld.')
    expect(await askIna('What is the name of her dog?')).toMatch(/^The CV does not/)
  })

  it('says the whole of when one can start', async () => {
    expect(await askIna('earliest start date?')).toContain('4 May 2027')
  })
})

describe('what a list is without', () => {
  it('leaves out the language that is set aside, and keeps what is only answered in it', async () => {
    const answer = await askIna('Give me all languages she speaks, Slovak aside')
    expect(answer).toBe('English: native; German: C1.')
    const others = await askIna('All of her languages but German')
    expect(others).toContain('English')
    expect(others).toContain('Slovak')
    expect(others).not.toContain('C1')
  })

  it('tells certificates that are no longer valid from those that are', async () => {
    for (const question of [
      'Which of her certificates are no longer valid?',
      'Which certificates are no longer current?',
      'Which certificates are not valid any more?',
    ]) {
      const answer = await askIna(question)
      expect(answer).toContain('First Aid')
      expect(answer).toContain('Allergen Training')
      expect(answer).not.toContain('Food Hygiene')
    }
    expect(await askIna('Which certificates are still valid?')).not.toContain('First Aid')
  })
})

describe('the grade of one degree', () => {
  it('finds the degree by its subject, and the kind of mark that is asked for', async () => {
    for (const question of ['GPA food technology degree', 'What was the GPA of her food technology degree?'])
      expect(await askIna(question)).toContain('GPA 3.6')
    expect(await askIna('GPA of her history degree')).not.toMatch(/^Bachelor.*GPA 3\.6\.$/)
  })
})

const askJo = askingOf(`# Jo Lund

## Kit

Payrun (daily), Shiftly (rotas), Maxi Payroll (long ago). Some spreadsheets.

## Skills

| Topic | Level | Remarks |
| --- | --- | --- |
| Real-time operating systems | 5 | Zephyr, FreeRTOS |
| Buses | 4 | CAN |

## Experience

### Head of Pay, Brunn Works, Leeds (2021 – present)

- report to the finance director, Ada Holm
- Moved 400 people to Payrun

### Clerk, Wharfe Mills, Leeds (2015 – 2020)

- reported to the office manager, Cem Oral

## Certificates

Practice Licence in Scaffolding  
Airedale Board, 2019. Scope of work: towers up to 20 m.

## Prizes

| Year | What | Amount |
| --- | --- | --- |
| 2022 | Weld Fellowship | €12,000 |
| 2023 | Marsh Prize | €500 |
`)

describe('words of a question that a line has otherwise, or not at all', () => {
  it.each([
    ['Which rota and payroll systems has she worked with?', 'Payrun (daily), Shiftly (rotas), Maxi Payroll'],
    ['Which RTOSes does she know?', 'Zephyr, FreeRTOS'],
    ['Who is her boss at the moment?', 'Ada Holm'],
    ['What is the scope of her scaffolding licence?', 'towers up to 20 m'],
    ['How much money came with the Weld Fellowship?', '12,000'],
  ])('%s', async (query, told) => expect(await askJo(query)).toContain(told))

  it('takes nothing else for what is not there', async () => {
    expect(await askJo('How much came with the Nobel Prize?')).toMatch(/^The CV does not/)
    expect(await askJo('Who is her boss at the moment?')).not.toContain('Cem Oral')
  })
})
