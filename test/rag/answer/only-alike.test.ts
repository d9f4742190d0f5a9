/** What only looks like a post, a licence, a language of one's own or a count: nothing is told of it. */
import { describe, expect, it } from 'vitest'
import { askingOf } from '../../support/answers.ts'

const WRITTEN = `# Ondrej Falk

## Experience

*Senior Engineer, Nordlys, 2014–2017. Before that Engineer at Siemens, 2010–2014.*

- Designed the gearbox test rig.

## Projects

- **Loomtool** – weave simulator, begun with colleagues at MIT.

| Job | Client | Value |
| --- | --- | --- |
| Norring footbridge | Norring Council | £2m |
| Hale weir | Hale Trust | £1m |

## Languages

English – C (proficient), Spanish – B, Italian – A (basic)

## Talks and shows

Selected talks: "One", Oslo 2022; "Two", Rome 2023.
`

const IN_PROSE = `# Mirko Stahl

## How I got here

In 2008 I joined Acme Foundry as a fitter. My foreman was Karel Nos; he retired in 2011 and I took his bench. In 2012 I joined Kessler Optik as an engineer, where I still work. In 2019 I also began working for Marburg Library two evenings a week. In 2016 I started learning Welsh with Duolingo.
`

const GUIDING = `# Ida Lund

## PhD and MSc supervision

### MSc theses, completed

- Ines Mbeki, 2020
- Tom Hale, 2021

### Current and former PhD students

- Ana Ruiz
- Ben Cole
- Carl Dahl

## Fellowships

- Kyoto, 10 months
- Bonn, Germany, 3 months
`

describe('what stands behind a post', () => {
  const ask = askingOf(WRITTEN)
  it('is of the house that it names', async () => {
    expect(await ask('Where did he work in 2012?')).not.toMatch(/Nordlys(?!.*Siemens)/)
    expect(await ask('How long was he at Nordlys?')).not.toMatch(/^7 years/)
  })

  it('is no licence where a university is called so', async () => {
    expect(await ask('What licence is Loomtool released under?')).not.toContain('MIT')
  })

  it('tells of the row that is asked about, not of the one after it', async () => {
    expect(await ask('Who was the client for the Norring footbridge?')).toContain('Norring Council')
    expect(await ask('Who was his client after the Norring footbridge?')).not.toMatch(
      /^\S*Norring Council\.?$/,
    )
  })

  it('is no language of his own where A is the lowest class', async () => {
    expect(await ask('What is his native language?')).not.toMatch(/^Italian/)
  })

  it('does not count those that are selected as all', async () => {
    expect(await ask('How many talks has he given?')).not.toMatch(/^Two/)
  })
})

describe('a post told in a paragraph', () => {
  const ask = askingOf(IN_PROSE)
  it('goes on where one still works, whatever begins beside it', async () => {
    expect(await ask('How long has he been at Kessler Optik?')).toMatch(/so far|2012/)
    expect(await ask('Where does he work now?')).toContain('Kessler Optik')
  })

  it('does not end with the post of another, and what one learns is none', async () => {
    expect(await ask('Where did he work in 2011?')).toContain('Acme Foundry')
    expect(await ask('Who employed him in 2017?')).not.toContain('Duolingo')
  })
})

describe('lists', () => {
  const ask = askingOf(GUIDING)
  it.each([
    'How many doctorates has she supervised to completion?',
    'How many PhD students have graduated with her?',
  ])('of others, or of several states, are not counted: %s', async (question) =>
    expect(await ask(question)).not.toMatch(/^(?:Two|Three|Five)/),
  )

  it('have a longest among those that are asked for, not among all', async () => {
    expect(await ask('Which of her German fellowships was the longest?')).not.toMatch(/^Kyoto, 10 months\.?$/)
    expect(await ask('Which of her fellowships was the longest?')).toContain('Kyoto')
  })
})
