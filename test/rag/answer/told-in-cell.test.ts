/** Of one row alone the cell below the head that is asked for. */
import { expect, it } from 'vitest'
import { askingOf } from '../../support/answers.ts'

const ask = askingOf(`# Pavel Orrin

## Buildings

| No. | Building | Client | Cost | Done |
|---|---|---|---|---|
| 31 | Lime Street granary, conversion | Saltfleet Homes | £2.1m | 2019 |
| 44 | Tidemill boathouse | Orwick Rowing Club | £0.6m† | 2021 |

† Without the slipway.

## Courses

| Year | Course | Provider |
|---|---|---|
| 2016 | Lime plaster | Hollin College |
| 2020 | Timber decay | Barrow Trust |

Tidemill won the Slate Prize.
`)

it.each([
  ['Who was the client for the Tidemill boathouse?', 'Orwick Rowing Club', 'Saltfleet'],
  ['Who provided the timber decay course?', 'Barrow Trust', 'Hollin'],
])('%s', async (query, holds, lacks) => {
  const answer = await ask(query)
  expect(answer).toContain(holds)
  expect(answer).not.toContain(lacks)
})

it('says nothing of a column that is not there', async () => {
  expect(await ask('Who was the surveyor of the Tidemill boathouse?')).not.toContain('Orwick')
})
