/** Checks of a person's record, and what one did in a town. */
import { describe, expect, it } from 'vitest'
import { askingOf } from '../../../support/answers.ts'

const CV = `# Enid Sparrow

Teacher, Barmouth

## Experience

### Teacher, Harbour Row School, Barmouth, 2018 – present

- Runs the garden with forty children.

### Tutor, Ferrous Prison Trust, Durham, 2012 – 2017

- Taught reading to prisoners on two wings.
`

describe('a question for offences', () => {
  const ask = askingOf(CV)
  const askChecked = askingOf(`${CV}\n## Other\n\n- Enhanced DBS check, March 2025\n`)

  it('is answered by a check of the record', async () => {
    expect(await askChecked('Does she have a criminal record?')).toContain('DBS')
  })

  it.each(['Has she ever been in prison?', 'Does she have a criminal record?', 'Was she convicted?'])(
    'is not answered by work for prisons: %s',
    async (question) => expect(await ask(question)).toMatch(/^The CV does not/),
  )

  it('leaves what she did in a town to the house there', async () => {
    const answer = await ask('What did she do in Durham?')
    expect(answer).toContain('Ferrous Prison Trust')
    expect(answer).not.toContain('Harbour Row')
  })
})
