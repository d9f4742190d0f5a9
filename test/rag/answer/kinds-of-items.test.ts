/** Lists that are counted or narrowed by what each item says of itself, and figures told of a thing each. */
import { describe, expect, it } from 'vitest'
import { askingOf } from '../../support/answers.ts'

const CV = `# Wilhelmina Achterberg

Building physicist, Utrecht

## Work

- Stolwijk Raadgevers, Utrecht
  - Senior adviser, March 2019 – present
  - Lead three acousticians, two modellers and a trainee
- Bouwfonds Lab, Delft
  - Researcher, September 2012 – February 2019
  - Measured draughts in 340 flats

## Projects

### Concert hall, Zwolle (2021 – 2023)

A hall for 900 listeners. Budget €14.5 million, opened a month early.

### Swimming baths, Gouda (2019 – 2020)

Two pools under a timber roof. Budget €9.2 million.

### Archive, Breda (2024 – 2025)

Eleven kilometres of shelves. Budget €21 million, of which half for the climate.

## Side projects

- Tochtkaart: a map of draughty stations
- Klokgelui: recordings of church bells

## Publications

### Books

- *Rooms That Answer.* Veldpers, 2022
- *Cold Corners.* Veldpers, 2016

### Articles

- With Jurre Hoekema: "Glass and Gossip." Applied Rooms 12 (2020)
- "Bells in Fog." Journal of Outdoor Sound 4 (2018)
- With Ans de Rooij and Jurre Hoekema: "The Quiet Stair." Applied Rooms 7 (2015)

## Talks

### Keynotes

- "Listen to the Wall", Ghent, 2023

### Invited lectures

- "How Bells Lie", Leuven, 2021
- "Draughts for Beginners", Aachen, 2017

## Patents

- NL 2034411, window seal, granted 2021
- EP 4120007, window seal, pending
- NL 2029876, quiet door, granted 2019

## Education

- PhD in Building Physics, Delft, 2008 – 2012. Thesis: *Wind Through Keyholes*
- MSc in Architecture, Eindhoven, 2006 – 2008

## Certificates

- Mini MBA in Project Leadership, 2020
- Certified Noise Assessor, 2018

## Languages

Dutch is my mother tongue. I speak English fluently, and some Frisian.
`

const ask = askingOf(CV)

describe('lists by what their items say', () => {
  it.each([
    ['How many of her patents have been granted?', 'Two: NL 2034411', 'pending'],
    ['How many of her articles did she write alone?', 'One: "Bells in Fog', 'Gossip'],
    ['How many talks are listed?', 'Three: ', 'Books'],
    ['How many invited lectures has she given?', 'Two: ', 'Wall'],
    ['How many languages does she speak?', 'Three: ', 'Two'],
    ['How many certificates does she have?', 'Two: Mini MBA', 'MSc'],
    ['Which books has she written?', 'Cold Corners', 'Bells in Fog'],
    ['What side projects does she have?', 'Tochtkaart', 'Concert hall'],
  ])('%s', async (query, said, unsaid) => {
    const answer = await ask(query)
    expect(answer).toContain(said)
    expect(answer).not.toContain(unsaid)
  })
})

describe('sums told of a thing each', () => {
  it.each([
    ['Which project had the largest budget?', 'Archive, Breda (2024 – 2025): Budget €21 million'],
    [
      'Which of her projects had the smallest budget?',
      'Swimming baths, Gouda (2019 – 2020): Budget €9.2 million',
    ],
    ['What was the combined budget of her projects?', '€44.7 million: '],
    ['How many people does she lead altogether?', 'Six: '],
  ])('%s', async (query, said) => expect(await ask(query)).toContain(said))
})

describe('posts in nested lists', () => {
  it.each([
    ['Where did she work in 2015?', 'Bouwfonds Lab'],
    ['How long was she at Bouwfonds Lab?', '6 years and 6 months'],
    ['How many companies has she worked for?', 'Two: '],
    ['Has she ever worked in the Netherlands?', 'Stolwijk Raadgevers'],
  ])('%s', async (query, said) => expect(await ask(query)).toContain(said))
})

describe('what is told of another degree', () => {
  it.each(["What was her master's thesis about?", 'Who supervised her doctoral thesis?'])(
    '%s',
    async (query) => expect(await ask(query)).toMatch(/^The CV does not/),
  )
})

const OTHER = `# Jost Ammann

Bridge engineer, Chur

## Projects

### Viaduct, Thusis

Six arches in stone. Budget CHF 2–3 million, not yet agreed.

### Footbridge, Ilanz

A ribbon of steel. Budget CHF 1.2 million.

### Tunnel, Davos

Two kilometres of rock. Budget CHF 48 million.

## Publications

- "Arches in Winter", with a map. Alpine Spans 3 (2019)
- With Ursina Caduff: "Ribbons." Alpine Spans 5 (2021)

## Education

- MA in Spatial Planning, Zurich, 2010 – 2012. Dissertation supervised by Prof. Annina Roffler
- BA in Geography, Bern, 2007 – 2010. Dissertation supervised by Dr Gion Tuor

## Languages

- Swiss German: native
- German: fluent
- Ladin: conversational
- English: good (thesis written in French)
`

const askOther = askingOf(OTHER)

describe('what only looks like it', () => {
  it('counts a dialect once, no language of an aside, and one that is not known', async () =>
    expect(await askOther('How many languages does he speak?')).toMatch(/^Four: .*Ladin/))
  it('takes a map for no author', async () =>
    expect(await askOther('How many of his papers did he write alone?')).toContain('One: "Arches in Winter"'))
  it('tells the supervisor of one degree from that of another', async () => {
    const answer = await askOther('Who supervised his BA dissertation?')
    expect(answer).toContain('Tuor')
    expect(answer).not.toContain('Roffler')
  })
  it('adds nothing up where one sum is not settled', async () =>
    expect(await askOther('What was the combined budget of his projects?')).not.toMatch(/49\.2|5[12]\.2/))
})

describe('one thing of another kind among those of a list', () => {
  const askWriter = askingOf(
    '# Ada Brook\n\nEngineer, Leith.\n\n## Publications\n\n- Brook A. "Warm Pipes." Heat 3, 2021\n- Brook A. "Cold Pipes." Heat 5, 2022\n- Patent: valve for old radiators, granted 2020\n',
  )

  it('is what is counted by its label', async () => {
    const answer = await askWriter('number of patents')
    expect(answer).toContain('One: Patent: valve')
    expect(answer).not.toContain('Pipes')
  })
})
