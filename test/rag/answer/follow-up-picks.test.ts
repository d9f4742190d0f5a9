/** Follow-ups that pick one of the things told of before, or ask more of the one that is spoken of. */
import { describe, expect, it } from 'vitest'
import { askingOf } from '../../support/answers.ts'

const ask = askingOf(`# Tove Almqvist

Weaver, Turku. tove@almqvist.example

## Work

### Head of the weaving hall, Sandvik Textile, Turku (2018 – present)

- Scrap fell from 9% to 4%, and the complaints from 31 to 12 a year.
- Team of eleven.

### Weaver, Loom House, Oulu (2012 – 2017)

- Wove altar cloths.

## Awards

- Golden Shuttle 2022, for the sail cloth
- Craft Prize of Oulu, 2015

## Talks

| Year | Title | City |
| --- | --- | --- |
| 2024 | "Linen and light" | Ghent |
| 2021 | "A slow cloth" | Bergen |
| 2017 | "Ten shafts" | Riga |

## Open source

### heddlekit

Draft editor, written in Python. MIT licence.

### shedsim

Loom simulator, written in Rust. Apache licence.
`)

describe('a follow-up picks', () => {
  it.each([
    [['Which awards did she win?'], 'Which was the first?', 'Craft Prize', 'Shuttle'],
    [['Which awards did she win?'], 'Which was the latest?', 'Shuttle', 'Craft Prize'],
    [['Which awards did she win?'], 'And the second one?', 'Craft Prize', 'Shuttle'],
    [['Which awards did she win?', 'Which was the first?'], 'And the other one?', 'Shuttle', 'Craft Prize'],
    [['Where was her first talk?'], 'And the second?', 'Bergen', 'Ghent'],
    [['What was her latest talk?'], 'And the one before?', 'Bergen', 'Riga'],
    [['Which open source projects?'], 'In which language is the second one written?', 'Rust', 'Python'],
    [
      ['Which open source projects?', 'What licence does the first have?'],
      'And the second?',
      'Apache',
      'MIT',
    ],
  ])('one of a list: %s %s', async (prev, query, told, other) => {
    const answer = await ask(query, prev)
    expect(answer).toContain(told)
    expect(answer).not.toContain(other)
  })

  it('more of the same post', async () => {
    expect(await ask('And the complaints?', ['How did the scrap develop?'])).toContain('31 to 12')
  })

  it('nothing of a list that was not told', async () => {
    expect(await ask('And the second one?', ['Does she know Kubernetes?'])).toMatch(/^The CV does not/)
  })
})
