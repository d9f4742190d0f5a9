/** Which of several is meant: the largest of several currencies, the role in it, what goes on, what is rated best, what came right after or before studies. */
import { describe, expect, it } from 'vitest'
import { askingOf } from '../../support/answers.ts'

const ask = askingOf(`# Livia Brandt

Glaciologist, Turin

## Positions

**Institute of Ice, Turin**
Senior Researcher, since October 2021

**University of Otara, Otara, New Zealand**
Postdoctoral Fellow, February 2016 – August 2021

**Geovia S.p.A., Milan**
Field assistant, September 2008 – August 2011

**Gelateria Nord, Turin**
Shop assistant (part-time), 2006 – 2008

## Parallel appointments

**Alpine Safety Board**
Member, 2018 – 2023

**Journal of Cold Regions**
Associate editor, since January 2024

## Education

**University of Turin**
Laurea magistrale in Geology, July 2008

**University of Turin**
Laurea triennale in Earth Sciences, October 2006

## Funding

- COLDFRONT (Research Council), 2022 – 2026, principal investigator, € 1.2 million
- Moraine Watch (Region of Piedmont), 2019 – 2021, co-investigator, € 300,000
- South Ice (NZ Science Fund), 2017 – 2018, co-investigator, NZ$ 190,000
- Travel grant (Alpine Society), 2015, CHF 12,000

## Tools

- QGIS ●●●●○
- Python ●●●●●
- Fortran ●●○○○
`)

describe('of several', () => {
  it('the largest is told, whatever they are paid in', async () => {
    expect(await ask('What is the biggest grant she has won?')).toMatch(/^COLDFRONT[^;]*$/)
  })

  it('those are told in which one had the role', async () => {
    const answer = await ask('On which grants was she only co-investigator?')
    expect(answer).toMatch(/Moraine Watch.*South Ice/)
    expect(answer).not.toMatch(/COLDFRONT|Travel grant/)
  })

  it('what is over is left out with its name', async () => {
    const answer = await ask('Which parallel appointments does she currently hold?')
    expect(answer).toMatch(/Journal of Cold Regions/)
    expect(answer).not.toMatch(/Alpine Safety/)
  })

  it('the best and the least rated are told', async () => {
    expect(await ask('Which tool does she rate herself best in?')).toMatch(/^Python[^;]*$/)
    expect(await ask('Which of her tools is she worst at?')).toMatch(/^Fortran[^;]*$/)
  })

  it('what came right after a degree of another country is told', async () => {
    const answer = await ask("Which job did she have straight after her master's?")
    expect(answer).toMatch(/Geovia/)
    expect(answer).not.toMatch(/Otara|Institute of Ice/)
    expect(await ask("Where did she work before she finished her master's?")).toMatch(/^Gelateria Nord/)
  })
})
