/** Of a list what a question takes out is neither counted nor named. */
import { expect, it } from 'vitest'
import { askingOf } from '../../support/answers.ts'

const ask = askingOf(`# Edda Brunt

Hydrologist

## Articles and talks

- "Where the beck goes in August", *Northern Waters*, 2019
- "Silt has a memory", talk, River Days, Leeds, 2021
- "Counting eels by ear", *Journal of Small Rivers*, 2022
- "A weir is an opinion", talk, Dam Forum, Hull, 2024
`)

it('counts the rest', async () => {
  const answer = await ask('How many articles has she published, not counting talks?')
  expect(answer).toContain('Two')
  expect(answer).not.toContain('Silt')
})
