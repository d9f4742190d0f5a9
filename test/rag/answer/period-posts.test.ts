/** Posts told field by field below their years; how events are read so is seen in areas.test.ts. */
import { describe, expect, it } from 'vitest'
import { askingOf } from '../../support/answers.ts'

describe('posts below headings that are their years', () => {
  const ask = askingOf(
    '# Ada Marsh\n\nEvent manager in Leeds\n\n## 2019 to 2023\n\nEmployer: Tolland Events, York\nPost: Senior planner\nFrom: October 2019\nTo: March 2023\n- Planned 40 dinners.\n\n## 2015 to 2019\n\nEmployer: Quayside Hall, Hull\nPost: Assistant planner\nFrom: May 2015\nTo: September 2019\n- Kept the diary.',
  )

  it('have the months that their fields tell', async () => {
    expect(await ask('When did she leave Tolland Events?')).toContain('March 2023')
    expect(await ask('Where did she work in 2017?')).toContain('Quayside Hall')
  })
})
