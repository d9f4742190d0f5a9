/** Labels that part a list in classes, subjects of school exams, and visits that a table records. */
import { describe, expect, it } from 'vitest'
import { askingOf } from '../../support/answers.ts'

const CV = `# Piet Aldous

Transport planner, Leeds

## Schemes

- Planned
  - Kirkstall bus gate
  - Otley night bus
- Built
  - Headrow priority lane
  - Seacroft interchange
  - Elland Road park-and-ride

## Supervision

- Doctoral: Ines Falk, since 2023
- Master's: Olle Berg (2020); Sara Niemi (2021); Tuva Holm (2024)
- Interns: eleven since 2019

## Further learning

- Courses given
  - Timetables for beginners, York, 2021
- Courses attended
  - Road safety audit, Hull, 2016
  - Public speaking, Leeds, 2020

## Computer

- Visumatic (daily)
- Excel, Access: good

## Depot inspections

| Date | Depot | Body | Finding |
| --- | --- | --- | --- |
| May 2021 | 12 | Traffic Commissioner | two points |
| June 2022 | 40 | Traffic Commissioner | none |
| May 2023 | 7 | Council audit | one point |

## School

**Roundhay School**
A-levels, 2006 to 2008

- Geography (B), Mathematics (C), Polish (A)
`

describe('lists that labels part in classes', () => {
  const ask = askingOf(CV)
  it.each([
    ['Which schemes has he planned?', /^Kirkstall bus gate; Otley night bus\.$/],
    ['How many schemes are listed?', /^Five: /],
    ["How many master's students has he supervised?", /^Three: Olle Berg/],
    ['Which students has he supervised?', /Ines Falk.*Olle Berg.*Interns: eleven/],
    ['Which courses has he attended?', /^Road safety audit.*Public speaking/],
    ['Which computer programs does he use?', /Visumatic.*Excel/],
    ['How many times did the Traffic Commissioner inspect a depot?', /^Two: /],
    ['Which subjects did he take at A level?', /Geography \(B\), Mathematics \(C\), Polish/],
  ])('%s', async (question, answer) => {
    expect(await ask(question)).toMatch(answer)
  })

  it.each([
    ['How many students has he supervised?', /^(?:Three|Four|Five):/],
    ['Which courses has he attended?', /Timetables/],
  ])('says no more of %s', async (question, not) => {
    expect(await ask(question)).not.toMatch(not)
  })
})
