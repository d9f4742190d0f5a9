/** Times of stays that stand in a sentence of their own before what was done there; posts named by a word like their title. */
import { describe, expect, it } from 'vitest'
import { askingOf } from '../../support/answers.ts'

describe('a sentence of where and when', () => {
  const ask = askingOf(`# Ada Moss

ada@moss.example

## Part one: strings (1996–2007)

*Scene 1.* A barn in Velden. She apprentices herself, spring 1996, to old Idris Vane. Four summers in a cart.

*Scene 2. Charleville, 1999–2002.* The school of string arts. Diploma, with the jury's congratulations.

*Scene 3. Leeds, 2002–07.* Company member at Orrin & Daughters, touring schools. 640 performances of one play.

## Papers

First aid, 2023. Safeguarding, 2024.
`)

  it('is the time of what the next ones tell of', async () => {
    expect(await ask('How many years was she with Orrin & Daughters?')).toMatch(
      /^About 5 years: Leeds, 2002–07/,
    )
    expect(await ask('Where was she training in 2000?')).toContain('Charleville, 1999–2002')
  })
})

describe('posts and studies named by other words', () => {
  const ask = askingOf(`# Ada Moss

ada@moss.example

## Where I have worked

**Moss & Daughter, Ludlow** — since autumn 2009
Own shop.

- 61 instruments

**Orgelbau Tamm, Bremen** — 1988–94
Journeyman. Pipe shop first.

**Merchant navy** — 1986–88
Engine room.

**J. T. Vane, Exeter** — 1981–86
Apprentice, indentured.
`)
  const taught = askingOf(`# Ada Moss

## Where I have taught

### Velden School, Graz (since August 2016)

Head of Science.

### Larch Academy, Hull (August 2004 – December 2010)

Teacher of Physics.

## Studies

PGDE Secondary (Physics), University of Strath, 2003–04
BSc (Hons) Physics, University of Strath, 1997–2002
MA Leadership, by distance, Open College, 2018–2020
`)
  const picked = askingOf(`# Ada Moss

## Experience

### Orrin Koel B.V.

**Warehouse Manager**
September 2012 - March 2018 (5 years 7 months)
Hull

- 120 people

**Shift Leader**
June 2008 - August 2012 (4 years 3 months)
Hull

- Team of 28

### Kroon Distributie

**Order picker, later Team Coordinator**
February 2003 - May 2008 (5 years 4 months)
Leeds

- Nights
`)

  it('are found', async () => {
    expect(await ask('What did she do between the apprenticeship and Bremen?')).toContain('Merchant navy')
    expect(await taught('What was her first school after the PGDE?')).toContain('Larch Academy')
    expect(await picked('Where did she start her career and in what year?')).toContain('Kroon Distributie')
  })
})
