/** What undoes a thing stands behind it, in a sentence or a line of its own: it is never left out. */
import { describe, expect, it } from 'vitest'
import { undoes } from '../../../src/rag/answer/saying/with-tail.ts'
import { answeringFrom } from '../../support/answers.ts'
import { expectLinear } from '../../support/linear.ts'

const ask = answeringFrom(`# Maren Oldroyd

Buyer in Sligo

## Work

### Buyer, Tannery Lane Ltd, Sligo (2017 – present)

Negotiated the pallet contract. It was later cancelled by the group.

I ran the despatch office of four. From 2020 the office was moved to Galway.

Introduced two-bin ordering. Not used any more, I am told.

### Clerk, Coolbawn Mills, Boyle (2010 – 2017)

Cut the stock by a fifth. Ten clerks helped with that.

### Picker, Hollow Farm, Boyle (2004 – 2006)

- Redundant in 2006 together with half of the pickers.

## Education

**MSc Logistics** — University of Cromar. Three modules left.

**Coolbawn Technical Institute** — Textiles, 2008 – 2010. All exams passed; project not handed in, so no diploma.

BA History, University of Aldbeg, 2004 – 2007. Second class honours.

| Year | Course | School | Grade |
|---|---|---|---|
| – | MEd (part time) | Polder College | 50 of 180 credits; interrupted |

## Certificates

Green Belt, Lean Guild, 2021
PMP, PMI
Expired in May 2025.

- Dutch B2 certificate, Goethe House
  - Applied for, not sat
- Food safety, level 2, Cromar Council, 2021
  - Taught in one day

Sommelier course, first level
2019, passed; second level abandoned

Teaching badge
: started in October 2025, due to end in 2027

## Languages

- English. My own.
- Spanish. Spoken at home, never written.
- Irish. Can read road signs.

## Facts

Publications: none (a letter to the editor in 2011)
Driving ban: no

## Terms

Will travel in Ireland; Britain if the ferry is paid; no flights. Notice: three months.

## Other

Full clean licence? Yes, but cars only. Forklift? No. First aider? Was, until 2023. Governor of the village school? Not any more, stood down in July.
`)

describe('what undoes a thing', () => {
  it.each([
    ['Does she have an MSc?', 'Three modules left'],
    ['Does she have a master’s degree?', 'Three modules left'],
    ['Did she finish her textiles course?', 'so no diploma'],
    ['Does she have an MEd?', 'interrupted'],
    ['Is she PMP certified?', 'Expired in May 2025'],
    ['Does she have a Dutch certificate?', 'not sat'],
    ['Is she a sommelier?', 'second level abandoned'],
    ['Does she have the teaching badge?', 'started in October 2025'],
    ['Does she speak Spanish?', 'Spoken at home, never written'],
    ['Did she negotiate the pallet contract?', 'cancelled'],
    ['Does she run the despatch office?', 'moved to Galway'],
    ['Did she introduce two-bin ordering?', 'Not used any more'],
    ['Will she fly?', 'no flights'],
    ['Is she a first aider?', 'First aider? Was, until 2023.'],
    ['Is she a school governor?', 'stood down'],
    ['Does she have a forklift licence?', 'Forklift? No.'],
  ])('is said with it: %s', async (question, tail) => {
    const { answer } = await ask(question)
    expect(answer).toContain(tail)
  })

  it.each([
    ['Does she have any publications?', 'none (a letter'],
    ['Does she have a driving ban?', 'Driving ban: no'],
    ['Why did she leave Hollow Farm?', 'Redundant in 2006'],
  ])('is told where a field is called so: %s', async (question, told) => {
    expect((await ask(question)).answer).toContain(told)
  })

  it('is not whatever stands behind a thing', async () => {
    expect((await ask('Does she have a Green Belt?')).answer).not.toContain('Expired')
    expect((await ask('Does she have a BA?')).answer).not.toMatch(/Three|Second class/)
    expect((await ask('Has she cut the stock?')).answer).not.toContain('clerks')
    expect((await ask('Does she have a food safety certificate?')).answer).not.toContain('one day')
    expect((await ask('What is her notice period?')).answer).toBe('Notice: three months.')
  })

  it('is cited as well', async () => {
    const { sources, citations } = await ask('Is she PMP certified?')
    expect(sources.map(({ quote }) => quote)).toContain('Expired in May 2025.')
    expect(citations[0]?.sources.length).toBeGreaterThan(1)
  })

  it.each(['Two modules left.', 'Registration ended in May.', 'It was later withdrawn.', '12 of 60 credits'])(
    '"%s" does',
    (text) => expect(undoes(text.toLowerCase())).toBe(true),
  )

  it.each([
    'Two children.',
    'I resigned from a committee.',
    'It was not all soup.',
    'Not a member of a union.',
  ])('"%s" does not', (text) => expect(undoes(text.toLowerCase())).toBe(false))

  it('is told in time that grows with the length', () => {
    expectLinear((n) => undoes('the final '.repeat(n)), 2_000)
    expectLinear((n) => undoes('all exams ' + ', '.repeat(n)), 2_000)
    expectLinear((n) => undoes('it was later '.repeat(n)), 2_000)
  })
})
