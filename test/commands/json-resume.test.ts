import { describe, expect, it } from 'vitest'
import { CommandError } from '../../src/commands/context.ts'
import { fromJsonResume } from '../../src/commands/json-resume.ts'
import { deriveProfile } from '../../src/rag/profile.ts'
import { parseDocument } from '../../src/rag/document.ts'

const resume = {
  basics: {
    name: 'Ines Rook',
    label: 'Cartographer',
    email: 'ines@rook.example',
    phone: '+44 20 7946 0001',
    summary: 'First paragraph,\nstill first.\n\n# not a heading',
    profiles: [{ network: 'GitLab', url: 'https://gitlab.example/ines' }],
  },
  work: [
    {
      name: 'Ordnance',
      position: 'Surveyor',
      startDate: '2019-04-01',
      highlights: ['Mapped 40 km²', '- dash first'],
    },
    { company: 'Old Maps Ltd', position: 'Trainee', startDate: '2017', endDate: '2019-03' },
  ],
  skills: [{ name: 'Field work', level: 'Expert', keywords: ['GNSS', 'Total station'] }],
  languages: [{ language: 'Portuguese', fluency: 'Native' }],
}

describe('fromJsonResume', () => {
  const markdown = fromJsonResume(JSON.stringify(resume))
  const document = parseDocument(markdown)

  it('makes one heading a section and one an entry', () => {
    expect(document.sections.filter((s) => s.depth > 0).map((s) => [s.depth, s.heading])).toEqual([
      [1, 'Ines Rook'],
      [2, 'Contact'],
      [2, 'Summary'],
      [2, 'Experience'],
      [3, 'Surveyor, Ordnance | Apr 2019 – present'],
      [3, 'Trainee, Old Maps Ltd | 2017 – Mar 2019'],
      [2, 'Skills'],
      [2, 'Languages'],
    ])
  })

  it('keeps every text as text', () => {
    const texts = document.blocks.map((block) => block.text)
    expect(texts).toContain('First paragraph, still first.')
    expect(texts).toContain('# not a heading')
    expect(texts).toContain('- dash first')
    expect(texts).toContain('Field work (Expert): GNSS, Total station')
  })

  it('is read as the same person', () => {
    const profile = deriveProfile(document)
    expect(profile).toMatchObject({ name: 'Ines Rook', headline: 'Cartographer' })
    expect(profile.contacts.map((c) => c.href)).toEqual([
      'mailto:ines@rook.example',
      'tel:+442079460001',
      'https://gitlab.example/ines',
    ])
  })

  it.each([
    ['{', /not valid JSON/],
    ['[]', /the document/],
    ['{"basics":{}}', /basics\.name/],
    ['{"basics":{"name":"A"},"work":{}}', /work/],
    ['{"basics":{"name":"A"},"work":[{"highlights":[1]}]}', /work\.0\.highlights\.0/],
  ])('refuses %s', (json, message) => {
    expect(() => fromJsonResume(json)).toThrow(CommandError)
    expect(() => fromJsonResume(json)).toThrow(message)
  })
})
