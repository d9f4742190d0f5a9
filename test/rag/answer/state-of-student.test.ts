/** How far a student is, whom the person guides; and desired pay, however it is asked. */
import { describe, expect, it } from 'vitest'
import { askingOf } from '../../support/answers.ts'

const ask = askingOf(`# Bela Korn

## Supervision

### Doctoral students

| Student | Topic | Years | Now |
|---|---|---|---|
| Anna Berg | Peat | 2015–2019 | Lecturer, Elsdon |
| Olu Strand | Reeds | 2023– | in progress |

## Publications

Two selected.

[1] Korn B. Why reeds bend. *Annals of Marsh Design* 2021; 9: 112–130.
[2] Korn B, Berg A. Peat and its seasons. *Journal of Wet Soil* 2019; 31: 45–63.

## Practical

**Money.** I am looking for €62,000 or more, and a post with a budget of its own.
`)

describe('one line of a list', () => {
  it('tells the state of the student who is named', async () => {
    expect(await ask('Has Olu Strand finished the doctorate?')).toContain('in progress')
    expect(await ask('Has Bela Korn finished the doctorate?')).not.toContain('in progress')
  })

  it('tells the journal of the numbered title', async () => {
    const said = await ask("In which journal did 'Why reeds bend' appear?")
    expect(said).toContain('Annals of Marsh Design')
    expect(said).not.toContain('Journal of Wet Soil')
  })

  it('tells the pay, whatever budget stands beside it', async () => {
    expect(await ask('What pay would tempt you?')).toContain('62,000')
  })
})
