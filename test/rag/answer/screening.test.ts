/** What adverts ask for, held against a CV of this file, with the real model: years that are enough, grades of papers. */
import { describe, expect, it } from 'vitest'
import { leastAsHowLong } from '../../../src/rag/answer/lexicon/least-years.ts'
import { askingOf } from '../../support/answers.ts'
import { ofRequirement } from '../../../src/rag/answer/lexicon/requirements.ts'
import { expectLinear } from '../../support/linear.ts'

const CV = `# Brannoc Tyley-Adeyemi

## Profile

Data engineer with nine years of Scala, mostly in freight.

## Employment

**Lead Data Engineer, Orrin Freight, Dundee** (Apr 2021 – present)
- Owns the tariff pipeline; moved it from cron to Dagster.

**Data Engineer, Pellow Ports, Plymouth** (2016 – Mar 2021)
- Berth forecasts for three harbours, in Scala and Spark.

## Certificates

- PRINCE2 Foundation, 2018
- Six Sigma Yellow Belt, 2017
- ILM level 3, 2022
- Certified Kubernetes Application Developer, 2023

## Languages

English, French (B2)
`

const ask = askingOf(CV)

describe('years that are enough', () => {
  it.each([
    ['Scala - at least 5 years', 'nine years of Scala'],
    ['min. 5 years of Scala?', 'nine years of Scala'],
    ['Does he have at least three years of experience as a data engineer?', '2016'],
    ['5+ years of Spark?', 'Pellow Ports'],
    ['Has he worked at Orrin Freight for more than 3 years?', '5 years and 3 months'],
  ])('%s', async (query, said) => expect(await ask(query)).toContain(said))

  it.each(['Kafka, at least 2 years', 'at least 4 years of Terraform?', '10+ years of COBOL'])(
    '%s: not where the CV does not have the thing',
    async (query) => expect(await ask(query)).toMatch(/^The CV does not/),
  )
})

describe('a question for years', () => {
  it.each([
    ['at least ten years in the wind industry?', 'How many years of wind experience does she have?'],
    ['at least 3 years as head chef', 'How long has she been a head chef?'],
    ["minimum 10 years' midwifery experience?", 'How many years of midwifery experience does she have?'],
    ['SAP: 5+ years experience', 'How many years of SAP experience does she have?'],
    ['Do you have 10 years of Python?', 'How many years of Python experience do you have?'],
    ['10+ years experience', 'How many years of experience does she have?'],
    ['Has he taught maths for at least four years?', 'How long has he taught maths?'],
    ['A full year in consultancy at least?', 'How many years of consultancy experience does she have?'],
    ['more than a decade in sales?', 'How many years of sales experience does she have?'],
    ['10 yrs PQE', 'How many years of PQE experience does she have?'],
    ["Python, how many years' use?", 'How many years of Python experience does she have?'],
    ['Has she been on patrol 5 seasons or more?', 'How long has she been on patrol?'],
  ])('%s', (query, asked) => expect(leastAsHowLong(query)).toBe(asked))

  it.each([
    'What did she do in her 3 years at Acme?',
    '5 years at Acme?',
    'over 40 employees?',
    'at least 3 languages?',
    'Who left after at least five years?',
    'Two years ago she moved. Why?',
  ])('%s: is none', (query) => expect(leastAsHowLong(query)).toBe(query))

  it('is read in time that grows with its length', () => {
    expectLinear((n) => leastAsHowLong(`${'does she have at least 5 '.repeat(n)}years`), 2_000)
    expectLinear((n) => leastAsHowLong(`${'a, '.repeat(n)}at least`), 2_000)
  })
})

describe('a requirement', () => {
  it.each([
    ['Minimum 4 years in QA — does he have that?', 'Minimum 4 years in QA?'],
    ['Criterion 3: a forklift licence. Met?', 'a forklift licence?'],
    ['The advert asks for two decades in rail. Does she get there?', 'two decades in rail?'],
    ['Key requirement: fluent Dutch', 'fluent Dutch'],
    ['Class C licence (HGV) – tick?', 'Class C licence (HGV)?'],
  ])('%s', (query, asked) => expect(ofRequirement(query)).toBe(asked))

  it.each([
    'Where did she study, and has she done that?',
    'Which of her aims has she met?',
    'Is the role one that she would do?',
    'Requirements she has written: how many?',
  ])('%s: is none', (query) => expect(ofRequirement(query)).toBe(query))

  it('is read in time that grows with its length', () => {
    expectLinear((n) => ofRequirement(`${'the role requires a '.repeat(n)}x`), 2_000)
    expectLinear((n) => ofRequirement(`${'a, '.repeat(n)}does she`), 2_000)
  })
})

describe('grades of a paper', () => {
  it.each([
    'PRINCE2 Practitioner?',
    'Is he a Six Sigma Black Belt?',
    'ILM level 5',
    'Certified Kubernetes Administrator (CKA)?',
  ])('%s: another is no answer', async (query) => expect(await ask(query)).toMatch(/^The CV does not/))

  it.each([
    ['PRINCE2 Foundation?', 'PRINCE2 Foundation, 2018'],
    ['Does he have a Six Sigma Yellow Belt?', 'Six Sigma Yellow Belt'],
    ['ILM level 2?', 'ILM level 3'],
    ['Which PRINCE2 certificate does he hold?', 'PRINCE2 Foundation'],
  ])('%s', async (query, said) => expect(await ask(query)).toContain(said))
})
