/** Notes on the family, without a 'my', are no answers about the person. */
import { describe, expect, it } from 'vitest'
import { askingOf } from '../../support/answers.ts'

const CV = `# Maren Tolliver

Illustrator, Ludlow

## Work

### Illustrator, Foxglove Press, 2015 – present
- Draws the covers of the nature series

## Other

Mother is a sworn court interpreter. Partner Gareth is a chartered structural engineer with his own firm. Brother Ivo holds a pilot's licence and has twelve years offshore.
`

describe('the family in notes', () => {
  const ask = askingOf(CV)
  it.each([
    ['Is she a court interpreter?'],
    ['Is she a structural engineer?'],
    ['How many years offshore does she have?'],
    ["Does she hold a pilot's licence?"],
  ])('%s', async (question) => {
    expect(await ask(question)).not.toMatch(/interpreter\.|Gareth|Ivo/)
  })
  it.each([
    ['What does her mother do?', /sworn court interpreter/],
    ['What does her partner do?', /Gareth is a chartered structural engineer/],
  ])('%s', async (question, answer) => {
    expect(await ask(question)).toMatch(answer)
  })
})
