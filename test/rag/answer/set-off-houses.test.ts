/** Posts whose house is set off in the line below what one was, with more of it behind. */
import { describe, expect, it } from 'vitest'
import { askingOf } from '../../support/answers.ts'

describe('a house set off below the title', () => {
  const ask = askingOf(`# Ines Rook

## Where I have worked

**Senior ceramist and deputy manager** (since May 2020)
*Halden Dental Studio, Ashlock* – 14 technicians, 52 practices

- I layer about 60 units a week.

**Dental technician, crown and bridge** (August 2014 – April 2020)
*Orrin & Daughters Dental Laboratory, Nether Vale* – 9 technicians

- Trained two apprentices.

**Junior technician, plaster and dentures** (October 2011 – July 2014)
*Wexcombe Hospital, jaw laboratory*

## Studies

**MSc Dental Materials** (2009–2011)
*University of Ostwick*, distinction, 74% average
`)
  it.each([
    ['Where was she working in 2013?', 'Wexcombe Hospital'],
    ['When did she join Halden?', 'May 2020'],
    ['Which employer did she leave in April 2020?', 'Orrin & Daughters'],
    ['How long did she spend at the Orrin laboratory?', '5 years and 9 months'],
    ['How many technicians work at Halden Dental Studio?', '14'],
    ['What was her average mark in the MSc?', '74%'],
    ['Where did she take her MSc?', 'Ostwick'],
  ])('%s', async (question, told) => expect(await ask(question)).toContain(told))
})

describe('a house that ends with its legal form', () => {
  const ask = askingOf(`# Jan Rook

## Experience

**[ 09/2004 – 05/2012 ]**
**Hydraulics mechanic**
*Halden Lipa s.r.o.*
City: Lipa | Country: Czechia

- Repaired pumps.

**[ 08/1999 – 08/2004 ]**
**Locksmith**
*Orrin Tools Ltd.*
City: Hull | Country: United Kingdom

- Sharpened saws.
`)
  it.each([
    ['Where did he work in 2010?', 'Halden Lipa'],
    ['Who was his employer in 2001?', 'Orrin Tools'],
    ['How many employers has he had in Czechia?', 'One'],
  ])('%s', async (question, told) => expect(await ask(question)).toContain(told))
})
