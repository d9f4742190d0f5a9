/** Posts told by fields below the names of houses, which are headings of the highest order; and what is asked of such a CV in turns of phrase. */
import { describe, expect, it } from 'vitest'
import { askingOf } from '../../support/answers.ts'

const CV = `# Tamar Ekeland

*Harbour planner, Ostrand*

## Skarvik Open Harbour

**Post:** Lead Planner, Quays
**Dates:** May 2023 to date
**Place:** Ostrand

I lead five planners. I answer to the harbour master, Ragna Thue.

## Board of Coastal Works

**Post:** Head of Surveys
**Dates:** October 2018 to April 2023
**Place:** Lysvik

For five months (January to May 2020) I was lent to a port authority in Kigali.

## Hov Municipal Council, later Hov County

**Posts:** Survey Assistant (June 2010 to December 2013), then, by promotion, Survey Officer (January 2014 to August 2018)
**Place:** Hov

I began with a tape measure. In the best year we measured 310 plots.

## Beside the main job

**Columnist, *Lighthouse Weekly*** (since March 2021). A column called "Mud".

## Professional standing

**Membership:** Full member of the Guild of Harbour Planners since 2016.
**Certificates:** Pile Inspection, passed in 2017, permanent. Diving, gained in 2019, expired in 2022.

## Talks

Keynote, Quay Days, Turku, June 2025: "Mud". Lecture, Coast Week, Lugo, May 2023: "Silt". Seminar, Hov, March 2021: "Sand". Talk, Lysvik, May 2015: "Gravel".

## Languages

**Norwegian:** mother tongue. **English and French:** professional. **Lukumi:** enough for the market.

## Availability

From 1 March 2027, four days a week. Notice in my post is nine weeks.
`

describe('posts under the names of houses', () => {
  const ask = askingOf(CV)
  it.each([
    ['What position does Tamar hold right now?', ['Lead Planner', 'Skarvik'], 'Lighthouse Weekly'],
    ['Who employed her in 2012?', ['Hov Municipal Council', 'Survey Assistant'], 'Officer'],
    ['What was she in 2016?', ['Survey Officer', 'Hov Municipal Council'], 'Assistant'],
    ['How long was she at the Board of Coastal Works?', ['4 years and 7 months'], 'Skarvik'],
    ['List her jobs', ['Lead Planner', 'Head of Surveys', 'Survey Assistant', 'Survey Officer'], 'Pile'],
    ['What certificates has she passed?', ['Pile Inspection', 'Diving'], 'Columnist'],
    // turns of phrase
    ["Who was paying Tamar's wages in 2020?", ['Board of Coastal Works'], 'Skarvik'],
    ['On whose payroll was she in 2020?', ['Board of Coastal Works'], 'Skarvik'],
    ['How much time did she spend at the Board of Coastal Works?', ['4 years and 7 months'], 'Skarvik'],
    // what it does not name by the word that is asked with
    ['When was she lent to a port in Rwanda?', ['Kigali', 'January to May 2020'], 'does not'],
    ['Which languages does she know?', ['Norwegian', 'English and French', 'Lukumi'], 'does not'],
    ['earliest start date', ['1 March 2027'], 'does not'],
    // several, and one
    ['What are her most recent talks?', ['Mud', 'Silt', 'Sand'], 'Gravel'],
    ['What is her most recent talk?', ['Mud'], 'Silt'],
    // one of a row
    ['How many plots did they measure in the best year?', ['310'], 'does not'],
  ])('%s', async (query, said, unsaid) => {
    const answer = await ask(query)
    for (const one of said) expect(answer).toContain(one)
    expect(answer).not.toContain(unsaid)
  })

  it.each(['How many plots did they measure in the first year?', 'When was she lent to a port in Senegal?'])(
    'declines: %s',
    async (query) => {
      expect(await ask(query)).toMatch(/^The CV does not/)
    },
  )

  it('takes a question up to when for no order', async () => {
    expect(await ask('Up to what date may she act as a diving inspector?')).not.toMatch(/not a question/)
  })
})
