/** CVs of templates that set places and times at the right of their lines, as career services of universities hand them out. */
import { describe, expect, it } from 'vitest'
import { buildFacts } from '../../../src/rag/answer/facts/build-facts.ts'
import { parseDocument } from '../../../src/rag/document.ts'
import { askingOf } from '../../support/answers.ts'

const GAP = '&nbsp;&nbsp;&nbsp;&nbsp;'
const CV = `# ADA QUILL

4 Weir Street • Salem, MA 01970 • ada@quill.example

## Education

**PELLORA COLLEGE** ${GAP} Salem, MA
*Master of Science in Glass Chemistry; GPA: 3.8* ${GAP} Sept 2014 – May 2016
Advisor: Prof. Runa Holt.

**TAMAR HIGH SCHOOL** ${GAP} Calstock, ME
Salutatorian. ${GAP} June 2010

## Experience

**OFFICE OF THE HARBOUR MASTER** ${GAP} Boston, MA
*Lens Analyst, Lighthouses* ${GAP} June 2019 – Present

- Recut 14 lenses

*Assistant* ${GAP} July 2016 – May 2019

- Kept the register of lamps

**HALDEN GLASS** ${GAP} Baltimore, MD
*Furnace hand, weekends* ${GAP} 2012 – 2014

## Leadership

**QUILL ROWING CLUB** ${GAP} Salem, MA
*President* ${GAP} Oct 2017 – Present

- Forty members

**SALEM GLASS GUILD** ${GAP} Salem, MA
*Treasurer* ${GAP} Jan 2014 – Dec 2015
`

describe('places and times at the right', () => {
  const ask = askingOf(CV)

  it('are parted from what stands before them, and each title below a house is a post there', () => {
    const { entries } = buildFacts(parseDocument(CV))
    expect(entries.map(({ kind, title, org, dates }) => [kind, title, org, dates])).toEqual([
      ['education', 'Master of Science in Glass Chemistry', 'PELLORA COLLEGE', 'Sept 2014 – May 2016'],
      ['education', null, 'TAMAR HIGH SCHOOL', 'June 2010'],
      ['experience', 'Lens Analyst, Lighthouses', 'OFFICE OF THE HARBOUR MASTER', 'June 2019 – Present'],
      ['experience', 'Assistant', 'OFFICE OF THE HARBOUR MASTER', 'July 2016 – May 2019'],
      ['experience', 'Furnace hand, weekends', 'HALDEN GLASS', '2012 – 2014'],
      ['volunteering', 'President', 'QUILL ROWING CLUB', 'Oct 2017 – Present'],
      ['volunteering', 'Treasurer', 'SALEM GLASS GUILD', 'Jan 2014 – Dec 2015'],
    ])
  })

  it('tell when one was where, and for how long', async () => {
    expect(await ask('Where did she work in 2018?')).toContain('OFFICE OF THE HARBOUR MASTER')
    expect(await ask('Where did she work in 2013?')).toContain('HALDEN GLASS')
    expect(await ask('When did she graduate?')).toMatch(/^2016: Master of Science/)
    expect(await ask('What is her current GPA at Pellora College?')).toContain('3.8')
  })

  it('tell offices as posts are told', async () => {
    const offices =
      'President, Oct 2017 – Present, QUILL ROWING CLUB, Salem, MA; Treasurer, Jan 2014 – Dec 2015, SALEM GLASS GUILD, Salem, MA.'
    expect(await ask('List her leadership positions.')).toBe(offices)
    expect(await ask('Does she do any voluntary work?')).toBe(offices)
  })
})

describe('letters of states', () => {
  it('are no degrees in a post', () => {
    const { entries } = buildFacts(
      parseDocument(
        '# Ada Quill\n\n## Experience\n\n### Halden Glass, Salem, MA\n*Furnace Manager, 2015 – 2019*\n\n### Pellora Works, Towson, MD\n*Kiln Technician, 2010 – 2014*\n',
      ),
    )
    expect(entries.map(({ title }) => title)).toEqual(['Furnace Manager', 'Kiln Technician'])
  })
})
