/** Lists of an exported profile: each thing a paragraph, its name in the first line. */
import { describe, expect, it } from 'vitest'
import { askingOf } from '../../support/answers.ts'
import { planned } from './common/planned.ts'

const CV = `# Ines Calder

## Licenses & certifications

Harbour Pilot Certificate
Maritime Board
Issued Sep 2025 · Expires Sep 2030

Radio Operator, long range
Sea School Vestby
Issued Mar 2023 · Expired Mar 2026
Credential ID SSV-48213

Certified Tide Reader
Coastal Council
Issued Nov 2021 · No expiration date

## Honors & awards

Pilot of the Year
Northern Harbours · October 2025
For a night without a tug

Best Talk
Tide Days Bergen · May 2023

## Languages

English (Native)
Danish (Full professional, C1)
`
const ask = planned(CV)

describe('a list whose things are paragraphs', () => {
  it('names each once, with whose it is and when', () => {
    expect(ask('Which certifications does she have?')).toBe(
      'Harbour Pilot Certificate, Maritime Board, Issued Sep 2025, Expires Sep 2030; Radio Operator, long range, Sea School Vestby, Issued Mar 2023, Expired Mar 2026; Certified Tide Reader, Coastal Council, Issued Nov 2021, No expiration date.',
    )
    expect(ask('Which awards has she won?')).toBe(
      'Pilot of the Year, Northern Harbours, October 2025; Best Talk, Tide Days Bergen, May 2023.',
    )
  })

  it('is no list of lines that name nothing below them', () =>
    expect(ask('Which languages does she speak?')).toMatch(/English.*Native.*Danish/))
})

describe('until when a certificate is valid that is a paragraph', () => {
  const engine = askingOf(CV)
  it('is told with its name, from another line', async () => {
    const answer = await engine('Is her Harbour Pilot Certificate still valid?')
    expect(answer).toContain('Harbour Pilot Certificate')
    expect(answer).toContain('Expires Sep 2030')
    expect(answer).not.toContain('Radio')
  })
})
