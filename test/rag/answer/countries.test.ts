/** In how many countries one has worked: by the headers of posts, what they leave out by the address. */
import { describe, expect, it } from 'vitest'
import { askingOf } from '../../support/answers.ts'

const HOME = `# Rosalba Finch-Mendes

Braga Street 4, Hallein, Austria · rosalba@finch.example

## Work

- **Head pastry chef**, Hotel Kranz, Hallein, 2019 – today
- **Pastry chef**, Casa Lume, Évora, Portugal, 2015 – 2019
- **Commis**, Brasserie Vif, Lyon, 2013 – 2015
- **Apprentice**, Café Zwick, Hallein, 2010 – 2013

## Languages

German, Portuguese, French
`

const UNKNOWN = `# Tarik Olander

tarik@olander.example

## Work

- **Welder**, Brannholm Yard, Skarvik, 2015 – today
- **Welder**, Porto Seco Docks, Vigo, Spain, 2010 – 2015
`

describe('countries', () => {
  const ask = askingOf(HOME)
  it.each([
    'How many countries has she worked in?',
    'In how many different countries has Rosalba been employed?',
  ])('%s', async (query) => {
    const answer = await ask(query)
    expect(answer).toMatch(/^Three:/)
    for (const one of ['Austria', 'Portugal', 'France']) expect(answer).toContain(one)
  })
  it('lists them', async () => {
    const answer = await ask('Which countries has she worked in?')
    for (const one of ['Austria', 'Portugal', 'France']) expect(answer).toContain(one)
  })
})

describe('countries of one trade', () => {
  const ask = askingOf(HOME)
  it.each(['countries worked in as a pastry chef', 'In which countries has she worked as a pastry chef?'])(
    '%s',
    async (query) => {
      const answer = await ask(query)
      for (const one of ['Austria', 'Portugal']) expect(answer).toContain(one)
      expect(answer).not.toContain('France')
    },
  )
})

describe('a post that may be anywhere', () => {
  const ask = askingOf(UNKNOWN)
  it('does not count', async () => {
    expect(await ask('How many countries has he worked in?')).not.toMatch(/^(?:One|Two): Spain/)
  })
})
