/** Which papers are valid, run out or were never got, whatever says so: a word, a cell with a yes, a line below the name. */
import { describe, expect, it } from 'vitest'
import { askingOf } from '../../support/answers.ts'

const DIVER = `# Jory Penhale

Commercial diver, Falmouth

## Diving approvals

**Surface supplied, 50 m**
Test 11 April 2024. Valid until 10 April 2028.

**Closed bell**
Test 20 June 2019. Ran out on 19 June 2022.

**Underwater welding, class B**
Course in Bergen 2016, oral examination not passed.

**Chamber operator**
2013. No date of expiry.

## Certificates

| Title | Body | Obtained | Valid until |
| --- | --- | --- | --- |
| Offshore medic | Tarn Training | 2021 | 31 December 2029 |
| Crane signals | Union Lifting | 2020 | no expiry |
| Guild of Divers, member | Guild | 2016 | resigned 2020 |
| Explosives | Halden Works | 2015 | course booked for May 2027 |

## Boats

| Boat | Course | On my ticket | Last driven |
| --- | --- | --- | --- |
| Rib | 2010 | yes | 2026 |
| Tender | 2012 | limited (day only) | 2025 |
| Landing craft | 2014 | no | 2015 |
| Tug | 2019 | practical part outstanding | – |
`

describe('papers', () => {
  const ask = askingOf(DIVER)
  it('that are valid, with the line that says until when', async () => {
    expect(await ask('Which of his diving approvals are still valid?')).toBe(
      'Surface supplied, 50 m: Valid until 10 April 2028; Chamber operator: 2013. No date of expiry.',
    )
  })
  it('that have run out, with the line that says when', async () => {
    expect(await ask('Which of his diving approvals have run out?')).toBe(
      'Closed bell: Ran out on 19 June 2022.',
    )
  })
  it('that were given back or are only booked are not valid', async () => {
    const answer = await ask('Which certificates are still valid?')
    expect(answer).toMatch(/Offshore medic.*Crane signals/)
    expect(answer).not.toMatch(/Guild|Explosives/)
  })
  it('are told by a column of yes and no', async () => {
    const yes = await ask('Which boats are on his ticket?')
    expect(yes).toMatch(/Rib.*Tender/)
    expect(yes).not.toMatch(/Landing craft|Tug/)
  })
})
