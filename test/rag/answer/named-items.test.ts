/** Lists and tables of which a question means those items that hold a name. */
import { describe, expect, it } from 'vitest'
import { askingOf } from '../../support/answers.ts'

const CV = `# Ilse Brandvik

## Filmography

| Year | Title | Director | Crew |
|---|---|---|---|
| 2019 | Low Water | Signe Holm | 14 |
| 2021 | The Glass Ferry | Piet Aerts | 31 |
| 2022 | Two Lighthouses | Signe Holm | 9 |
| 2024 | Low Water, Again | Signe Holm | 22 |

## Certificates

- First aid at sea, Heartline West, 2023
- Diving supervisor, Fjord School, 2020
- Oxygen provider, Heartline West, 2019, lapsed in 2022

## Teaching

| Where | Years | Students |
|---|---|---|
| Bergen Film School | 2020 | 14 |
| Bergen Film School | 2022 | 19 |
| Oslo Summer Lab | 2023 | 8 |
`

describe('items that hold a name', () => {
  const ask = askingOf(CV)
  it.each([
    [
      'How many of her films did Signe Holm direct?',
      'Three',
      ['Two Lighthouses', 'Low Water, Again'],
      'Ferry',
    ],
    ['how many certificates are from Heartline West', 'Two', ['First aid', 'Oxygen'], 'Diving'],
    ['number of films by Signe Holm', 'Three', ['2019', '2024'], 'Aerts'],
    ['Which of her certificates were issued by Heartline West?', '', ['First aid', 'Oxygen'], 'Diving'],
  ])('%s', async (question, lead, named, other) => {
    const answer = await ask(question)
    expect(answer.startsWith(lead)).toBe(true)
    for (const name of named) expect(answer).toContain(name)
    expect(answer).not.toContain(other)
  })

  it('are added up where a column says how many', async () => {
    expect(await ask('How many students did she have at the Bergen Film School?')).toMatch(/^33: /)
    expect(await ask('How many students did she have at the Oslo Summer Lab?')).toBe(
      'Oslo Summer Lab: Students 8.',
    )
  })
  it('are those without it where it is left out', async () => {
    const answer = await ask('Which certificates are not from Heartline West?')
    expect(answer).toContain('Diving')
    expect(answer).not.toContain('Oxygen')
  })
  it('are not added up where a column says when, or which', async () => {
    expect(await ask('How many years was she at the Bergen Film School?')).not.toMatch(/^40\d\d/)
  })
  it('are left to the question whether they still hold where that is asked', async () => {
    expect(await ask('Which certificates from Heartline West have lapsed?')).not.toContain('First aid')
  })
  it('are not counted where one alone holds it', async () => {
    expect(await ask('How many pages is the script of The Glass Ferry?')).not.toMatch(/^One/)
  })
  it('are counted of no list that the question does not mean', async () => {
    expect(await ask('How many dogs has Signe Holm?')).not.toMatch(/^Three/)
  })
})
