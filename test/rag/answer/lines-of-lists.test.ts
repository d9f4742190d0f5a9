/** The list that a line stands in is not told behind it, unless more of it is asked for. */
import { describe, expect, it } from 'vitest'
import { askingOf } from '../../support/answers.ts'

const RIGGER = `# Maud Osterby

Ship rigger, Hull

## Ratings

| Class | Rig |
| --- | --- |
| Barque | square |
| Ketch | fore and aft |
| Schooner | mixed |

## Work

### Head rigger, Humber Spars, Hull, 2019 – present

- 12-berth loft; in charge of the yard about twice a week
- Trainer of 14 apprentices, of whom 12 are still at the yard
- Led the wire project: waste fell from 31% to 12% in fourteen months
- Sat on the panel that wrote the port's rules for work aloft
- Acting yard manager from January to May 2024

### Rigger, Tollan Yard, Grimsby, 2012 – 2018

Three years at the bench, then three aloft. Owners in fishing, museums and film; the largest was a whaling museum with 31,000 visitors. Lent to the yard's Leith branch for five months in 2014. Two of my apprentices later became partners.

## Kit

- memoLoft for drawings; a pencil and a ledger for splices
- CAD as a hobby; I do not use it for wire
- Books on knots: eleven

## Prices

- Notice: three months to the end of a season
- Owner of Humber Spars must not be contacted before an offer
`

describe('a line of a list', () => {
  const ask = askingOf(RIGGER)
  it('that tells what one thing is stands alone', async () => {
    expect(await ask('Which tool does she use for drawings?')).toBe(
      'memoLoft for drawings; a pencil and a ledger for splices.',
    )
  })
  it('that names several of what is asked for stands without the sentences around it', async () => {
    expect(await ask('Which industries did the owners come from?')).toBe(
      'Owners in fishing, museums and film; the largest was a whaling museum with 31,000 visitors.',
    )
  })
})
