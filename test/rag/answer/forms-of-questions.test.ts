/** Forms of the trades: questions with ticked answers, numbered fields, from and to in one line, statements below which one signs. */
import { describe, expect, it } from 'vitest'
import { cuesOf } from '../../../src/rag/answer/common/lists/list-cues.ts'
import { planOffences } from '../../../src/rag/answer/common/terms/offences.ts'
import { planNationality } from '../../../src/rag/answer/common/terms/origin.ts'
import { planSupervisors } from '../../../src/rag/answer/common/studies/supervisors.ts'
import { planStaffNow } from '../../../src/rag/answer/common/career/staff-fields.ts'
import { planCountriesWorked } from '../../../src/rag/answer/common/career/work-abroad.ts'
import { isPlan, type Overview } from '../../../src/rag/answer/common/planner.ts'
import { buildFacts } from '../../../src/rag/answer/facts/build-facts.ts'
import { planSectionList } from '../../../src/rag/answer/lists/section-list.ts'
import { parseDocument } from '../../../src/rag/document.ts'

const factsOf = (markdown: string) => buildFacts(parseDocument(`# Ada Quill\n\n${markdown}\n`))
const said = (plan: Overview): string[] | null => (isPlan(plan) ? plan.parts.map(({ text }) => text) : null)
const NOW = 2026 * 12 + 10

describe('a form of questions', () => {
  const facts = factsOf(
    '**4. Nationality at birth:** Austrian  **5. Present nationality:** Irish  **6. Sex:** F\n\n**9. Have you any dependents?** NO\n\n**20. Have you been arrested or summoned into court?** NO\n',
  )
  it('keeps what was ticked, and cuts before the number of the next field', () => {
    const texts = facts.units.map(({ unit }) => unit.text)
    expect(texts).toContain('5. Present nationality: Irish')
    expect(texts).toContain('9. Have you any dependents? NO')
    expect(said(planOffences(facts))).toEqual(['20. Have you been arrested or summoned into court? NO'])
    expect(said(planNationality(facts))).toEqual(['5. Present nationality: Irish'])
  })
})

describe('posts of a form', () => {
  const facts = factsOf(
    '**Countries of work experience:** Kenya, Malawi\n\n## Employment record\n\n**From:** May 2015 **To:** Present **Salary:** 4,000  \n**Employer:** Hollin Survey, Cork  \n**Positions held:** Surveyor  \n**No. and kind of employees supervised by you:** 9\n\n**From:** June 2008 **To:** April 2015  \n**Employer:** Farrow Survey, Leeds  \n**Positions held:** Clerk  \n**No. and kind of employees supervised by you:** 2\n',
  )
  it('have both ends of their time', () => {
    expect(facts.entries.map(({ range }) => [range?.from, range?.to])).toEqual([
      [2015 * 12 + 4, Infinity],
      [2008 * 12 + 5, 2015 * 12 + 3],
    ])
  })
  it('tell whom one leads now, and where one has worked', () => {
    expect(said(planStaffNow(facts, NOW))).toEqual(['No. and kind of employees supervised by you: 9'])
    expect(said(planCountriesWorked(facts, NOW))).toEqual(['Countries of work experience: Kenya, Malawi'])
  })
})

describe('words that are none of the thing', () => {
  it('a statement below which one signs is no certificate', () => {
    const facts = factsOf('## Certification\n\nI certify that this CV describes me correctly.\n')
    expect(planSectionList(facts, [], 'certifications')).toBeNull()
  })
  it('the book of a sailor is no publication; a reference by surnames is', () => {
    expect(cuesOf("Seaman's book, AB 1234, 20.05.2022").has('publications')).toBe(false)
    expect(cuesOf('Quill, A.J., and O. Sand (2022). Slow slip in basins.').has('publications')).toBe(true)
  })
  it('those whom one advises are not who advised one', () => {
    const facts = factsOf(
      '## Links\n\n**Graduate advisor:** Odd Sand\n\n**Ph.D. advisees:** B. Lim, S. Ferro\n',
    )
    expect(said(planSupervisors(facts, 'who was her phd advisor'))).toEqual(['Graduate advisor: Odd Sand'])
  })
})
