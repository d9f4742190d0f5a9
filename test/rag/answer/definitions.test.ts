import { describe, expect, it } from 'vitest'
import { parseDocument } from '../../../src/rag/document.ts'
import { buildFacts } from '../../../src/rag/answer/facts/build-facts.ts'
import { askingOf } from '../../support/answers.ts'

const CV = `# Ottilie Brandvik

## How I work

Lathes
: a Myford since 2016, a watchmaker's Boley before. No CNC.

Glue
: hide glue, epoxy where it is damp

**Finish** : shellac, oil

## Posts

Workshop lead, Fjordside Organs
: 2014 – 2022. Built pipes.

Apprentice, 2009 – 2013
: at Halvorsen & Sons.
`

describe('terms with what they mean below them', () => {
  const { units } = buildFacts(parseDocument(CV))
  const texts = units.map(({ unit }) => unit.text)

  it('are one with it', () => {
    expect(texts).toContain("Lathes: a Myford since 2016, a watchmaker's Boley before.")
    expect(texts).toContain('Glue: hide glue, epoxy where it is damp')
    expect(texts).toContain('Finish: shellac, oil')
  })

  it('stand above what else is said of them', () => {
    expect(units.find(({ unit }) => unit.text === 'No CNC.')?.contextText).toMatch(/Lathes$/)
  })

  it('are apart where they head a post', () => {
    expect(texts).toContain('Workshop lead, Fjordside Organs')
    expect(texts).toContain('Apprentice, 2009 – 2013')
  })
})

describe('what a term means', () => {
  const ask = askingOf(CV)

  it('answers a question for it', async () => {
    expect(await ask('glue experience')).toContain('hide glue')
  })
})

const TIMES = `# Ottilie Brandvik

## Workshops

2021 – today
: **Foreman**, Nordvik Kilns, Bergen
: Six potters and two throwers.

2019 – 2021
: **Kiln technician**, Nordvik Kilns, Bergen
: Half-time work from March to June 2020.

2017 – 2019
: **Assistant technician**, Studio Lund, Oslo
: On leave from May to July 2018.
`

describe('times with the posts below them', () => {
  it('are the posts, and a sentence with a time is none', () =>
    expect(buildFacts(parseDocument(TIMES)).entries.map(({ title }) => title)).toEqual([
      'Foreman',
      'Kiln technician',
      'Assistant technician',
    ]))
  const ask = askingOf(TIMES)
  it('are told with them', async () => {
    const told = await ask('Which jobs has she had at Nordvik Kilns?')
    expect(told).toMatch(/Foreman/)
    expect(told).toMatch(/Kiln technician/)
    expect(told).not.toMatch(/Half-time/)
  })
})
