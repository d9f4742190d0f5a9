/** A label that says nothing by itself is said with what stands below it. */
import { expect, it } from 'vitest'
import { askingOf } from '../../support/answers.ts'

const ask = askingOf(`# Ilse Varga

Restorer of clocks

## Tools

- **At hand each day**
  - Lathe, depthing tool
  - Ultrasonic bath
- **Kindly don't send me**
  - Cuckoo clocks, quartz movements

## Work

### Restorer, Haus Lindt (2015 – present)

Placements before that, each of four months:

- Tower clocks in Graz
- Marine chronometers in Trieste

Twelve articles, among them: "Oil that stays", 2021.
`)

it.each([
  ['What should one kindly not send her?', ['Cuckoo clocks, quartz movements']],
  ['What were her placements?', ['Tower clocks in Graz', 'Marine chronometers in Trieste']],
  ['What does she have at hand each day?', ['depthing tool', 'Ultrasonic bath']],
])('%s', async (query, told) => {
  const answer = await ask(query)
  for (const text of told) expect(answer).toContain(text)
  expect(answer.split(told[0] ?? '')).toHaveLength(2)
})
