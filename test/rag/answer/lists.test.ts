/** Lists, and single things that stand in lists, with the real model, on a CV of this file alone. */
import { describe, expect, it } from 'vitest'
import { askingOf } from '../../support/answers.ts'

const CV = `# Ingrid Vasquez-Lowe

## Posts

### Curator, Saltmarsh Museum (May 2016 – today)

- Lead a team of five.
- Reopened the whaling gallery after a flood.

### Owner, Lowe's Bindery (April 2010 – March 2016)

- Bound 400 books a year for libraries.

### Assistant, Fenwick Book Shop (June 2006 – March 2010)

- Ran the antiquarian shelf.

## Papers

- I. Vasquez-Lowe, "Glue that lasts", Journal of Paper Care 12, 2014.
- I. Vasquez-Lowe, P. Okonkwo and twelve others, "What the tide left in the cellar: drying eleven hundred volumes without freezing any of them", Wet Archives Quarterly 3, 2019.
- P. Okonkwo, I. Vasquez-Lowe, "Labels nobody reads", Museum Floor 40, 2021.

## Languages

- Spanish: native
- English: fluent
- Norwegian: basic

## Certificates

- Rope access, level 1: valid until June 2025.
- Handling of solvents: valid until March 2030.
- Fire warden: expired in 2019.
`

const ask = askingOf(CV)

describe('what everybody asks first', () => {
  it.each([
    ['What is her name?', 'Ingrid Vasquez-Lowe'],
    ['Who is Ingrid?', 'Curator, Saltmarsh Museum'],
    ['Tell me about her', 'Curator, Saltmarsh Museum'],
    ['What does she do?', 'Curator, Saltmarsh Museum'],
    ['How many years of experience does she have?', '20 years so far: Curator, Saltmarsh Museum'],
    ['years of experience', "Owner, Lowe's Bindery (April 2010 – March 2016)"],
    ['languages', 'Spanish: native; English: fluent; Norwegian: basic'],
    ['Which languages does she speak?', 'Norwegian: basic'],
    ['any publications?', 'Labels nobody reads'],
    ['List her jobs', "Owner, Lowe's Bindery"],
    ['work history', 'Assistant, Fenwick Book Shop'],
    ["Ingrid's employers", "Owner, Lowe's Bindery"],
  ])('%s', async (query, part) => expect(await ask(query)).toContain(part))
})

describe('lists', () => {
  it('says all items when a list is asked for', async () => {
    const answer = await ask('Which languages does she speak?')
    for (const one of ['Spanish', 'English', 'Norwegian']) expect(answer).toContain(one)
  })

  it('says the one item that answers, whole, where one thing is asked', async () => {
    const answer = await ask('In which journal did the paper on drying volumes appear?')
    expect(answer).toContain('Wet Archives Quarterly')
  })

  it('tells what has run out by its date too', async () => {
    const answer = await ask('Which of her certificates have expired?')
    for (const one of ['Rope access', 'Fire warden']) expect(answer).toContain(one)
    expect(answer).not.toContain('solvents')
    expect(await ask('How many certificates does she hold, expired ones included?')).toMatch(/^Three/)
  })

  it('does not count posts for a number of years', async () => {
    expect(await ask('How many years of Unity experience does she have?')).not.toMatch(/^(?:two|three)\b/i)
  })

  it('knows that who was made something began to be it', async () => {
    expect(await ask('When was she made curator?')).toMatch(/^Curator.*May 2016/)
  })

  it('knows what was asked behind politeness', async () => {
    const [bare, polite] = [
      await ask('Which languages does she speak?'),
      await ask('Hello, could you please tell me which languages she speaks?'),
    ]
    expect(polite).toBe(bare)
  })
})
