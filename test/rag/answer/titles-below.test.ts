/** Posts whose house and dates stand in a heading, and what one was there in one below it. */
import { describe, expect, it } from 'vitest'
import { askingOf } from '../../support/answers.ts'

const ask = askingOf(`# Ilse Corvane

Theatre technician, Ghent

## 2021 → today · Zuidkaai Theatre, Ghent
### Head of Lighting

- **The rig:** 340 lamps, replaced in 2023.
- When I arrived, the bar over the stage was rated for 90 kg only.

## 2016 → 2021 · Korenmarkt Mobile, Bruges
### Lighting Operator

Toured with the puppet opera **Tin Moon** (2018): 41 nights. Crew of seven.

## 2013 → 2016 · Sint-Baafs Arts Centre, Ghent
### Front of House Assistant, then Stagehand

Tickets and ropes.

## 2012 · Summer in Lille
### What I learned

To wait.

## Papers on the wall

- **BA Stage Technology**, Scheldt College, Antwerp, 2010–2013
- **Rope access certificate**, 2017

## Other

**Prizes**: Golden Gel, 2019, for a storm in nine cues. Second place, Flemish Light Week, 2022. Not won: the Lumen.

The choir app: an app for choirs. Two years of evenings, shelved in May 2020 when the funder left.
`)

describe('posts in two headings', () => {
  it.each([
    ['Where does she work now?', 'Zuidkaai', 'Bruges'],
    ['What was her first job after college?', 'Sint-Baafs', 'Scheldt'],
    ['What did she do before Korenmarkt Mobile?', 'Front of House Assistant', 'Lighting'],
    ['How long was she with Korenmarkt Mobile?', '2016', 'does not say'],
  ])('%s', async (query, said, unsaid) => {
    const answer = await ask(query)
    expect(answer).toContain(said)
    expect(answer).not.toContain(unsaid)
  })
  it('are not what has no title', async () =>
    expect(await ask('List the employers she has had.')).not.toContain('Lille'))
  it('are all told where each since a year is asked for', async () => {
    const answer = await ask('Name every employer she has had since 2012.')
    for (const house of ['Zuidkaai', 'Korenmarkt', 'Sint-Baafs']) expect(answer).toContain(house)
  })
})

describe('lines that belong together', () => {
  it('are all behind the label that is asked for', async () => {
    const answer = await ask('Name every prize she has won.')
    expect(answer).toContain('Golden Gel')
    expect(answer).toContain('Flemish Light Week')
  })
  it('tell what became of a thing', async () =>
    expect(await ask('What happened to the choir app?')).toContain('shelved'))
  it('tell how things stood on arrival', async () =>
    expect(await ask('How was the bar over the stage rated when she arrived?')).toMatch(/90 kg/))
  it('tell of the team of what is named before', async () => {
    const answer = await ask('How many nights was Tin Moon on tour, and how big was the crew?')
    expect(answer).toContain('41 nights')
    expect(answer).toContain('seven')
  })
})
