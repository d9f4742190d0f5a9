/** Nationality, supervisors and addresses in words that stand beside other things. */
import { describe, expect, it } from 'vitest'
import { askingOf } from '../../support/answers.ts'

const cv = (degree: string, practical: string): string => `# Ines Rook

## Experience

### Analyst, Orrin Bank, 2014 – present

## Degrees

- ${degree}

## Practical

${practical}
`

describe.each(['Nationality | Chilean', 'I am Chilean and Spanish.'])('a nationality: %s', (line) => {
  const ask = askingOf(cv('BSc Physics, Leeds, 2010', line))
  it.each(['What is her nationality?', 'citizenship', 'Which passport does she hold?'])(
    '%s',
    async (question) => expect(await ask(question)).toContain('Chilean'),
  )
})

describe.each([
  'BSc Physics, Leeds, 2010. Thesis with Ann Moor on tides.',
  'BSc Physics, Leeds, 2010; project tutor Ann Moor',
  'BSc Physics, Leeds, 2010 (thesis about tides, advisor Dr Ann Moor)',
])('a supervisor: %s', (line) => {
  const ask = askingOf(cv(line, 'Notice: six weeks.'))
  it.each(['Who supervised her thesis?', 'thesis supervisor', 'Who guided her final project?'])(
    '%s',
    async (question) => expect(await ask(question)).toContain('Ann Moor'),
  )
})

describe('no supervisor', () => {
  const ask = askingOf(cv('BSc Physics, Leeds, 2010. Thesis with High Distinction.', 'Notice: six weeks.'))
  it('is a mark', async () => expect(await ask('Who supervised her thesis?')).toMatch(/^The CV does not/))
})

describe('a street among practical things', () => {
  const ask = askingOf(cv('BSc Physics, Leeds, 2010', '14 Lantern Lane, Hull HU1 2AB'))
  it.each(['Where does she live?', 'address', 'Which city does she live in?'])('%s', async (question) =>
    expect(await ask(question)).toContain('Lantern Lane'),
  )
})
