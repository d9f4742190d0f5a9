/** How many are left of those that a line counts, how many points lie between two shares, and what is only one of a kind. */
import { expect, it } from 'vitest'
import { askingOf } from '../../support/answers.ts'

const ask = askingOf(`# Ines Rook

## Experience

### Instructor, Halden Trams, 2012 – 2021

- Trained 37 new drivers, of whom 34 passed at the first attempt.
- 18 of the 25 depots adopted the rota; 2 never replied.
- Handled 27 complaints; 9 had to be reported to the authority.
- Punctuality on line 4 rose from 81 to 92 per cent.
- Advised the treasury of a Gulf state on fares.

## Otherwise

On Thursdays I run Button Club, an after-school sewing club. My brother plays in an orchestra.
`)

it.each([
  ['How many of her trainees did not pass at the first attempt?', /^Three: .*37 new drivers/],
  ['How many complaints did not have to be reported?', /^Eighteen: /],
  ['How many percentage points did punctuality on line 4 gain?', /^11 percentage points: /],
  ['Which after-school club does she run?', /Button Club/],
  ['Which Gulf state did she advise on fares?', /^The CV does not/],
  ['Which orchestra does her brother play in?', /^The CV does not/],
])('%s', async (question, told) => expect(await ask(question)).toMatch(told))

it('is not computed where it is told, or of something else', async () => {
  expect(await ask('How many of the depots never replied?')).not.toMatch(/^Seven/)
  expect(await ask('How many of her trainees did not finish?')).not.toMatch(/^Three/)
})
