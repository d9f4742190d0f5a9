/** What came before a post, where a post and studies that tell only their years ended in the year in which it began. */
import { describe, expect, it } from 'vitest'
import { askingOf } from '../../support/answers.ts'

const ask = askingOf(`# Tomasz Wieliczko

## Experience

**Baltic Parcel**, Gdynia | **Backend Developer** | 09/2015 – 05/2019
- Label printing for 2,700 shops.

**Sopot Library**, Sopot | **Web developer (half-time)** | 10/2013 – 08/2015
- Catalogue search for 64,000 readers.

## Education

- MSc, Computer Science, Gdańsk Coastal University, 2013 – 2015
- BSc, Computer Science, Gdańsk Coastal University, 2010 – 2013
`)

describe('what came before a post', () => {
  it('is the post that ended then, not the studies beside it', async () => {
    expect(await ask('What did he do before Baltic Parcel?')).toMatch(/^Sopot Library/)
    expect(await ask('Where did he work before Baltic Parcel?')).toMatch(/Sopot Library/)
  })

  it('is the studies where these are asked for', async () => {
    expect(await ask('What did he study before Baltic Parcel?')).toMatch(/MSc/)
  })
})
