/** 'Before she went freelance', 'before the PhD', 'before she became a baker': what a 'before' is of. */
import { describe, expect, it } from 'vitest'
import { askingOf } from '../../support/answers.ts'

const CV = `# Nella Brookfield

Court reporter, Leeds

## Work

### Court reporter
Freelance
2015 to date

Covers inquests.

### Office manager
Harwell Chambers, York
2010 – 2015

Hired a pool of freelance note takers.

### Clerk
Dunmore Bank, York
2004 – 2008

## Studies

- PhD, Law and Language, University of Hull, 2010
- BA English, University of Hull, 2001 – 2004

## Papers

- Shorthand grade A, Pitman Board, 2011, lifetime
- Forklift, expires November 2031
- Safeguarding level 2, expires 2032
`

describe('before what is not called as in the question', () => {
  const ask = askingOf(CV)
  it.each([
    // not the post that tells of freelancers
    ['What did she do before she went freelance?', 'Harwell Chambers', 'Dunmore'],
    ['What did she do before becoming self-employed?', 'Harwell Chambers', 'Dunmore'],
    ['What was her last job before the PhD?', 'Dunmore Bank', 'Harwell'],
    ['What was she doing before she became an office manager?', 'Dunmore Bank', 'Freelance'],
  ])('%s', async (query, part, other) => {
    const answer = await ask(query)
    expect(answer).toContain(part)
    expect(answer).not.toContain(other)
  })

  it.each([
    ['Which certificates run out in 2032?', /^Safeguarding/],
    ['Which certificates never run out?', /^Shorthand(?!.*Forklift)/],
    ['Which certificates have expired?', /^None: Shorthand.*Forklift/],
  ])('%s', async (query, answer) => expect(await ask(query)).toMatch(answer))
})
