/** Lists and numbers that are asked for formally, chattily or tersely. */
import { describe, expect, it } from 'vitest'
import { asPlainList } from '../../../../src/rag/answer/question/list-wordings.ts'
import { planned } from './planned.ts'

const CV = `# Tove Lindgaard

tove@lindgaard.example

## Employment

**Head Housekeeper, The Silver Heron, Ystad** (March 2021 – present)

A four-star hotel with 90 rooms.

**Floor Supervisor, Hotel Gullhav, Malmö** (May 2018 – February 2021)

Wrote the rotas of twelve people.

**Cook, Petersen & Daughters Ltd, Aarhus** (June 2014 – April 2018)

## Courses

- Fire safety, May 2025
- Food hygiene, 2023
- Typing, 2009

## Languages

Swedish (mother tongue), Danish (fluent)

## They know me

Ann Poole, director of The Silver Heron · Jo Pym, head of Hotel Gullhav
`
const ask = planned(CV)

describe('lists in other wordings', () => {
  it('are those of the plain ones', () => {
    for (const question of [
      'Enumerate the languages of which she has command',
      'Could you run me through all her languages?',
    ])
      expect(ask(question), question).toMatch(/Swedish.*Danish/)
    for (const question of ['Employers, in any order', 'How many employers so far, in total?'])
      expect(ask(question), question).toMatch(/Silver Heron.*Gullhav.*Petersen/)
    expect(ask('Give me every referee on her list')).toMatch(/Ann Poole.*Jo Pym/)
  })

  it('hold the houses of a kind, by their names or by what is told of them', () => {
    const hotels = ask('Which hotels has she worked in?')
    expect(hotels).toMatch(/Silver Heron.*Gullhav/)
    expect(hotels).not.toContain('Petersen')
  })

  it('hold the courses of the years that are asked for', () => {
    const courses = ask('Which courses has she attended in the last five years?')
    expect(courses).toMatch(/Fire safety.*Food hygiene/)
    expect(courses).not.toContain('Typing')
  })

  it('leave what is plain as it is', () => {
    for (const question of ['when did she leave', 'where does she live', 'which awards has she won'])
      expect(asPlainList(question)).toEqual([])
    expect(asPlainList('insurers worked for')).toContain('which insurers has she worked for')
  })
})
