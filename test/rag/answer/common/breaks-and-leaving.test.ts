/** Times without a post, why posts ended, own business: what is told in whatever words, and nothing where it is not. */
import { describe, expect, it } from 'vitest'
import { planned } from './planned.ts'

const TOLD = `# Ilse Marrow

Ceramicist, Ghent.

## Work

### Own studio, Ghent (March 2021 – present)

- Tiles for two hotels.

### Between jobs

June 2019 to February 2021: looked after my mother, then a course in glazing.

### Potter, Brannock Ware, Bruges (2012 – May 2019)

- Left when the owner sold the kilns.
- 200 mugs a day; no colleague has left since 2015.

## Off duty

- On weekends I do not work.
`

const GAP = `# Tom Reeve

## Work

### Baker, Loaf & Co, Hull (March 2020 – present)

- 300 loaves a day, made by hand.

### Baker, Crust Ltd, Hull (January 2014 – March 2019)

- Left-handed scorer of baguettes; owner of the recipe book.
`

const NONE = `# Tom Reeve

## Work

### Baker, Loaf & Co, Hull (April 2019 – present)

- I run the night shift's ovens and use my own code for orders.

### Baker, Crust Ltd, Hull (January 2014 – March 2019)

- Covered a colleague's maternity leave.

## Practical

- Looking for a post as head baker. Minimum 28 days' leave, three months' notice.
`

describe('career breaks', () => {
  it.each([
    'Are there gaps in her career?',
    'career break',
    'Why did she stop working for a while?',
    'Has Ilse ever taken time off work?',
    'gaps in the CV',
  ])('%s', (question) => {
    expect(planned(TOLD)(question)).toBe(
      'June 2019 to February 2021: looked after my mother, then a course in glazing.',
    )
  })

  it('is computed from the dates where nothing is told', () => {
    expect(planned(GAP)('Are there gaps in his career?')).toMatch(/^11 months between two posts: /)
  })

  it('is not made of rules on leave', () => {
    expect(planned(NONE)('career break')).toBe('unsaid')
  })
})

describe('reasons for leaving', () => {
  it.each(['reason for leaving', 'Why did she leave her last job?', 'Why did Ilse leave?'])(
    '%s',
    (question) => {
      expect(planned(TOLD)(question)).toContain('Left when the owner sold the kilns.')
    },
  )

  it.each(['Why is he looking for a new job?', 'reason for leaving', 'Why did he leave his last job?'])(
    'is not a wish: %s',
    (question) => {
      expect(planned(NONE)(question)).toBe('unsaid')
    },
  )
})

describe('own business', () => {
  it.each([
    'Has she been self-employed?',
    'freelance experience',
    'Has Ilse ever run her own business?',
    'Is she self-employed?',
  ])('%s', (question) => {
    expect(planned(TOLD)(question)).toBe('Own studio, Ghent (March 2021 – present).')
  })

  it.each(['Has he been self-employed?', 'Has he ever run his own business?', 'freelance experience'])(
    'is neither an own code nor a run shift: %s',
    (question) => {
      expect(planned(NONE)(question)).toBe('unsaid')
    },
  )
})
