/** What a heading or a label sets aside is never said without it: by itself it would say the contrary. */
import { describe, expect, it } from 'vitest'
import { setsAside } from '../../../src/rag/answer/saying/set-aside.ts'
import { askingOf } from '../../support/answers.ts'
import { expectLinear } from '../../support/linear.ts'

const ask = askingOf(`# Hanno Petrel

Joiner and boat carpenter in Leith, since 2009.

## Work

### Joiner, Pell & Sons, Leith (2014 – present)

- Makes sash windows and stairs; about forty a year.

What I do not do there:

- Budgeting
- Tendering

### Apprentice, Corrie Yards, Fife (2009 – 2014)

- Laid teak decks.

## Not for me

- Night shifts
- Roofing in winter

## Things I have not done

Managed an apprentice. Worked abroad.

## Tools

- **Weekly**
  - steam bending
- **Only as a reader of what others have found**
  - marine surveys

I use daily:

- Spindle moulder
- Bandsaw

I have never worked with:

- CNC router
- SketchUp

What I won't do
: Move abroad
: Weekend work

## Certificates

### Valid

- Site safety card, 2024

### Lapsed

- Forklift truck operator
- Scaffold inspection

## Languages

Spoken: French
Not spoken: German, though my name is.

- My wife speaks Polish; I don't.

## Systems

Excel (very good), drawings: Arris at Corrie only, Python (tried and failed), Tableau (no)
`)

describe('what is set aside', () => {
  it.each([
    ['Would he do night shifts?', 'Not for me: Night shifts.'],
    ['Has he managed an apprentice?', 'Things I have not done: Managed an apprentice.'],
    ['Does he know SketchUp?', 'I have never worked with: SketchUp.'],
    ['Would he work weekends?', "What I won't do: Weekend work."],
    ['Does he do budgeting at Pell & Sons?', 'What I do not do there: Budgeting.'],
    ['Is he a forklift truck operator?', 'Lapsed: Forklift truck operator.'],
    ['Does he speak German?', 'Not spoken: German'],
    ['Does he speak Polish?', "My wife speaks Polish; I don't."],
  ])('%s', async (query, said) => expect(await ask(query)).toContain(said))

  it('comes last in a list, with what sets it aside', async () => {
    const answer = await ask('Which certificates does he have?')
    expect(answer).toMatch(/^Site safety card, 2024; Lapsed: Forklift truck operator; Scaffold inspection/)
  })

  it('is told by its heading where that is asked for', async () => {
    expect(await ask('Which certificates have lapsed?')).toBe(
      'Lapsed: Forklift truck operator; Scaffold inspection.',
    )
  })

  it('is said with what is indented below it', async () => {
    const reader = 'Only as a reader of what others have found'
    expect(await ask('Does he do marine surveys?')).toBe(`${reader}: marine surveys.`)
  })

  it.each([
    ['Tableau?', 'Tableau (no).'],
    ['Does he know Python?', 'Python (tried and failed).'],
  ])('%s is said of the one that is named', async (query, said) => expect(await ask(query)).toBe(said))

  it.each([
    'Not for me',
    'No-gos',
    'Skills I never picked up',
    'Would rather not',
    "What you don't get.",
    'Not yet',
    'And not so good at?',
    'Lapsed',
    'Things I turn down',
    'Work I leave to others',
    'On my wish list',
    'What I want to learn',
    '✗ Never used',
    'Only as a reader of other people’s results',
    'Have done, need a reminder',
    'Basics only',
    'Observed',
  ])('"%s" sets aside', (text) => expect(setsAside(text)).toBe(true))

  it.each([
    'When I am not working',
    'For nothing but thanks',
    'Two figures not to confuse',
    'Built, and not built',
    'Things you will want to know',
    "Things you won't find on LinkedIn",
    'Things you won’t find on LinkedIn',
    'Why I want to move on',
    'No. 5 Commando',
    'Not only code',
    'Notes',
    'Basic research',
    'Basics',
    'Observability',
  ])('"%s" sets nothing aside', (text) => expect(setsAside(text)).toBe(false))

  it('is read in time that grows with its length', () => {
    expectLinear((n) => setsAside('not '.repeat(n)), 2_000)
    expectLinear((n) => setsAside('would rather and '.repeat(n)), 2_000)
  })
})
