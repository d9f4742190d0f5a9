/** Two things in one question: compared, or joined by 'and' and 'or'; shares of what is counted; levels of languages. */
import { describe, expect, it } from 'vitest'
import { askingOf } from '../../support/answers.ts'

const ask = askingOf(`# Ida Fenwick

Boat builder, Whitby.

- Email: ida@fenwick.example

## Work

**Harl Boatyard** — Foreman (May 2018 – present)

Builds cobles; head office in Hull.

- Took on nine trainees, six of them stayed.
- Taught the class on caulking.

**Skerry Marine** — Shipwright (Jan 2011 – Apr 2018)

Repairs of trawlers.

- Laid 14 keels.

## Skills

- Rhino, Orca3D
- Caulking

## Education

- **MA Naval Architecture**, Tees Academy, 2008 – 2010. Thesis advisor: Prof. Olaf Grieve.

## Decks

| Deck | Area | Year |
| --- | --- | --- |
| Fore | 1,200 m² | 2019 |
| Aft | 300 m² | 2020 |
| Well | 50 m² | 2021 |

## Languages

- English: native
- Danish: fluent (C1)
- Dutch: B1
- Polish: A2

## References

- Petra Corbel, harbour master, Whitby.
`)

describe('two things in one question', () => {
  it('are told side by side where they are compared', async () => {
    for (const question of [
      'Compare Harl and Skerry.',
      'Harl vs Skerry',
      'Compare her roles at Harl and Skerry',
    ])
      expect(await ask(question)).toMatch(/Foreman.*cobles.*Shipwright.*14 keels/s)
    expect(await ask('Compare both jobs')).toMatch(/Foreman.*Shipwright/s)
  })
  it('are asked one by one where the CV has one of them', async () => {
    expect(await ask('Does she know both Rhino and Fusion?')).toMatch(/Rhino.*does not mention Fusion/s)
    expect(await ask('Does she know Fusion or Orca3D?')).toMatch(/Orca3D.*does not mention Fusion/s)
  })
})

describe('numbers and levels', () => {
  it('are given for a share that is not told', async () =>
    expect(await ask('What percentage of the trainees stayed?')).toMatch(/^66\.7%: .*six of them stayed/))
  it('are no number of the lines that a person wrote', async () =>
    expect(await ask('How many students did she teach?')).not.toMatch(/^(?:Two|Three|Four):/))
  it('are summed with the square of their unit', async () =>
    expect(await ask('What is the total area of the decks?')).toMatch(/^1,550 m²/))
  it('tell languages apart', async () => {
    expect(await ask('How many languages does she speak fluently?')).toMatch(/^Two: .*English.*Danish/)
    expect(await ask('Which languages does she not speak fluently?')).toMatch(/^Dutch: B1; Polish: A2/)
    expect(await ask('Which languages does she speak worse than B2?')).toMatch(/^Dutch: B1; Polish: A2/)
  })
})

describe('what is told of somebody or something else', () => {
  it('is no answer', async () => {
    expect(await ask("What is Petra's email?")).not.toContain('ida@')
    expect(await ask('Was she a harbour master?')).not.toContain('Corbel')
    expect(await ask('Where does Skerry have its head office?')).not.toContain('Hull')
  })
  it('is never half a name', async () =>
    expect(await ask("What was her master's thesis about?")).not.toMatch(/Prof\.$/))
})

describe('a question in another language', () => {
  it('is declined without a word of it', async () => {
    for (const question of ['Hat sie Kinder?', 'Hat er Kinder?', 'Quels sont ses diplômes ?'])
      expect(await ask(question)).not.toMatch(/does not (?:mention|say)/)
  })
})
