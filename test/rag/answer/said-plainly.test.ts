/** What a line says plainly, asked in numbers, letters and words that stand for it. */
import { describe, expect, it } from 'vitest'
import { askingOf } from '../../support/answers.ts'

const CV = `# Ottilie Brandvik

Housing officer, Norrby

## Employment

### Principal Housing Officer, Alder Borough Council
*April 2017 – present*

- Manage eight officers
- Licensing of 230 homes in shared occupation

### Senior Housing Officer, Marlow District Council
*September 2011 – March 2017*

- Fitted 9 smoke detectors and fire doors
- Swapped 14 boiler units with the estate team
- Helped to fit 6 wall chargers
- Maternity leave from October 2013 to June 2014

### Housing Officer, Porthaven City Council
*July 2006 – August 2011*

- Night rota, one weekend in four

## Money

Grants as principal investigator:

- **Norrby Fund**, "Cold Rooms", £40,000, 2022–2025
- **Alder Trust**, £6,000, 2021
- **Marlow Society workshop grant**, £4,500, 2023

As co-investigator:

- **DEEP**, my share €20,000, led by Turku, 2024

## People

Doctoral students

1. Fraser Holt, started Oct 2021 — damp in cellars
2. Nandini Ode, started Oct 2022 — roof moss
3. Tomas Vilk (second supervisor), graduated July 2023

## Odds

- College of Glaziers: Bronze done 2021, Silver done 2023, Gold not started
- Runner, volunteer with 96 turns as timekeeper
`

describe('several that are counted in the question', () => {
  const ask = askingOf(CV)

  it('are all listed where there are as many', async () => {
    const councils = await ask('Which three councils has she worked for since graduating?')
    for (const name of ['Alder', 'Marlow', 'Porthaven']) expect(councils).toContain(name)
    expect(await ask('Which three employers has she had?')).toContain('Porthaven City Council')
  })

  it('are added up, each in a line of its own', async () => {
    expect(await ask('How many boiler units and wall chargers has she dealt with altogether?')).toMatch(
      /^(?:20|Twenty)\b/,
    )
  })

  it('are added up below what says whose they are', async () => {
    expect(await ask('Total amount in pounds of her three PI grants?')).toMatch(/£50,500/)
  })
})

describe('letters', () => {
  const ask = askingOf(CV)

  it('stand for words of the CV', async () => {
    expect(await ask('How many HSOs did she license at Alder?')).toMatch(/230/)
    expect(await ask('In what year did she finish her Silver C of G?')).toMatch(/2023/)
  })
})

describe('what stands below a line', () => {
  const ask = askingOf(CV)

  it('is what the line says', async () => {
    const students = await ask('Who are her doctoral students?')
    for (const name of ['Fraser Holt', 'Nandini Ode', 'Tomas Vilk']) expect(students).toContain(name)
  })
})

describe('time off', () => {
  const ask = askingOf(CV)

  it('is no time in the post that tells of it', async () => {
    const told = await ask('How long was she on maternity leave at Marlow?')
    expect(told).toMatch(/^9 months: Maternity leave from October 2013 to June 2014/)
  })
})

describe('what nothing but a name tells apart', () => {
  const ask = askingOf(`# Tobias Holt

Software tester

## Work

### QA Engineer, Pulse Health Ltd
*11/2022 – present*

- Test lead for **WardSeer**, a charting app used in 23 hospitals

### Junior Tester, Pulse Health Ltd
*09/2021 – 10/2022*

- Manual testing of **WardPlan**, a rota planner, 12 releases

## Skills

| Area | Good at | Some experience | Only tried |
|---|---|---|---|
| Automation | Playwright | Cypress | Selenium |
| Languages | Python | TypeScript | Java |
| Load | k6 | – | JMeter |

## Home

About 26 months of the apprenticeship are left. I speak a little Danish with my dad's family, and keep two whippets, Foliot and Verge.
`)

  it('is no figure of the other', async () => {
    expect(await ask('How many hospitals use WardSeer?')).toMatch(/23/)
    expect(await ask('How many hospitals use WardPlan?')).toMatch(/does not (?:say|mention|state)/)
    expect(await ask('How many hospitals use WardSeer, and how many releases had WardPlan?')).toMatch(/23/)
  })

  it('is no dash in a list', async () => {
    expect(await ask('What does he have some experience with?')).not.toMatch(/; –/)
  })

  it('are the animals at home', async () => {
    expect(await ask('Names of his dogs?')).toMatch(/Foliot and Verge/)
    expect(await ask('What are his cats called?')).not.toMatch(/Foliot/)
  })

  it('is nobody of the family who is not named', async () => {
    expect(await ask('Does he have any brothers or sisters?')).toMatch(/does not/)
  })

  it('is asked in other words', async () => {
    expect(await ask('How much of the apprenticeship remains?')).toMatch(/26 months/)
  })
})
