/** What a CV shows outside of its blocks: names, headings, summaries and icons in raw HTML, a name in the front matter. */
import { describe, expect, it } from 'vitest'
import { buildFacts } from '../../../src/rag/answer/facts/build-facts.ts'
import { parseDocument } from '../../../src/rag/document.ts'
import { answeringFrom } from '../../support/answers.ts'

const factsOf = (markdown: string) => buildFacts(parseDocument(markdown))
const unitsOf = (markdown: string): string[] => factsOf(markdown).units.map(({ unit }) => unit.text)

const CV = `<h1 align="center">Hi 👋, I'm <b>Odile</b> Varnhagen</h1>
<h3 align="center">Joiner from Delft &amp; Leeds</h3>

<p align="left"> <img src="https://count.example/?username=odilev" alt="odilev" /> </p>

## Experience

### Joiner, Oakmere
2015 – present

## Kit

<p><a href="https://a.example"><img src="a.svg" alt="Jointer" width="40"/></a> <img src="b.svg" alt='Router'/></p>

<img src="c.svg" alt="Lathe" width="40"/> <img src="d.svg" alt="Bandsaw" width="40"/>

<p hidden><img src="e.svg" alt="Chainsaw"/></p> <!-- <img src="f.svg" alt="Adze"> -->

![Plane](p.svg) beside <img src="g.svg" alt="decoration"> a text

## Numbers

<details>
<summary>🎤 Talks</summary>

- Stairs that never creak – Timber Days 2022

</details>
`

describe('raw HTML', () => {
  it('gives a name, a line below it, rows of icons and a summary as a heading; what is hidden stays unread', () => {
    expect(unitsOf(CV)).toEqual([
      "Hi, I'm Odile Varnhagen",
      'Joiner from Delft & Leeds',
      'Experience',
      'Joiner, Oakmere',
      '2015 – present',
      'Kit',
      'Jointer, Router',
      'Lathe, Bandsaw',
      'Plane beside a text',
      'Numbers',
      'Talks',
      'Stairs that never creak – Timber Days 2022',
    ])
    expect(factsOf(CV).person?.text).toBe('Odile Varnhagen')
  })

  it('opens no section of the page', () => {
    expect(parseDocument(CV).sections.map(({ slug }) => slug)).toEqual([
      'experience',
      'joiner-oakmere',
      'kit',
      'numbers',
    ])
    expect(factsOf(CV).document.sections.map(({ slug }) => slug)).toEqual([
      '',
      'experience',
      'joiner-oakmere',
      'kit',
      'numbers',
      'numbers',
    ])
  })

  it('stays unread where an element hides it', () => {
    const hidden =
      '<div style="display:none">\n<h1>Mallory Vane</h1>\n<summary>Prizes</summary>\n</div>\n\n# Odile Varnhagen\n'
    expect(unitsOf(hidden)).toEqual(['Odile Varnhagen'])
    expect(unitsOf('```html\n<h1>Mallory Vane</h1>\n```\n')).toEqual(['<h1>Mallory Vane</h1>'])
    expect(unitsOf('<h2>Kit <span hidden>Adze</span></h2>\n')).toEqual([])
  })

  const answer = answeringFrom(CV)
  it.each([
    ['Has she given any talks?', 'Stairs that never creak'],
    ['What is her name?', 'Odile Varnhagen'],
    ['Does she know the bandsaw?', 'Bandsaw'],
  ])('%s', async (query, part) => {
    const { answer: said, sources } = await answer(query)
    expect(said).toContain(part)
    for (const { start, end, quote } of sources) expect(CV.slice(start, end)).toBe(quote)
  })
})

describe('a name in the front matter', () => {
  const below = '\n## Experience\n\n**Joiner**, Oakmere, 2015 – present\n'
  it.each([
    ['title: "Odile van der Varnhagen"', 'Odile van der Varnhagen'],
    ['title: Odile Varnhagen – Curriculum Vitae', 'Odile Varnhagen'],
    ['title: Curriculum Vitae\nauthor: Odile Varnhagen', 'Odile Varnhagen'],
    ['author:\n  - Odile Varnhagen', 'Odile Varnhagen'],
  ])('%s', (yaml, name) => expect(factsOf(`---\n${yaml}\n---\n${below}`).person?.text).toBe(name))

  it.each(['title: Senior Joiner', 'title: My Portfolio', 'title: Oakmere Ltd', 'layout: Odile Varnhagen'])(
    'none: %s',
    (yaml) => expect(unitsOf(`---\n${yaml}\n---\n${below}`)[0]).toBe('Experience'),
  )

  it('is no second one where a heading has it', () =>
    expect(unitsOf(`---\nauthor: Odile Varnhagen\n---\n\n# Odile Varnhagen\n`)).toEqual(['Odile Varnhagen']))
})
