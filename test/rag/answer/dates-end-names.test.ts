/** '**Cook** — Tarn Inn, Leeds. *May 2014 to June 2016.*' above ': …' lines: the time ends the line of the name. */
import { describe, expect, it } from 'vitest'
import { askingOf } from '../../support/answers.ts'

const CV = `# Aroha Pennington

*Dental hygienist · Nelson*

## Posts held

**Lead Hygienist, Special Care** — Marahau District Hospital, Nelson. *May 2021 to now, 0.9 FTE.*
: Lead four hygienists and a clerk.
: Set up a bus clinic for eleven marae.

**Hygienist** — Marahau District Hospital, Nelson. *March 2018 to April 2021.*
: Trained carers in mouth care on six wards.

**Year away** — *February 2017 to February 2018.*
: Looked after my father on the farm.

**Hygienist** — Kaituna Dental, Blenheim. *July 2013 to January 2017.*
: Recalls brought up to date for 2,100 patients.

**School dental visits** — Wairau Trust, Blenheim. *Terms of 2015 and 2016, beside the post at Kaituna Dental and at its cost.*
: Screened 900 children.

## Education

Bachelor of Oral Health, Pohutukawa University, 2010 to 2012
`

describe('dates at the end of the line of the name', () => {
  const ask = askingOf(CV)
  it.each([
    ['Where was she working in 2014?', 'Kaituna Dental, Blenheim, July 2013'],
    ['How many years has she spent at Marahau District Hospital altogether?', '8 years'],
    ['What job did she have right before Marahau District Hospital?', 'Kaituna Dental'],
    ['What did she do at Kaituna Dental?', 'Recalls'],
    ['How many children did she screen?', '900'],
  ])('%s %s', async (query, part) => expect(await ask(query)).toContain(part))

  it.each([
    ['Where was she working in 2014?', ' : '],
    ['Where was she working in 2014?', '.,'],
    ['What did she do for the Wairau Trust?', ' : '],
  ])('%s not %s', async (query, part) => expect(await ask(query)).not.toContain(part))
})
