/** Whom one led and what money one answered for, as recruiters ask of everybody; never a referee's team or a prize. */
import { describe, expect, it } from 'vitest'
import { planned } from './planned.ts'

const MILLER = `# Oda Fennick

Mill manager in Leeds.

## Work

### Mill Manager, Harl & Sons, Leeds (2018 – present)

- Lead a team of fourteen millers and two fitters.
- Flour for 60 bakeries, 310 staff in the group.
- Hold a yearly budget of £1.4 million; the new sifter came in £20,000 under budget.

### Miller, Dunmoor Grain, Hull (2012 – 2018)

- Served 90 customers a week; the run takes six hours.
- Trained two apprentices.

## Prizes

- Golden Sieve, 2021, £500.

## References

- Ivo Brandt led 40 people at Dunmoor and had a budget of £9 million.
`

const TABLE = `# Per Lindqvist

| Years | Post | What |
|---|---|---|
| 2019 – now | Head of Laundry, Hotel Orrin | Team of nine. Costs down by 8%. |
| 2014 – 2019 | Presser, Tarn Textiles | 400 shirts a day |
`

const ALONE = `# Mara Quint

## Work

### Translator, Skarn Press, Oslo (2015 – present)

- Wrote subtitles for 40 films and sold the rights for €12,000.
- My manager was Dag Vik, who led nine people.

## Practical

- Looking for a post with a team of five to lead.
`

const NAMED = `# Nia Beddoe

## Experience

### Director, Beddoe & Daughter, Aberystwyth (2018 – present)

- Two employees: assistant Gethin Rowe, accounts Mair Pugh.

### Finance lead, Daugava Institute, Riga (2012 – 2018)

- Four accountants in my group.
- Six accountants in the audit of 2014 found nothing.
`

describe('people led', () => {
  it('are those who are named or counted in a group of hers', () => {
    const text = planned(NAMED)('Does she manage people?')
    expect(text).toContain('Two employees')
    expect(text).toContain('Four accountants')
    expect(text).not.toContain('audit')
  })

  it.each([
    'How many people has she managed?',
    'How big is her team?',
    'team size',
    'Does she have leadership experience?',
    'management experience',
    'Has Oda ever led a team?',
  ])('%s', (question) => {
    expect(planned(MILLER)(question)).toBe('Lead a team of fourteen millers and two fitters.')
  })

  it('is told by a head’s team in a table', () => {
    expect(planned(TABLE)('How many people has he managed?')).toBe('Team of nine.')
  })

  it.each(['How many people has she managed?', 'leadership experience'])(
    'is not said of another or of a wish: %s',
    (question) => {
      expect(planned(ALONE)(question)).toBe('unsaid')
    },
  )
})

describe('budgets', () => {
  it.each([
    'What budget was she responsible for?',
    'budget responsibility',
    'What is the largest budget Oda has managed?',
    'Has she managed a budget?',
  ])('%s', (question) => {
    expect(planned(MILLER)(question)).toBe(
      'Hold a yearly budget of £1.4 million; the new sifter came in £20,000 under budget.',
    )
  })

  it('is no sum that something was sold for', () => {
    expect(planned(ALONE)('What budget was she responsible for?')).toBe('nowhere')
  })
})
