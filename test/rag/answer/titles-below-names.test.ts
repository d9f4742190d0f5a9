/** A house on one line and what one was there on the next, in plain paragraphs: each is a post, whatever the heading. */
import { describe, expect, it } from 'vitest'
import { buildFacts } from '../../../src/rag/answer/facts/build-facts.ts'
import { parseDocument } from '../../../src/rag/document.ts'
import { answeringFrom } from '../../support/answers.ts'

const cv = (heading: string): string => `# Étienne Marchetti

Chef in Ghent

## ${heading}

The Grayling, Ghent
Head Chef, since May 2021. 62 seats, brigade of eleven. Food cost brought from 36% to 29%.

Marchetti & Fils, Ghent
Owner and chef, October 2017 – March 2020. Never reopened after the pandemic.

Hotel Kornmarkt, Bruges
Sous-chef, 2013 – 2017. Banquets for up to 600.

Between the kitchens
April 2020 – April 2021: consulting for two food-box companies.
`

const posts = (markdown: string): string[] =>
  buildFacts(parseDocument(markdown)).entries.map(
    ({ title, org, place, dates }) => `${title ?? '-'} | ${org ?? '-'} | ${place ?? '-'} | ${dates}`,
  )

describe('titles below names', () => {
  it.each(['Experience', 'Kitchens'])('are posts below "%s"', (heading) => {
    expect(posts(cv(heading))).toEqual([
      'Head Chef | The Grayling | Ghent | since May 2021',
      'Owner and chef | Marchetti & Fils | Ghent | October 2017 – March 2020',
      'Sous-chef | Hotel Kornmarkt | Bruges | 2013 – 2017',
    ])
  })

  it('are none where a heading is followed by sentences', () => {
    const told = `# Ada Quill\n\n## Notes\n\nA word on my work\nI like boats, since May 2021.\n\nAnother one\nHead of nothing. It rained in 2013 – 2017.\n`
    expect(posts(told)).toEqual([])
  })

  const ask = answeringFrom(cv('Kitchens'))
  it.each([
    ['Where is he head chef?', 'The Grayling'],
    ['How long did he work at Hotel Kornmarkt?', '4 years'],
    ['How many seats does the Grayling have?', '62 seats'],
    ['Where did he work in 2018?', 'Marchetti & Fils'],
    ['How many employers has he had?', 'Three'],
  ])('%s', async (question, answer) => {
    expect((await ask(question)).answer).toContain(answer)
  })
})
