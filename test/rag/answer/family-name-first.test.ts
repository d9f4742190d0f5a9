/** A CV headed by the family name in capitals, with tickets, a school and posts below headings of its own. */
import { describe, expect, it } from 'vitest'
import { personOf } from '../../../src/plugins/web/person.ts'
import { parseDocument } from '../../../src/rag/document.ts'
import { askingOf } from '../../support/answers.ts'

const CV = `# HOLTBY, Maren Josephine

**Electrician** — Leeds, maren@holtby.example

## On the tools

**Ridgeway Electrical Ltd, Leeds** – electrician, Feb 2021 to now

- 31 rooftop solar jobs, biggest 22 kW

**Northern Timber Merchants, Ilkley** – yard hand, Dec 2018 – Jan 2021

## Papers valid until

- Medical certificate: 11 March 2027
- Forklift licence: 30 June 2026

## Schooling

NVQ Level 3 Electrical Installation, Ilkley College, 2019–2021

Before: Skipton Girls' High School, three A-levels.

## On stage

| When | Event | Title |
| --- | --- | --- |
| 2022 | SparkFest York | Fuses and other friends |
`
const ask = askingOf(CV)

describe('a family name in capitals before the given ones', () => {
  it.each([
    ['What talks has Maren given?', 'Fuses and other friends'],
    ['Where does Maren Holtby work?', 'Ridgeway'],
    ['Where did Maren work in 2019?', 'Northern Timber'],
    ['Until when is her medical certificate valid?', '11 March 2027'],
    ['Which high school did she go to?', 'Skipton Girls'],
  ])('%s', async (query, told) => {
    expect(await ask(query)).toContain(told)
  })

  it('is no first name to the page', () => {
    expect(personOf(parseDocument(CV), {}).shortName).toBe('Maren')
    expect(personOf(parseDocument('# Quill, Ada\n'), {}).shortName).toBe('Ada')
    expect(personOf(parseDocument('# Ada Quill, MSc\n'), {}).shortName).toBe('Ada')
  })
})
