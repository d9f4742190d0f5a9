/** What stands in places where CVs of other layouts do not have it: the title, a section's heading, brackets. */
import { describe, expect, it } from 'vitest'
import { labelOf } from '../../../../src/rag/answer/document/item-labels.ts'
import { planned } from './planned.ts'

const ask = planned(`# Rowan Ashdale (they/them)

Sound recordist, Hull

## Jobs

### Mixer, Humber Sound (2018 – 2024)

- Mixes trailers.

### Boom operator, Wolds Pictures (2009 – 2013)

- Held booms.

## Freelance, 2014–2017

Regular clients were three regional stations.

## Podcasts

| Podcast | Role | Years | Listeners |
| --- | --- | --- | --- |
| Tidal | producer | 2015–2016 | 900 |

## Software I know

- Sondergrid: daily, since 2016
- Klangbank (archives): some
`)
const askSilent = planned(
  '# Rowan Ashdale\n\nSound recordist, Hull\n\n## Jobs\n\n- Mixer, Humber Sound, 2018 – 2024\n',
)

describe('pronouns', () => {
  it.each([
    'pronouns',
    'What are their pronouns?',
    'Which pronouns do they use?',
    'How should I address them?',
  ])('%s', (query) => expect(ask(query)).toBe('Rowan Ashdale (they/them).'))
  it('are not told where the CV has none', () => expect(askSilent('What are their pronouns?')).toBe('unsaid'))
})

it('takes a section that is called after freelance work for the time between two posts', () => {
  expect(ask('What did they do between leaving Wolds Pictures and joining Humber Sound?')).toBe(
    'Freelance, 2014–2017.',
  )
})

it('counts no podcast as a house that one worked for', () => {
  const posts = ask('Where have they worked?')
  expect(posts).toContain('Humber Sound')
  expect(posts).not.toContain('Tidal')
})

it('lists all that stands below a heading of programs, whatever these are called', () => {
  const programs = ask('What software do they know?')
  expect(programs).toContain('Sondergrid')
  expect(programs).toContain('Klangbank')
})

describe('the label of a long item', () => {
  const behind =
    ' A handbook for people who have never held a microphone, reprinted twice and set on two courses.'
  it('closes the brackets that it opens', () =>
    expect(labelOf(`Hold It Higher by R. Ashdale (Saltmarsh Books, 2016).${behind}`)).toBe(
      'Hold It Higher by R. Ashdale (Saltmarsh Books, 2016)',
    ))
  it('is cut as before where a bracket is never closed', () =>
    expect(labelOf(`Hold It Higher and Then Lower (Saltmarsh Books, 2016.${behind}`)).toBe(
      'Hold It Higher and Then Lower (Saltmarsh Books',
    ))
})
