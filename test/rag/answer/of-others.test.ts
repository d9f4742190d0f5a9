/** What is told of one's family, of another thing or of some posts is no answer about oneself, that thing or all posts. */
import { describe, expect, it } from 'vitest'
import { askingOf } from '../../support/answers.ts'

const ask = askingOf(`# Nora Feldgate

Lives in Hull. My sister Petra teaches the cello in Ghent.

## Work

**Weaver**, Crane Mill, 2018 – present
Weaves on 14 looms in Hull; answers for 40 orders a year.

**Dyer**, Crane Mill, 2012 – 2016
In the dye house I mixed colours for two years under Ines Corbel.

**Seconded fitter**, Brockley Power Station, February – May 2009
- Lent out by Ostler for the overhaul: 46 valves, two boilers.

**Warehouse hand**, Ostler & Sons, under the Factories Act, 2010 – 2012

## Projects

### Shuttle
A pattern editor. 900 downloads.

### Bobbin
A yarn calculator.

## Publications

- Feldgate, N., Corbel, I. (2020). Fast reds. Dye Notes 3.
- Corbel, I., Feldgate, N. (2021). Slow blues. Dye Notes 4.

## Languages

I interpret between Dutch and English. I also read German.
`)

describe('family', () => {
  it('tells nothing of the person', async () => {
    for (const question of ['Where does she teach?', 'Does she play the cello?'])
      expect(await ask(question)).not.toContain('Petra')
  })
  it('but of itself', async () => {
    expect(await ask('Where does her sister teach?')).toContain('Ghent')
    expect(await ask('Does she have a sister?')).toContain('Petra')
    expect(await ask('Where does her mother live?')).not.toContain('Hull')
  })
})

describe('a figure', () => {
  it('is of the thing that it stands with', async () => {
    expect(await ask('How many downloads does Shuttle have?')).toContain('900')
    expect(await ask('How many downloads does Bobbin have?')).not.toContain('900')
  })
  it('is of the place that it stands with', async () => {
    expect(await ask('How many looms does she weave on in Hull?')).toContain('14')
    expect(await ask('How many looms does she weave on in Leeds?')).not.toContain('14')
  })
})

describe('what restricts a list', () => {
  it.each([
    ['How many papers is she first author of?', /^One: .*Fast reds/],
    ['Which papers is she the first author of?', /^(?!.*Slow blues).*Fast reds/],
    ['Who are her co-authors?', /^Corbel, I\.$/],
    ['How many languages does she interpret between?', /^Two: .*Dutch and English/],
    ['How many jobs has she had as a dyer?', /^One: Dyer/],
    ['How many employers has she had as a pilot?', /^The CV does not/],
  ])('%s', async (question, answer) => {
    expect(await ask(question)).toMatch(answer)
  })
  it('but harmless words do not', async () => {
    expect(await ask('How many papers has she published so far?')).toMatch(/^Two/)
  })
})

describe('of a career', () => {
  const told = askingOf(
    `# Ann Pell\n\n## Work\n\n**Cook**, Inn at Ash, 2010 – 2013\n\n**Baker**, Loaf Ltd, 2016 – 2020\n\nBetween 2013 and 2015 I sold bread in Kent.\n`,
  )
  it('two years between bare years are a gap, unless a line tells of them', async () => {
    expect(await ask('Are there gaps in her career?')).toMatch(/^At least 1 year between two posts/)
    expect(await told('Are there gaps in her career?')).not.toMatch(/between two posts/)
  })
  it('two names behind "under" are a superior, an act is none', async () => {
    expect(await ask('Who was her boss in the dye house?')).toContain('Ines Corbel')
    expect(await ask('Who was her boss at Ostler & Sons?')).not.toContain('Factories')
  })
})

describe('work at a house for which another lent one out', () => {
  it('is told with its figure', async () => {
    expect(await ask('How many valves did she work on during the Brockley overhaul?')).toContain('46 valves')
  })
})
