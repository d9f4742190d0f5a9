/** Posts that items tell whole, below headings that say how one worked; and breaks below the dates of a post. */
import { describe, expect, it } from 'vitest'
import { askingOf } from '../../support/answers.ts'

describe('posts in items below headings of their own', () => {
  const ask = askingOf(`# Jona Birkel

## Employment

### As a baker

- 01.02.2021 – today: **Head Baker**, Ofenrohr GmbH, Ulm
  - six ovens, two apprentices
- 01.10.2017 – 31.01.2021: **Baker**, Ofenrohr GmbH, Ulm
  - sourdough

### Accounting

- 01.05.2013 – 30.09.2017: **Bookkeeper**, Lenz & Partner, Graz
  - annual statements
- 01.09.2010 – 30.04.2013: **Audit Assistant**, Kanzlei Moosbrugger & Partner, Linz

### On the side

- since 10.2022: lecturer for dough, Volkshochschule Tal, evening programme
- 2018 – 2020: examiner for journeymen, Chamber of Crafts

## Honorary work

- auditor of the brass band Blech Nord, 2010 – 2020

## Where I was taught

- 2006 – 2010: **BA Business**, Hochschule Tal, Ulm
`)

  it.each([
    ['Where did he work in 2012?', /Audit Assistant, Kanzlei Moosbrugger/],
    ['In which position was he working in 2019?', /Baker, Ofenrohr/],
    ['What was his job before he joined Lenz & Partner?', /Audit Assistant/],
    ['How many years in total did he spend at Ofenrohr, both positions together?', /^8 years and/],
    ['Where did he study?', /Hochschule Tal/],
  ])('%s', async (question, told) => expect(await ask(question)).toMatch(told))

  it('take no name from the heading', async () => {
    expect(await ask('Where did he work in 2012?')).not.toMatch(/Accounting,/)
  })
})

describe('a heading of one post with its dates in an item', () => {
  const ask = askingOf(`# Jona Birkel

## Employment

### Head Baker, Ofenrohr GmbH

- 2017 – today
- 2018 – 2019: rebuilt the ovens

### Bookkeeper, Lenz & Partner

- 2013 – 2017
- annual statements
`)
  it('is one post', async () => {
    expect(await ask('Where did he work in 2018?')).toMatch(/Head Baker, Ofenrohr/)
    expect(await ask('Where did he work in 2015?')).toMatch(/Bookkeeper, Lenz/)
  })
})

describe('time off below the dates of a post', () => {
  const ask = askingOf(`# Mina Orrell

## Employment

### 2020-02 → now: Fjordline Instruments AS, Oslo

- **Role:** Lead Engineer
- **Done:** probes for salt water
- **Interruption:** parental leave, 2023-08 to 2024-03

### 2014-06 → 2020-01: Steuerwerk GmbH, Regensburg

- **Role:** Software Engineer

### 2010-09 → 2014-05: Pumpwerk GmbH, Nuremberg

- **Role:** Developer
`)
  it.each([
    ['Who is her current employer?', /Fjordline Instruments/],
    ['Where did she work in 2022?', /Fjordline Instruments/],
    ['Did she take parental leave?', /parental leave/],
    ['How long did she work in Germany?', /^9 years and 5 months: /],
    ['How many years did she work in Nuremberg and Regensburg together?', /^9 years and 5 months: /],
    ['Whom did she work for before she came to Norway?', /Steuerwerk/],
  ])('%s', async (question, told) => expect(await ask(question)).toMatch(told))
})

describe('where some places are not known', () => {
  const ask = askingOf(`# Mina Orrell

## Employment

### Engineer, Steuerwerk GmbH, Kleinwalde

2014 – 2020

### Developer, Pumpwerk GmbH, Nuremberg

2010 – 2014

### Tester, Hafenwerk GmbH, Hamburg

2006 – 2010
`)
  it('how long one worked in a country is left open', async () => {
    expect(await ask('How long did she work in Germany?')).not.toMatch(/^(?:About )?\d+ years.*:/)
  })
})
