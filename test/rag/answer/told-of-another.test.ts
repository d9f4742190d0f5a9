/** What is told of a superior or a referee is told of another; a date or a label in a line is that of its own piece. */
import { describe, expect, it } from 'vitest'
import { askingOf } from '../../support/answers.ts'

const CV = `# Thora Lindqvist

Soil scientist, Uppsala. Forklift card ran out in October 2025.

## Current position

Researcher, Holm Institute (Jan 2024 – Dec 2026). PI: Prof. Astrid Bellman, holder of a €2.5m grant, who supervises nine doctoral students.

## Cards

**Lapsed** – forklift; ladder card; scaffold card (2021)

## Remarks

Height limit: none; confined spaces: no. Drives: 7.5 t (yes), trailer (no), HGV (provisional).

## Practical

Not before March. Pay: $41 an hour now, looking for $46 or better.

## References

Canon Tomas Reed – speaks Welsh and Breton
Ms Ida Roe, Headteacher, NPQH – head of a school
`

describe('what is told of another', () => {
  const ask = askingOf(CV)
  it.each([
    ['How many doctoral students does she supervise?', /nine/],
    ['How much grant money has she won?', /2\.5m/],
    ['Which languages does she speak?', /Reed/],
    ['Does she speak Welsh?', /Reed/],
    ['Does she have an NPQH?', /Roe/],
    ['Can she tow a trailer?', /Height limit: trailer/],
    ['When did her forklift card expire?', /2021/],
    ['When did her ladder card expire?', /^Ladder.*2021/],
  ])('%s', async (question, not) => {
    expect(await ask(question)).not.toMatch(not)
  })
  it.each([
    ['Who is her PI?', /Astrid Bellman/],
    ['Who are her referees?', /Tomas Reed.*Ida Roe/],
    ['Which languages does Tomas Reed speak?', /Welsh and Breton/],
    ['When is she available?', /Not before March/],
    ['What does she earn now?', /\$41 an hour now/],
    ['What is her notice period?', /^(?!.*does not state when a new job)/],
  ])('%s', async (question, answer) => {
    expect(await ask(question)).toMatch(answer)
  })
})
