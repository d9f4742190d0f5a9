/** Works told in a paragraph each that begins with its number and its name; rows with something in a column, or not. */
import { expect, it } from 'vitest'
import { askingOf } from '../../support/answers.ts'

const ask = askingOf(`# Marit Sollund

## Radio plays

(1) **The Lamp Room** (2022), comedy, 54 minutes. Script by Per Askevold. Produced by Jana Orth for Nordlys Lyd; budget €61,000. Recorded in four days.

(2) **Low Water** (2018), documentary, 47 minutes. Script by me. Produced by Odd Lien for Fjordstudio; budget €18,000, of which €5,000 was a gift. Recorded in nine days.

(3) **Eleven Doors** (2013), documentary, 62 minutes. Script by Ida Brekke. Own production; budget €97,000. Heard by 41,000 people.

## Short pieces

| Year | Title | Minutes | Prize |
| --- | --- | --- | --- |
| 2020 | Salt on the Road | 9 | Golden Reel |
| 2016 | Two Ferries | 14 | – |
| 2011 | The Bell Buoy | 6 | Listeners' Cup |
| 2009 | Cold Tea | 11 | – |
`)

it.each([
  ['What was the budget of Low Water?', '18,000', '61,000'],
  ['Who wrote the script of Eleven Doors?', 'Ida Brekke', 'nothing else'],
  ['How many people heard Eleven Doors?', '41,000', 'nothing else'],
  ['List her radio plays', 'The Lamp Room; Low Water; Eleven Doors', 'Cold Tea'],
  ['Which radio plays were documentaries?', 'Low Water; Eleven Doors', 'Lamp Room'],
  ['Which radio play had the largest budget?', 'Eleven Doors', 'Lamp Room'],
  ['Which of her short pieces won a prize?', 'Bell Buoy', 'Two Ferries'],
  ['How many short pieces won a prize?', 'Two: ', 'Cold Tea'],
  ['Which short pieces did not win a prize?', 'Cold Tea', 'Bell Buoy'],
  ['Which short piece is the longest?', 'Two Ferries', 'Cold Tea'],
])('%s', async (query, said, not) => {
  const answer = await ask(query)
  expect(answer).toContain(said)
  expect(answer).not.toContain(not)
})
