/** Posts as forms, files of data and some CVs tell them: with whom, as what and when stand apart. */
import { describe, expect, it } from 'vitest'
import { askingOf } from '../../support/answers.ts'

describe('the European form, its first row the head of a table', () => {
  const ask = askingOf(`# Curriculum vitae

## Personal information

| | |
|---|---|
| Surname, first name | ROOK, Ines |

## Work experience

| Dates | 01/03/2020 – to date |
|---|---|
| Position held | General Manager |
| Employer | Hotel Riva \\*\\*\\*\\*, Malcesine, Italy (Albarelli family). 118 rooms |
| Main activities | Turnover EUR 17.8 million in 2025. |
| | Renovation of 64 rooms. |

| Dates | 15/11/2015 – 29/02/2020 |
|---|---|
| Position held | Hotel Manager |
| Employer | Seeblick Palace, Lucerne, Switzerland. 176 rooms |
| Main activities | Daily operation. |
`)

  it.each([
    ['Where did she work in 2017?', 'Hotel Manager, Seeblick Palace, Lucerne'],
    ['How long was she at the Seeblick Palace?', '4 years and 3 months: '],
    ['What was her job before the Hotel Riva?', 'Hotel Manager, Seeblick Palace'],
    ['Where does she work now?', 'General Manager, Hotel Riva'],
  ])('%s', async (question, told) => {
    expect(await ask(question)).toContain(told)
  })
})

describe('a file of data in lists', () => {
  const ask = askingOf(`# resume.json

## basics
- **name**: Ines Rook
- **label**: Database Administrator

## work

### work[0]
- **name**: Lindenhof Energy a.s.
- **position**: Senior Database Administrator
- **startDate**: 2021-02-01
- **endDate**: null
- **highlights**:
  - Responsible for 64 clusters

### work[1]
- **name**: Kvarta Banka
- **position**: Database Administrator
- **startDate**: 2016-05-01
- **endDate**: 2021-01-31

## volunteer
- **organization**: Ringing Station; **position**: keeper; **startDate**: 2018-04
- **organization**: CoderDojo; **position**: mentor; **startDate**: 2019-09; **endDate**: 2022-06

## x-availability
- **noticePeriod**: two months
- **drivingLicence**: B
`)

  it.each([
    ['When did she join Kvarta Banka?', 'Database Administrator, Kvarta Banka, 2016-05-01 – 2021-01-31'],
    ['Where does she work now?', 'Senior Database Administrator, Lindenhof Energy a.s.'],
    ['What is her notice period?', 'notice period: two months'],
    ['How long was she at CoderDojo?', '2 years and 10 months'],
  ])('%s', async (question, told) => {
    expect(await ask(question)).toContain(told)
  })
})

describe('houses in capitals, above the posts there', () => {
  const ask = askingOf(`# Ines Rook

## Executive career

### QUILL SYSTEMS, INC. (planning software), Boston, MA

*Vice President of Engineering* | Nov. 2019 – present

- Grew the product.

### TESSEL NETWORKS (network security), Nashua, NH

*Vice President, Platform Engineering* | June 2010 – Feb. 2014

*Director of Engineering* | Jan. 2007 – May 2010

Scope: 22 engineers as director, 60 as vice president.

- Built the platform.
`)

  it.each([
    ['Which company was she with in 2011?', 'TESSEL NETWORKS'],
    ['What was she in 2008?', 'Director of Engineering'],
    ['How many years did she spend at Tessel Networks in both positions together?', '7 years and 2 months'],
    ['Who is her current employer?', 'QUILL SYSTEMS, INC.'],
  ])('%s', async (question, told) => {
    expect(await ask(question)).toContain(told)
  })
})

describe('all in bold says what one was', () => {
  const ask = askingOf(`# Ines Rook

## What did I do before?

**Detective Sergeant, Economic Crime Unit** — Northmoor Constabulary, Kelder — October 2015 to September 2021

- Files for the prosecution.

**Police Constable** — Northmoor Constabulary, Saltby — September 2006 to October 2015

- Two years on response.
`)

  it.each([
    ['How long was she with Northmoor Constabulary?', '15 years and 1 month'],
    ['How many years did she serve in the police?', '15 years and 1 month'],
    ['How long was she a police constable?', '9 years and 2 months'],
  ])('%s', async (question, told) => {
    expect(await ask(question)).toContain(told)
  })
})

describe('lengths by days', () => {
  const ask = askingOf(`# Ines Rook

## Experience

### 03/08/2020 – present · Vet, Tynant Farm Vets

- Calvings.

## At home

I was on maternity leave from 29 July 2024 to 2 May 2025.
`)

  it('counts no month of which there is hardly a day', async () => {
    expect(await ask('How long was her maternity leave?')).toMatch(/^9 months/)
  })
})

describe('a post told in a sentence', () => {
  const ask = askingOf(`# Ines Rook

## What I have done

### Harcourt Vale School, Hereford

I have run the library of this boarding school (870 pupils) since September 2018. When I came, 2,300 loans a
year went over the desk; last year it was 11,450.

### St Wilfrid's Academy, Tolland

From January 2013 until August 2018 I was sole librarian of a comprehensive with 1,240 pupils.

## How I got there

Before that I spent three years and a bit, from February 2009 to April 2012, at Penhallow Bank in Leeds, as
researcher. I ran 143 interviews there.
`)

  it.each([
    ['Where does she work now?', 'Harcourt Vale School, Hereford'],
    ['How many pupils does Harcourt Vale School have?', '870'],
    ['How many more loans a year are there now than when she came?', '9,150'],
    ['Where did she work in 2010?', 'Penhallow Bank in Leeds'],
    ['How many interviews did she run at Penhallow Bank?', '143'],
  ])('%s', async (question, told) => {
    expect(await ask(question)).toContain(told)
  })
})

describe('posts above the projects for clients', () => {
  const ask = askingOf(`# Ines Rook

## Employment and projects

### 09/2018 – present · Senior Engineer, Brannock Teague, Leeds

**St Oswin's Hospital, Wakefield** (2019 – 2022)
Client: Aire Valley Trust
Value: £112 million

**Millrace Footbridge, Skipton** (2018 – 2020)
Client: Craven Paths
Value: £2.1 million

### 08/2014 – 08/2018 · Engineer, Pendle Hargreave, Manchester

**Ardwick Academy** (2014 – 2016)
Client: Medlock Schools
Value: £17.5 million

## Education

### University of Southampton
MSc, Embedded Systems Design · (2012 - 2013) · Distinction
`)

  it.each([
    ['Where was she working in 2016?', 'Engineer, Pendle Hargreave, Manchester'],
    ['How long did she work for Pendle Hargreave in total?', '4 years and 1 month'],
    ['Where did she do her MSc and with what result?', 'University of Southampton'],
  ])('%s', async (question, told) => {
    expect(await ask(question)).toContain(told)
  })
})
