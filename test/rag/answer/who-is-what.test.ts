/** Who is what, and who did what: letters of members, initials, what others are, and the sentence that decides. */
import { describe, expect, it } from 'vitest'
import { askingOf } from '../../support/answers.ts'

const ENGINEER = `# Gareth Ifan Bowen

## Standing

- CEng MIMechE, elected 2017
- Fellow (FIMechE): put forward in May 2026, not decided yet
- MIStructE: paper taken in 2020, failed

## Posts

### Associate, Pell & Harrow, Newport, 2018 – present

The practice has 14 partners and 90 staff. My group is led by partner Edwina Pell. I was proposed as a partner in 2024 and asked to wait.

- Member of the building team for lock gate 7, cost £3 million. Handover was planned for 2025 and has been put off.
- A complaint made about me by a neighbour in 2021 was withdrawn.
- For the harbour board I gave evidence in Moss v. Trent Ports; the claim was dismissed.

## Grants

| Year | Funder | Title | Role | Amount |
|---|---|---|---|---|
| 2023 | Wave Fund | SALTGATE | Co-investigator (PI R. Anders) | £90,000 |
| 2020 | Port Trust | MUDLINE | PI | £20,000 |

## Besides

My wife Carys runs a bakery and founded the choir festival Canu Casnewydd; I sell tickets there.
`

describe('who is what', () => {
  const ask = askingOf(ENGINEER)

  it.each([
    ['Is he a Fellow of the IMechE?', /^Fellow \(FIMechE\): put forward in May 2026, not decided yet\.$/],
    ['Is he a member of the IStructE?', /^MIStructE: paper taken in 2020, failed\.$/],
    ['Is he a chartered member of the IMechE?', /MIMechE, elected 2017/],
    ['Who is PI of SALTGATE?', /R\. Anders/],
    ['Who founded Canu Casnewydd?', /^My wife Carys/],
  ])('%s', async (query, told) => expect(await ask(query)).toMatch(told))

  it('is nobody of a body that is not there', async () =>
    expect(await ask('Is he a member of the ICE?')).not.toMatch(/MIMechE|MIStructE/))

  it('what others are is no answer about the person', async () => {
    const answer = await ask('Is he a partner?')
    expect(answer).toContain('asked to wait')
    expect(answer).not.toMatch(/14 partners|Carys/)
  })

  it('the sentence behind the best one is told where it decides', async () =>
    expect(await ask('Has lock gate 7 been handed over?')).toContain('put off'))

  it('a claim of somebody else is no complaint', async () => {
    const answer = await ask('Was the complaint against him upheld?')
    expect(answer).toContain('was withdrawn')
    expect(answer).not.toContain('Trent Ports')
  })
})
