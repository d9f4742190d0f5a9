import { describe, expect, it } from 'vitest'
import { planned } from './planned.ts'

const CV = `# Isaura Penhallow

Lighthouse engineer.

## Posts

### Cormorant Lights Board, Falmouth

#### Chief Engineer (May 2022 – present)

- Cut lamp failures from 40 to 11 a year.

#### Field Engineer (June 2017 – April 2022)

- Kept nine lights burning.

### Lantern fitter, Brisk & Daughter, Penzance (2013 – 2017)

- Fitted lenses.

## Evening work

- Tutor at Hayle College, since 2021, one evening a week

## Prizes

- Lamplighters' Medal, 2023
`

const FLAT = `# Odo Fenwright

## Work

- Joiner, Marl & Sons, 2015 – present
- Apprentice joiner, Tidewater Boats, 2011 – 2015
`

const said = planned(CV)

describe('promotions', () => {
  it('are posts that follow one another at one employer', () => {
    for (const query of ['Has she ever been promoted?', 'promotions', 'Which promotions has she had?'])
      expect(said(query)).toMatch(/Chief Engineer/)
    expect(said('Has she ever been promoted?')).not.toMatch(/Field|Tutor|fitter/)
  })

  it('has the last one, which no other work begun later is', () => {
    for (const query of [
      'When was she last promoted?',
      'What was her most recent promotion?',
      'last promotion',
    ])
      expect(said(query)).toMatch(/^Chief Engineer \(May 2022 – present\), Cormorant Lights Board/)
  })

  it('says nothing where one only went to other employers', () => {
    expect(planned(FLAT)('What was his last promotion?')).toBe('nowhere')
    expect(planned(FLAT)('Has he been promoted?')).toBe('unsaid')
  })
})

describe('what speaks for her', () => {
  it('is what she won and achieved', () => {
    for (const query of [
      'Why should we hire her?',
      'What makes her stand out?',
      'Give me three good reasons to interview her',
      'What would she bring to our team?',
      "What's so special about her?",
    ])
      expect(said(query)).toMatch(/Lamplighters' Medal, 2023.*from 40 to 11/)
  })

  it('is what she is where nothing of that is told', () => {
    expect(
      planned(CV.replace(/## Prizes[^]*/, '').replace(/- Cut.*\n/, ''))('Why should we hire her?'),
    ).toMatch(/Lighthouse engineer/)
  })

  it('leaves questions about one thing to the rankers', () => {
    for (const query of [
      'Why did she hire a boat?',
      'What makes her lamps special?',
      'What does she offer to schools?',
    ])
      expect(said(query)).toBeNull()
  })
})
