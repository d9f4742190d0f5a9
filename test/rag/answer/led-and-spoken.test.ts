/** People led for years, and where talks were given that stand among articles. */
import { expect, it } from 'vitest'
import { askingOf } from '../../support/answers.ts'

const ask = askingOf(`# Corin Ashdown

Potter turned tester

## What I can do

### Working with clay

- Led a throwing shed of four people for nine years.
- Trained apprentices in glazing.

### Finding faults

- Wrote 300 test cases for a till.

## Writings and talks

- "Cracks and why", *Kiln Review*, 2024
- Keynote, Forum of Potters, Dunmere, 2023
- Column "Wet hands" in the staff magazine, since 2020
- Talk, Day of the Wheel, Gisby, 2021
`)

it('people are counted, and not the years', async () => {
  expect(await ask('Does he have leadership experience?')).toContain('four people')
})

it.each(['Where has he given talks or keynotes?', 'In which towns has he given talks?'])(
  'talks are told with their places: %s',
  async (query) => {
    const answer = await ask(query)
    expect(answer).toContain('Dunmere')
    expect(answer).toContain('Gisby')
    expect(answer).not.toContain('Kiln Review')
  },
)
