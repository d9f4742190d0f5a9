/** Lists that are said whole, times that studies fill, and what is another's or has no name. */
import { describe, expect, it } from 'vitest'
import { askingOf } from '../../support/answers.ts'

const CV = `# Ada Moss

Gardener and writer. Tolland. ada@moss.example

Settled on the eve of the show for a second prize.

## Books

### The Lantern Lane series

- 2013 – *The Attic at Number Five*
- 2015 – *The Clock Eater*
- 2017 – *Last Light in Lantern Lane*

### Other novels

- 2019 – *Salt Aunt*

## Employment

### Larch Kitchen, Leeds

**2011 → 2016 · Head Waiter**

Forty covers.

### Wednesday help at a tea shop

*2006 to 2008*

## Studies

Diploma in Hospitality, Wexcombe College, Wexcombe, 2008–2011.

## Qualifications

- Chartered surveyor 2012, with the Quarrel medal for the paper on barns
- Diploma in charity law, 2016
- Winner of the Tolland essay prize, 2014

## Courses

| Year | Course | Provider |
|---|---|---|
| 2021 | Non-medical leadership, stage 2 | Pennant Academy |
| 2019 | Driving assessment after a stroke | Mobility Forum |

## Referees

Ines Calloway, owner of Larch Kitchen, will when the time comes. Until then please ask Otto Brisk, who was head of garden and is at otto.brisk@post.example.

## Other

Provisional licence only, test in May.
`

const ask = askingOf(CV)

describe('a list', () => {
  it('is whole below a heading with the name that is asked for', async () => {
    const answer = await ask('Name all the books in the Lantern Lane series.')
    expect(answer).toContain('The Attic at Number Five')
    expect(answer).toContain('The Clock Eater')
    expect(answer).toContain('Last Light in Lantern Lane')
    expect(answer).not.toContain('Salt Aunt')
  })

  it('of qualifications has those passed with a medal and short diplomas, and no prizes', async () => {
    const answer = await ask('List her professional qualifications.')
    expect(answer).toContain('Chartered surveyor')
    expect(answer).toContain('Diploma in charity law')
    expect(answer).not.toContain('essay prize')
  })

  it('of courses has each row of their column', async () => {
    const answer = await ask('List the courses she has attended.')
    expect(answer).toContain('Non-medical leadership')
    expect(answer).toContain('Driving assessment')
  })
})

describe('a time', () => {
  it('is told by the studies that fill it', async () => {
    const answer = await ask('What did she do from 2008 to 2011?')
    expect(answer).toContain('Diploma in Hospitality')
  })

  it('is told by the post alone where that fills it', async () => {
    const answer = await ask('What did she do from 2012 to 2015?')
    expect(answer).toContain('Head Waiter')
    expect(answer).not.toContain('Hospitality')
  })
})

describe('what is not told', () => {
  it('is the address of one referee who stands before another', async () => {
    expect(await ask("What is Ines Calloway's email?")).not.toContain('otto.brisk')
    expect(await ask("What is Otto Brisk's email?")).toContain('otto.brisk@post.example')
  })

  const askNamed = askingOf(CV.replace('*2006 to 2008*', '*2006 to 2008, Kettle & Co, Leeds*'))

  it('is the name of a shop that has none', async () => {
    expect(await ask('At which tea shop did she help on Wednesdays?')).toMatch(/^The CV does not/)
    expect(await askNamed('At which tea shop did she help on Wednesdays?')).toContain('Kettle & Co')
  })
})

describe('where she lives', () => {
  it('is no case that was settled on a day', async () => {
    const answer = await ask('Where is she based?')
    expect(answer).toContain('Tolland')
    expect(answer).not.toContain('Settled')
  })
})

it('says that a licence is provisional', async () => {
  const answer = await ask('Does she have a driving licence?')
  expect(answer).toContain('Provisional licence')
})
