/** When one rose, left and came next, where headers tell it in part and lines the rest, with the real model. */
import { expect, it } from 'vitest'
import { askingOf } from '../../support/answers.ts'

const ask = askingOf(`# Ilse Marijnen

Data scientist, Breda

## Work

**Hulsta Winkels, Breda** – Junior Analyst, then Data Scientist
*08/2019 – 12/2023*

- Analyst until 09/2020, data scientist from 10/2020.
- Forecasts for 80 shops.

**Kroonbank, Tilburg** – Clerk
*09/2014 – 03/2017*

- I left the profession of banking in March 2017 with a light heart.

**Hospital ship Zonnestraal, Dakar** – Volunteer nurse's aide
*04/2017 – 06/2019*

- Two long voyages.

## Before the bank

Market stall in cheese, Oosterhout, 2009–2013.

## Studies

- Evening diploma in statistics, Zuidhogeschool, 2017 to 2019
`)

it.each([
  ['When did she become data scientist rather than analyst?', 'from 10/2020'],
  ['What did she do right after leaving Kroonbank?', 'Zonnestraal'],
  ['What was her job directly before the bank?', 'cheese'],
  ['When did she leave the profession?', 'March 2017'],
])('%s', async (query, answer) => {
  expect(await ask(query)).toContain(answer)
})

const told = askingOf(`# Brecht Aerts

Researcher, Gent

## What I have done

Since May 2023 I have been lead researcher at Meersen Health in Gent.

Before that I spent three years, from February 2019 to April 2023, at Pallieter Bank in Leuven, as researcher and from the summer of 2021 as senior researcher.
`)

it('reads in a sentence when one became what', async () => {
  expect(await told('When was he promoted to senior researcher at Pallieter?')).toContain('summer of 2021')
})

const headed = askingOf(`# Runa Solheim

Chemist, Basel

## Industry

### Vinterberg Therapeutics, Basel [Apr 2021 – present]

**Principal Scientist**

- Leads modelling.

### Oksfjord Biosciences, Cambridge (UK) [Sep 2017 – Mar 2021]

**Research Scientist, Molecular Modelling**

- Screened a billion molecules.

## Service

- Safety officer of the modelling floor, 2019 – 2021 (Oksfjord)
`)

it('is the post that one leaves, rather than what was done beside it', async () => {
  const answer = await headed('When did she leave Oksfjord?')
  expect(answer).toContain('Mar 2021')
  expect(answer).not.toContain('Safety')
})
