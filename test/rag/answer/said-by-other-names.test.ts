/** A rank by its letters, a school by its field, an address by how it is used, and things by the headings they stand below. */
import { describe, expect, it } from 'vitest'
import { askingOf } from '../../support/answers.ts'

const CV = `# Beathag Strachan

Community nurse and former printmaker, Oban, Scotland.

## Contact

- beathag@strachan.example
- Post: Creag Lane 7, 4412 Oban

## Posts held

| From | To | Post | Where |
|---|---|---|---|
| 05/2022 | now | District Nurse Lead 4 | Lorn Health Board, Oban |
| 09/2018 | 04/2022 | District Nurse Lead 3 | Lorn Health Board, Oban |
| 10/2015 | 08/2018 | Community Nurse | Mull Surgery, Tobermory |
| 08/2006 | 08/2009 | Printmaker | Glasswater Press, Dundee |
| 09/2004 | 07/2006 | Shop assistant | Kerrera Books, Oban |

## Study

- BSc Nursing, Argyll University, 2012 – 2015
- BA Printmaking and Art, Dundee College of Design, 2001 – 2004

## Work I am proud of

### Warm rooms

Eleven village halls opened on winter mornings since 2023. 4,100 visits.

### The blue bag

A bag with all that a dying patient at home may need, packed in 2021 with two pharmacists.

## Falls on my patch

| Year | Visits | Falls with injury |
|---|---|---|
| 2022 | 3,100 | 9 |
| 2023 | 3,350 | 6 |
| 2024 | 3,420 | 4 |
| 2025 | 3,600 | 4 |
`

describe('what is asked for by another name', () => {
  const ask = askingOf(CV)
  it.each([
    ['When did she become DNL 3?', '09/2018'],
    ['When did she become a DNL4?', '05/2022'],
    ['How long was she a DNL 3?', '3 years and 8 months'],
    ['Who was her first employer after art school?', 'Kerrera Books'],
    ['Where did she first work after nursing school?', 'Mull Surgery'],
    ['What is her postal address?', 'Creag Lane 7'],
    ['Which work is she proud of?', 'Warm rooms'],
    ['What is she proud of?', 'The blue bag'],
    ['How many falls with injury happened on her patch from 2022 to 2025 in total?', '23'],
    ['How many falls with injury occurred from 2023 to 2025 altogether?', '14'],
  ])('%s %s', async (query, part) => expect(await ask(query)).toContain(part))

  it.each([
    ['When did she become DNL 3?', '05/2022'],
    ['How long was she a DNL 3?', 'so far'],
    ['Where did she first work after nursing school?', 'Kerrera'],
  ])('%s not %s', async (query, part) => expect(await ask(query)).not.toContain(part))
})
