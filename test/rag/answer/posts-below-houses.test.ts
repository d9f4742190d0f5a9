/** Posts told field by field below whom they were with, in lists and below headings, with the real model. */
import { describe, expect, it } from 'vitest'
import { askingOf } from '../../support/answers.ts'

const told = (
  ask: (query: string) => Promise<string>,
  cases: readonly (readonly [string, readonly string[], string])[],
): void => {
  it.each(cases)('%s', async (query, said, unsaid) => {
    const answer = await ask(query)
    for (const one of said) expect(answer).toContain(one)
    expect(answer).not.toContain(unsaid)
  })
}

describe('in nested lists', () => {
  const ask = askingOf(`# Oddny Brekke

Harbour planner, Florø

## Employment

1. **Nordvåg Terminal AS**, Florø
   - Period: 06/2018 to now
   - Job: berth planner
   - 14 berths, 900 calls a year

2. **Selje Fish Export**, Måløy
   - Period: autumn 2012 – May 2018
   - Job: shipping clerk, frozen goods
   - Left because: the office moved to Ålesund

3. **At home with the twins**
   - Period: March 2015 – January 2016 (leave from Selje)

4. **Vestkapp Agency**, Bergen
   - Period: 2008–2012
   - Job: ship's agent

## Languages

Norwegian, English, some Polish.
`)
  told(ask, [
    ['Where did she work in 2013?', ['Selje Fish Export'], 'Vestkapp'],
    ['Where did she work before Nordvåg?', ['Selje Fish Export'], 'Vestkapp'],
    ['How long was she at Vestkapp?', ['2008', '2012', "ship's agent"], 'Selje'],
  ])
})

describe('below headings that are counted', () => {
  const ask = askingOf(`# Ivo Larrazabal

Shepherd, Roncal

## Posts held

### 1. Borda Zuriza

Title: Head Shepherd
Time: from 02/2019, ongoing
Flock: 700 ewes

### 2. Cabaña Belagua, Isaba, Navarre

Title: Assistant Shepherd
Time: 03/2010 to 09/2018
Flock: 480 ewes
`)
  told(ask, [['what did he do in 2012', ['Belagua', 'Assistant Shepherd'], 'Zuriza']])
  it('reads what is typed in haste', async () => {
    expect(await ask('what did u do at Borda Zuriza?')).toContain('Head Shepherd')
  })
})

describe('in a sentence of the house and its place below what one was', () => {
  const ask = askingOf(`# Wanda Prokop

River scientist, Sanok

## Posts held

### Senior Hydrologist (April 2019 – present)

**San Valley Institute**, Sanok, Poland. Research house with 40 staff.

- Runs the flood model.

### Field Assistant (June 2014 – March 2019)

**Osława River Trust**, Komańcza, Poland. Charity looking after a trout river.

- Read 12 gauges.
`)
  told(ask, [['Which employer was she with in spring 2016?', ['Osława River Trust'], 'San Valley']])
})
