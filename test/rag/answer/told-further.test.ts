/** Posts told in a table or a short list, and what one did there below headings further on that are no more than the names of the houses. */
import { describe, expect, it } from 'vitest'
import { buildFacts } from '../../../src/rag/answer/facts/build-facts.ts'
import { parseDocument } from '../../../src/rag/document.ts'
import { askingOf } from '../../support/answers.ts'

const DETAIL = `## More about the posts

### 2.1 Brasvik Dairies

I answer to Ingrid Falk, technical director. Complaints fell by a third, and the new laboratory was opened on 3 June 2022. Nine people work for me.

### 2.2 Sundvall Foods, Malmö

- Superior: Per Bohlin, plant manager
- Led the audit of 2016

### 2.3 Hallgren Mill

Weighing, sampling, baking trials. I left as the mill was sold.
`
const TABLE = `# Tove Marklund

## 1. Posts

| From – to | Employer | Place | As |
| --- | --- | --- | --- |
| 05/2019 – | Brasvik Dairies AB | Lund | Head of quality |
| 01/2014 – 04/2019 | Sundvall Foods (frozen meals) | Malmö | Quality engineer |
| 08/2010 – 12/2013 | Hallgren Mill Ltd | Ystad | Laboratory technician |

${DETAIL}`
const LIST = `# Tove Marklund

## Career at a glance

- 2019 – now: Head of quality, Brasvik Dairies AB, Lund
- 2014 – 2019: Quality engineer, Sundvall Foods, Malmö
- 2010 – 2013: Laboratory technician, Hallgren Mill Ltd, Ystad

${DETAIL}`

const postsIn = (markdown: string): (string | null)[] =>
  buildFacts(parseDocument(markdown)).entries.flatMap(({ kind, title }) =>
    kind === 'experience' ? [title] : [],
  )

describe.each([
  ['a table', TABLE],
  ['a list', LIST],
])('posts in %s that are told further', (_, cv) => {
  const ask = askingOf(cv)

  it('are not twice as many', () => {
    expect(postsIn(cv)).toEqual(['Head of quality', 'Quality engineer', 'Laboratory technician'])
  })

  it.each([
    ['Who does she report to now?', /Ingrid Falk/],
    ['Who was her superior at Sundvall Foods?', /Per Bohlin/],
    ['How long was she at Hallgren Mill?', /3 years.*Hallgren Mill/],
    ['What did she do at Sundvall Foods?', /Quality engineer.*audit of 2016/],
    ['How many posts has she had?', /^Three: /],
    ['Why did she leave the mill?', /the mill was sold/],
  ])('%s', async (question, answer) => expect(await ask(question)).toMatch(answer))
})

it('two posts at one house are told by none of them alone', () => {
  const cv = `# Odile Garrec\n\n## Work history\n\n| Years | Hospital | Role |\n| --- | --- | --- |\n| 2018 – present | Kerloch General Hospital | Ward manager |\n| 2012 – 2018 | Pointe Clinic | Staff nurse |\n| 2009 – 2012 | Pointe Clinic | Trainee nurse |\n\n### Kerloch General Hospital\n\n- Ward of 24 beds\n\n### Pointe Clinic\n\n- Day surgery\n`
  expect(postsIn(cv)).toEqual(['Ward manager', 'Staff nurse', 'Trainee nurse', null])
})

it('work that was priced is no post', () => {
  const cv = `# Dee Holt\n\n## Jobs\n\n**Estimator – Farrow Frames, Hull** (2015 – present)\n\n- Price 70 tenders a year\n\n## Jobs I priced\n\n| Job | Tonnes | Year | Result |\n| --- | --- | --- | --- |\n| Harbour shed | 1,640 | 2023 | won |\n| Quay roof | 880 | 2021 | lost by £41k |\n`
  expect(postsIn(cv)).toEqual(['Estimator'])
})

describe('pay that is wished for', () => {
  const ask = askingOf(`${LIST}\n## Wishes\n\nExpected gross salary €82,000 including holiday allowance.\n`)

  it.each(['How much does she earn right now?', 'How much is she paid just now?'])(
    'is not what is paid now: %s',
    async (question) => expect(await ask(question)).not.toMatch(/82,000/),
  )
})
