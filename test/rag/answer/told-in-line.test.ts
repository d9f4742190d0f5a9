/** Names that stand beside the noun they are asked of, and what only one line tells, with the real model. */
import { describe, expect, it } from 'vitest'
import { askingOf } from '../../support/answers.ts'

const ask = askingOf(`# Ottavia Lindqvist

Cabinet maker, Aldermoor. ottavia@lindqvist.example

## Work

### Workshop lead, Fernhill Joinery, Aldermoor, 2018 – present

- Look after two apprentices; the elder, Jonas Bright, passed his trade test in 2025
- Moved all stair work from the old shed to the workshop at Bramblegate
- Took the cutting lists over from paper to a program written by a firm in Leeds
- Lent a bandsaw by the Harbour Crafts Foundation since 2022
- Fitted a chapel organ for a museum in Norway

### Joiner, Pellworth & Sons, Hull, 2011 – 2018

- Ran the window line, six people
- Built the ferry saloon with a supplier in Turku

## Study

Diploma in furniture making, Hull School of Craft, 2009 – 2011.
Final paper: Drawers that do not stick. Merit.

## In print

- *A Drawer for Everything*, Mossgate Press, 2021, 140 pages
- "Glue and patience", The Joiner's Monthly, May 2019

## Beside work

- I started Knot & Grain, a small stool label, with a friend in 2020.
- On Mondays I sing in a choir.
- I sail every August on the old lifeboat Thora.
- First-aider: valid until May 2027
`)

describe('what one line tells', () => {
  it.each([
    [
      'What is her stool label called?',
      'I started Knot & Grain, a small stool label, with a friend in 2020.',
    ],
    ['What is the name of the lifeboat she sails on?', 'I sail every August on the old lifeboat Thora.'],
    ['What was her final paper called?', 'Final paper: Drawers that do not stick.'],
    [
      'Which foundation lends her the bandsaw?',
      'Lent a bandsaw by the Harbour Crafts Foundation since 2022.',
    ],
    ['Who published her book?', 'A Drawer for Everything, Mossgate Press, 2021, 140 pages.'],
  ])('%s', async (query, said) => {
    expect(await ask(query)).toBe(said)
  })

  it.each([
    'What is the name of the choir she sings in?',
    'What is the name of the museum in Norway?',
    'Which supplier worked with her on the ferry saloon?',
    'What is the name of her friend with the stool label?',
    'Who published Wax and Wane?',
    'Who translated her book?',
  ])('but no line tells: %s', async (query) => {
    expect(await ask(query)).toMatch(/^The CV does not/)
  })
})

describe('a detail of the thing itself', () => {
  const askWriter = askingOf(
    '# Ailsa Merrow\n\nWriter, Leith.\n\n## Writing\n\n- The Long Ebb, a novel, 2019\n- Winner of the Coast Prize (Leith, 2020)\n',
  )
  const askDeveloper = askingOf(
    '# Tove Brandt\n\nDeveloper, Aarhus.\n\n## Open source\n\n### Ocean Library\n\nWritten in Rust, MIT licence.\n\n### Lark Parser\n\nParser in C, 410 stars.\n',
  )

  it('is not what a prize has in its brackets', async () => {
    expect(await askWriter('Who published her novel?')).toMatch(/^The CV does not/)
  })

  it('is no other program’s language', async () => {
    expect(await askDeveloper('What language is Lark Parser written in?')).toBe('Parser in C, 410 stars.')
  })
})
