/** CVs as programs export them: bullets as letters, headers of several lines, projects and schools above what they tell. */
import { describe, expect, it } from 'vitest'
import { buildFacts } from '../../../src/rag/answer/facts/build-facts.ts'
import { parseDocument } from '../../../src/rag/document.ts'
import { askingOf } from '../../support/answers.ts'
import { entriesOf } from '../../support/entries.ts'

const WORD = `# Sunniva Ekrem

**Ferry Chief Engineer**

# EMPLOYMENT

**Chief Engineer**\\
**Fjordlink Lines, Bergen** (independent, three ships)\\
*May 2019 -- to date*

-   Converted two ferries to batteries.

-   Left nothing undone.

**Second Engineer; from January 2015 First Engineer**\\
**Halden Shipping, Oslo** (eleven ships)\\
*03/2012 -- 04/2018*

-   Cut fuel by 9 %.

*05/2018 -- 04/2019: parental leave; a course in Danish in Aarhus.*

**Motorman**\\
**Nordkai Reederei, Kiel**\\
*08/2008 -- 02/2012*

-   Kept the watch at night.

# STUDIES

  ---------------------------------------------------------
  **Period**     **Where**                  **Award**
  -------------- -------------------------- ---------------
  2005 -- 2008   Tromsvik Maritime          BSc Marine
                 College                    Engineering

  2003 -- 2005   Lade Technical School      Trade
                                            certificate
  ---------------------------------------------------------

The thesis was on *shaft bearings*.

# SYSTEMS

  System       What for            Level
  ------------ ------------------- ------------
  Maximo       Maintenance plans   expert
  AutoCAD      Pipe drawings       basic
  ShipManager  Stores              daily user

# TICKETS

-   Class I motor certificate -- renewed March 2024, valid until March 2029

-   GMDSS -- issued 2014, expires February 2027
`

const word = askingOf(WORD)

describe("a word processor's file in markdown", () => {
  it('reads headers of title, employer and dates, with what stands between them', () => {
    expect(entriesOf(WORD).slice(0, 4)).toEqual([
      ['experience', 'Chief Engineer', 'Fjordlink Lines', 'May 2019 – to date'],
      ['experience', 'Second Engineer', 'Halden Shipping', '03/2012 – 04/2018'],
      expect.arrayContaining(['experience', '05/2018 – 04/2019']),
      ['experience', 'Motorman', 'Nordkai Reederei', '08/2008 – 02/2012'],
    ])
  })

  it.each([
    ['Where was she working in 2014?', 'Halden Shipping'],
    ['What was she doing between Halden Shipping and Fjordlink Lines?', 'parental leave'],
    ['Can she use AutoCAD?', 'basic'],
    ['Where did she do her bachelor?', 'Tromsvik Maritime College'],
    ['How many employers has she had?', /^Three/],
  ])('answers: %s', async (query, holds) => {
    expect(await word(query)).toMatch(holds)
  })
})

const PROFILE = `# Thabo Lindqvist

Staff Data Engineer at Marrowfield Health

## Experience

Marrowfield Health  
Staff Data Engineer  
May 2022 - Present (4 years)  
Leeds, England, United Kingdom

• Technical lead of four engineers.  
• Moved the claims store to Iceberg.

Oxbow Rail  
4 years 4 months

Senior Data Engineer  
February 2020 - April 2022 (2 years 3 months)  
Cardiff, Wales, United Kingdom

• Took over the timetable pipelines.  
• Wrote the handbook for on-call
and trained six people in it.

Data Engineer  
January 2018 - January 2020 (2 years 1 month)  
Bristol, England, United Kingdom

• Built the delay feed.

Page 1 of 2

## Projects

tidewatch (2019 - Present)  
A forecaster of tides for kayakers. MIT, 310 stars on GitHub.

mudlark-set (2021)  
Open photographs of river finds. CC BY 4.0.

## Education

Severnside University, Gloucester  
Master of Science, Hydrology · (2015 - 2016) · Distinction  
Thesis: "Sand in estuaries".

Kopano College, Durban  
Bachelor of Science, Geography · (2011 - 2014) · First Class

Page 2 of 2
`

const profile = askingOf(PROFILE)

describe('an exported profile', () => {
  it('reads bullets that are letters as items', () => {
    const { units } = buildFacts(parseDocument(PROFILE))
    expect(units.filter(({ unit }) => unit.kind === 'item').map(({ unit }) => unit.text)).toEqual([
      'Technical lead of four engineers.',
      'Moved the claims store to Iceberg.',
      'Took over the timetable pipelines.',
      'Wrote the handbook for on-call and trained six people in it.',
      'Built the delay feed.',
    ])
    expect(units.some(({ unit }) => /^Page/.test(unit.text))).toBe(false)
  })

  it('reads projects below their names and studies below their schools', () => {
    expect(entriesOf(PROFILE).slice(3)).toEqual([
      ['projects', null, null, '2019 - Present'],
      ['projects', null, null, '2021'],
      ['education', 'Master of Science', 'Severnside University', '2015 - 2016'],
      ['education', 'Bachelor of Science', 'Kopano College', '2011 - 2014'],
    ])
  })

  it('gives an employer above several posts to the first of them, not to the post before', () => {
    const { entries, units } = buildFacts(parseDocument(PROFILE))
    const firm = units.find(({ unit }) => unit.text === 'Oxbow Rail')
    expect(entries[firm?.entry ?? -1]?.title).toBe('Senior Data Engineer')
  })

  it.each([
    ['How many GitHub stars does tidewatch have?', '310'],
    ['which licence was mudlark-set released under?', 'CC BY'],
    ['Where did he study for his bachelor?', 'Kopano'],
    ['In which cities has he held a job?', 'Cardiff'],
    ['How many projects does he list?', /^Two/],
  ])('answers: %s', async (query, holds) => {
    expect(await profile(query)).toMatch(holds)
  })
})
