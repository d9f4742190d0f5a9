/** What everybody asks, where several lines are near: the one that is meant, and nothing beside it. */
import { describe, expect, it } from 'vitest'
import { askingOf } from '../../support/answers.ts'

const askAsha = askingOf(`# Dr Asha Menon

## Professional Summary

Calm ward physician who likes teaching. Keen on clear letters.

## Experience

### Registrar, Fernhill Infirmary, Dorset (hybrid) (2021 – present)

- Runs the Tuesday clinic.

## Leadership & Management

- Rota organiser for nine juniors

## Strengths

- Patient listener

## Skills

- Suturing, cannulation

## Personal Details

- **Father's Name:** P. Menon
- **Mother's Name:** L. Menon
- **Current CTC:** INR 6 LPA
- **Expected CTC:** INR 8 LPA

## References

- Dr. Olga Brandt: Asha never loses her calm.
- Ravi Iyer: Asha writes the clearest letters.
`)

describe('a CV with one post', () => {
  it.each([
    ['Tell me about yourself', 'Calm ward physician'],
    ['Summary', 'Calm ward physician'],
    ['What is her professional summary?', 'Keen on clear letters'],
    ["What is the doctor's name?", 'Asha Menon'],
    ['Does she work remotely?', 'hybrid'],
    ['Does she have management experience?', 'Rota organiser'],
    ['What did Dr. Brandt say?', 'never loses her calm'],
    ['What does Ravi Iyer say about her?', 'clearest letters'],
  ])('%s', async (query, told) => expect(await askAsha(query)).toContain(told))

  it.each([
    ["What is her father's name?", "Father's Name: P. Menon."],
    ["Mother's name?", "Mother's Name: L. Menon."],
    ['What is her current salary?', 'Current CTC: INR 6 LPA.'],
    ['What is her expected salary?', 'Expected CTC: INR 8 LPA.'],
    ['What are her salary expectations?', 'Expected CTC: INR 8 LPA.'],
    ['What are her strengths?', 'Patient listener.'],
  ])('%s is answered alone', async (query, told) => expect(await askAsha(query)).toBe(told))

  it('has no employer before, and no gap', async () => {
    expect(await askAsha('Who was her previous employer?')).toMatch(/^The CV does not/)
    expect(await askAsha('Are there gaps in the CV?')).toBe('The CV does not tell of any gap.')
  })

  it('is asked in words that are no slips', async () => {
    expect(await askAsha('Can she do lumbar puncture?')).not.toContain('picture')
    expect(await askAsha('Did she introduce an electronic handover?')).toContain('handover')
  })
})

const askOfPay = askingOf(`# Tove Lund

## Employment

### Ranger, Almfoss Forest Trust (2018 – present)

Salary: $52,000 per year

Supervisor: Nils Aasen

- Counts elk.

### Technician, Hvalvik Estuary Board (2012 – 2018)

Salary: $38,000 per year

Supervisor: Gro Dahl

- Tagged seals.
`)

it('means what is told of the present post', async () => {
  expect(await askOfPay('What is her current salary?')).toBe('Salary: $52,000 per year.')
  expect(await askOfPay('Who is her current supervisor?')).toBe('Supervisor: Nils Aasen.')
})

const askPupil = askingOf(`# Ned Farrow

## Education

**Millbrook School** (2018 – present)

A levels (predicted): Maths A, Physics B

GCSEs (2023): History 8, English 6

## Clubs

Chess club (captain 2023)

## Achievements

- Bronze DofE
`)

it.each([
  ['What grade did he get in History?', 'History 8'],
  ['Has he had any leadership roles?', 'captain'],
  ['Has he done Duke of Edinburgh?', 'DofE'],
])('a pupil: %s', async (query, told) => expect(await askPupil(query)).toContain(told))
