/** Who is credited with a work by an abbreviation, and who acts for somebody where, with the real model. */
import { describe, expect, it } from 'vitest'
import { askingOf } from '../../support/answers.ts'

const ask = askingOf(`# Oona Feltham

Lighting designer, Glasgow

## Agents

- **Germany, Austria:** Uwe Lang, Lang & Kern, uwe@langkern.example
- **UK and Ireland:** Tessa Moor, Moor Artists, tessa@moor.example
- **Film, worldwide:** Jo Adair, Adair Ltd, jo@adair.example

## Stage

| Year | Production | Company | Dir. | Chor. |
| --- | --- | --- | --- | --- |
| 2024 | Blood Orange | Kelp Theatre, Glasgow | Mhairi Strang | |
| 2023 | The Long Dark | Ferrule Ballet, Leeds | Paul Whitby | Ines Corral |

## Film

**Salt Road** (short, 2022). Dir. Aisha Bel; prod. Tom Varga; DoP: Lena Voigt
**Harbour Nights** (feature, 2019). Dir: Jon Pike

**Tall Grass** (2015, dir. Ana Lima. Revival 2020, dir. Rui Paz)

Winter Fields (dir. Anna Krol, 2018) and Glass River (dir. Jan Mazur, 2017), both for Studio Brzeg.

## Walks and excursions

Bay of Gulls: 2019, with 12 trainees; the second night was rained off.
Skye: every May since 2016.
Safety: no incident on any walk.

## Training

PGCE: Secondary Drama, University of Tayside, 2009
Degree: BA Drama, upper second, Carse University, 2005
A levels: Art (A), Physics (B), 2002
`)

describe('who is credited', () => {
  it.each([
    ['Who was the choreographer of The Long Dark?', /Chor\.: Ines Corral/],
    ['Who was the director of photography on Salt Road?', /DoP: Lena Voigt/],
    ['Who produced Salt Road?', /^Salt Road .*prod\. Tom Varga/],
    ['Who directed the revival of Tall Grass?', /Ana Lima.*Rui Paz/],
    ['Who directed Glass River?', /^Glass River \(dir\. Jan Mazur\)\.$/],
    ['List the A level subjects you took yourself.', /^A levels: Art \(A\), Physics \(B\), 2002\.$/],
  ])('%s', async (query, said) => {
    expect(await ask(query)).toMatch(said)
  })

  it('says all of the lines that are led by a place', async () => {
    const said = await ask('Where has she taken trainees on walks and excursions?')
    for (const one of ['Bay of Gulls', 'Skye', 'Safety']) expect(said).toContain(one)
    expect(await ask('Where did she stay on walks and excursions?')).not.toContain('Safety')
  })

  it.each([
    'Who choreographed Blood Orange?',
    'Who produced Harbour Nights?',
    'What grade was her PGCE awarded at?',
    'How many days was she absent through illness last year?',
  ])('%s is not told', async (query) => {
    expect(await ask(query)).toMatch(/^The CV does not/)
  })
})

describe('who acts for her', () => {
  it.each([
    ['Whom should I ring to hire her for a play in Dublin?', 'Tessa Moor'],
    ['Who represents her in Vienna?', 'Uwe Lang'],
    ['Who should I contact about a film?', 'Jo Adair'],
  ])('%s', async (query, name) => {
    const said = await ask(query)
    expect(said).toContain(name)
    expect(said.match(/@/g)).toHaveLength(1)
  })
})
