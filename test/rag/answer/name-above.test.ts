/** A name that is asked for, above the line that tells of it. */
import { expect, it } from 'vitest'
import { askingOf } from '../../support/answers.ts'

const ask = askingOf(`# Ulla Brandt

## Plays

**The Salt Road** (2016). Opened in a disused ferry terminal. Played 41 times in front of full rows.

**Under the Clock** (2019). Withdrawn after four nights, since the rights to the songs had not been cleared.

**Nine Lamps** (2023). Toured eleven towns by barge.

## Experience

### Stage director, Theater am Kai, Kiel (2014 – now)

- Put the scenery store in order; it took a summer.
- Trained four assistants.
`)

it('stands before the line where one of several is asked for', async () => {
  expect(await ask('Which play was withdrawn over the rights to the songs?')).toMatch(
    /^Under the Clock \(2019\): Withdrawn after four nights/,
  )
})

it('does not where it is given, or something else is asked for', async () => {
  expect(await ask('Why was Under the Clock withdrawn?')).toMatch(/^Withdrawn after four nights/)
  expect(await ask('What was put in order?')).toMatch(/^Put the scenery store in order/)
})
