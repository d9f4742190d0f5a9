/** Studies, languages, certificates, talks and the like are answered from alike however they are written down. */
import { describe, expect, it } from 'vitest'
import { askingOf } from '../../support/answers.ts'
import { cvWith } from '../../support/layouts/area.ts'
import { EVENTS } from '../../support/layouts/engagements.ts'
import { MERITS_AND_PAPERS } from '../../support/layouts/merits-and-papers.ts'
import { PAPERS_AND_WORKS } from '../../support/layouts/papers-and-works.ts'
import { PEOPLE_AND_EVENTS } from '../../support/layouts/people-and-events.ts'
import { STUDIES_AND_SKILLS } from '../../support/layouts/studies-and-skills.ts'

for (const [area, { questions, layouts }] of Object.entries({
  ...STUDIES_AND_SKILLS,
  ...PAPERS_AND_WORKS,
  ...PEOPLE_AND_EVENTS,
  ...MERITS_AND_PAPERS,
  ...EVENTS,
}))
  describe(area, () => {
    describe.each(Object.entries(layouts))('written as %s', (_, written) => {
      const ask = askingOf(cvWith(written))

      it('answers what is asked of it', async () => {
        for (const [query, gold, without] of questions) {
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
  })
