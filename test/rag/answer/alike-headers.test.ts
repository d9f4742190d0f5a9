/** Headers that may be read in several ways, read as those of the other posts are. */
import { describe, expect, it } from 'vitest'
import { buildFacts } from '../../../src/rag/answer/facts/build-facts.ts'
import { parseDocument } from '../../../src/rag/document.ts'

/** What one was, with whom and in which years, post by post. */
function postsOf(body: string): string[] {
  const markdown = `# Ines Calloway\n\nines@calloway.example\n\n## Work history\n\n${body}\n\n## Languages\n\nEnglish\n`
  return buildFacts(parseDocument(markdown))
    .entries.filter(({ kind }) => kind === 'experience')
    .map(({ title, org, dates }) => `${title} @ ${org} ${dates}`)
}

describe('headers alike', () => {
  it('says with whom in the line below', () => {
    const body = `**Data Analyst** (2019 – present)\n\nFenwick Logistics\n\nBuilt reports.\n\n**Paralegal** (2015 – 2019)\n\nPennant, Leeds\n\nFiled claims.`
    expect(postsOf(body)).toEqual([
      'Data Analyst @ Fenwick Logistics 2019 – present',
      'Paralegal @ Pennant 2015 – 2019',
    ])
  })

  it('says what one was in the line above', () => {
    const body = `Data Analyst\n\n2019 – present – Fenwick Logistics\n\n- Built reports.\n\nParalegal\n\n2015 – 2019 – Orrin Bank\n\n- Filed claims.`
    expect(postsOf(body)).toEqual([
      'Data Analyst @ Fenwick Logistics 2019 – present',
      'Paralegal @ Orrin Bank 2015 – 2019',
    ])
  })

  it('tells a field from a house, and the name for whom one worked', () => {
    const body = `### Officer, Grants | Wexcombe | 2019 – present\n\n- One.\n\n### Bookkeeper | Orrin Bank | 2015 – 2019\n\n- Two.\n\n### Paralegal | Larch House | 2011 – 2014\n\n- Three.`
    expect(postsOf(body)[0]).toBe('Officer @ Wexcombe 2019 – present')
    const given = `- Paralegal for Orrin Bank, 2015 – 2019\n- Clerk for Tolland Council, 2011 – 2014`
    expect(postsOf(given)).toEqual([
      'Paralegal @ Orrin Bank 2015 – 2019',
      'Clerk @ Tolland Council 2011 – 2014',
    ])
  })

  it('knows a title by its place among others', () => {
    const body = `**Sous Chef** | Orrin Bank | 2019 – present\n\n- One.\n\n**Florist** | Wexcombe | 2015 – 2019\n\n- Two.\n\n**Paralegal** | Larch House | 2011 – 2014\n\n- Three.`
    expect(postsOf(body)[1]).toBe('Florist @ Wexcombe 2015 – 2019')
  })

  it('leaves what is told of a house, and keeps the names of partners', () => {
    const body = `### Ward Sister\n\n*Stellan Care (part of Orbis Group), 2019 – present*\n\n- One.\n\n### Solicitor\n\n*Marsh, Olney & Co, 2015 – 2019*\n\n- Two.`
    expect(postsOf(body)).toEqual([
      'Ward Sister @ Stellan Care 2019 – present',
      'Solicitor @ Marsh, Olney & Co 2015 – 2019',
    ])
  })

  it('takes no label or sentence for a house', () => {
    const body = `**Data Analyst** (2019 – present)\n\nKey Responsibilities\n\n- Built reports.\n\n**Paralegal** (2015 – 2019)\n\nFiled claims for the court\n\n- One.`
    expect(postsOf(body)).toEqual(['Data Analyst @ null 2019 – present', 'Paralegal @ null 2015 – 2019'])
  })
})

describe('posts at one house', () => {
  it('have titles with brackets, slashes and commas, and dates in the next line', () => {
    const body = `**Tarn Clinic**\n\n*Staff Nurse (part-time)*  \n2019 – present\n\n*Chef / Kitchen Manager*  \n2017 – 2019\n\n**Orrin Bank**\n\n*Officer, Grants*  \n2013 – 2016`
    expect(postsOf(body)).toEqual([
      'Staff Nurse @ Tarn Clinic 2019 – present',
      'Chef @ Tarn Clinic 2017 – 2019',
      'Officer @ Orrin Bank 2013 – 2016',
    ])
  })

  it('are nested with their dates first', () => {
    const body = `- Tarn Clinic\n  - 2019 – present: Staff Nurse\n- Orrin Bank, York\n  - 2015 – 2019: Paralegal\n  - 2013 – 2015: Clerk`
    expect(postsOf(body)).toEqual([
      'Staff Nurse @ Tarn Clinic 2019 – present',
      'Paralegal @ Orrin Bank 2015 – 2019',
      'Clerk @ Orrin Bank 2013 – 2015',
    ])
  })
})
