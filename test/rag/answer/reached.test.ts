/** Addresses at the head of a CV: the end of one is no country, two ways in one line are both told, a portfolio is a site. */
import { describe, expect, it } from 'vitest'
import { askingOf } from '../../support/answers.ts'

const WORK = `
## Experience

### Glazier, Pane & Putty, Truro (2016 – present)

- Built a portfolio of restored church windows
- Led a crew of four
`

describe.each([
  ['tamsin.pellow.co.uk', 'Falmouth, Cornwall, United Kingdom'],
  ['pellow.org.es', 'Vigo, Spain'],
])('%s', (site, place) => {
  const ask = askingOf(`# Tamsin Pellow

+44 1872 555 019, tamsin@pellow.example
${site} (Portfolio)
${place}
${WORK}`)

  it.each([
    ['Where is she based?', `${place}.`],
    ['What are her phone number and email?', '+44 1872 555 019. tamsin@pellow.example.'],
    ['Does she have a portfolio?', `${site} (Portfolio).`],
  ])('%s', async (question, answer) => {
    expect(await ask(question)).toBe(answer)
  })
})

describe('a CV whose address is not called a portfolio', () => {
  const ask = askingOf(`# Tamsin Pellow

Glazier in Truro, pellow.example
${WORK}`)

  it('tells what was made', async () => {
    expect(await ask('Show me her portfolio')).toContain('church windows')
  })

  it('says where she lives without the address', async () => {
    expect(await ask('Where is she based?')).toBe('Truro.')
  })
})
