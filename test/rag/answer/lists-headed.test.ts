/** Lists below a heading or a label that says all that is asked for, and figures of things that are named. */
import { describe, expect, it } from 'vitest'
import { askingOf } from '../../support/answers.ts'

const CV = `# Nora Velde

Upholsterer and furniture restorer, Leeds

## Courses given

- Webbing and springs, Leeds, 2023: 14 participants
- Leather for beginners, York, 2024: 22 participants
- Horsehair weekend, Hull, 2025: 9 participants

## Rescued pieces

**The Garrick sofa** (Theatre Museum, 2021). Six months of work. Silk from Lyon.

**Two Regency armchairs** (private owner, 2022). Beech frames with old woodworm.

**Pew cushions** (St Hilda's, 2024). Fifty-two of them.

## Toolkit

**Hand tools I would not lend**

- Osborne magnetic hammer
- ripping chisel
- regulator

## Software I released

### chairlog

*Python, 310 stars*

### clothcalc

*JavaScript, 95 stars*

## Qualifications

- First aid: 2023, valid until 2026
- Sailing instructor: 2012, lapsed 2018
- Mediation, level 2: 2020

## Talks and articles

- "Springs do not lie", talk, Guild Day, Bradford, 2022
- "Against staples", *Upholstery Review* 12, 2021
- "The sofa as archive", talk, Museum Forum, York, 2024

## Selected exhibitions

- North Light, Bergen, 2019
- Salt, Oslo, 2021

## Schooling

A-levels: Art (B), Physics (C), German (A). Ripon Sixth Form, 2006.
`

describe('lists by what stands above them', () => {
  const ask = askingOf(CV)
  it.each([
    ['How many people took part in her courses altogether?', /^45 people: /],
    ['Name the pieces she describes as rescued.', /Garrick sofa.*Regency armchairs.*Pew cushions/],
    ['How many rescued pieces are described?', /^Three: /],
    ['Which hand tools would she not lend?', /Osborne magnetic hammer; ripping chisel; regulator/],
    ['How many stars do chairlog and clothcalc have put together?', /^405: /],
    ['Which qualifications does she hold, current or lapsed?', /First aid.*Sailing.*Mediation/],
    ['How many talks has she given?', /^Two: .*Springs.*archive/],
    ['Which A-levels does she have?', /Art \(B\), Physics \(C\), German \(A\)/],
  ])('%s', async (question, answer) => {
    expect(await ask(question)).toMatch(answer)
  })

  it.each([
    ['Which qualifications have lapsed?', /First aid|Mediation/],
    ['How many stars do chairlog and the sofa have put together?', /^\d+:/],
    ['How many talks has she given?', /staples/],
  ])('says no more of %s', async (question, not) => {
    expect(await ask(question)).not.toMatch(not)
  })
})
