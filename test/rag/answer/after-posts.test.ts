/** What came after a post, where its house stands twice and offices are held beside it. */
import { describe, expect, it } from 'vitest'
import { askingOf } from '../../support/answers.ts'

const ask = askingOf(`# Ruben Castellow

Surveyor, Bangor. Irish national.

## Career at a glance

| Period | Organisation | Position |
| :-- | :-- | :-- |
| Feb 2021 – present | Menai Chartered | Partner |
| Mar 2016 – Jan 2021 | Tegfan & Rowe | Senior surveyor |
| Sep 2009 – Feb 2016 | National Harbour Trust | Building surveyor |

## In detail

### Menai Chartered

Eleven surveyors in two offices.

### National Harbour Trust

- Won the Trust's medal in 2013.
- Surveyed forty piers.

## Offices

- Honorary secretary, Bangor Rowing Club, 2016–2022
- Treasurer, Friends of the Pier, since 2021
`)

describe('after a post', () => {
  it.each([
    ['What did he do after leaving the National Harbour Trust?', 'Tegfan & Rowe'],
    ['Where did he work after the National Harbour Trust?', 'Tegfan & Rowe'],
    ['What did he do after Tegfan & Rowe?', 'Menai Chartered'],
  ])('%s', async (question, house) => {
    const answer = await ask(question)
    expect(answer).toContain(house)
    expect(answer).not.toMatch(/secretary|Treasurer|medal/)
  })

  it('still tells of which nation he is', async () => {
    expect(await ask('Is he an Irish national?')).toContain('Irish')
  })
})
