/** Until when certificates are valid, asked of one of them or of all, now or at another time; today is in June 2026. */
import { expect, it } from 'vitest'
import { askingOf } from '../../support/answers.ts'

const ask = askingOf(`# Wanjiru Okelo

Crane operator, Mombasa.

## Work

### Crane operator, Kilifi Port Services (March 2015 – today)

- Ship-to-shore cranes up to 65 tonnes.

## Certificates

- Tower crane licence, category B (expires Mar 2027)
- First aid at work – valid until August 2026
- Rigging and slinging, level 3 (expired May 2023)
- Forklift counterbalance, 2016

## Languages

Swahili, English
`)

it.each([
  ['Is her tower crane licence still valid at the end of 2026?', 'Mar 2027'],
  ['Will the first aid certificate still be valid in December 2026?', 'August 2026'],
  ['Has her rigging certificate expired?', 'expired May 2023'],
  ['Is the first aid certificate still valid?', 'August 2026'],
])('tells until when the one is valid: %s', async (query, holds) => {
  const answer = await ask(query)
  expect(answer).toContain(holds)
  expect(answer).not.toContain('; ')
})

it.each([
  ['Which certificates are still valid at the end of 2026?', ['Tower', 'Forklift'], ['First aid', 'Rigging']],
  ['Which of her certificates are still valid?', ['Tower', 'First aid'], ['Rigging']],
  [
    'List all her certificates, also any that have lapsed.',
    ['Tower', 'First aid', 'Rigging', 'Forklift'],
    [],
  ],
  ['Which certificates will have expired by May 2027?', ['Tower', 'First aid', 'Rigging'], ['Forklift']],
])('takes those in that state at that time: %s', async (query, holds, lacks) => {
  const answer = await ask(query)
  for (const one of holds) expect(answer).toContain(one)
  for (const one of lacks) expect(answer).not.toContain(one)
})

const ofRows = askingOf(`# Ruud Aspinall

## Certificates

| Certificate | Got it | Status |
| --- | --- | --- |
| Slinger, level 2 | Apr 2023 | lapsed Apr 2025 |
| Crane banksman | Jun 2021 | lapsed |
| Abrasive wheels | Jan 2025 | valid to Jan 2028 |
`)

it('takes all where one state is asked for beside the other', async () => {
  const answer = await ofRows('List every certificate he has, lapsed ones too.')
  for (const name of ['Slinger', 'Crane banksman', 'Abrasive wheels']) expect(answer).toContain(name)
  expect(await ofRows('Which certificates have lapsed?')).not.toContain('Abrasive')
})

it.each([
  ['Which of her certificates expires first?', 'First aid at work'],
  ['Which licence is the next to expire?', 'First aid at work'],
  ['Which of her certificates expires last?', 'Tower crane'],
])('tells which runs out before or after the others: %s', async (query, holds) => {
  const answer = await ask(query)
  expect(answer).toContain(holds)
  expect(answer).not.toMatch(/Rigging|; /)
})
