/** How long several things lasted together, which their lines tell in weeks or days; and the programs of a mixed section. */
import { describe, expect, it } from 'vitest'
import { askingOf } from '../../support/answers.ts'

const ask = askingOf(`# Ines Ferro

Midwife, Porto. ines@ferro.example

## Placements

- Labour ward, Hospital Alder, 12 weeks, 2021
- Community team, Maia, eight weeks, 2022
- Neonatal unit, Hospital Alder, 5 weeks, 2022

## Courses

- Lactation advice, 3 days, 2023
- Water birth, two days, 2024

## Software and equipment

- Excel: rotas
- Matris: good
- Cardix Pro for traces
- SPSS: a little
- Own laptop, two screens

## Posts

- Midwife, Hospital Norrby, 2023 – today
- Assistant, Hospital Norrby, 2022 – 2023
`)

describe('weeks', () => {
  it.each([
    ['How many weeks did her placements last in all?', '25 weeks'],
    ['How long were the placements altogether?', '25 weeks'],
    ['How long did her courses last in total?', '5 days'],
    ['How long was she at Hospital Norrby in all?', '4 years'],
  ])('%s', async (query, told) => expect(await ask(query)).toContain(told))
})

it('names all programs, and no equipment', async () => {
  const answer = await ask('What software does she use?')
  for (const one of ['Excel', 'Matris', 'Cardix Pro', 'SPSS']) expect(answer).toContain(one)
  expect(answer).not.toContain('laptop')
})
