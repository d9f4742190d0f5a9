/** Headings that are lines in capitals, as pages of design tools are copied. */
import { describe, expect, it } from 'vitest'
import { buildFacts } from '../../../src/rag/answer/facts/build-facts.ts'
import { parseDocument } from '../../../src/rag/document.ts'
import { askingOf } from '../../support/answers.ts'

const CV = `# Ottilie Brandvik

ABOUT ME
Innkeeper who likes full tables. Known for quiet kitchens.

EXPERTISE
Menu planning ●●●●●
Cellar work ●●●○○
Bookkeeping ★★★★☆

LANGUAGES
Danish ●●●●● Native
Swedish ●●●●○
Polish ●●○○○

WORK EXPERIENCE

INN MANAGER
The Blue Heron | Ribe
2018 – PRESENT
• Runs a house of 12 rooms.

CERTIFICATIONS
Food hygiene, level 3 (2019)
First aid at work | 2022

HOBBIES
Sailing, pottery
`

describe('lines in capitals that name sections', () => {
  const ask = askingOf(CV)

  it('head what stands below them', async () => {
    expect(await ask('Tell me about yourself')).toMatch(
      /^Innkeeper who likes full tables\. Known for quiet kitchens\./,
    )
    expect(await ask('skills?')).toBe('Menu planning ●●●●●; Cellar work ●●●○○; Bookkeeping ★★★★☆.')
    expect(await ask('languages?')).toBe('Danish ●●●●● Native; Swedish ●●●●○; Polish ●●○○○.')
    expect(await ask('certificates?')).toBe('Food hygiene, level 3 (2019); First aid at work | 2022.')
    expect(await ask('hobbies?')).toBe('Sailing, pottery.')
    expect(await ask('current job?')).toBe('INN MANAGER, The Blue Heron, Ribe, 2018 – PRESENT.')
  })
})

describe('a single line in capitals', () => {
  const headings = (cv: string): string[] =>
    buildFacts(parseDocument(cv)).document.sections.map(({ heading }) => heading)

  it('is a heading where only the name is marked as one', () => {
    expect(headings('# Ada Quill\n\nEDUCATION\nBSc Botany, 2012\n')).toEqual(['Ada Quill', 'EDUCATION'])
  })

  it('is none beside headings, nor where it names no section', () => {
    expect(headings('# Ada Quill\n\n## Posts\n\nEDUCATION\nBSc Botany\n')).not.toContain('EDUCATION')
    expect(headings('# Ada Quill\n\nHEAD GARDENER\nKew\n')).toEqual(['Ada Quill'])
  })
})
