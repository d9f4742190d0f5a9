/** Work in other countries than the home, and what was achieved. */
import { describe, expect, it } from 'vitest'
import { planned } from './planned.ts'
import { ACHIEVEMENTS, GREATEST } from '../../../../src/rag/answer/common/career/achievements.ts'
import { COUNTRIES_WORKED, WORKED_ABROAD } from '../../../../src/rag/answer/common/career/work-abroad.ts'
import { RECORD_ASKED } from '../../../../src/rag/answer/common/career/record.ts'

const RIGGER = `# Nils Ekdahl

Rigger. Lives in Gothenburg, Sweden.

## Work

### Rigger, Skarvik Marine, Gothenburg (2019 – present)

- Cut the time for a mast from nine days to four.
- Customers in Japan and Chile.

### Sailmaker, Blythe Loft, Cardiff (2014 – 2018)

- Seconded to Porto for the summer of 2016.

## Awards

- Silver Shackle for the best splice, 2022
- Shortlisted for the Harbour Cup, 2023
`

const HOME = `# Nils Ekdahl

Rigger. Lives in Gothenburg, Sweden.

## Work

### Rigger, Skarvik Marine, Gothenburg (2019 – present)

- Customers in Japan and Chile, whom I look after by telephone.
`

describe('abroad', () => {
  it.each([
    'Has he worked abroad?',
    'international experience',
    'Does Nils have international work experience?',
  ])('%s', (question) => {
    expect(planned(RIGGER)(question)).toBe(
      'Sailmaker, Blythe Loft, Cardiff (2014 – 2018) (United Kingdom). Seconded to Porto for the summer of 2016.',
    )
  })

  it('lists the countries', () => {
    // an employer is told of a post whose title is known
    expect(planned(RIGGER)('In which countries has Nils worked?')).toBe(
      'Sweden (Skarvik Marine); United Kingdom; Portugal.',
    )
  })

  it('is not where customers are', () => {
    expect(planned(HOME)('Has he worked abroad?')).toBe('unsaid')
  })
})

describe('achievements', () => {
  it.each(['What is his greatest achievement?', 'What is Nils proudest of?', 'biggest success'])(
    '%s',
    (question) => {
      expect(planned(RIGGER)(question)).toBe('Silver Shackle for the best splice, 2022.')
    },
  )

  it('lists prizes and results', () => {
    expect(planned(RIGGER)('achievements')).toBe(
      'Silver Shackle for the best splice, 2022; Cut the time for a mast from nine days to four.',
    )
  })

  it('is not made up', () => {
    expect(planned(HOME)('What is he proudest of?')).toBe('unsaid')
  })
})

describe('questions that name more', () => {
  it.each([
    'how many people did she manage at harl & sons',
    'what was her greatest achievement at skarvik',
    'why did she leave harl & sons',
    'has she worked in japan',
    'what budget did she have in 2019',
    'did she take parental leave in 2020',
    'freelance translator',
    'how many engineers does she lead',
    'which companies has she worked for',
    'projects',
  ])('%s', (question) => {
    expect(RECORD_ASKED.filter(([pattern]) => pattern.test(question))).toEqual([])
  })

  it('are told from their like', () => {
    expect(ACHIEVEMENTS.test('her main achievements')).toBe(true)
    expect(GREATEST.test('what is she most proud of')).toBe(true)
    expect(WORKED_ABROAD.test('has she ever worked in another country')).toBe(true)
    expect(COUNTRIES_WORKED.test('which countries did she work in')).toBe(true)
  })
})
