/** Lists that words or years part, that stand below headings of their owner's own making, or in one row. */
import { describe, expect, it } from 'vitest'
import { divides } from '../../../src/rag/answer/lexicon/dividers.ts'
import { askingOf } from '../../support/answers.ts'

const CV = `# Ines Calder

Glazier and stained-glass restorer, Ely

## Experience

### Restorer, Fenland Glass

2015 – today, Ely

- Took the great east window apart and put it together again.

## Talks

**Recent**

- "Lead does not forget", Glass Days, Troyes, 2024
- Night work on a scaffold, Minster Forum, York, 2023

**Earlier**

- What putty hides, Guild Evening, Ely, 2018

## Awards & honours

- Craft Scholar – Fen Trust, 2019
- Amber Pane – Window Makers, 2022
- Best Restoration – Minster Forum, 2023

## Community work

Those worth naming:

- Village hall, Soham, mends the windows, since 2019
- Lantern school, Ely, shows children how to cut glass, 2016 – 2018

## Where I belong

- Society of Glass Painters, member, since 2014
- Fen Crafts Circle, treasurer, since 2020
- Window Makers' Guild, fellow, since 2017

## Courses

### Working at Heights

Site Academy, 2021

### Safety of Machines

Lift Board, 2019

### Kiln Repair

Potters' House, 2016

## Exhibitions

### 2024

- Blue Hours, Oliver Gallery, Wisbech

### 2021

- Panes, Maltings, Ely

## TALKING

English, of course. Welsh from my mother. French enough for a building site.
`
describe('lists that words or years part', () => {
  const ask = askingOf(CV)

  it('tells what stands below the words that part a list, not these', async () => {
    const answer = await ask('Which talks has she given?')
    for (const talk of ['Lead does not forget', 'Night work', 'What putty hides'])
      expect(answer).toContain(talk)
    expect(answer).not.toMatch(/Recent|Earlier/)
    expect(await ask('What has she spoken about?')).toContain('Night work')
  })

  it('tells what a line leads to', async () => {
    const answer = await ask('What voluntary work does she do?')
    expect(answer).toContain('Village hall')
    expect(answer).toContain('Lantern school')
  })

  it('tells what years as headings part', async () => {
    const answer = await ask('Which exhibitions has she had?')
    expect(answer).toContain('Blue Hours')
    expect(answer).toContain('Panes')
  })

  it('takes two words for the same as one', async () => {
    const answer = await ask('Which prizes has she won?')
    for (const prize of ['Craft Scholar', 'Amber Pane', 'Best Restoration']) expect(answer).toContain(prize)
  })

  it('tells where one belongs as such, with what has no word for it', async () => {
    const answer = await ask('What is she a member of?')
    for (const body of ['Glass Painters', 'Fen Crafts Circle', 'Window Makers’ Guild'])
      expect(answer.replace("'", '’')).toContain(body)
  })

  it('takes a name in which a word for another list stands for one of this', async () => {
    const answer = await ask('Which courses has she taken?')
    for (const course of ['Working at Heights', 'Safety of Machines', 'Kiln Repair'])
      expect(answer).toContain(course)
  })

  it('knows languages below a heading of talks', async () => {
    const answer = await ask('Which languages besides English can she use?')
    expect(answer).toContain('Welsh')
    expect(answer).toContain('French')
    expect(answer).not.toContain('English, of course')
  })
})

const ROWS = `# Ines Calder

Glazier, Ely

## Experience

### Glazier, Fenland Glass

2015 – today, Ely

- Wrote the price list.

## Further training

Working at Heights (2021), Lead and Health (2019), Kiln Repair (2016)

## Published work

- Panes and people, Glass Letters, 2018
- A short guide to putty, Ely Society, 2013

## Software

### AutoCAD

ten years

### Excel

daily
`
describe('lists in rows and sub-headings', () => {
  const ask = askingOf(ROWS)

  it('tells courses that stand in one row', async () => {
    const answer = await ask('Which courses has she taken?')
    for (const course of ['Working at Heights', 'Lead and Health', 'Kiln Repair'])
      expect(answer).toContain(course)
  })

  it('lists all published work', async () => {
    const answer = await ask('What has she published?')
    expect(answer).toContain('Panes and people')
    expect(answer).toContain('guide to putty')
  })

  it('lists programs with how well each is known', async () => {
    const answer = await ask('Which software does she know?')
    expect(answer).toContain('AutoCAD')
    expect(answer).toContain('Excel')
  })
})

describe('words that part a list', () => {
  it.each([
    'Recent',
    'Earlier work',
    'Selected',
    '2019 – 2021',
    'Those worth naming:',
    'A few of them',
    'National and international',
  ])('%s', (heading) => expect(divides(heading)).toBe(true))
  it.each(['Golden Bolt', 'New Forest Show', 'Those Winter Sundays', 'Key Club', 'Books'])(
    'not %s',
    (heading) => expect(divides(heading)).toBe(false),
  )
})
