/** How many a house has: told by a post's header or the line below it, and counted by no list of what was done there. */
import { describe, expect, it } from 'vitest'
import { askingOf } from '../../support/answers.ts'

describe('how many a house has', () => {
  const ask = askingOf(`# Ines Rook

## Experience

### Halden Tools Ltd. (shipping software, Waterloo, 240 employees)

**Pricing Manager**, 2016 – 2020

- Replaced 9 plans with 3.
- Built the first win/loss programme.
- Set up quarterly price tests with the data team.

### Orrin Stores, Leeds

Cold store, 62,000 pallet places, 140 employees of whom about 50 through agencies.

**Analyst**, 2012 – 2016

- Kept the ledger.
- Wrote the weekly report.
`)
  it.each([
    ['How many employees does Halden have?', '240 employees'],
    ['How many people work at Halden Tools?', '240 employees'],
    ['How big is Halden Tools?', '240 employees'],
    ['How many people does Orrin Stores employ?', '140 employees'],
  ])('%s', async (question, told) => expect(await ask(question)).toContain(told))
})

describe('how many a house has that nothing tells of', () => {
  const ask = askingOf(`# Ines Rook

## Experience

### Halden Tools Ltd., Waterloo

**Pricing Manager**, 2016 – 2020

- Replaced 9 plans with 3.
- Built the first win/loss programme.
- Set up quarterly price tests with the data team.
`)
  it('is not the number of what was done there', async () => {
    expect(await ask('How many employees does Halden have?')).toMatch(/^The CV does not/)
  })
})
