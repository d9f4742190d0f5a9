/** Posts on plain lines, each above a list, below a heading that says nothing of posts. */
import { describe, expect, it } from 'vitest'
import { buildFacts } from '../../../src/rag/answer/facts/build-facts.ts'
import { parseDocument } from '../../../src/rag/document.ts'
import { askingOf } from '../../support/answers.ts'

const CV = `# MOSS, Ada — looms / dyes

## The mill road

Head of Dyeing, Skerry Textiles AB, Borås, 03/2019–
- Vats: 14, two of them older than me
- Indigo losses 8% → 3%
- Reports to: Dr Jo Lind

Dye Technician, Torre Mills Ltd, Hull, 06/2014–02/2019
- Waste water: a third less
- Trained 11 colleagues on the new jets
- Night shift every second week

Parental leave, 09/2013–05/2014
- One son

Student: rowing crew of the institute, 2009–2012
- Stroke

## School

Diploma in Textile Chemistry, Lauter Institute, 2009–2013.
`

describe('plain lines above lists', () => {
  const ask = askingOf(CV)

  it('are posts where they say what one was', () => {
    const { entries, mainKinds, document } = buildFacts(parseDocument(CV))
    const at = document.sections.findIndex(({ heading }) => heading === 'The mill road')
    expect(mainKinds[at]).toBe('experience')
    expect(entries.map(({ title, org, dates }) => [title, org, dates])).toEqual([
      ['Head of Dyeing', 'Skerry Textiles AB', '03/2019–'],
      ['Dye Technician', 'Torre Mills Ltd', '06/2014–02/2019'],
      [null, 'Parental leave', '09/2013–05/2014'],
      ['Student', null, '2009–2012'],
      ['Diploma in Textile Chemistry', 'Lauter Institute', '2009–2013'],
    ])
  })

  it('are counted as employers, leave and studies left out', async () => {
    for (const question of [
      'How many employers has she had?',
      'For how many companies has she worked since graduating?',
    ])
      expect(await ask(question)).toBe('Two: Skerry Textiles AB; Torre Mills Ltd.')
  })

  it.each([
    '## Tours\n\nNorth, spring 2018 – autumn 2018\n- Nine towns\n\nSouth, 2019 – 2020\n- Eleven towns and a ferry\n- Rain\n- Rain\n- Rain\n- Sun\n- Rain\n- Rain\n- Rain\n- Rain\n- Rain\n- Rain\n',
    '## Numbers\n\nHead of Dyeing since 2019, as told above\n- Indigo\n\nI like 2014–2019 best of all the years that I was a technician.\n- Jets\n- Vats\n- Ropes\n- Looms\n- Dyes\n- Mills\n- Bobbins\n- Threads\n- Needles\n',
  ])('are none where they do not: %j', (section) => {
    expect(buildFacts(parseDocument(`# Ada Moss\n\n${section}`)).mainKinds.at(-1)).not.toBe('experience')
  })
})
