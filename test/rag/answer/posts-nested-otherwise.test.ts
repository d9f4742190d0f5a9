/** Posts in lists and paragraphs that say more than a title and its dates, or stand below their dates. */
import { describe, expect, it } from 'vitest'
import { askingOf } from '../../support/answers.ts'

const cv = (posts: string, heading = 'Work'): string => `# Eirwen Cadwgan

Orchard keeper, Ruthin. eirwen@cadwgan.example

## ${heading}

${posts}

## Studies

BSc Horticulture, Clwyd College, 2006 – 2009

## Skills

- Grafting, spraying, bookkeeping
`

const WITHIN = cv(`**Maes Derwen Orchards**, Ruthin (2015 – now)

- Orchard Manager (03/2019 – now): lead nine pickers and two drivers; cut spraying by a third
- Deputy Manager (04/2015 – 02/2019): planted 600 Bramley trees; wrote the picking plan

**Tal y Bont Nursery**, Denbigh (2009 – 2015)

- Grafter (10/2009 – 03/2015): grafted 4,000 trees a winter`)

const LINES = cv(`**Maes Derwen Orchards, Ruthin**
Orchard Manager, 03/2019 – now. Lead nine pickers and two drivers. Cut spraying by a third.
Deputy Manager, Fruit, 04/2015 – 02/2019. Planted 600 Bramley trees. Wrote the picking plan.

**Tal y Bont Nursery, Denbigh**
Grafter, 10/2009 – 03/2015. Grafted 4,000 trees a winter.`)

const BELOW_DATES = cv(`- Mar 2019 – present
  - Orchard Manager
  - Maes Derwen Orchards, Ruthin
  - Lead nine pickers and two drivers
- Apr 2015 – Feb 2019
  - Deputy Manager
  - Maes Derwen Orchards, Ruthin
  - Planted 600 Bramley trees
- Oct 2009 – Mar 2015
  - Grafter
  - Tal y Bont Nursery, Denbigh
  - Grafted 4,000 trees a winter`)

const BESIDE_TIME = cv(
  `- **Maes Derwen Orchards, Ruthin** — Orchard Manager
  - *March 2019 to today; 40 acres, nine pickers*
  - Trees
    - 600 Bramley trees planted in 2016, first crop in 2020
    - drip lines laid between 2019 and 2021
- **Maes Derwen Orchards, Ruthin** — Deputy Manager
  - *April 2015 to February 2019*
  - planted 600 Bramley trees
- **Tal y Bont Nursery, Denbigh** — Grafter
  - *October 2009 to March 2015*
  - grafted 4,000 trees a winter`,
  'Growing',
)

const ROWS = cv(`| Period | Position and employer | Main tasks |
|---|---|---|
| 03/2019 – now | Orchard Manager, Maes Derwen Orchards, Ruthin | Lead nine pickers and two drivers; cut spraying by a third |
| 04/2015 – 02/2019 | Deputy Manager, Maes Derwen Orchards, Ruthin | Planted 600 Bramley trees; wrote the picking plan |
| 10/2009 – 03/2015 | Grafter, Tal y Bont Nursery, Denbigh | Grafted 4,000 trees a winter; kept the rootstock book |`)

describe.each([
  ['items within the years at a house', WITHIN],
  ['lines of a paragraph', LINES],
  ['items below dates', BELOW_DATES],
  ['a time with more beside it', BESIDE_TIME],
  ['rows with a column of tasks', ROWS],
])('posts as %s', (_, text) => {
  const ask = askingOf(text)
  it.each([
    ['What was her role at Maes Derwen Orchards in 2017?', 'Deputy Manager'],
    ['Where was she working in 2012?', 'Tal y Bont Nursery'],
    ['What did she do at Tal y Bont Nursery?', '4,000 trees'],
    ['What did she do as Deputy Manager?', '600 Bramley trees'],
    ['What job did she have right before she became Orchard Manager?', 'Deputy Manager'],
    ['When did she join Maes Derwen Orchards?', '2015'],
    ['What is her current position?', 'Orchard Manager'],
    ['How long was she at Tal y Bont Nursery?', '5 years and 6 months'],
  ])('%s %s', async (query, part) => expect(await ask(query)).toContain(part))
})
