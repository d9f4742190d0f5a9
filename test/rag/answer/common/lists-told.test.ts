/** Lists that sentences tell: who was guided, where talks were given, which sectors one knows. */
import { describe, expect, it } from 'vitest'
import { planned } from './planned.ts'

const ask = planned(`# Sanna Ortwick

Geochemist, Umeå

## Profile

I began in mining, spent five years in banking and now work in energy.

## Degrees

PhD in geochemistry, Vindel University, 2011. Supervisor: Harriet Blomgren.

## People I have trained

Two doctoral students have graduated with me: Tuva Ekholm (2019, now at the geological survey) and Omar Daher (2022, now a consultant in Oslo). One is still writing: Linnea Forsgren-Holt, who started in 2023 and works on bogs. I have also guided 12 master's theses.

## On stage

In 2023 I gave the talk "Salt in the well" at Groundwork in Bergen, to 200 people. Before that came "Ten metres down" at the Drillers' Forum in Aarhus in 2020.

## Posts

### Adviser, Norrsken Kraft (March 2019 – today)

- Samples boreholes.

### Analyst, Bank of Lapland (May 2013 – February 2019)

- Rated mines.
`)

describe('lists told in sentences', () => {
  it('keeps those she guided from who guided her', () => {
    const answer = ask('Whom did she supervise to a completed doctorate?')
    expect(answer).toMatch(/Tuva Ekholm.*Omar Daher/)
    expect(answer).not.toMatch(/Blomgren|Forsgren/)
  })
  it('of them those who are still at it', () => {
    const answer = ask('Who are her current PhD students?')
    expect(answer).toContain('Linnea Forsgren-Holt')
    expect(answer).not.toMatch(/Ekholm|Blomgren/)
  })
  it('gives all talks for their cities', () =>
    expect(ask('Which cities has she given talks in?')).toMatch(/Bergen.*Aarhus/))
  it('quotes the line that names the sectors', () =>
    expect(ask('In which industries has she worked?')).toBe(
      'I began in mining, spent five years in banking and now work in energy.',
    ))
})
