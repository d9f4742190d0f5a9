/** How old others are is no question for the person's own age. */
import { describe, expect, it } from 'vitest'
import { askingOf } from '../../support/answers.ts'

const CV = `# Jolanta Fairweather

## Work

### Youth theatre leader, Quay Theatre, Hull, 2016 – today

- Saturday company: fourteen young actors, aged 12 to 16, who wrote *Low Tide*
- The building is a warehouse from 1888.

## Education

BA in drama, Humber College, 2010 – 2013
`

describe('ages', () => {
  const ask = askingOf(CV)
  it.each([
    ['How old were the members of the Saturday company?', '12 to 16'],
    ['How old are the young actors of the Saturday company and what did they write?', 'Low Tide'],
  ])('%s', async (query, said) => {
    expect(await ask(query)).toContain(said)
  })
  it.each(['How old is she?', 'How old is Jolanta?'])('%s', async (query) => {
    expect(await ask(query)).not.toContain('12 to 16')
  })
})
