/** What is wished behind what is so; languages by their names; the people one leads, told as what a house has. */
import { describe, expect, it } from 'vitest'
import { askingOf } from '../../support/answers.ts'

const ask = askingOf(`# Ilse Brandt

Shop manager, Graz

## Posts

| House | Title | From | To |
| --- | --- | --- | --- |
| Murkauf | Shop manager | 07/2021 | today |
| Eisen Lorber | Shift leader | 03/2012 | 06/2021 |

## What came of it

### Murkauf

- 41 employees, six of them trainees; I draw up the rota.

### Eisen Lorber

- In charge of seven colleagues on Saturdays.

## Tongues

- German: mother tongue
- Bosnian: A2, picked up in the stockroom
- Pashto: some words, from customers
- Hungarian: greetings

## Terms

- Contract of 38 hours, all-in; I would prefer 32.
`)

describe('a line of two halves', () => {
  it('tells the hours that are wished with those that are worked', async () => {
    expect(await ask('How many hours would she like to work?')).toContain('32')
  })
})

describe('languages', () => {
  it('are known by their names, whatever is said of them', async () => {
    const told = await ask('Which languages does she speak?')
    for (const tongue of ['German', 'Bosnian', 'Pashto', 'Hungarian']) expect(told).toContain(tongue)
    expect(await ask('Does she speak Bosnian?')).toContain('A2')
  })
})

describe('the people that one leads', () => {
  it('are told by the employees of the house one runs', async () => {
    for (const query of [
      'What is the largest headcount she has led?',
      'Biggest staff managed?',
      'How many people has she led?',
    ])
      expect(await ask(query)).toContain('41 employees')
  })
})
