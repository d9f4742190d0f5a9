/** The name that one was born with, the first post after qualifying, labels of lists: with the real model. */
import { describe, expect, it } from 'vitest'
import { planBirthName } from '../../../../src/rag/answer/common/terms/birth-name.ts'
import { buildFacts } from '../../../../src/rag/answer/facts/build-facts.ts'
import { parseDocument } from '../../../../src/rag/document.ts'
import { askingOf } from '../../../support/answers.ts'

const CV = `# Ottilie Brandvik (née Lindqvist)

Veterinary surgeon, Bergen. ottilie@brandvik.example

## Posts held

### 2012 – today: Veterinary Surgeon, Fjordside Farm Vets, Bergen

Cows.

### 2009 – 2012: Assistant Vet, Orrin Bank Clinic, Leeds

Cats.

## Papers

Teaching
: Award in Teaching, 2018; Diploma in Coaching, Wexcombe University, 2020; Mentor badge, 2021

Trade
: Anaesthesia certificate, 2015; Scanning certificate, 2016

## Studies

Veterinary degree, University of Leeds, 2003 – 2009

## Spoken about

- 2019, Lyon: "Les vaches" (in French)

## Small print

Speaks Norwegian (native), English (fluent) and French (C1).
`

describe('one asked of a CV', () => {
  const ask = askingOf(CV)

  it('for the name before marriage, which a maiden name alone tells', async () => {
    expect(await ask('What was her surname before she married?')).toContain('Lindqvist')
    expect(await ask('maiden name')).toContain('Lindqvist')
  })

  it('for the first post after qualifying', async () => {
    expect(await ask('What was her first position after qualifying as a vet?')).toContain('Orrin Bank')
  })

  it('for what stands behind a label', async () => {
    const answer = await ask('What teaching certificates are there?')
    expect(answer).toMatch(/Award in Teaching.*Coaching.*Mentor/)
    expect(answer).not.toContain('Scanning')
  })

  it('for a language, of which a talk in it tells no level', async () => {
    expect(await ask('Tell me her level of French.')).toContain('C1')
  })
})

describe('a CV that tells no other name', () => {
  const ask = askingOf(
    '# Ottilie Brandvik\n\nBorn in Lund, 1990. Married.\n\n## Work\n\nVet, Fjordside Farm Vets, 2012 – today\n',
  )

  it('says none', async () => {
    expect(await ask('What is her maiden name?')).not.toContain('Lund')
  })
})

it.each([
  ['Maiden name: Lindqvist', true],
  ['Ottilie Brandvik, née Lindqvist', true],
  ['Maiden name on request', false],
  ['Lived in Leeds until her marriage in 2014', false],
])('%s: tells a name, %s', (line, tells) => {
  const facts = buildFacts(parseDocument(`# Ottilie Brandvik\n\n## Practical\n\n${line}\n`))
  expect(planBirthName(facts) !== null).toBe(tells)
})
