/** Events that are told by labels below a name are read alike however they are written down. */
import { describe, expect, it } from 'vitest'
import { askingOf } from '../../support/answers.ts'
import { cvWith } from '../../support/layouts/area.ts'
import { ENGAGEMENT_QUESTIONS, ENGAGEMENTS } from '../../support/layouts/engagements.ts'

describe.each(Object.entries(ENGAGEMENTS))('events written as %s', (_, written) => {
  const ask = askingOf(cvWith(written))

  it('answers what is asked of them', async () => {
    for (const [query, gold, without] of ENGAGEMENT_QUESTIONS) {
      const answer = await ask(query)
      if (gold === null) expect(answer, query).toMatch(/^The CV does not|^No\b/)
      else {
        expect(answer, query).not.toMatch(/^The CV does not/)
        for (const group of gold)
          expect(
            group.some((one) => answer.toLowerCase().includes(one.toLowerCase())),
            `${query} ${group.join(' or ')}: ${answer}`,
          ).toBe(true)
        if (without !== undefined) expect(answer, query).not.toContain(without)
      }
    }
  })
})

describe('posts below headings that are their years', () => {
  const ask = askingOf(
    '# Ada Marsh\n\nEvent manager in Leeds\n\n## 2019 to 2023\n\nEmployer: Tolland Events, York\nPost: Senior planner\nFrom: October 2019\nTo: March 2023\n- Planned 40 dinners.\n\n## 2015 to 2019\n\nEmployer: Quayside Hall, Hull\nPost: Assistant planner\nFrom: May 2015\nTo: September 2019\n- Kept the diary.',
  )

  it('have the months that their fields tell', async () => {
    expect(await ask('When did she leave Tolland Events?')).toContain('March 2023')
    expect(await ask('Where did she work in 2017?')).toContain('Quayside Hall')
  })
})
