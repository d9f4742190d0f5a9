/** A career beside work for clients: who employed one is the employer, and what stands at a place is no post. */
import { describe, expect, it } from 'vitest'
import { askingOf } from '../../support/answers.ts'

describe('employers beside clients', () => {
  const ask = askingOf(`# Tuva Ekern

Illustrator and animator, Bergen.

| Period | On the payroll | Invoicing |
| --- | --- | --- |
| Aug 2015 – Apr 2020 | 4 days | 1 day |
| since May 2020 | full time | – |

## Employed

### Skarvøy Animation, Bergen (since May 2020)

**Senior Animator, 03/2022 – present**

- Lead a team of five.

**Animator, 05/2020 – 02/2022**

- Rigged birds.

### Nordlune Games, Oslo (August 2015 – March 2020)

**2D Artist.** A studio of forty.

**April 2020.** Moved house, no job.

## On my own account

| Client | What | From | Until |
| --- | --- | --- | --- |
| Fjordline Museum | animated labels | Feb 2013 | ongoing |
| Kelda Publishing | covers | Jan 2017 | Dec 2021 |
`)

  it.each([
    ['Who employed her in 2018?', 'Nordlune Games', /Fjordline|4 days|Moved/],
    ['With which employer has she been longest?', 'Skarvøy Animation', /Fjordline/],
    ['How many employers has she had?', 'Two', /Fjordline/],
    ['How many companies has she been on the payroll of?', 'Two', /Kelda/],
    ['What was her longest post at Skarvøy?', 'Senior Animator', /Rigged|05\/2020/],
    ['What did she do in April 2020?', 'Moved house', /Nordlune/],
  ])('%s', async (query, holds, not) => {
    const answer = await ask(query)
    expect(answer).toContain(holds)
    expect(answer).not.toMatch(not)
  })
})

describe('posts beside a break', () => {
  const ask = askingOf(`# Petra Vinter

Accountant, Leeds. No employment permit needed.

## Career

### Anvil Metals, Leeds

#### Finance Lead — since Feb. 2024

- Run a team of four.

#### Accountant (returner programme) — Oct. 2021 – Jan. 2024

- Payables.

### Out of office — Dec. 2018 to Sept. 2021

Looked after my mother.

## Chile, 2008 to 2018

### Harrow Textiles — Valdivia

**Credit Controller, 03/2014 – 10/2018**

### Moorside Dairy — Osorno

**Ledger Clerk, 2010 – Feb. 2014**
`)

  it.each([
    ['What was the job right before the career break?', 'Credit Controller', /Chile/],
    ['Where did she work after her career break?', 'Accountant', /Finance Lead/],
    ['Where was she working in 2016?', 'Harrow Textiles', /Chile/],
    ['Any career breaks?', 'Out of office', /permit/],
    ['What was she doing in spring 2020?', 'Out of office', /Harrow|Accountant/],
  ])('%s', async (query, holds, not) => {
    const answer = await ask(query)
    expect(answer).toContain(holds)
    expect(answer).not.toMatch(not)
  })
})
