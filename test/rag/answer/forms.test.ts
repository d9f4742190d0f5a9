/** CVs on forms: a label and its value in each row, a course of study in several rows, languages by skill. */
import { describe, expect, it } from 'vitest'
import { answeringFrom, askingOf } from '../../support/answers.ts'

const FORM = `# Curriculum Vitae

## Personal information

| | |
|---|---|
| First name(s) / Surname(s) | **Ilse Marwood** |
| E-mail | ilse@marwood.example |

## Work experience

| | |
|---|---|
| Dates | 02/2018 – present |
| Occupation or position held | Dye Works Manager |
| Main activities and responsibilities | Planning the vats; training four dyers |
| Name and address of employer | Kestrel Textiles Ltd, Leek, England |
| Type of business or sector | Woollen goods |

| | |
|---|---|
| Dates | 05/2013 – 01/2018 |
| Occupation or position held | Laboratory Technician |
| Main activities and responsibilities | Colour matching, light tests |
| Name and address of employer | Brindle Yarns Ltd, Oldham, England |
| Type of business or sector | Spinning |

## Education and training

| | |
|---|---|
| Dates | 2011 – 2013 |
| Title of qualification awarded | Master's degree in Colour Chemistry |
| Name and type of organisation providing education and training | University of Leeds |
| Level in national or international classification | EQF 7 |

| | |
|---|---|
| Dates | 2008 – 2011 |
| Title of qualification awarded | Bachelor's degree in Chemistry |
| Name and type of organisation providing education and training | University of York |

## Personal skills and competences

**Mother tongue(s):** German

| Language | Listening | Reading | Spoken interaction | Writing |
|---|---|---|---|---|
| English | C2 | C1 | B2 | B1 |
| Dutch | B1 | A2 | A1 | A1 |

| | |
|---|---|
| Computer skills and competences | ColourLab, Excel |

## Additional information

| | |
|---|---|
| Certificates | Dye Safety Officer (2019) |
`

describe('a form', () => {
  const ask = askingOf(FORM)
  const studies =
    "Master's degree in Colour Chemistry, University of Leeds, 2011 – 2013; Bachelor's degree in Chemistry, University of York, 2008 – 2011."

  it.each([
    ['Where did she study?', studies],
    ['What degrees does she have?', studies],
    ['What are her responsibilities?', 'Planning the vats; training four dyers.'],
    [
      'How well does she speak English?',
      'English: Listening C2, Reading C1, Spoken interaction B2, Writing B1.',
    ],
    ['What certificates does she have?', 'Certificates: Dye Safety Officer (2019).'],
  ])('%s', async (question, answer) => {
    expect(await ask(question)).toBe(answer)
  })
})

describe('what the answer rests on', () => {
  const ask = answeringFrom(FORM)

  it('is quoted row by row', async () => {
    const { sources } = await ask('What is her highest degree?')
    expect(sources.map(({ quote }) => quote)).toEqual([
      "| Title of qualification awarded | Master's degree in Colour Chemistry |",
      '| Name and type of organisation providing education and training | University of Leeds |',
      '| Dates | 2011 – 2013 |',
    ])
  })
})

describe('a table with columns of its own', () => {
  const ask = askingOf(`# Ilse Marwood

## Education

| Degree | School | Years |
|---|---|---|
| MSc Colour Chemistry | University of Leeds | 2011 – 2013 |
| BSc Chemistry | University of York | 2008 – 2011 |

## Languages

| Language | Level | Since |
|---|---|---|
| English | C1 | 2012 |
| Dutch | B1 | 2016 |
`)

  it('keeps one course of study in a row', async () => {
    expect(await ask('Where did she study?')).toBe(
      'MSc Colour Chemistry, University of Leeds, 2011 – 2013; BSc Chemistry, University of York, 2008 – 2011.',
    )
  })

  it('has no skills to name', async () => {
    expect(await ask('How well does she speak English?')).toContain('English, C1')
  })
})
