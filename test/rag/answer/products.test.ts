/** Of a product that is named its licence and its price, as one line tells them; who is paid is another matter. */
import { expect, it } from 'vitest'
import { askingOf } from '../../support/answers.ts'

const ask = askingOf(`# Olle Brandt

SRE in Lund.

## Work

### Site Reliability Engineer, Kelpforth AB, Lund (2020 – present)

- Keep the payment cluster up.

## Software I maintain

- **pagepeeler** (Rust, Apache-2.0): turns runbooks into checklists. 900 stars.
- **Foldmark**, a reading app for Android. One payment of €2.49, no ads. 3,100 copies sold.

### logtide

Tails the logs of many machines. MIT, two co-maintainers.

## Other

Driving licence B.
`)

it.each([
  ['What licence is pagepeeler released under?', 'Apache-2.0'],
  ['Under which licence is logtide published?', 'MIT'],
  ['Is logtide open source?', 'MIT'],
  ['How much do people pay for Foldmark?', '€2.49'],
  ['What is the price of Foldmark?', '€2.49'],
])('tells it: %s', async (query, holds) => {
  expect(await ask(query)).toContain(holds)
})

it.each(['Which licence does Foldmark have?', 'How much is he paid?', 'What does he earn at Kelpforth?'])(
  'does not say it: %s',
  async (query) => {
    expect(await ask(query)).toMatch(/^The CV does not/)
  },
)
