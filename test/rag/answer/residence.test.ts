/** Where the person lives and how to reach her, asked as recruiters do; never an employer's town or a referee's number. */
import { describe, expect, it } from 'vitest'
import { askingOf } from '../../support/answers.ts'

const asked = ['Where does she live?', 'where are you based', 'Which city is she located in?', 'Location?']

const REST = `
## Work

### Bosun, Farrow Tugs, Aberdeen (2015 – 2019)

- Trained six deckhands.

### Mate, Solent Pilots, Southampton (2019 – present)

- Guides 300 ships a year. Crew lives on board in winter.

## References

- Captain Idris Vane, Farrow Tugs, 01224 555 018, vane@farrow.example
`

describe.each([
  ['# Ada Quill\n\nMate. Ryde, England. ada@quill.example\n', 'Ryde, England.'],
  ['# Ada Quill\n\nMate | Columbus, OH | ada@quill.example\n', 'Columbus, OH.'],
  ['# Ada Quill\n\n*Ship’s mate, Southampton*\n', 'Southampton.'],
  ['# Ada Quill\n\nShip’s mate\nGosport · ada@quill.example · +44 23 555 0133\n', 'Gosport.'],
  ['# Ada Quill\n\n12 Ferry Row, Gosport PO12\nada@quill.example\n', '12 Ferry Row, Gosport PO12.'],
  ['# Ada Quill\n\nPilot from Gosport, England\n', 'Gosport, England.'],
  ['# Ada Quill\n\nPilot in Halifax, Nova Scotia\n', 'Halifax, Nova Scotia.'],
  [
    '# Ada Quill\n\n| | |\n|---|---|\n| Lives in | Cowes, Isle of Wight |\n| Mail | ada@quill.example |\n',
    'Cowes, Isle of Wight.',
  ],
  [
    '# Ada Quill\n\nMate of tugs, born in Oban.\n\n## About\n\nI have lived in Ryde since 2019. I would move to Oban.\n',
    'I have lived in Ryde since 2019.',
  ],
  ['# Ada Quill\n\nAberdeen (until 2019 Leith)\n\nMate\n', 'Aberdeen.'],
])('%s', (head, answer) => {
  const ask = askingOf(head + REST)
  it.each(asked)('%s', async (query) => expect(await ask(query)).toBe(answer))
})

describe('a head without a town', () => {
  const ask = askingOf(`# Ada Quill\n\nMate · she/her · Telephone: on request · Solent Pilots\n${REST}`)
  it('takes no label, pronoun or firm for one', async () => {
    const answer = await ask('Where does she live?')
    for (const wrong of ['Telephone', 'she/her']) expect(answer).not.toContain(wrong)
  })
})

describe('how to reach her', () => {
  const own = askingOf(
    `# Ada Quill\n\nMate, registered no. 44718020\nCowes · ada@quill.example · +44 23 555 0133 · ORCID 0000-0002-1825-0097\n${REST}`,
  )
  it.each([
    ['What is her phone number?', '+44 23 555 0133.'],
    ['mobile number', '+44 23 555 0133.'],
    ['How can I call you?', '+44 23 555 0133.'],
    ['email', 'ada@quill.example.'],
    ['What is Ada’s e-mail address?', 'ada@quill.example.'],
  ])('%s', async (query, answer) => {
    expect(await own(query)).toBe(answer)
  })
})

describe('a CV with a referee’s number alone', () => {
  const ask = askingOf(`# Ada Quill\n\nMate since 01.04.2019, no. RX-0047-2291\n${REST}`)
  it.each(['What is her phone number?', 'email address?'])('declines %s', async (query) =>
    expect(await ask(query)).toMatch(/^The CV does not (?:say|state)/),
  )
})
