/** Headers of posts that were set as small tables, as pandoc leaves them: ruled, with bars, or as a division. */
import { describe, expect, it } from 'vitest'
import { buildFacts } from '../../../src/rag/answer/facts/build-facts.ts'
import { parseDocument } from '../../../src/rag/document.ts'
import { withoutLeftovers } from '../../../src/rag/document-leftovers.ts'
import { withoutTabulars } from '../../../src/rag/document-tabular.ts'
import { askingOf } from '../../support/answers.ts'
import { expectLinear } from '../../support/linear.ts'

const RULED = `# Imke Varlander

555-201-7788 $|$ [[imke@post.example]{.underline}](mailto:imke@post.example)

# Education

-   ---------------------------------- -------------------------
      **Tidewater State University**                  Boston, MA
      *Master of Science in Hydrology*     *Aug. 2012 -- May 2014*
      ---------------------------------- -------------------------

    -   GPA 3.71/4.00

-   ---------------------------------- -------------------------
      **Quill College**                                  Bryan, TX
      *Bachelor of Science in Geology*     *Aug. 2008 -- May 2012*
      ---------------------------------- -------------------------

    -   GPA 3.42/4.00

# Experience

-   --------------------------------- ----------------------
      **Lead Hydrologist, Estuaries**     June 2019 -- Present
      *Dunmore & Reed*                           *Norfolk, VA*
      --------------------------------- ----------------------

    -   Run the tide model for 14 harbours

    -   My manager is Corin Abell

-   ------------------------ ------------------------
      **Field Technician**       Jul. 2014 -- Jan. 2016
      *City of Salem Harbor*                *Salem, MA*
      ------------------------ ------------------------

    -   Took water samples in all weathers

-   ---------- --------------------------
      *Intern*     *Jun. 2013 -- Aug. 2013*
      ---------- --------------------------

    -   Painted the gauges

# Projects

-   -------------------------- ------------------------
      **tidebook** $|$ *Python*     June 2020 -- Present
      -------------------------- ------------------------

    -   Web page with tides; 410 users

-   ------------------------ ------------------------
      **Gaugewatch** $|$ *Rust*     Oct. 2017 -- Dec. 2018
      ------------------------ ------------------------

    -   Reads gauges by camera; 95 users

# Technical Skills

::: itemize
**Languages**: Python, R\\
**Tools**: QGIS, MODFLOW\\
:::
`

/** Each table as `lines` make it of its rows. */
const written = (lines: (rows: string[][]) => string[]): string =>
  RULED.replace(
    /^- {3}-+ -+\n((?: {6}[^-\s].*\n)+) {6}-+ -+$/gm,
    (_, rows: string) =>
      '-   ' +
      lines(
        rows
          .trim()
          .split('\n')
          .map((row) => row.trim().split(/ {3,}/)),
      ).join('\n    '),
  )

const PIPED = written((rows) => [
  '|  |  |',
  '|:---|---:|',
  ...rows.map((row) => `| ${row.join(' | ')} |`),
]).replaceAll('$|$', '\\|')
const DIVIDED = written((rows) => [
  '::: tabular\\*',
  '0.97',
  '',
  `l@r ${rows.map((row) => row.join(' & ') + '\\').join('\n    ')}`,
  ':::',
])
/** Outside of items. */
const LOOSE = RULED.replace(/^- {3}(-+ -+)$/gm, '  $1')
  .replace(/^ {6}/gm, '  ')
  .replace(/^ {4}-/gm, '-')

const POSTS = [
  ['Master of Science in Hydrology', 'Tidewater State University', 'Boston'],
  ['Bachelor of Science in Geology', 'Quill College', 'Bryan'],
  ['Lead Hydrologist', 'Dunmore & Reed', 'Norfolk'],
  ['Field Technician', 'City of Salem Harbor', 'Salem'],
]

describe.each([
  ['ruled with dashes', RULED],
  ['with bars', PIPED],
  ['as a division', DIVIDED],
  ['outside of items', LOOSE],
])('headers of posts in tables %s', (_, cv) => {
  const { entries, units } = buildFacts(parseDocument(cv))
  const texts = units.map(({ unit }) => unit.text)
  const ask = askingOf(cv)

  it('keep all else in its place', () => {
    const read = withoutLeftovers(cv)
    expect(read.length).toBe(cv.length)
    for (const word of ['Tidewater', 'Corin Abell', 'Gaugewatch'])
      expect(read.indexOf(word)).toBe(cv.indexOf(word))
  })

  it('tell what one was, where and when', () => {
    expect(entries.slice(0, 4).map(({ title, org, place }) => [title, org, place])).toEqual(POSTS)
    expect(entries.find(({ parts }) => parts[0] === 'tidebook')?.org).toBe('tidebook')
  })

  it('leave nothing of the table', () => {
    expect(texts.join('\n')).not.toMatch(/---|l@r|&(?! Reed)|:::|\$|\\|tabular/)
    expect(texts).toContain('Lead Hydrologist, Estuaries | June 2019 – Present')
  })

  it('answer as other headers do', async () => {
    expect(await ask('Who is her manager at Dunmore & Reed?')).toContain('Corin Abell')
    expect(await ask('What was her GPA at Quill College?')).toMatch(/^GPA 3\.42/)
    expect(await ask('How many users does Gaugewatch have?')).toContain('95')
  })
})

it('what one was before at a house is told without it', () => {
  const { entries } = buildFacts(parseDocument(RULED))
  expect(entries.find(({ title }) => title === 'Intern')?.org).toBe('City of Salem Harbor')
})

it('a table of other things stays one', () => {
  const cv =
    '# Ada Quill\n\n## Skills\n\n|  |  |\n|:--|:--|\n| Welding | ten years |\n| Ropes | since 2014 |\n'
  expect(withoutLeftovers(cv)).toBe(cv)
  const rules =
    '# Ada Quill\n\n  ------- -------\n  Ropes   ten years\n  Knots   two years\n  ------- -------\n'
  expect(withoutLeftovers(rules)).toBe(rules)
})

it.each(['---- ----\n', '::: tabular\n', '|  |  |\n|--|--|\n', '::: tabular\n0.9\n\nlr a & b & c\\\n:::\n'])(
  'takes time in step with the text: %j',
  (piece) => {
    expectLinear((size) => withoutTabulars(piece.repeat(size)), 4_000)
  },
)

it.each([
  ['signs', (size: number) => `::: tabular\n0.9\n\nlr a${' & b'.repeat(size)}\n:::\n`],
  ['blanks', (size: number) => `|  |  |\n|--|--|\n|${' '.repeat(size)}x |\n`],
])('takes time in step with a line of many %s', (_, text) => {
  expectLinear((size) => withoutTabulars(text(size)), 20_000)
})
