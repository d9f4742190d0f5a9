/** Posts of a teacher are no pupils, and a travel grant among honours is one. */
import { describe, expect, it } from 'vitest'
import { askingOf } from '../../support/answers.ts'

const ask = askingOf(`# Petra Lunde

Cello teacher, Tromsø

## Teaching posts

| Years | Post | School |
| --- | --- | --- |
| Aug 2020 – now | Head of Strings | Fjordlund School of Music, Tromsø |
| Sep 2015 – Jul 2020 | Cello Teacher | Fjordlund School of Music, Tromsø |
| Aug 2011 – Jun 2015 | Cello Teacher | Kalott Youth Orchestra, Alta |

180 pupils and nine teachers at Fjordlund.

## Honours

- Northern Strings Award 2022, for the winter course
- Teacher of the Year, Troms, 2018
- Travel grant of the Bow Makers' Society, 2013
`)

describe('what stands beside what is asked for', () => {
  it('does not count posts as pupils', async () => {
    expect(await ask('How many pupils does the Fjordlund School have?')).toContain('180')
  })

  it('names all that stands among honours', async () => {
    for (const question of ['List her honours.', 'Which awards has she won?']) {
      const answer = await ask(question)
      for (const told of ['Northern Strings', 'Teacher of the Year', 'Travel grant'])
        expect(answer).toContain(told)
    }
  })
})
