/** Layouts in which a line must not be taken for a part of what stands beside or above it. */
import { describe, expect, it } from 'vitest'
import { buildFacts } from '../../../src/rag/answer/facts/build-facts.ts'
import { parseDocument } from '../../../src/rag/document.ts'
import { askingOf } from '../../support/answers.ts'

const factsOf = (cv: string): ReturnType<typeof buildFacts> => buildFacts(parseDocument(cv))

describe('things side by side', () => {
  const COMPARED = `# Ada Quill

Organ builder, Norrby.

## Two organs

| | Norrby chapel | Alder House |
|---|---|---|
| Year | 2019 | 2023 |
| Fault | cracked wind chest | worn bellows |
| Hours spent | 310 | 145 |
| Paid by | the parish | the owner, Dr Ines Holt |
`
  const ask = askingOf(COMPARED)

  it('are told each by itself', async () => {
    expect(await ask('What was wrong with the Alder House organ?')).toMatch(/worn bellows/)
    expect(await ask('Who paid for the organ at Norrby chapel?')).toMatch(/the parish/)
    expect(await ask('How many hours did she spend on the Alder House organ?')).toMatch(/145/)
  })

  it('are no posts', () => {
    expect(factsOf(COMPARED).entries.filter(({ kind }) => kind === 'experience')).toEqual([])
  })

  it('are none where each row tells of the same sort, as levels and figures at two times are', () => {
    for (const table of [
      '| | Speaking | Writing |\n|---|---|---|\n| Danish | native | native |\n| Dutch | good | fair |\n| Greek | some | none |',
      '| | Hotel Alder | The Larch |\n|---|---|---|\n| Rooms | 124 | 58 |\n| Staff | 190 | 74 |\n| Halls | 3 | 1 |',
    ]) {
      const { units } = factsOf(`# Ada Quill\n\n## More\n\n${table}\n`)
      expect(units.filter(({ unit }) => unit.kind === 'row')).toHaveLength(3)
    }
  })
})

describe('labels in bold alone', () => {
  const CV = `# Tom Vale

## Other things

**Languages** English, and Danish with my aunt

**Computers** Sheets good, Word fair

**Rowing** Stroke for Alder Ladies since 2021. Captain last year.
`

  it('are read with a colon where all paragraphs of a section begin so', () => {
    const texts = factsOf(CV).units.map(({ unit }) => unit.text)
    expect(texts).toContain('Languages: English, and Danish with my aunt')
    expect(texts).toContain('Rowing: Stroke for Alder Ladies since 2021.')
  })

  it('are none of those that a sentence begins with', () => {
    const plain = CV.replace('Computers** Sheets', 'Computers** and sheets')
    expect(factsOf(plain).units.map(({ unit }) => unit.text)).toContain(
      'Languages English, and Danish with my aunt',
    )
  })
})

describe('the last of several', () => {
  it('ends with its table', () => {
    const { units, entries } = factsOf(`# Tom Vale

## Work

| Years | What | Where |
|---|---|---|
| 2014 – 2018 | Editor | Quillstream Ltd, Leeds |
| 2010 – 2013 | Porter | Hotel Union, Bergen |

At Quillstream my speed was nine pages an hour.
`)
    expect(entries).toHaveLength(2)
    expect(units.find(({ unit }) => unit.text.startsWith('At Quillstream'))?.entry).toBeNull()
  })

  it('ends with its list', () => {
    const { units } = factsOf(`# Tom Vale

## Grants

- **Norrby Fund**, "Pores", £40,000, 2022–2025
- **Alder Trust**, £6,000, 2021

As co-investigator:

- DEEP, my share €20,000, led by Turku
`)
    expect(units.find(({ unit }) => unit.text.startsWith('DEEP'))?.entry).toBeNull()
  })
})

describe('houses that are told as definitions', () => {
  const ask = askingOf(`# Bram Ode

Subtitler

## For whom?

### Regulars

Lanternfish Media (Dublin)
: English and Irish, since 2016. Contact: Noreen Bohan

Kijk BV (Rotterdam)
: Dutch into English, since Oct 2018. 41 feature films so far. Contact: Joost Vos
`)

  it('are each a client by itself', async () => {
    expect(await ask('How many feature films has he done for Kijk?')).toMatch(/41/)
    expect(await ask('Who is his contact at Lanternfish?')).toMatch(/Noreen Bohan/)
  })
})
