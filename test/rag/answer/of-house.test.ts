/** Figures of an employer are said with its name, so that nobody takes them for the person's. */
import { expect, it } from 'vitest'
import { answeringFrom } from '../../support/answers.ts'

const ask = answeringFrom(`# Petra Lindqvist

Brand manager in Malmö

## Career

### Brand Manager, Tallgren Tea, Malmö (2021 – present)

*£64m turnover; 240 people; sold in 22 countries*

- Launched the winter range: sales up a fifth.
- Own budget: £350k.

### Vet, Ronneby Farm Vets (2015 – 2020)

Mixed practice, eleven vets, four branches.

### Trainer, Kalmar School (2012 – 2014)

Fitted out 14 pupils with tablets.
`)

it.each([
  ['What is her turnover?', 'Tallgren Tea: £64m turnover; 240 people; sold in 22 countries.'],
  ['How many vets does she manage?', 'Ronneby Farm Vets: Mixed practice, eleven vets, four branches.'],
])('%s', async (question, answer) => {
  expect((await ask(question)).answer).toBe(answer)
})

it('is not said of what the person did there', async () => {
  const { answer, citations } = await ask('How many pupils got tablets?')
  expect(answer).toBe('Fitted out 14 pupils with tablets.')
  expect(citations[0]?.sources).toHaveLength(1)
})
