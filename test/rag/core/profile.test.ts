import { describe, expect, it } from 'vitest'
import { parseDocument } from '../../../src/rag/document.ts'
import { deriveProfile } from '../../../src/rag/profile.ts'

const of = (markdown: string) => {
  const { name, headline } = deriveProfile(parseDocument(markdown))
  return [name, headline]
}

describe('the person that a CV is of', () => {
  it.each([
    ['# Lebenslauf – Rosa Quint\n\nBaker', 'Rosa Quint', 'Baker'],
    ['# Curriculum Vitae\n\nRosa Quint, MSc\n\nBaker of rye', 'Rosa Quint', 'Baker of rye'],
    ['# CV of Rosa Quint\n', 'Rosa Quint', ''],
    ['# QUINT, Rosa — baker\n', 'QUINT, Rosa', ''],
    ['<h1>Hi, I’m Rosa Quint</h1>\n<h3>Baker of rye</h3>\n\n## Skills\n\nRye', 'Rosa Quint', 'Baker of rye'],
    ['---\nauthor: Rosa Quint\n---\n\n# Positions\n\nBaker, 2014 – 2018', 'Rosa Quint', 'Baker, 2014 – 2018'],
    ['# Rosa Quint\n\nBaker · Leeds, UK · rosa@quint.example', 'Rosa Quint', 'Baker'],
  ])('is read off %j', (markdown, name, headline) => {
    expect(of(markdown)).toEqual([name, headline])
  })

  it('is not the section that stands first, nor do ways to reach her tell what she is', () => {
    expect(of('## Contact\n\nrosa@quint.example\n\n# Rosa Quint\n\nBaker')[0]).toBe('Rosa Quint')
    expect(of('# Rosa Quint\n\nrosa@quint.example · Leeds')[1]).toBe('')
    expect(of('# Rosa Quint\n\nLeeds, UK · rosa@quint.example')[1]).toBe('')
  })
})
