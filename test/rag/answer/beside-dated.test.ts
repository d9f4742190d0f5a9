/** What came before or after something of a year that is said, between two posts, and since when one is registered. */
import { describe, expect, it } from 'vitest'
import { askingOf } from '../../support/answers.ts'

const ask = askingOf(`# Ilse Marren

## Employment

### Partner, Rook & Vale LLP

*1 May 2021 to date – Leeds*

Employment cases.

### Trainee Solicitor, Bolder Lane

*5 September 2011 to 30 August 2013 – York*

Four seats.

### Before the law

*October 2008 to July 2009 – Cork*

Shop steward and till supervisor at Dunmore's department store.

### Shorter things

- January to August 2011: picking apples, learning Irish

## Education

- **Legal Practice Course**, Aire College of Law, Leeds, 2009–2010
- **Graduate Diploma in Law**, same college, 2009–2010
- **BA History**, University of Cork, 2005–2008

## Registrations

- General Council: on the roll since 02/09/2013; mediator annotated on 16/10/2020
- Chartered arbitrator: course begun 2022
- Of 40 cases heard, 31 were won
- Founded a clinic: 430 clients were seen and 377 had the debt lifted

## What I work with

Casefile, daily, since 2008.
`)

it.each([
  [
    'What was she doing right before she started the diploma in law in 2009?',
    /Before the law.*: Shop steward/,
  ],
  ['Where did she work after leaving Bolder Lane in 2013?', /Partner, Rook/],
  ['How many years has she been a registered mediator?', /^12 years .* so far: General Council/],
  ['Of the clients seen in the clinic, how many kept their debt?', /^53: /],
])('%s', async (question, told) => expect(await ask(question)).toMatch(told))

it('is not said of another year, or of what is only begun', async () => {
  expect(await ask('What was she doing right before she started the diploma in law in 2015?')).not.toMatch(
    /Shop steward/,
  )
  expect(await ask('How long has she been a chartered arbitrator?')).not.toMatch(/so far/)
  expect(await ask('How many of the clients had the debt lifted?')).not.toMatch(/^53/)
})

it('takes no tool for a post', async () => {
  expect(await ask('Where was she employed in 2012?')).toMatch(/Bolder Lane/)
  expect(await ask('Where was she employed in 2012?')).not.toMatch(/Casefile/)
})

describe('between two posts', () => {
  const between = askingOf(`# Rado Pell

## What I have done

### Brightpost Parcel Hub, Deurne

- 03/2016 – 08/2018: **Shift leader**
- late shift

### Lusomar Lda, Porto

- 06/2012 – 12/2014: **Dispatch assistant**
- wine and cork

### Shorter things

- summer 2011: grape harvest
- January and February 2015: looking for work, learning Dutch
`)
  it('a line dated to that time tells', async () => {
    expect(await between('What did he do between leaving Lusomar and joining the parcel hub?')).toMatch(
      /looking for work, learning Dutch/,
    )
  })
})

describe('a kind of house before its name', () => {
  const told = askingOf(`# Noor Aalst

## How I got here

From September 2008 to June 2011 I was an assistant editor at Kwikfilm, a post-production house in Antwerp.

From July 2011 to January 2016 I was on the staff of the broadcaster Kanaal Vier in Brussels, the last two years as senior editor.
`)
  it('is no part of it', async () => {
    expect(await told('Which companies has she worked for?')).toMatch(/Kanaal Vier/)
    expect(await told('Where was she employed in 2013?')).toMatch(/Kanaal Vier/)
  })
})
