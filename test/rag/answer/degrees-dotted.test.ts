/** A degree by its letters with dots, as without them. */
import { describe, expect, it } from 'vitest'
import { withoutDots } from '../../../src/rag/answer/lexicon/degrees.ts'
import { askingOf } from '../../support/answers.ts'

const ask = askingOf(`# Rosalind Achterberg

## Degrees

| What | Where | When |
| --- | --- | --- |
| Master of Social Work | Durham University | 2010 |
| Bachelor of Arts in Sociology | Teesside University | 2004 |
`)

describe('a degree', () => {
  it.each([
    ['Does she have an M.S.W.?', 'Durham University'],
    ['Where did she get her MSW?', 'Durham University'],
    ['Where did she take her Master of Social Work?', 'Durham University'],
    ['Does she have a B.A. in Sociology?', 'Teesside University'],
  ])('%s', async (query, said) => {
    expect(await ask(query)).toContain(said)
  })

  it.each([
    ['Does she have an M.S.W.?', 'Does she have an MSW?'],
    ['her B.Eng. and her Ph.D', 'her BEng and her PhD'],
    ['Is it e.g. the U.S. or node.js, v1.2.3?', 'Is it e.g. the U.S. or node.js, v1.2.3?'],
  ])('is read without its dots: %s', (query, read) => {
    expect(withoutDots(query)).toBe(read)
  })
})
