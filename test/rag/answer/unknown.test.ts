/** What is asked about and stands nowhere: named, it is declined; put in common words, it may be said otherwise. */
import { describe, expect, it } from 'vitest'
import { askingOf } from '../../support/answers.ts'

const CV = `# Halvard Insley

Bell founder, Loughborough.

## Work

### Tuner, Garendon Foundry (March 2014 – today)

- Tuned 212 bells, the heaviest of 3.1 tonnes.
- Cast a bell for St Botolph in 2019.
- The new tower in Leuven was scuppered by the parish council, who ran out of money.

## Languages

- English: native
- Dutch: B1, learned on site
- Irish Sign Language: level 2
`

const ask = askingOf(CV)
const askRestorer = askingOf(CV.replace('- Tuned', '- Spent five years restoring a barrel organ.\n- Tuned'))
const askWithFriends = askingOf(`${CV}\n## Friends of the bells\n\n- Ida Norling, tower captain, Leuven\n`)
const SAYS_NOTHING = /^The CV does not/

describe('a language', () => {
  const forms = [
    'X language level?',
    'What level is his X?',
    'How good is his X?',
    'Does he speak X?',
    'do you speak X?',
    'X skills',
    'Is he fluent in X?',
    'Can he write in X?',
  ]
  const cases = forms.flatMap((form) =>
    ['Spanish', 'Mandarin', 'Finnish', 'arabic'].map((language) => form.replace('X', language)),
  )
  it.each(cases)('is declined where the CV has others: %s', async (query) => {
    expect(await ask(query)).toMatch(SAYS_NOTHING)
  })

  it.each(forms.slice(0, 5).map((form) => form.replace('X', 'Dutch')))(
    'is told where the CV names it: %s',
    async (query) => {
      expect(await ask(query)).toContain('B1')
    },
  )
})

describe('what else is asked about', () => {
  it('is declined by its name', async () => {
    expect(await ask('kubernetes experience?')).toMatch(SAYS_NOTHING)
  })

  it('is declined where a line tells of so many years of something else', async () => {
    expect(await askRestorer('How many years of LexisNexis?')).toMatch(SAYS_NOTHING)
  })

  it.each(['Who are his references and how can I reach them?', 'Can I call one of his referees?'])(
    'is declined where nobody is named to ask: %s',
    async (query) => {
      expect(await ask(query)).toMatch(SAYS_NOTHING)
    },
  )

  it('may be people below a heading of their own', async () => {
    expect(await askWithFriends('Which people can give a reference?')).toContain('Norling')
  })

  it.each(['Who does he report to at Garendon Foundry?', 'Who is his line manager?'])(
    'is declined where no superior is named: %s',
    async (query) => {
      expect(await ask(query)).toMatch(SAYS_NOTHING)
    },
  )

  it('is a name when written as one, no slip of a word', async () => {
    expect(await ask('What did he tune during his time at Mondi?')).toMatch(SAYS_NOTHING)
  })

  it.each([
    'What did he do for Taylor Bellworks?',
    'How heavy was the heaviest bell at Taylor?',
    'what tower did the parish council stop for Eijsbouts',
    'Which bells did he tune with Médecins Sans Frontières?',
  ])('is declined where someone is named whom he was never with: %s', async (query) => {
    expect(await ask(query)).toMatch(SAYS_NOTHING)
  })

  it.each(['How many bells did he tune for Garendon?', 'What did he tune at Garendon Fuondry?'])(
    'is told of whom the CV names, also with a slip: %s',
    async (query) => {
      expect(await ask(query)).toContain('212')
    },
  )

  it.each([
    ['What did he tune for Garendon Ltd?', '212'],
    ['When did he cast a bell for Saint Botolph?', '2019'],
  ])('is told where what tells the name from others stands there: %s', async (query, told) => {
    expect(await ask(query)).toContain(told)
  })

  it('may stand there in other words than the question has', async () => {
    expect(await ask('What thwarted the building of a belfry?')).toContain('parish council')
  })
})
