/** What is told of the time between two posts, by the dates alone. */
import { expect, it } from 'vitest'
import { planned } from './planned.ts'

const ask = planned(`# Signe Ottar

Glazier, Bergen

## Work

### Lead glazier, Fjordglas (May 2017 – present)

- Mends church windows.

### Glazier, Nordlys Vindu (March 2010 – June 2015)

- Fitted greenhouses.

### Helper, Solund Yard (2006 – 2008)

## Away from the bench

July 2015 to March 2017: rebuilt my grandfather's boat with two neighbours, sailed it to the Faroes and back, and then learnt to lead windows from a monk in Trondheim who had never taken a pupil.
`)

it.each([
  'What did she do between Nordlys Vindu and Fjordglas?',
  'What was she up to between the jobs at Nordlys and Fjordglas?',
  'How did she spend the time after leaving Nordlys Vindu and before joining Fjordglas?',
])('%s', (query) => {
  expect(ask(query)).toContain('grandfather')
})

it('says nothing of a time that nothing is dated in', () => {
  expect(ask('What did she do between Solund Yard and Nordlys Vindu?')).toBeNull()
})
