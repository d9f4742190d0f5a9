/** A term by its letters in the question and in full in the CV, or the other way round. */
import { describe, expect, it } from 'vitest'
import { askingOf } from '../../support/answers.ts'

const ask = askingOf(`# Branwen Achterberg

Present grade: Senior Ward Sister 2 (SWS2)

## Work

- **SWS2, Acute Stroke Unit**, St Enda's, Sligo, 2021 – present. 24 beds.
- **SWS1, Day Ward**, St Enda's, Sligo, 2018 – 2021. 12 chairs.
- **Staff Nurse, Intensive Care**, Harrow General, 2014 – 2018. Nights, mostly; 16 beds.
- **Staff Nurse, Emergency Department**, Harrow General, 2011 – 2014. Triage at the door.

## Courses

- ALS, 2024
- General Pharmaceutical Council, registered until June 2019
- Good clinical practice, valid until May 2028
- British Sign Language, level 2, 2016
- Trained colleagues in HR matters in 2022: eleven sessions on leave and pay.

## References

Idris Fenn, former ED manager, Harrow General
`)

describe('letters and names in full', () => {
  it.each([
    ['How many beds did the ICU have?', '16 beds', 'SWS2'],
    ['how many beds were in the icu', '16 beds', 'SWS2'],
    ['When did she work in the ED?', '2011', '2021'],
    ['What did she train colleagues in human resources matters on?', 'leave and pay', 'Triage'],
    ['What was her post right before becoming Senior Ward Sister 2?', 'SWS1', 'Staff Nurse'],
    ['Is she registered with the GPhC?', 'June 2019', 'ALS'],
    ['GCP certificate valid until when?', 'May 2028', '2024'],
    ['BSL level', 'level 2', 'May 2028'],
    ['When did she become Senior Ward Sister 1?', '2018', '2021 – present'],
  ])('%s', async (query, said, unsaid) => {
    const answer = await ask(query)
    expect(answer).toContain(said)
    expect(answer).not.toContain(unsaid)
  })

  it('declines what it has neither way', async () => {
    expect(await ask('How long was she in the NICU?')).toMatch(/^The CV does not/)
  })
})
