/** Which rank of several is meant: 'Head' and 'Deputy Head', 'chief' and 'co-chief'; when one rose to it, and what was before. */
import { describe, expect, it } from 'vitest'
import { askingOf } from '../../support/answers.ts'

const ask = askingOf(`# Corwin Hale

## Career

| From | To | Post | Where |
| --- | --- | --- | --- |
| Sept 2018 | now | Head gardener | Elmstow Park, Ludlow |
| Jan 2013 | Aug 2018 | Deputy head gardener | Marle House, Ross |
| Apr 2008 | Dec 2012 | Gardener | Marle House, Ross |
| 2005 | 2006 | Kitchen porter | Hotel Larch, Ross |

## Surveys

| Year | River | Days | My role |
| --- | --- | --- | --- |
| 2024 | Teme | 12 | Lead surveyor |
| 2022 | Lugg | 9 | Lead surveyor |
| 2020 | Arrow | 7 | Co-lead surveyor |
| 2017 | Wye | 5 | Volunteer |

## Learning

2006–2008 — BSc Horticulture, Wyeside College

## Speaking

*Panels:* Garden Days, Bath 2023; Orchard Forum 2021; Young Growers' Evening, Hereford 2019.
`)

describe('ranks', () => {
  it.each([
    [
      'Which post did he have immediately before he became head gardener?',
      'Deputy head gardener',
      'Apr 2008',
    ],
    ['What was his job straight before becoming a gardener?', 'Kitchen porter', 'Deputy'],
    ['What work did he do before he trained as a horticulturist?', 'Kitchen porter', 'Apr 2008'],
    ['On how many surveys was he lead surveyor?', 'Two', 'Arrow'],
    ['On how many surveys was he lead surveyor (not co-lead)?', 'Two', 'Arrow'],
    ['On how many surveys was he co-lead surveyor?', 'Arrow', 'Teme'],
    ['How many panels has he sat on?', 'Three', 'One'],
  ])('%s', async (question, told, other) => {
    const answer = await ask(question)
    expect(answer).toContain(told)
    expect(answer).not.toContain(other)
  })
})

describe('when one rose to it', () => {
  const rise = askingOf(`# Imke Tarn

## Appointments

### 2018 – present: Reader, University of Skelwith

Promoted from Lecturer in May 2021. I lead a unit of nine.

### Consultant Neurologist and Clinical Lead for Stroke
Ashby Infirmary, since 1 October 2012

As clinical lead (since April 2016) I chair the weekly meeting.

### Lanyard Systems — Project Manager, later Senior Project Manager
*February 2006 to March 2012 (Senior PM from September 2009) · Hull*

Moved two depots.

### 2001 – 2005: Registrar, Holme Hospital

Promoted two nurses to sister in May 2003.
`)
  it.each([
    ['When did she become Reader?', 'May 2021'],
    ['Since when has she been clinical lead for stroke?', 'April 2016'],
    ['When did she become Senior Project Manager?', 'September 2009'],
  ])('%s', async (question, date) => expect(await rise(question)).toContain(date))
  it('is not when others rose', async () =>
    expect(await rise('When did she become Registrar?')).not.toContain('May 2003'))
})
