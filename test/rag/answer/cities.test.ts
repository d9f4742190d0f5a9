/** Towns that one has worked in: each counted once, by the headers of posts. */
import { expect, it } from 'vitest'
import { askingOf } from '../../support/answers.ts'

const ask = askingOf(`# Mirela Osgood

Pastry chef, Graz

## Experience

Honeyfield Bakery  
Head Pastry Chef  
May 2020 - Present (6 years)  
Graz, Styria, Austria

• Nine ovens.

Larchmont Hotels  
5 years 4 months

Pastry Chef  
January 2017 - April 2020 (3 years 4 months)  
Cork, Munster, Ireland

• Cakes for 300 weddings.

Junior Pastry Chef  
January 2015 - December 2016 (2 years)  
Cork, Munster, Ireland

• Bread.

Café Sorrel  
Baker  
March 2012 - December 2014 (2 years 10 months)  
Osijek, Croatia

• Night shifts.

## Languages

English, Croatian
`)

it.each(['How many cities has she worked in?', 'In how many different towns has she worked so far?'])(
  'counts each once: %s',
  async (query) => {
    const answer = await ask(query)
    expect(answer).toMatch(/^Three: /)
    for (const town of ['Graz', 'Cork', 'Osijek']) expect(answer).toContain(town)
  },
)

it('names them', async () => {
  expect(await ask('In which cities has she held a job?')).toBe(
    'Graz (Honeyfield Bakery); Cork (Larchmont Hotels); Osijek (Café Sorrel).',
  )
})

const STAGE = askingOf(`# Perpetua Lindqvist

## On stage

1. *Never twice is a promise* — Ledgerdays, Lisbon, Nov. 2025. Closing keynote.
2. *Pourquoi nous avons attendu si longtemps* — Journées de la Caisse, Lille, October 2022. The same story, in French, with worse jokes.
3. *Pennies are politics* — Gophersouth, Antwerp, 2019.
`)

it('says of each talk where it was, however long it is', async () => {
  const answer = await STAGE('List the cities where she has given talks.')
  for (const town of ['Lisbon', 'Lille', 'Antwerp']) expect(answer).toContain(town)
})
