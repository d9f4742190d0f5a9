/** Posts below the heading of a house, and headers that tell several posts with their times. */
import { describe, expect, it } from 'vitest'
import { buildFacts } from '../../../src/rag/answer/facts/build-facts.ts'
import { parseDocument } from '../../../src/rag/document.ts'
import { askingOf } from '../../support/answers.ts'

const CV = `# Bettany Roe

Double bass, Truro

## Where I have played

### Tamar Sinfonia, Plymouth

**Section leader** (from May 2019; earlier **rank-and-file bass**, March 2015 – April 2019)

Sixty concerts a year, and a tour each spring.

### Ballet de la Baie, Nantes

**Second bass**, contract, September 2012 to February 2015

A complete cycle of Ravel in 2014.

### Harbour Row Music

Assistant Manager, Falmouth shop, from June 2009 until July 2012

Sold strings, and repaired the bows of three schools.

### 2003 – 2009: Kerrow Instruments, Redruth

**Apprentice luthier** (April 2003 – March 2006), **Workshop manager** (April 2006 – May 2009)

Built eleven cellos.

## Courses I give

Bass for beginners (ages 7 to 11), bass for teachers, sight-reading for amateurs, bow rehairing, care of old instruments, playing in pits. I do not teach jazz.
`

const entryOf = (markdown: string, org: string) =>
  buildFacts(parseDocument(markdown)).entries.find((entry) => entry.org === org)

describe('posts below the heading of a house', () => {
  const ask = askingOf(CV)
  it('have it as their employer, whatever the title is called', () => {
    expect(entryOf(CV, 'Ballet de la Baie')?.title).toBe('Second bass')
    expect(entryOf(CV, 'Tamar Sinfonia')?.title).toBe('Section leader')
    expect(entryOf(CV, 'Harbour Row Music')?.title).toBe('Assistant Manager')
  })
  it('last on where what is told behind was before', () =>
    expect(entryOf(CV, 'Tamar Sinfonia')?.range?.to).toBe(Infinity))
  it.each([
    ['For which firm did she work in 2011?', 'Harbour Row Music'],
    ['What position did she hold in 2008?', 'Workshop manager'],
    ['What position did she hold in 2004?', 'Apprentice luthier'],
  ])('%s', async (question, told) => expect(await ask(question)).toContain(told))
  it('are not the house of a line in bold that names one itself', () => {
    const own = entryOf(
      '# A\n\n## Work\n\n### Night Work, Leeds\n\n**Kestrel Ward**, nurse, 2012 – 2015\n\nNights.\n',
      'Night Work',
    )
    expect(own?.title ?? null).not.toBe('Kestrel Ward')
  })
  it('are not the house of a title with a house of its own', () => {
    const cv = '# A\n\n## Work\n\n### Brass, Strings\n\n**First trombone**, Acme, 2012 – 2015\n\nNights.\n'
    expect(entryOf(cv, 'Brass')).toBeUndefined()
  })
  it('an enumeration is said to its end', async () =>
    expect(await ask('Which courses do you give?')).toContain('playing in pits'))
})

describe("dates as '2019, March → 2021, May'", () => {
  const TOLD = `# Ossian Field

## Desks

### The Moor Echo

**2021, June → present. Picture editor.** A weekly.

### Quarterlight

**2017, February → 2021, May. Staff photographer**, Hull. A charity.

### Norland Gazette

**2014, October → 2016, December. Trainee photographer**, Goole.

Covered courts. In 2015, May was the busiest month.
`
  const ask = askingOf(TOLD)
  it('are from month to month', () => {
    const { range } = entryOf(TOLD, 'Quarterlight') ?? {}
    expect([range?.from, range?.to]).toEqual([2017 * 12 + 1, 2021 * 12 + 4])
  })
  it('are no months of what goes on as a title', () => {
    const { range } =
      entryOf('# A\n\n## Work\n\n- 2013 – 2016, Junior Editor, Harl Press, York\n', 'Harl Press') ?? {}
    expect([range?.from, range?.to]).toEqual([2013 * 12, 2016 * 12 + 11])
  })
  it('Where was he working in 2018?', async () =>
    expect(await ask('Where was he working in 2018?')).toContain('Quarterlight'))
})

const COUNTED = `# Nadia Holt

## Employment

### Canal Authority, Tarnby – Commissioner of Locks

From 1st July 2019 to date. Responsible for two basins and the weir; 318 keepers, 12 officers.

### Canal Authority, Roddle – Station Manager

August 2015 – June 2019. 74 officers.
`

describe('a heading that names the post, above its time and how many were led', () => {
  it('is the post, and those who were led are none', () =>
    expect(buildFacts(parseDocument(COUNTED)).entries.map(({ title }) => title)).toEqual([
      'Commissioner of Locks',
      'Station Manager',
    ]))
})
