/** Ways to reach the person are never those of a referee, a superior or an agent. */
import { describe, expect, it } from 'vitest'
import { planContact } from '../../../src/rag/answer/common/reach/contact-lines.ts'
import { isPlan, NOWHERE } from '../../../src/rag/answer/common/planner.ts'
import { REACH_ASKED } from '../../../src/rag/answer/common/reach/reach-one.ts'
import { buildFacts } from '../../../src/rag/answer/facts/build-facts.ts'
import { parseDocument } from '../../../src/rag/document.ts'
import { deriveProfile } from '../../../src/rag/profile.ts'

const factsOf = (markdown: string) => buildFacts(parseDocument(markdown))
const asked = (markdown: string, question: string): string[] | null => {
  const [, plan] = REACH_ASKED.find(([pattern]) => pattern.test(question)) ?? []
  const said = plan?.(factsOf(markdown), [], 0, question) ?? null
  return isPlan(said) ? said.parts.map(({ text }) => text) : null
}

const REFEREE =
  '\n## References\n\n- Odd Sand, Director, Danaval Ltd, Tel: +49 30 555 0199, sand@danaval.example\n'

describe('the way to reach her', () => {
  it('is not her referee’s, though her name may be part of a word in it', () => {
    const cv = `# Ana Holt\n\nGlazier, Cork\n${REFEREE}`
    expect(asked(cv, 'phone')).toBeNull()
    expect(asked(cv, 'email')).toBeNull()
    expect(planContact(factsOf(cv))).toBe(NOWHERE)
  })

  it('is her own beside a referee’s', () => {
    const cv = `# Ana Holt\n\n## Contact\n\n- Tel: 021 555 0182\n- ana@holt.example\n${REFEREE}`
    expect(asked(cv, 'phone')).toEqual(['Tel: 021 555 0182'])
    expect(asked(cv, 'email')).toEqual(['ana@holt.example'])
  })

  it('stands behind the street she lives in, which is no person', () => {
    const cv =
      '# Ana Holt\n\n## Contact\n\nAna Holt, 7 Lantern Lane, Cork. Telephone 021 555 0182, ana@holt.example\n'
    expect(asked(cv, 'phone')).toEqual(['Telephone 021 555 0182'])
    expect(asked(cv, 'email')).toEqual(['ana@holt.example'])
  })

  it('is not in a table of professional references, nor in the column of an agent', () => {
    const cv =
      '# Ana Holt\n\n| Agent | Personal |\n|---|---|\n| odd@stage.example | ana@holt.example |\n| +44 20 7946 0321 | Cork |\n\n## Professional references\n\n| Name | Phone |\n|---|---|\n| Odd Sand | (801) 555-0161 |\n'
    expect(asked(cv, 'phone')).toBeNull()
    expect(asked(cv, 'email')).toEqual(['ana@holt.example'])
  })

  it('is not a superior’s', () => {
    expect(asked('# Ana Holt\n\n## Notes\n\nSupervisor: Odd Sand, (801) 555-0161\n', 'phone')).toBeNull()
  })

  it('is no number of a register', () => {
    const cv = '# Ana Holt\n\n+32 470 555 190 ~ Ghent ~ BE passport ~ VAT BE0 555.014.227\n'
    expect(asked(cv, 'phone')).toEqual(['+32 470 555 190'])
  })

  it('is not that of her next of kin, in a row of a form', () => {
    const cv =
      '# Ana Holt\n\n| | |\n|---|---|\n| Mobile | +353 87 555 0182 |\n| Next of kin / relationship | Odd Holt (father), +353 87 555 0199 |\n'
    expect(asked(cv, 'phone')).toEqual(['+353 87 555 0182'])
    expect(JSON.stringify(planContact(factsOf(cv)))).not.toContain('0199')
    expect(deriveProfile(parseDocument(cv)).contacts.map(({ value }) => value)).toEqual(['+353 87 555 0182'])
  })

  it('is neither a grade nor a fax or a pager', () => {
    const cv =
      '# Ana Holt\n\nOffice phone: (503) 555-0182 | Fax: (503) 555-0183 | Pager: (503) 555-0184\n\n## Education\n\nM.Ed. (GPA 3.82/4.00), Corrib College, 2014\n'
    expect(asked(cv, 'phone')).toEqual(['Office phone: (503) 555-0182'])
    expect(asked('# Ana Holt\n\nPhone/Fax: (503) 555-0182\n', 'phone')).toHaveLength(1)
  })

  it('is said with the letter before it, and alone where the mobile one is asked for', () => {
    const cv = '# Ana Holt\n\nD: +44 20 7946 0182 | M: +44 7700 900 182 | F: +44 20 7946 0183\n'
    expect(asked(cv, 'phone')).toEqual(['D: +44 20 7946 0182', 'M: +44 7700 900 182'])
    expect(asked(cv, 'mobile number')).toEqual(['M: +44 7700 900 182'])
  })
})
