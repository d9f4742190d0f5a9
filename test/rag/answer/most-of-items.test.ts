/** Items of a list of which one stands out by a number that each of them says. */
import { expect, it } from 'vitest'
import { planMostOf } from '../../../src/rag/answer/lists/most-of-items.ts'
import { analyse } from '../../../src/rag/answer/question/question.ts'
import { askingOf } from '../../support/answers.ts'
import { expectLinear } from '../../support/linear.ts'

const ask = askingOf(`# Kasimir Olufsen

## Plays

*Newest first; days of rehearsal in the hall.*

### 2020 to now

- **The Tin Duchess** (lights)
  - dir. Rosa Vell; Harbour Stage
  - 2024, 41 days in an old brewery
- **Rain on Monday** (lights)
  - dir. Per Ask; Harbour Stage
  - 2021, 17 days, Malmö

### Before

- **Seven Spoons** (sound) – dir. Rosa Vell; 2018; 23 days
- **A Room for Olga** (sound) – dir. Per Ask; 2016; 9 days

## Flaws reported

Scores are CVSS 3.1.

- **FLAW-2024-7711** – Orlon dimmer, open port. 8.1
- **FLAW-2022-4120** – Pelagia desk, fixed password. 9.4
- **FLAW-2019-3301** – Brume fogger, path traversal. 6.5
`)

it.each([
  ['Which of the listed plays took the most rehearsal days?', 'Tin Duchess', 'Spoons'],
  ['Which play took the fewest days?', 'Room for Olga', 'Duchess'],
  ['What is the most severe vulnerability (by CVSS score) he has reported?', 'FLAW-2022-4120', '7711'],
])('%s', async (query, said, unsaid) => {
  const answer = await ask(query)
  expect(answer).toContain(said)
  expect(answer).not.toContain(unsaid)
})

const UNLIKE = askingOf(`# Kasimir Olufsen

## Films

- **Low Tide**: 2024, 22 days, Bergen
- **The Ferry**: 2022, 31 days, Narvik
- **Nine Nets**: 2020, 18 days, Tromsø
- **Two Harbours**: 2018, 62 days in Oslo and 8 days in Riga

## Exam results

- Mathematics: 9
- Physics: 8
- Latin: 5
`)

it.each([
  ['Which film took the most days?', /^The Ferry: 2022, 31 days/],
  ['Which exam had the worst score?', /^Mathematics: 9\.?$/],
])('%s is left to others, where one tells it otherwise or worst may be least', async (query, wrong) => {
  expect(await UNLIKE(query)).not.toMatch(wrong)
})

it.each(['which ', 'which most ', 'what worst by '])('reads "%s" many times in linear time', (text) =>
  expectLinear((times) => {
    const question = analyse(text.repeat(times))
    planMostOf({ units: [] } as never, [], { question, terms: [] } as never)
  }, 2_000),
)
