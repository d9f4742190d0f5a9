/** Tables whose head line, or whose columns, are not what tables of records have. */
import { describe, expect, it } from 'vitest'
import { withToldTables } from '../../../src/rag/answer/document/told-tables.ts'
import { parseDocument } from '../../../src/rag/document.ts'
import { askingOf } from '../../support/answers.ts'

const textsOf = (cv: string): string[] => withToldTables(parseDocument(cv)).blocks.map(({ text }) => text)

describe('labels and values', () => {
  const headed =
    '# Tom Vale\n\n| Availability | from 1 April 2027, 4 days/week |\n|---|---|\n| Daily rate | EUR 880 |\n| IT since | 2004 |'
  const inTwo =
    '# Ann Poe\n\n## Physical Details\n\n| | | | |\n|---|---|---|---|\n| **Height** | 168 cm | **Playing age** | 25–34 |\n| **Hair** | Auburn | **Eyes** | Hazel |'
  const askHeaded = askingOf(headed)
  const askInTwo = askingOf(inTwo)

  it('may begin in the head line', async () => {
    expect(textsOf(headed)).toEqual([
      'Availability, from 1 April 2027, 4 days/week',
      'Daily rate, EUR 880',
      'IT since, 2004',
    ])
    expect(await askHeaded('What does he charge?')).toBe('Daily rate: EUR 880.')
  })

  it('have the places of their texts', () => {
    const cv = '# Tom Vale\n\n| **Height** | 5 ft |\n|---|---|\n| Eyes | Hazel |'
    const [first] = withToldTables(parseDocument(cv)).blocks
    expect(first?.text).toBe('Height, 5 ft')
    expect(cv.slice(first?.offsets[0], (first?.offsets[5] ?? 0) + 1)).toBe('Height')
    expect(cv.slice(first?.offsets[8], (first?.offsets[11] ?? 0) + 1)).toBe('5 ft')
  })

  it('are parted by a column of colons, or by colons before the values', () => {
    expect(
      textsOf(
        '# A\n\n| Name | : | Ada Quill |\n|:--|:-:|:--|\n| DOB | : | 12/08/2001 |\n| Mobile | : | 98300 |',
      ),
    ).toEqual(['Name, Ada Quill', 'DOB, 12/08/2001', 'Mobile, 98300'])
    expect(textsOf('# A\n\n| | |\n|---|---|\n| Software | : AutoCAD |\n| ERP | : SAP |')).toEqual([
      'Software, AutoCAD',
      'ERP, SAP',
    ])
  })

  it('may stand two to a row', async () => {
    expect(textsOf(inTwo)).toEqual(['Height, 168 cm', 'Playing age, 25–34', 'Hair, Auburn', 'Eyes, Hazel'])
    expect(await askInTwo('How tall is she?')).toContain('168 cm')
  })

  it('are none below titles of columns', () => {
    for (const cv of [
      '# A\n\n| Language | Level |\n|---|---|\n| German | C1 |\n| French | B2 |',
      '# A\n\n| Name | Relationship |\n|---|---|\n| Ada Quill | manager |',
      '# A\n\n| Year | 2019 |\n|---|---|\n| Turnover | 12m |',
    ]) {
      const document = parseDocument(cv)
      expect(withToldTables(document)).toBe(document)
    }
  })
})

describe('people and groups side by side', () => {
  const askReferees = askingOf(
    '# Dr Ann Poe\n\n## Referees\n\n| Dr H. Lindholm | Dr P. Roy |\n|---|---|\n| Consultant, Northern Hospital | Consultant, Tees Hospital |\n| h.lindholm@example.org | p.roy@example.org |',
  )
  const askFirstRow = askingOf(
    '# Ana Poe\n\n## References\n\n| | |\n|---|---|\n| Ms. Aoife Lane | Mr. Peter Hart |\n| Director, Tamar Ltd | Partner, Hart Ltd |',
  )
  const skills =
    '# Ana Poe\n\n## Skills\n\n| Research | Design | Tech |\n|---|---|---|\n| Interviews | Figma | CSS |\n| Diaries | Miro | SQL |'
  const askSkills = askingOf(skills)

  it('are told by columns', async () => {
    const said = await askReferees("What is Dr Roy's email?")
    expect(said).toContain('p.roy@example.org')
    expect(said).not.toContain('lindholm')
    expect(await askReferees('Who are the referees?')).toContain('Lindholm')
  })

  it('may have their names in the first row', async () => {
    const said = await askFirstRow('Who is Peter Hart?')
    expect(said).toContain('Partner, Hart Ltd')
    expect(said).not.toContain('Lane')
  })

  it('are groups of skills where no column tells of the first', async () => {
    expect(await askSkills('Does she know SQL?')).toBe('Tech: SQL.')
    const levels = parseDocument(
      '# Ana\n\n## Skills\n\n| Kind | Daily | Rusty |\n|---|---|---|\n| Data | SQL | R |',
    )
    expect(withToldTables(levels)).toBe(levels)
  })
})
