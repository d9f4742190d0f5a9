/** Since when one is something: the date beside it, not that of the post it stands in. */
import { describe, expect, it } from 'vitest'
import { askingOf } from '../../support/answers.ts'

const ask = askingOf(`# Hanne Dorsch

## Work

### Driver instructor, Tarrow Trams, Linz (2019 – present)

- Hired as a driver. Instructor since May 2023.
- Writes the timetable for strike days.
- Bell partner since 2022.

### Conductor, Lake Ferries, Gmunden (2010 – 2018)

From March 2012 as lead conductor I ran a crew of five.

### Senior Stoker, Steam Works, Linz (January 2005 – 2009)

- Began as Stoker; promoted to Senior Stoker in March 2007.

### Partner, Dorsch Barrels, Wels (since April 2004)

### Head of Signals, Model Railway Club, Wels (since June 2021)

## Besides

- Repairs bicycles on Saturdays.
- Assistant to the harbour master since 2017.
- Harbour master since 2021.
- Treasurer (from 2016) of the allotment association.
`)

describe('since when', () => {
  it.each([
    ['Since when has she been an instructor?', 'May 2023'],
    ['When did Hanne become lead conductor?', 'March 2012'],
    ['when was she made treasurer', '2016'],
    ['When did she become Head of Signals?', 'June 2021'],
    ['When was she promoted to Senior Stoker?', 'March 2007'],
    ['When did she become a partner?', 'April 2004'],
  ])('%s', async (question, date) => expect(await ask(question)).toContain(date))

  it('is not what another is, whom one assists', async () => {
    const answer = await ask('Since when has she been harbour master?')
    expect(answer).toContain('2021')
    expect(answer).not.toContain('2017')
  })

  it.each(['Since when has she repaired bicycles?', 'Since when does she mend bicycles?'])(
    'is not known without a date: %s',
    async (question) => expect(await ask(question)).toMatch(/^The CV does not/),
  )
})
