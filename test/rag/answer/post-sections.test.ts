/** A CV without a section of posts: each post is a section of its own, its employer the heading. */
import { describe, expect, it } from 'vitest'
import { askingOf } from '../../support/answers.ts'

const CV = `# Ottavia Rensburg

*Botanic gardens and what grows in them.*

## Fernhollow Botanic Garden, Bath

*Head Gardener, since March 2020*

- **Team**: six gardeners and two apprentices
- **Glass**: from January to May 2023 the palm house was closed for a new roof

## Lowmoor Nursery, Leeds

*Propagator of alpines, April 2014 – June 2018*

- Raised 4,000 gentians a year.
- My boss was Piers Hallam.

## Two winters in the south

*July 2018 – February 2020*

Picked pears on Tasmanian farms and kept the accounts of a hostel. I wrote a diary of frost.

## Trevose Estate, Cornwall

*Garden Trainee, September 2012 – March 2014*

- Hedges, mostly.

## Studies

Kew Lane College: diploma in horticulture, 2010 – 2012.

## Languages

English, Italian
`

const ask = askingOf(CV)

describe('posts that are sections', () => {
  it.each([
    ['Where was she employed in 2016?', 'Lowmoor Nursery', 'Fernhollow'],
    ['Where does she work now?', 'Fernhollow Botanic Garden', 'Lowmoor'],
    ['Where did she work before Lowmoor Nursery?', 'Trevose Estate', 'Head Gardener'],
    ['What did she do between the nursery and Fernhollow?', 'Picked pears', 'Propagator'],
    ['What did she do in 2019?', 'Picked pears', 'Propagator'],
    ['How long was she at the Trevose Estate?', 'September 2012', 'April 2014'],
    ['What was her first job?', 'Trevose Estate', 'Lowmoor'],
  ])('%s', async (query, said, unsaid) => {
    const answer = await ask(query)
    expect(answer).toContain(said)
    expect(answer).not.toContain(unsaid)
  })
})

describe('employers that are headings', () => {
  const asked = askingOf(`# Wendel Ashgrove

## Kettle & Crane, Hull

*Foreman, since 2019*

- Eleven fitters.

## Brackwater Shipyard, Hull

*Welder, 2014 – 2019*

- Two ferries.

## Languages

English, Norwegian
`)
  it('counts them', async () => {
    const answer = await asked('How many employers has he had?')
    for (const one of ['Two', 'Kettle & Crane', 'Brackwater Shipyard']) expect(answer).toContain(one)
  })
})

describe('ranks with a number', () => {
  const CLERK = `# Dorrit Askew

## Employment

- **Grade 7 Policy Officer**, Harbour Ministry, Dover, 2019 – present
- **Grade 6 Policy Officer**, Harbour Ministry, Dover, 2015 – 2019
- **Clerk**, Tolley & Sons, Deal, 2011 – 2015
`
  const asked = askingOf(CLERK)
  it.each([
    ['What was her role right before becoming Grade 7 Policy Officer?', 'Grade 6', 'Tolley'],
    ['Where did she work before becoming Grade 6 Policy Officer?', 'Tolley & Sons', 'Grade 7'],
    ['When did she become Grade 6?', '2015', '2011'],
  ])('%s', async (query, said, unsaid) => {
    const answer = await asked(query)
    expect(answer).toContain(said)
    expect(answer).not.toContain(unsaid)
  })
})

const PLACE_FIRST = `# Wendeline Achterberg

## Profile

Tram driver who became a planner of tracks.

## Senior Track Planner, Rijnlijn

Arnhem, two days at home. March 2021 – present.

- Plans the night works.

## Software Tester, Halte Mutual

Zwolle. September 2013 – February 2021.

- Left when the office moved to Ghent and the claims desk with it.

## Ticket Designer (one day a week), Posterij

Deventer. May 2018 – June 2019, alongside a shorter week at Halte.

- Drew 40 tickets.

## Career break

*April 2013 – August 2013*

Walked to Santiago.

## Conductor, Noordtram

*June 2008 – March 2013, Groningen (part-time, beside my studies)*

- Sold 900 tickets a week.

## Languages

Dutch, English
`

const askPlaced = askingOf(PLACE_FIRST)

describe('posts that are sections, their dates behind the place or before it', () => {
  it.each([
    ['Which job was the longest?', 'Halte Mutual', 'Rijnlijn'],
    ['What was her very first job?', 'Conductor, Noordtram', 'Halte'],
    ['What is her current role and who is she with?', 'Senior Track Planner, Rijnlijn', 'Tester'],
    ['What was between Noordtram and Halte Mutual?', 'Career break', 'Conductor'],
    ['Which of her jobs lasted the shortest?', 'Rijnlijn', 'Career break'],
    ['Apart from the present one, which of her jobs lasted longest?', 'Halte Mutual', 'Rijnlijn'],
    ['Not counting the conductor job, how many companies has she worked for?', 'Three', 'Noordtram'],
    ['Why did she leave Halte?', 'moved to Ghent', 'tickets'],
  ])('%s', async (query, said, unsaid) => {
    const answer = await askPlaced(query)
    expect(answer).toContain(said)
    expect(answer).not.toContain(unsaid)
  })
})
