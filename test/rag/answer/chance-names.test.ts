/** Posts below a heading that has a word of another kind of section, and two titles at one house. */
import { describe, expect, it } from 'vitest'
import { parseDocument } from '../../../src/rag/document.ts'
import { buildFacts } from '../../../src/rag/answer/facts/build-facts.ts'
import { askingOf } from '../../support/answers.ts'

const posts = `
### Wexholm Instruments AB, Lund · 2018-04 → now

Lead optical designer.

- Lenses for a weather balloon.

### Corvid Optik GmbH, Jena · 2009-10 → 2018-03

Telescopes. Two titles, one bench:

1. *Senior optical designer*, May 2013 – March 2018
   - a mirror of 90 cm
2. *Optical designer*, October 2009 – April 2013
   - eyepieces

### Brightwell Glass Ltd, Leeds · Sept. 2005 → August 2009

Trainee polisher. Prisms.
`
const CV = `# Maarten Eklund

## 0x01 The lens stack
${posts}
## 0x02 Instruments

Interferometer
: since 2011, spectrometer 2006–2010, autocollimator 2006–2009

Software
: Zemax
`

describe('posts below a heading with a word for skills', () => {
  const { entries } = buildFacts(parseDocument(CV))

  it('are posts, the things one handles are not', () => {
    const found = entries.filter(({ kind }) => kind === 'experience')
    expect(found.map(({ title, org }) => [title, org])).toMatchObject([
      [null, 'Wexholm Instruments AB'],
      ['Senior optical designer', 'Corvid Optik GmbH'],
      ['Optical designer', 'Corvid Optik GmbH'],
      [null, 'Brightwell Glass Ltd'],
    ])
  })

  it('are none where the heading says nothing else', () => {
    const { mainKinds } = buildFacts(parseDocument(`# Maarten Eklund\n\n## A. Tech stack\n${posts}`))
    expect(mainKinds[1]).toBe('skills')
  })
})

describe('such posts asked for', () => {
  const ask = askingOf(CV)

  it.each([
    ['Which company was he with in 2011?', 'Corvid Optik'],
    ['What was he in 2015?', 'Senior optical designer'],
    ['Where did he work before Corvid Optik?', 'Brightwell Glass'],
  ])('%s', async (query, told) => {
    expect(await ask(query)).toContain(told)
  })
})
