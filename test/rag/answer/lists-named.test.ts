/** Lists whose items are named by something else than what ranks first: rows by their name, things by their sub-headings. */
import { describe, expect, it } from 'vitest'
import { askingOf } from '../../support/answers.ts'

const ask = askingOf(`# Ines Marklund

## 1. Posts

### 1.1 Engineer, Skerry Pumps (May 2016 – today)

- Wrote the firmware of a ballast pump in C.
- Keeps the tools of the test bench in order.

## 2. Evening school

| Module | Level | People a year | Taught |
|---|---|---|---|
| Soldering | beginner | 40 | since 2016 |
| Bus protocols | beginner | 25 | since 2017 |
| Fault finding | master | 16 | 2018–2022 |
| Power supplies | master | 24 | since 2021 |

## 3. Own projects

### 3.1 leakwatch

- **What:** open source logger that listens for leaks, written in Rust.
- **Facts:** started 2020, MIT licence, 900 stars.

### 3.2 tinbox

- **What:** open source library for tiny displays.
- **Facts:** 2017, C, BSD licence.
`)

describe('what a list is made of', () => {
  it('is the rows, not their years', async () => {
    const answer = await ask("Which modules does she teach at master's level, now or earlier?")
    expect(answer).toContain('Fault finding')
    expect(answer).toContain('Power supplies')
    expect(answer).not.toContain('Soldering')
  })
  it.each([
    'Name the open source tools she created herself.',
    'Which software packages has she released?',
    'Which projects of her own has she done?',
  ])('is the sub-headings: %s', async (question) => {
    const answer = await ask(question)
    expect(answer).toContain('leakwatch')
    expect(answer).toContain('tinbox')
  })
})
