/** A column of labels exported before the name: each label opens its lines; ways to reach the person stand around it. */
import { describe, expect, it } from 'vitest'
import { withSidebarLabels } from '../../../src/rag/answer/document/sidebar-labels.ts'
import { parseDocument } from '../../../src/rag/document.ts'
import { askingOf } from '../../support/answers.ts'

const REST = `

# Odile Farrow

Harbour planner at Tidemark
Cork, County Cork, Ireland

## Experience

Tidemark
Harbour Planner
March 2019 - Present
Cork, Ireland

- Drew up the winter berthing plan

## Education

University of Galway
BSc, Oceanography · (2012 - 2015)
`

describe('labels above the name', () => {
  const ask = askingOf(`Contact

+353 21 555 0134 (Mobile)
odile@farrow.example

farrow.co.uk (Portfolio)
www.linkedin.com/in/odilefarrow (LinkedIn)

Top Skills

Berth Allocation
Tide Tables
Public Speaking

Languages

Irish (Native or Bilingual)
English (Native or Bilingual)
Breton (Limited Working)

Certifications
Marine Traffic Certificate
Port Safety Practitioner

Honors-Awards

Young Planner of the Year 2021${REST}`)

  it.each([
    [
      'Which languages does Odile speak?',
      'Irish (Native or Bilingual); English (Native or Bilingual); Breton (Limited Working).',
    ],
    ['What certifications does she have?', 'Marine Traffic Certificate; Port Safety Practitioner.'],
    ['What are her top skills?', 'Berth Allocation; Tide Tables; Public Speaking.'],
    ['What awards has she won?', 'Young Planner of the Year 2021.'],
    ["What's her full name?", 'Odile Farrow.'],
    ['Where is she located?', 'Cork, County Cork, Ireland.'],
    ['Does she have a portfolio?', 'farrow.co.uk (Portfolio).'],
    ["What's her email and phone number?", 'odile@farrow.example. +353 21 555 0134.'],
  ])('%s', async (question, answer) => {
    expect(await ask(question)).toBe(answer)
  })
})

describe('two lines below a label', () => {
  const ask = askingOf(`Languages\nIrish (native)\nGerman (B1)\n\nSkills\nExcel\nTally${REST}`)

  it('are two things', async () => {
    expect(await ask('What are her skills?')).toBe('Excel; Tally.')
    expect(await ask('Which languages does she speak?')).toBe('Irish (native); German (B1).')
  })
})

describe('no column', () => {
  it.each([
    ['one label', 'Languages\n\nThe harbour office keeps translations.\n'],
    ['sentences', 'Languages and skills of a harbour.\n\nContact is best made by letter.\n'],
    ['labels of nothing', 'Contact\n\nSkills\n\nLanguages\n'],
  ])('%s', (_, above) => {
    const document = parseDocument(above + REST)
    expect(withSidebarLabels(document)).toBe(document)
  })

  it('below the name', () => {
    const document = parseDocument('# Odile Farrow\n\nSkills\n\nRope\n\nLanguages\n\nIrish\n')
    expect(withSidebarLabels(document)).toBe(document)
  })
})
