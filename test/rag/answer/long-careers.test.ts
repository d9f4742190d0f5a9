/** Careers long enough that much in them is alike: degrees, students, projects, papers and lists, with the real model. */
import { describe, expect, it } from 'vitest'
import { buildFacts } from '../../../src/rag/answer/facts/build-facts.ts'
import { parseDocument } from '../../../src/rag/document.ts'
import { askingOf } from '../../support/answers.ts'

const CV = `# Prof. Signe Aldergate

Professor of hydrology, Mosswick. signe@aldergate.example

## Posts

### Professor of Hydrology, Mosswick University

*April 2014 – today*

- Run the river laboratory.

### Vice President Engineering, Dalewater

*January 2009 – March 2014*

- Two dams and a tunnel.

### Career break

*June 2007 – December 2008*

Maternity leave, and then a house to build.

### Hydrologist, Fellside Waterworks

*May 2001 – May 2007*

- Measured springs.

## Degrees

- PhD Hydrology, Norrfell University, 1997–2001. *Springs under limestone: ten valleys compared.* Supervisor: Una Garrick.
- MSc Water Management, Esk University, 1995–1997. Dissertation: "Leaky pipes", supervised by Dr Piet Amsel.
- MBA, Dorrow Business School, 2010–2012. Final project on dams, supervised by Dr Vera Holm.

## Works

### 1. Weir at Lower Tarn

- Client: town of Tarn
- Years: commissioned 2009, opened May 2012
- Cost: £4 million

### 2. Tunnel at Upper Tarn

- Client: county of Dale
- Years: begun 2010, opened March 2014
- Cost: £9 million

## Trials as principal investigator

1. HERON, dye in springs; 12 valleys; funded by the River Council, £1.25 million.
2. OTTER, salt in wells; 40 wells; county fund, £150,000.
3. LYNX, snow on roofs; 30 roofs; Garrick Trust, £600,000.

## Doctoral students

- Ana Ruiz, defended 2019, sediment in culverts. Now a lecturer in Esk.
- Bela Strand, started 2023, moss on weirs.

## Publications

### Books

1. *Springs for Beginners.* Fellside Press, 2010.
2. *Wells.* Fellside Press, 2018.

### Journal articles

1. Aldergate, S. & Ruiz, A. (2020). Culverts that sing. *Water Letters* 4(2).
2. Aldergate, S. (2016). Why weirs fail. *Water Letters* 1(1). Cited 310 times.
3. Strand, B. & Aldergate, S. (2024). Moss as a gauge. *River Notes* 9(3). Best paper prize of the journal.

## Invited lectures since 2018

Oslo 2018 (on weirs) · Riga 2020 (online, on wells) · Gent 2023 (on moss)

## What I am after

Preferably three days a week.
`
const ask = askingOf(CV)

describe('one of several alike', () => {
  it.each([
    ['Who supervised her MSc dissertation?', /^MSc .*Amsel/, /Holm|Garrick/],
    ['supervisor of the MBA', /Holm/, /Amsel|Garrick/],
    ['What is the title of her doctoral thesis?', /^Springs under limestone: ten valleys compared/, /Leaky/],
    ["What is Bela Strand's thesis about?", /moss on weirs/, /culverts/],
    ['What did Ana Ruiz write her thesis on?', /sediment in culverts/, /moss/],
    ['When did the Weir at Lower Tarn open?', /May 2012/, /March 2014/],
    ['When was the Tunnel at Upper Tarn finished?', /March 2014/, /May 2012/],
    ['Who funds the LYNX trial?', /Garrick Trust/, /River Council/],
    ['Which of her articles won a prize?', /Moss as a gauge/, /Culverts|Why weirs/],
    ['Which of her papers have others referred to more than any?', /Why weirs fail/, /Moss|Books/],
    ['When was she on maternity leave?', /June 2007 – December 2008/, /2014/],
  ])('%s', async (question, told, other) => {
    const answer = await ask(question)
    expect(answer).toMatch(told)
    expect(answer).not.toMatch(other)
  })
})

describe('lists', () => {
  it.each([
    [
      'Where has she given invited lectures since 2018?',
      'Oslo 2018 (on weirs); Riga 2020 (online, on wells); Gent 2023 (on moss).',
    ],
    [
      'How many invited lectures has she given?',
      'Three: Oslo 2018 (on weirs); Riga 2020 (online, on wells); Gent 2023 (on moss).',
    ],
  ])('%s', async (question, told) => {
    expect(await ask(question)).toBe(told)
  })

  it('adds up what the trials were given', async () => {
    expect(
      await ask('What is the total funding of the three trials she led as principal investigator?'),
    ).toMatch(/^£2,000,000:/)
  })

  it('takes no heading of a list for a thing of it', async () => {
    expect(await ask('Which papers has she written with Ruiz?')).not.toMatch(/^Books|; Journal articles/)
  })
})

describe('what is wished for', () => {
  it('is no answer for today', async () => {
    expect(await ask('How many days a week does she work at present?')).toMatch(/^The CV does not/)
  })
})

it('reads what one presides over as no firm', () => {
  const { entries } = buildFacts(parseDocument(CV))
  expect(entries.find(({ title }) => title === 'Vice President Engineering')?.org).toBe('Dalewater')
})
