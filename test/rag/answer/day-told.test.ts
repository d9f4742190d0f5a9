/** Until which day something is valid, how long what is told by its years was, and labels in German and French. */
import { describe, expect, it } from 'vitest'
import { isOver } from '../../../src/rag/answer/lists/list-state.ts'
import { sayLength } from '../../../src/rag/answer/text/dates.ts'
import { planned } from './common/planned.ts'

describe('what ended this month', () => {
  const NOW = 2026 * 12 + 10
  it.each([
    ['First aid, valid until 17.11.2026', true],
    ['First aid, valid until 17 November 2026', true],
    ['First aid, valid until November 17, 2026', true],
    ['First aid, valid until 2026-11-17', true],
    ['First aid, valid until 28.11.2026', false],
    ['First aid, valid until November 2026', false],
    ['First aid, valid until 17.12.2026', false],
  ])('%s', (text, over) => expect(isOver(text, NOW, 27)).toBe(over))

  it('goes on where the day is not known', () =>
    expect(isOver('First aid, valid until 17.11.2026', NOW)).toBe(false))
})

it('says no months of what is told by its years', () => {
  expect(sayLength(155, false)).toBe('about 12 years')
  expect(sayLength(155, true)).toBe('12 years and 11 months')
})

describe('labels of another language', () => {
  const german = planned(
    '# Jonas Weidner\n\nGeboren: 03.02.1990 in Jena\nAnschrift: Lindenallee 4, 07743 Gera\nStaatsangehörigkeit: deutsch\nFamilienstand: verheiratet\n\n## Experience\n\n- Toolmaker, Zorn GmbH, Gera, 2014–2019\n- Head of tooling, Zorn GmbH, Gera, 2019–present\n',
  )
  it.each([
    ['How old is he?', '1990'],
    ['Where was he born?', 'in Jena'],
    ['Where does he live?', 'Lindenallee 4, 07743 Gera'],
    ['What is his nationality?', 'deutsch'],
    ['Is he married?', 'verheiratet'],
  ])('%s', (query, part) => expect(german(query)).toContain(part))

  it('does not take a birthday for a place', () => {
    const ask = planned('# Ada Penn\n\nGeboren: 03.02.1990\n\n## Experience\n\n- Baker, Rye Ltd, 2014–2019\n')
    expect(ask('Where was she born?')).toMatch(/^(?:unsaid|nowhere)$/)
    expect(ask('Where does she live?')).toBeNull()
  })
})

it('takes what is headed by a school for studies where the line below is a degree, and for a post where it is none', () => {
  const ask = planned(
    '# Ada Penn\n\n## Blackwater Academy\n\nTeacher of art\n2014 – 2020, Durham\n\n- Led the department\n\n## Moor Gallery\n\nCurator\n2020 – present, Durham\n\n- Runs it\n\n## Tyne Conservatoire\n\nMMus in Musicology\n2012 – 2014, Newcastle\n\n- Dissertation on horns\n',
  )
  expect(ask('What degrees does she have?')).toMatch(/MMus/)
  expect(ask('How many years of experience does she have?')).not.toMatch(/MMus/)
  expect(ask('How many years of experience does she have?')).toMatch(/Teacher of art/)
})
