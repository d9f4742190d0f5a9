/** Posts told in one line below a numbered house; a house with its years above the posts held there. */
import { describe, expect, it } from 'vitest'
import { askingOf } from '../../support/answers.ts'

const ask = askingOf(`# Morwenna Castel

## 2. Employment

### 2.1 Dunrossen Survey Ltd, Leith

*Chief Surveyor, 05/2020 to date. Before that Senior Surveyor, 09/2016 to 04/2020.*

- Runs six boats.

### 2.2 Pikestaff Mapping, Hexham

*Surveyor, 02/2012–08/2016. Assistant Surveyor, 10/2010–01/2012.*

- Mapped the moors by drone.

### 2.3 Tollgate Press — Clerk, later Map Editor

*Sep 2006 – Aug 2010 · on site*

1. **Clerk (Sep 2006 – Aug 2008)**
   - Inked contours.
2. **Map Editor (Sep 2008 – Aug 2010)**
   - Drew parish maps.
`)

describe('posts behind another in its line', () => {
  it.each([
    ['What was her role in June 2018?', 'Senior Surveyor'],
    ['What was her role in 2011?', 'Assistant Surveyor'],
    ['What is her current job?', 'Chief Surveyor'],
  ])('%s', async (query, told) => {
    expect(await ask(query)).toContain(told)
  })

  it.each(['List all jobs held so far', 'Name every job she has had.'])('%s', async (query) => {
    const answer = await ask(query)
    for (const title of ['Chief', 'Senior', 'Surveyor, Pikestaff', 'Assistant', 'Clerk', 'Map Editor'])
      expect(answer).toContain(title)
    // neither what numbers the houses, nor one of them beside its posts
    expect(answer).not.toMatch(/\d\.\d/)
    expect(answer.match(/Clerk/g)).toHaveLength(1)
  })
})
