/** Terms and the person, asked in words that no planner has whole: what is near is not told, with the real model. */
import { describe, expect, it } from 'vitest'
import { askingOf } from '../../support/answers.ts'

const SILENT = `# Odalys Fennimore-Brandt

Radiographer, Leeds LS9 · o.fennimore@scans.example · 07700 900 417

## Profile

I have looked after scanners and people since 2014, and I knit through night shifts. Colleagues come from nine countries.

## Employment

### Senior Radiographer, Aire Vale Hospital, Leeds, March 2020 – present
- Runs the CT list: 38 patients a day, two rooms, one porter.
- Wrote the remote reporting guide, which cut the wait by 30%.

### Radiographer, Kestrel Mobile Imaging, York, 2016 – February 2020
- I left because the van was sold to a Danish group.
- Travelled with the van to eleven towns; every second weekend on call.

### Ward nurse, St Anselm's, York, 2014 – 2016
- A medical ward of 26 beds.

## Education

BSc Diagnostic Radiography (part-time), Humber College, 2012 – 2016

## Practical

- Driving licence: full, cars only
- Looking for a lead post in CT; not looking for agency work
- Notice: two months

## Languages

English, Cornish (school level)
`

const TELLING = `# Tadeusz Orme-Whitlock

## Contact

- 14b Mill Lane, Durham, DH1 3QP
- Site: orme-whitlock.example
- Insta: @ormebuilds

## Work

### Site Manager, Harrow Pell Homes, Durham, May 2019 – present
- Eleven houses a year.

### Foreman, Brannock Ltd, Sunderland, 2012 – 2019
- Left when Brannock went bankrupt.

## About me

I was born in Gdynia in 1984, the son of a tailor. Polish since birth, British since 2016.

## Terms

- I would work four days, not five, until my daughter starts school.
- Saturdays: one in three at most.
- I do not climb scaffolds any more; the knee was replaced in 2021.
- Own van. Travel up to 10%.
- Reason for a change: Harrow Pell is closing its Durham office in 2027.
- My foreman says of me: slow to praise, quick to help.

## Languages

Polish, English, some German
`

const unsaid = /^The CV does not/
const silent = askingOf(SILENT)
const telling = askingOf(TELLING)

describe('what the CV does not say is not told by what is near', () => {
  it.each([
    'home address with postcode pls',
    'street and house number',
    'website or social media',
    'Website / Instagram?',
    'Would she accept a part-time or temporary contract?',
    'Could she do this as a part-time or interim role?',
    '80% contract?',
    'Would she do night shifts or split shifts?',
    'Would she report on Saturdays or late evenings?',
    "Any chance she'd want to work from home?",
    'Could part of the work be done from home?',
    'Is she willing to travel to our office once a month?',
    'Would she relocate to Berlin?',
    'Does she have a car of her own?',
    'British citizenship or settled status?',
    'What would your current boss say is your main weakness?',
    'what do patients criticise about her',
    'Any disciplinary findings or complaints against her?',
    'Any health restrictions we should know of?',
    'When does she mean to retire for good?',
    'Why does she want out of Aire Vale Hospital?',
    'Why is she looking around now?',
    'Why did she give up nursing?',
    'italian or spanish spoken?',
    'Is German among her languages?',
    'how old',
  ])('%s', async (query) => expect(await silent(query)).toMatch(unsaid))

  it('names the place that it does not name', async () =>
    expect(await silent('Would she relocate to Berlin?')).toBe('The CV does not mention Berlin.'))
})

describe('what it says is told, however it is asked for', () => {
  it.each([
    ['full postal address', '14b Mill Lane'],
    ['What is his postcode?', 'DH1 3QP'],
    ['website or social media', 'orme-whitlock.example'],
    ['Insta handle?', '@ormebuilds'],
    ['How old is he?', '1984'],
    ['Would he do 80% instead of full time?', 'four days, not five'],
    ['Does he want full time or part time?', 'four days, not five'],
    ['Would he supervise on Saturdays?', 'one in three'],
    ['Any health limitations?', 'knee'],
    ['Does he have a car of his own?', 'Own van'],
    ['Why is he looking to leave Harrow Pell Homes?', 'closing its Durham office'],
    ['Why did he leave Brannock?', 'bankrupt'],
    ['How would his foreman describe him?', 'slow to praise'],
    ['Is German among his languages?', 'German'],
  ])('%s', async (query, said) => expect(await telling(query)).toContain(said))
})
