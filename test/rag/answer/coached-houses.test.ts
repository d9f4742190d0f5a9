/** Houses where one taught or coached, and what came before a doctorate, with the real model. */
import { describe, expect, it } from 'vitest'
import { askingOf } from '../../support/answers.ts'

const ask = askingOf(`# Lorcan Abara

Swimming coach. lorcan@abara.example

## Coaching

### Harrow Bay SC

*Head Coach, since 1 July 2022.* Two squads, and five sessions a week.

### Mereside Swimmers

*Assistant Coach, July 2017 to June 2019.* A squad of 20.

## Research

(2012–2016) **Doctoral researcher**, University of Nordby, Norway. Drag of swimmers.

(2010–2011) **Lab assistant**, Tide Tank Centre, Esk.

## Swimming

| Seasons | Club | Level |
| --- | --- | --- |
| 2006–2009 | Eskmouth Otters | county |
| 2004–2006 | Wend Dolphins | youth |

## Degrees

**Doctor of Philosophy**, University of Nordby, defended 12 June 2016.
`)

describe('houses of a kind of post', () => {
  it('are those where one coached, and not where one swam', async () => {
    const said = await ask('List the clubs where he has worked as a coach.')
    expect(said).toContain('Harrow Bay SC')
    expect(said).toContain('Mereside Swimmers')
    expect(said).not.toContain('Otters')
  })
})

describe('before a doctorate', () => {
  it('is before the post in which it was written', async () => {
    expect(await ask('What did he do just before starting his doctorate?')).toContain('Lab assistant')
  })
})
