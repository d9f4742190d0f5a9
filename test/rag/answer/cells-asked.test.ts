/** Of a table the row that is meant and the column that is meant: no row that only sounds like it, no other column. */
import { describe, expect, it } from 'vitest'
import { askingOf } from '../../support/answers.ts'

const CV = `# Ottoline Brask

Translator and ferrier

## Languages

| Language | Reading | Writing | Speaking | Test |
|:--|:--|:--|:--|:--|
| Danish | C2 | C2 | C2 | – |
| Dutch | B2 | A2 | B1 | none |
| Czech | A2 | – | A1 | sat in 2021, not passed |

## Rates

| Direction | Rate per word | Minimum fee | Specialism |
|:--|--:|--:|:--|
| Dutch → Danish | DKK 2.10 | DKK 600 | fiction |
| English → Danish | DKK 1.60 | DKK 450 | manuals |
| Danish → English | DKK 1.90 | DKK 500 | tourism only |

## Timeline

| When | What | Where | Team | Reports |
|---|---|---|---|---|
| 2022–2025 | Senior Farrier | Holm Stables | 14 | 2 |
| 2019–2022 | Farrier | Holm Stables | 6 | 0 |

## Skills

| Procedure | Donkeys | Mules | Ponies |
|---|---|---|---|
| Hot shoeing | 40 | 12 | 0 |
| Trimming | 300 | 500 | 80 |
| Corrective shoeing | basic | basic | advanced |

## Jobs

| Job | Site | Days | Day rate | Engine | kW |
|---|---|---|---|---|---|
| Gate repair | Almby | 44 | £210 | Deutz | 440 |
| Bridge lift | Norr | 90 | £230 | Volvo | 280 |
| Nacelle lift | Sund | 6 | £290 | Scania | 390 |
`

describe('the cell that is asked for', () => {
  const ask = askingOf(CV)
  it.each([
    ['What is the minimum fee for Danish to English?', /^Danish → English.*DKK 500/, /450|600/],
    ['What is the rate from Danish to English?', /^Danish → English.*1\.90/, /1\.60/],
    ['What is the minimum fee for English to Danish?', /^English → Danish.*DKK 450/, /500/],
    ['How big was her team as a Farrier?', /Team: 6/, /14/],
    ['How big was her team as a Senior Farrier?', /Team: 14/, /Team: 6/],
    ['Has she done hot shoeing on ponies?', /Ponies:? 0/, /only/],
    ['How many hot shoeings has she done on mules?', /^Hot shoeing: Mules 12/, /40/],
    ['Which job paid the highest day rate?', /Nacelle lift.*£290/, /£230/],
    ['Which was the most powerful engine she worked with?', /Deutz/, /Volvo|Scania/],
    [
      'What is her level of written Dutch?',
      /^Dutch: Reading B2, Writing A2, Speaking B1, Test none/,
      /Czech/,
    ],
    ['How well does she speak Czech?', /^Czech: Reading A2, Speaking A1/, /Dutch/],
  ])('%s', async (question, answer, other) => {
    const said = await ask(question)
    expect(said).toMatch(answer)
    expect(said).not.toMatch(other)
  })
})
