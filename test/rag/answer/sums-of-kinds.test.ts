/** Kinds that one line counts each, added up, and the rest of a total that is told elsewhere. */
import { describe, expect, it } from 'vitest'
import { askingOf } from '../../support/answers.ts'

const CV = `# Tove Lindqvist-Amara

## Teaching

- Supervision: eleven foundation trainees, four diploma students, two MSc dissertations
- Exams set: about 30

## Papers

1. "A cheap valve", *Lab Tools* 29 (2017). My most cited: 212 citations.
2. "Cold glass", *Vitrea* 4 (2021).

h-index 9; 640 citations in all (as of February 2025).
`

describe('kinds and the rest', () => {
  const ask = askingOf(CV)
  it.each([
    ['How many trainees, diploma students and MSc dissertations has she supervised in all?', /^Seventeen: /],
    ['How many citations does she have besides those of the valve paper?', /^428: .*640.*212/],
  ])('%s', async (question, answer) => {
    expect(await ask(question)).toMatch(answer)
  })
  it('but no sum with what is not counted there', async () => {
    expect(
      await ask('How many trainees, diploma students and nurses has she supervised in all?'),
    ).not.toMatch(/^(?:Fifteen|Seventeen)/)
    expect(await ask('How many citations does she have besides those of the glass paper?')).not.toContain(
      '428:',
    )
  })
})
