/** Lists of which not all was won, or not all is a talk: they are said without a number. */
import { describe, expect, it } from 'vitest'
import { askingOf } from '../../support/answers.ts'

const CV = `# Ada Moor

Architect

## Competitions

- Town hall, Lund — second prize, 2015
- Library, Malmö — first prize, 2018
- Bath house, Ystad — finalist, 2019

## Grants

- Formas, 2 million kronor, 2017
- Arkdes, 2019, unsuccessful
- Vinnova, 2021

## Clients

- Nordbank
- City of Lund
- Others on request

## Talks

- "Columns", Nordic Build, Oslo, 2018 (repeated in York)
- "Brick again", Arkdes, Stockholm, 2019
- Podcast: Ward Talk, episode 12
`
const TITLED = `# Bo Lind

Engineer

## Talks

- Columnar storage in practice, PyCon, 2018
- Video codecs in Rust, RustFest, 2019
- Hosting without tears, DevOpsDays, 2020
- Podcast: Ward Talk, episode 12
`

describe('lists that are not counted', () => {
  const ask = askingOf(CV)
  it.each([
    ['How many competitions has she won?', /^(?!Three).*Library/],
    ['How many grants has she received?', /^Formas.*unsuccessful.*Vinnova/],
    ['How many clients does she list?', /^Nordbank/],
    ['How many talks has she given?', /^"Columns"(?!.*Podcast).*Brick/],
    ['How many competitions are listed?', /^Three: /],
  ])('%s', async (question, answer) => {
    expect(await ask(question)).toMatch(answer)
  })
})

describe('talks whose titles begin like something else', () => {
  const ask = askingOf(TITLED)
  it('counts them', async () =>
    expect(await ask('How many talks has he given?')).toMatch(
      /^Three: Columnar.*Video.*Hosting(?!.*Podcast)/,
    ))
})
