/** Posts and studies in plain lines: one in each line, or one below the other, and below bold lines. */
import { describe, expect, it } from 'vitest'
import { buildFacts } from '../../../src/rag/answer/facts/build-facts.ts'
import type { Facts } from '../../../src/rag/answer/facts/facts.ts'
import { parseDocument } from '../../../src/rag/document.ts'
import { entriesOf } from '../../support/entries.ts'

const factsOf = (markdown: string): Facts => buildFacts(parseDocument(markdown))

describe('lines of one paragraph', () => {
  it('are a post each, when each has its dates', () => {
    expect(
      entriesOf(`# Ada Moss

## Appointments

2017–2022 | Lecturer in Botany | Skerry University
2014–2017 | Postdoctoral Fellow | Institut de la Mer, Brest
2006–2007 | Laboratory Technician | Fisheries Institute, Ostend

## Academic background

MBA | Lausanne School of Hotels | 2016 – 2018 (distance learning)
Bachelor of Arts in Modern Languages | Reno University, Bologna | 2006 – 2010
`),
    ).toEqual([
      ['experience', 'Lecturer in Botany', 'Skerry University', '2017–2022'],
      ['experience', 'Postdoctoral Fellow', 'Institut de la Mer', '2014–2017'],
      ['experience', 'Laboratory Technician', 'Fisheries Institute', '2006–2007'],
      ['education', 'MBA', 'Lausanne School of Hotels', '2016 – 2018'],
      ['education', 'Bachelor of Arts in Modern Languages', 'Reno University', '2006 – 2010'],
    ])
  })

  it('belong together, when dates, employer and role stand one below the other', () => {
    expect(
      entriesOf(`# Ada Moss

## Experience

**01.04.2018 – today**
**Nordwerk GmbH, Stuttgart**
Head of Design (since 01.07.2021)
Senior Design Engineer (01.04.2018 – 30.06.2021)

**15.09.2009 – 31.03.2018**
**Weissbach KG, Esslingen**
Design Engineer
`).slice(1),
    ).toEqual([
      ['experience', 'Head of Design', 'Nordwerk GmbH', 'since 01.07.2021'],
      ['experience', 'Senior Design Engineer', 'Nordwerk GmbH', '01.04.2018 – 30.06.2021'],
      ['experience', 'Design Engineer', 'Weissbach KG', '15.09.2009 – 31.03.2018'],
    ])
  })
})

describe('a bold line with dates', () => {
  it.each([
    ['**2015 – 2019: Fellow, University of Skerry, Oban**', 'Counted seals.'],
    ['**The Tern, Oban. Cook. May 2012 to June 2015.**', 'Small place with 20 seats.'],
  ])('heads the text below it: %s', (line, below) => {
    const { units } = factsOf(`# Ada Moss\n\n## Work\n\n${line}\n${below}\n`)
    expect(units.slice(2).map(({ unit }) => unit.text)).toEqual([line.replaceAll('*', ''), below])
  })
})

describe('plain lines', () => {
  const posts = [
    ['experience', 'Engineering Manager', 'Brightloom', 'Mar 2022 - Present'],
    ['experience', 'Software Engineer', 'Nordhavn Bank', 'Aug 2015 - Feb 2022'],
  ]

  it('are posts as a profile is exported: employer, title, dates and their length, place', () => {
    expect(
      entriesOf(`# Ada Moss

## Experience

Brightloom
Engineering Manager
Mar 2022 - Present · 4 yrs 9 mos
Copenhagen, Denmark · Hybrid
- Manage two squads of 13 engineers.

Nordhavn Bank
Software Engineer
Aug 2015 - Feb 2022 (6 years 7 months)
Aarhus, Denmark
- Wrote the rules in 2017 - 2018.
`),
    ).toEqual(posts)
  })

  it('are posts when each is a paragraph', () => {
    expect(
      entriesOf(
        '# Ada Moss\n\n## Experience\n\nBrightloom\n\nEngineering Manager\n\nMar 2022 - Present\n\nI manage two squads.\n\nNordhavn Bank\n\nSoftware Engineer\n\nAug 2015 - Feb 2022\n\nI wrote the rules.\n',
      ),
    ).toEqual(posts)
  })

  it('share the employer named once above them', () => {
    expect(
      entriesOf(
        '# Ada Moss\n\n## Experience\n\nBrightloom\n7 yrs 10 mos\n\nEngineering Manager\nMar 2022 - Present · 4 yrs 9 mos\n\nSoftware Engineer\nJan 2019 - Feb 2022 · 3 yrs 2 mos\n',
      ),
    ).toEqual([
      ['experience', 'Engineering Manager', 'Brightloom', 'Mar 2022 - Present'],
      ['experience', 'Software Engineer', 'Brightloom', 'Jan 2019 - Feb 2022'],
    ])
  })

  it('that tell of a post below its dates are no header', () => {
    expect(
      entriesOf(`# Ada Moss

## Employment history

Supply Planner
Harcombe Dairies plc, Ipswich
02/2016 - 05/2020
Planned milk and cream for three depots
Secondment to Cork, Ireland, 09/2018 - 02/2019

Warehouse Operative (agency)
StaffQuick
05/2013 - 09/2013
Night shifts at a parcel hub

## Education and training

BSc (Hons) Logistics, 2:1
University of Huddersfield
2010 - 2013

CIPS Diploma
2019
`),
    ).toEqual([
      ['experience', 'Supply Planner', 'Harcombe Dairies plc', '02/2016 - 05/2020'],
      ['experience', 'Warehouse Operative', 'StaffQuick', '05/2013 - 09/2013'],
      ['education', 'BSc', 'University of Huddersfield', '2010 - 2013'],
      ['education', 'CIPS Diploma', null, '2019'],
    ])
  })

  it('begin with a degree', () => {
    expect(
      entriesOf(
        '# Ada Moss\n\n## Education\n\n2007 PhD in Musicology, University of London. Thesis: "Breath". Supervisor: A. Hightower.\n2003 MA in Music (distinction), University of London\nMEng Electrical Engineering, Instituto do Tejo (1994–1999), with a term abroad\n',
      ),
    ).toEqual([
      ['education', 'PhD in Musicology', 'University of London', '2007'],
      ['education', 'MA in Music', 'University of London', '2003'],
      ['education', 'MEng Electrical Engineering', 'Instituto do Tejo', '1994–1999'],
    ])
  })
})
