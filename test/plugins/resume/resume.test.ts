import { readFileSync, readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { fromJsonResume } from '../../../src/commands/json-resume.ts'
import { parseDocument } from '../../../src/rag/document.ts'
import { toJsonResume } from '../../../src/plugins/resume/resume.ts'

const context = { profile: {}, baseUrl: 'https://cv.example', version: 3, updatedAt: new Date(0) }
const read = (markdown: string) => toJsonResume(parseDocument(markdown), context)
const sets = new URL('../../eval/sets/', import.meta.url)

describe('toJsonResume', () => {
  it('gives back what a JSON Resume was converted from', () => {
    const work = [
      {
        name: 'Hollowell Instruments Ltd',
        position: 'Calibration Engineer',
        startDate: '2019-04',
        highlights: ['Built a test bench for 40 sensors a day.', 'Trained two colleagues.'],
      },
      { name: 'Marrow & Sons', position: 'Workshop Assistant', startDate: '2016-09', endDate: '2019-03' },
    ]
    const education = [
      { institution: 'University of Lugano', area: 'BSc Physics', startDate: '2013', endDate: '2016' },
    ]
    const resume = {
      basics: {
        name: 'Ines Rook',
        label: 'Calibration engineer',
        email: 'ines@rook.example',
        phone: '+41 91 555 01 01',
      },
      work,
      education,
      languages: [{ language: 'Italian', fluency: 'Native' }],
      skills: [{ name: 'Metrology', keywords: ['Interferometry', 'Uncertainty budgets'] }],
    }
    const back = read(fromJsonResume(JSON.stringify(resume)))
    expect(back).toMatchObject(resume)
  })

  it.each(readdirSync(sets))('reads %s into entries with dates in the form the schema asks for', (set) => {
    const markdown = readFileSync(new URL(`${set}/cv.md`, sets), 'utf8')
    const resume = read(markdown) as {
      basics: { name: string }
      work?: { name?: string; position?: string; startDate?: string; endDate?: string }[]
    }
    // Every word stands in the CV.
    const plain = markdown.replace(/[*_\\]/g, '').replace(/\s+/g, ' ')
    expect(plain).toContain(resume.basics.name)
    for (const { name, position } of resume.work ?? [])
      for (const text of [name, position]) if (text) expect(plain).toContain(text)
    // One of the sets tells everything in prose, without a header to read.
    if (/^###|^\|/m.test(markdown)) expect(resume.work?.length ?? 0).toBeGreaterThan(0)
    for (const { startDate, endDate } of resume.work ?? []) {
      if (startDate) expect(startDate).toMatch(/^[12]\d{3}(-(0[1-9]|1[0-2]))?$/)
      if (startDate && endDate) expect(endDate >= startDate.slice(0, endDate.length)).toBe(true)
    }
  })

  it('reads nested and labelled skills, and a study without a school', () => {
    const markdown = `# A\n\n## Skills\n\n- Confident\n  - sewing\n  - knots\n- Tools: saw, plane\n\n## Education\n\n### MSc Timber Engineering\n\n*2014 – 2016*\n`
    expect(read(markdown)).toMatchObject({
      skills: [
        { name: 'Confident', keywords: ['sewing', 'knots'] },
        { name: 'Tools', keywords: ['saw', 'plane'] },
      ],
      education: [{ area: 'MSc Timber Engineering', startDate: '2014', endDate: '2016' }],
    })
  })

  it('takes name, headline and links from profile.json', () => {
    const profile = {
      name: 'I. Rook',
      headline: 'Engineer',
      links: [{ label: 'Site', url: 'https://rook.example/' }],
    }
    const resume = toJsonResume(parseDocument('# Ines\n\n## Skills\n\n- One\n'), { ...context, profile })
    expect(resume['basics']).toEqual({ name: 'I. Rook', label: 'Engineer', url: 'https://rook.example/' })
  })
})
