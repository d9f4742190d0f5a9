/** What recruiters ask first: what one does now, for whom, where one was in a year in which that changed. */
import { describe, expect, it } from 'vitest'
import { askingOf } from '../../support/answers.ts'

const CV = `# Merrin Oakhanger

Ferry engineer, Stranraer. merrin@oakhanger.example

## Working life

**Loch Ryan Ferries, Stranraer.** I have been chief engineer there since March 2020. I report to Isla Garvie, the fleet director. I lead a crew of nine.

**Clyde Dry Dock, Greenock.** I was a fitter there from May 2012 to August 2016.

**Cumbrae Shipping, Greenock.** I was second engineer there from November 2016 to January 2020. My best day was the rescue of the Ailsa.

## Degrees

| Degree | Place | Year |
|---|---|---|
| Master of Marine Engineering | Mosaic College, Ayr | 2012 |

## Odds and ends

Scots and English are both my languages from home. My Norwegian is good enough for a harbour master.
`

describe('what everybody asks first', () => {
  const ask = askingOf(CV)
  it.each([
    ['Where does she work?', 'Loch Ryan Ferries'],
    ['Say where she works', 'Loch Ryan Ferries'],
    ['Who does Merrin work for at the moment?', 'Loch Ryan Ferries'],
    ['What is her job title?', 'chief engineer'],
    ['current employer', 'Loch Ryan Ferries'],
    ['What is her profession?', 'Ferry engineer'],
    ['How many years did she work in Greenock?', '7 years and 7 months'],
    ['Who did she work for in 2016?', 'Clyde Dry Dock'],
    ['Who did she work for in 2016?', 'Cumbrae Shipping'],
    ['What was her first job in Greenock?', 'Clyde Dry Dock'],
    ['email adress?', 'merrin@oakhanger.example'],
    ['languages she speaks', 'Norwegian'],
  ])('%s %s', async (query, part) => expect(await ask(query)).toContain(part))

  it('tells whom she leads, not whom she reports to', async () => {
    expect(await ask('Who reports to her?')).toMatch(/^I lead a crew of nine/)
    expect(await ask('Who does she report to?')).toContain('Isla Garvie')
  })

  it.each([
    ['Who was her line manager at Clyde Dry Dock?', /^The CV does not say/],
    // no initials of whatever begins with them
    ['Does she have an MA?', /^(?!.*Mosaic)/],
    ['What was the pass rate of her exams?', /^(?!.*\bpay\b)/],
  ])('%s', async (query, answer) => expect(await ask(query)).toMatch(answer))
})
