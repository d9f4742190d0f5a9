import { readFileSync, readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { fromJsonResume } from '../../../src/commands/json-resume.ts'
import { parseDocument } from '../../../src/rag/document.ts'
import { toJsonResume } from '../../../src/plugins/resume/resume.ts'
import { expectLinear } from '../../support/linear.ts'

const context = { profile: {}, baseUrl: 'https://cv.example', version: 3, updatedAt: new Date(0) }
const read = (markdown: string) => toJsonResume(parseDocument(markdown), context)
const sets = new URL('../../eval/sets/', import.meta.url)
/** Every third: they grow with each session, and take more than a tenth of a second each. */
/** Its one table is of works. */
const IN_PROSE = new Set(['eq8-subtitler'])
const many = readdirSync(sets).filter((_, i) => i % 3 === 0)

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

  it.each(many)('reads %s into entries with dates in the form the schema asks for', (set) => {
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
    // Some sets tell everything in prose, without a header to read.
    if (/^###|^\|/m.test(markdown) && !IN_PROSE.has(set)) expect(resume.work?.length ?? 0).toBeGreaterThan(0)
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

  it('takes no break, date of birth or taught course for a post, and no task or employer for a place', () => {
    const markdown = `# A

## Employment

| Period | Employer | Position | Key results |
|---|---|---|---|
| 06/2022 – now | Quay Foods NV, Antwerp | Buyer | Tender documents |
| 01/2018 – 08/2019 | – | Parental leave and Dutch course | Reached B2 |
| 07/2013 – 02/2014 | Targi | Intern | Tender documents |

## Teaching

- OS201 Ecology (120 students, since 2017)
`
    expect(read(markdown)['work']).toEqual([
      { name: 'Quay Foods NV', position: 'Buyer', location: 'Antwerp', startDate: '2022-06' },
      { name: 'Targi', position: 'Intern', startDate: '2013-07', endDate: '2014-02' },
    ])
  })

  it('takes the end of a certificate for no date, and cuts no date out of a sentence', () => {
    const markdown = `# A

a@rook.example · ORCID 0000-0002-5555-0191

## Certificates

- Life support, valid until May 2027
- Ariba Sourcing, 01/2023, valid until 01/2026
- Green Belt, 2016, Warsaw Institute
- Welding card (2019)

## Certificates of the trade

| Certificate | Issued by | Valid until |
|---|---|---|
| Safe Pass | The Council | 14 May 2027 |

## Awards

- Kept all lines running in the 2021 shortage.
- Talent Award 2023
- Left the union in 2020.
`
    const resume = read(markdown)
    expect(resume['certificates']).toEqual([
      { name: 'Life support, valid until May 2027' },
      { name: 'Ariba Sourcing, valid until 01/2026', date: '2023-01' },
      { name: 'Green Belt, Warsaw Institute', date: '2016' },
      { name: 'Welding card', date: '2019' },
      { name: 'Safe Pass, The Council' },
    ])
    expect(resume['awards']).toEqual([
      { title: 'Kept all lines running in the 2021 shortage.', date: '2021' },
      { title: 'Talent Award', date: '2023' },
      { title: 'Left the union in 2020.', date: '2020' },
    ])
    expect(resume['basics']).not.toHaveProperty('phone')
  })

  it('knows degrees that stand among certificates', () => {
    const markdown = `# A

## Training & qualifications

| Year | Qualification | Where |
|---|---|---|
| 2012 | BSc (Hons) Adult Nursing | Bradmoor University |
| 2020 | Fire warden | The Council |
`
    expect(read(markdown)).toMatchObject({
      education: [{ area: 'BSc (Hons) Adult Nursing', institution: 'Bradmoor University', endDate: '2012' }],
      certificates: [{ name: 'Fire warden, The Council', date: '2020' }],
    })
  })

  it.each([
    ['valid ', ''],
    ['until ( ', ''],
    ['A ', '2020'],
    [' ,', ''],
  ])('reads lines of "%s" in linear time', (part, end) => {
    expectLinear((times) => {
      const line = part.repeat(times) + end
      return read(`# A\n\n## Certificates\n\n- ${line} 2021 ${line}\n`)
    }, 2_000)
  })
})
