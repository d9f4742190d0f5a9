/** Posts below the house that they were at, in nested lists beside posts of one item and a sentence. */
import { describe, expect, it } from 'vitest'
import { parseDocument } from '../../../src/rag/document.ts'
import { buildFacts } from '../../../src/rag/answer/facts/build-facts.ts'

const postsOf = (list: string): string[] =>
  buildFacts(parseDocument(`# Ann Roe\n\n## Employment before contracting\n\n${list}\n`)).entries.map(
    ({ title, org }) => `${title}, ${org}`,
  )

const HOUSE = `- Tamarack Charts, Oban
  - Senior Cartographer, 2016-07 to 2019-03
    - drew tide tables for 18 harbours
    - line manager of three
  - Cartographer, 2013-09 to 2016-06
    - scanned old soundings`

describe('nested lists of posts', () => {
  it('are read where one house stands alone', () => {
    expect(postsOf(HOUSE)).toEqual(['Senior Cartographer, Tamarack Charts', 'Cartographer, Tamarack Charts'])
  })

  it('are read beside a post of one item and a sentence', () => {
    const others = `- Intern, Hydrographic Bureau, Leith, summer 2012\n  - checked buoys\n\n- Before that, all student jobs: barista, three evenings a week.`
    expect(postsOf(`${HOUSE}\n${others}`)).toEqual([
      'Senior Cartographer, Tamarack Charts',
      'Cartographer, Tamarack Charts',
      'Intern, Hydrographic Bureau',
    ])
  })
})
