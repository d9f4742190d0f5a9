/** One figure of each of several things, which are named or described, added up. */
import { describe, expect, it } from 'vitest'
import { askingOf } from '../../support/answers.ts'

const BULLETS = `# Ilse Varga

## Experience

### Research Lead, Quillmark, Ghent
*March 2020 – present*

- **Project Lynx** (2022): the claims form. 9 interview rounds, 41 participants. Shipped in May 2022.
- **Project Marten** (2023): claims by phone. 5 interview rounds, 18 participants. Then stopped.
- **Closing the Oslo office, 2021.** 64 posts at risk, 40 moved to Bergen, 12 dismissals.
- **Closing the Turku office, 2024.** 30 posts at risk, 21 moved to Bergen, 3 dismissals.
- Lead for the **QX-10** sensor
    * Battery: 4 years
    * Units in use: 52,000
- Lead for the **QX-20** sensor
    * Battery: 2 years
    * Units in use: 6,400

### Librarian, Stadsbibliotheek, Bruges
*2014 – February 2020*

- Borrowing in the branch: 30,000 books a year. The reading club aims at 60 members.

## Money raised

- Vlaams Fund, €1.2 million, for the reading rooms (2019)
- Linden Trust, €80,000, for sign language (2022)
- Friends of the Library, €15,000, for chairs (2023)
- Applied for and refused: Nordic Fund, €90,000, 2021

## Apps

### Pagina
Reading diary. Launched June 2019, 31,000 downloads, price of 1.99 euro.

### Slakje
Counts snails. Launched in 2022, free, 7,500 downloads.

## Choirs

In town: Chamber Choir (24), Big Voices (open to all, about 70), Bell Choir (16).
`

const TABLES = `# Rurik Saldana

## Buildings

| Job | Client | Value | When |
|---|---|---|---|
| Hollin footbridge, 58 m | Parish of Hollin | £1.5m | 2015 |
| Hemsel footbridge, 36 m | Parish of Hemsel | £0.9m | 2017 |
| Marsh road, 4.1 km | County of Orme | £12m | 2019–2021 |

## Exhibitions

| Title | Place | Year | Visitors |
|---|---|---|---|
| Beams | Leith | 2012 | 12,000 |
| Rivets | Leith | 2018 | 31,000 |
| Mortar | Hull | 2023 | 8,500 |

## Deals

| Closed | Deal | Value |
|---|---|---|
| Nov. 2019 | Orrin buys Castel, Ghent | $40 million |
| May 2021 | Orrin buys Pellon, Leeds | $22 million |
| July 2022 | Lakeshore sells Tarn to Nordell | $70 million |

## Houses

### Weavers' House, Kortrijk
- mill turned into a library, 9,200 m², €21 million

### Sea Bath
- larch on piles, 610 m², sauna for 20

## Grants

| Year | Grant | Amount |
|---|---|---|
| 2021 | UK Brick Fund | £40,000 |
| 2022 | Seed Corn Award | £8,500 |
| 2023 | Halden Fellowship | €14,000 |
`

describe('figures of things that are named', () => {
  const bullets = askingOf(BULLETS)
  const tables = askingOf(TABLES)
  it.each([
    ['How many participants did Lynx and Marten have together?', /^59: .*41 participants.*18 participants/],
    ['How many interview rounds in total did Project Lynx and Project Marten have?', /^14: /],
    ['How many people were moved from Oslo and Turku in total?', /^61: .*Oslo.*Turku/],
    [
      'How many units of the QX-10 and QX-20 are in use altogether?',
      /^58,400: QX-10|^58,400: .*QX-10.*QX-20/,
    ],
  ])('%s', async (question, answer) => {
    expect(await bullets(question)).toMatch(answer)
  })
  it.each([
    ['How many metres do the Hollin and Hemsel bridges come to together?', /^94 m: /],
    ["What is the combined floor area of the Weavers' House and the Sea Bath?", /^9,810 m²: /],
  ])('%s', async (question, answer) => {
    expect(await tables(question)).toMatch(answer)
  })

  it('but not where one of them has none, or another measure', async () => {
    expect(await bullets('How many dismissals were there in Oslo and Ghent together?')).not.toMatch(/^\d+:/)
    expect(await tables('How many metres do the Hollin bridge and Marsh road come to together?')).not.toMatch(
      /^\d[\d,.]* k?m:/,
    )
    expect(await tables('How much were the UK Brick Fund and the Halden Fellowship together?')).not.toMatch(
      /54,000/,
    )
  })
})

describe('figures of things that are described', () => {
  const bullets = askingOf(BULLETS)
  const tables = askingOf(TABLES)
  it.each([
    ['How many downloads do her own two apps have together?', /^38,500: /],
    ['How much did the three successful grants come to in all?', /^€1,295,000: (?!.*Nordic)/],
    ['How many people are in the three town choirs taken together?', /^about 110: /],
    ['How many dismissals were there in the two office closings put together?', /^15 dismissals: /],
  ])('%s', async (question, answer) => {
    expect(await bullets(question)).toMatch(answer)
  })
  it.each([
    ['What was the total number of visitors of the two exhibitions of 2018 and 2023?', /^39,500: Rivets/],
    ['What is the combined value of the two acquisitions closed by Orrin?', /^\$62 million: /],
    ['How much in pounds are his two UK grants together?', /^£48,500: /],
  ])('%s', async (question, answer) => {
    expect(await tables(question)).toMatch(answer)
  })

  it('but not where there are more or fewer', async () => {
    expect(await bullets('How many downloads do her four apps have together?')).not.toContain('38,500')
    expect(await tables('What is the combined value of the three acquisitions by Orrin?')).not.toMatch(/^\$/)
  })
})
