/** Of a list what a question excepts is neither named nor counted, whatever the list is of and however it is excepted. */
import { expect, it } from 'vitest'
import { askingOf } from '../../support/answers.ts'

const ask = askingOf(`# Marta Oliven

Tram driver, Graz

## Certificates

- Tram licence, class T2, Graz Lines. Passed May 2014.
- First aid, Red Cross, March 2025, valid to March 2027.
- Forklift card, 2011, expired in 2016.
- Driving licence, B and C.

## Languages

German (native), English (B2), Slovene (B1)

## Talks

- "Wet rails", Tram Days, Linz, 2019
- "Brake early", workshop, Graz, 2021
- "Bells", Tram Days, Linz, 2023
`)

it.each([
  'How many certificates does she list, not counting the driving licence?',
  'Leaving aside the driving licence, how many certificates has she got?',
  'How many certificates does she have, the driving licence excluded?',
  'How many certificates does she have if you leave out the driving licence?',
])('%s', async (question) => {
  const answer = await ask(question)
  expect(answer).toMatch(/^Three: /)
  expect(answer).toContain('Forklift')
  expect(answer).not.toContain('Driving')
})

it.each([
  [
    "Which certificates does she hold apart from her driver's license?",
    /Tram.*First aid.*Forklift/,
    /Driving/,
  ],
  ['Does she have any certificates besides first aid?', /Tram.*Driving/, /Red Cross/],
  [
    'Which certificates other than the tram licence and first aid does she hold?',
    /Forklift.*Driving/,
    /Tram|Red/,
  ],
  ['How many certificates has she, not counting expired ones?', /^Three: /, /Forklift/],
  ['How many languages does she speak apart from English?', /^Two: /, /English/],
  ['How many talks has she given, not counting Berlin?', /^Three: .*Bells/, /only/],
])('%s', async (question, held, left) => {
  const answer = await ask(question)
  expect(answer).toMatch(held)
  expect(answer).not.toMatch(left)
})
