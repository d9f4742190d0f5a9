/** What lay between school, degrees and posts, whatever a question calls these. */
import { expect, it } from 'vitest'
import { planned } from './planned.ts'

const ask = planned(`# Rhona Tulloch

Teacher, Lerwick

## Work

### Class teacher, Sandveien School, Lerwick (August 2016 – present)

### Break, November 2015 – July 2016

Walked across Spain and learnt to bake.

### Office manager, Ness Ferries, Scalloway (2012 – 2015)

### Classroom assistant, Bressay Nursery (October 2009 – July 2010)

## Studies

- PGDE Primary, University of Cromar, August 2010 – June 2011
- BA History, University of Aldbeg, 2005 – 2009
- Leaving certificate, Anderson Academy, 2003; then two years as a deckhand on the Aurora
`)

it.each([
  ['What did she do between Ness Ferries closing down and starting at Sandveien?', 'Spain'],
  ['What did she do between her degree in Aldbeg and her PGDE?', 'Bressay'],
  ['What did she do between school and university?', 'deckhand'],
  ['What did she do between leaving school and starting her degree?', 'deckhand'],
  ['What did she do between her two degrees?', 'Bressay'],
])('%s', (query, answer) => {
  expect(ask(query)).toContain(answer)
})

const tells = planned(`# Pim Haverkort

Brewer, Zutphen

## My years in the laboratory

I was a research chemist at **Delfstra Paints** in Arnhem from October 2009 to June 2013. I worked on a blue that does not fade.

That summer I rowed down the Rhine to Basel, which took five weeks.

From September 2013 to March 2016 I was senior analyst at **Vechtwater**, also in Arnhem.
`)

it('is the paragraph that says it was then, where nothing is dated', () => {
  expect(tells('What did he do between leaving Delfstra Paints and starting at Vechtwater?')).toContain(
    'Rhine',
  )
})

const placed = planned(`# Ingunn Sørdal

Receptionist, Bergen

## Work

### Front desk manager, Hotel Skansen, Bergen (May 2021 – present)

### Receptionist, Ostria Rooms, Naxos (2017 – March 2020)

## March 2020 to May 2021

Went home to Odda to look after my mother.

## Studies

- PhD Chemistry, University of Aldbeg, October 2012 – 2016
- MChem, University of Aldbeg, 2007 – 2011

## Before that

### Laboratory assistant, Folgefonn Paints, Odda (2011 – 12)
`)

it.each([
  ['What did she do between the Naxos job and the Bergen job?', 'look after my mother'],
  ['What did she do between the closure of Ostria Rooms and her present post?', 'look after my mother'],
  ['What did she do between her master’s and her PhD?', 'Folgefonn'],
])('by a town, an end or a rank: %s', (query, answer) => {
  expect(placed(query)).toContain(answer)
})
