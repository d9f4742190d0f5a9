/** What everybody calls by more than one name, and two things of which the CV tells one. */
import { describe, expect, it } from 'vitest'
import { buildFacts } from '../../../src/rag/answer/facts/build-facts.ts'
import { withoutUnheld } from '../../../src/rag/answer/question/alternatives.ts'
import { inTradeWords } from '../../../src/rag/answer/question/trade-words.ts'
import { parseDocument } from '../../../src/rag/document.ts'
import { askingOf } from '../../support/answers.ts'

const factsOf = (cv: string): ReturnType<typeof buildFacts> =>
  buildFacts(parseDocument(`# Ada Birk\n\n## Work\n\n- ${cv}\n`))

describe('as the CV puts it', () => {
  it.each([
    [
      'In spring 2020 opened a night ward.',
      'What did he do when Covid hit?',
      'What did he do in spring 2020?',
    ],
    ['In spring 2020 opened a night ward.', 'Was Corona a problem?', 'Was spring 2020 a problem?'],
    ['Ran the pandemic unit.', 'What did she do during lockdown?', 'What did she do during the pandemic?'],
    ['Influenza clinics.', 'Any work on flu?', 'Any work on influenza?'],
    ['Doctoral studies, broken off.', 'Has he a PhD?', 'Has he a doctoral studies?'],
    ['Charting: Meditech', 'Which EHR did she use?', 'Which charting did she use?'],
    ['Built a tool on language models.', 'Does she use ChatGPT?', 'Does she use language models?'],
    ['Cut outages by half.', 'How did she handle blackouts?', 'How did she handle outages?'],
    ['Opened a stand at a trade fair.', 'Any trade shows?', 'Any trade fair?'],
  ])('%s %s', (cv, query, expected) => {
    expect(inTradeWords(factsOf(cv), query)).toBe(expected)
  })

  it.each([
    ['Ran Covid wards in spring 2020.', 'What was hard about Covid?'],
    ['Read widely.', 'Did he meet anybody who could not read?'],
    ['Opened a chemistry lab.', 'Has he run a community pharmacy?'],
    ['Supervised doctoral students.', 'Has he a PhD?'],
    ['Spring fair 2021.', 'What did she do during the pandemic?'],
  ])('left as it is: %s %s', (cv, query) => {
    expect(inTradeWords(factsOf(cv), query)).toBe(query)
  })
})

describe('of two things the one that the CV has', () => {
  it.each([
    ['Took payments.', 'Has she worked in fintech or payments?', 'Has she worked in payments?'],
    ['Took payments.', 'Has she worked in payments or in fintech?', 'Has she worked in payments?'],
    ['Electrician, Hull.', 'Was she a roofer or an electrician?', 'Was she a electrician?'],
    ['Played squash.', 'Does she play tennis or squash?', 'Does she play squash?'],
    ['An FDA filing.', 'Does he know the FDA or regulated devices?', 'Does he know the FDA?'],
  ])('%s %s', (cv, query, expected) => {
    expect(withoutUnheld(factsOf(cv), query)).toBe(expected)
  })

  it.each([
    // both, or neither
    ['Played squash and tennis.', 'Does she play tennis or squash?'],
    ['Played chess.', 'Does she play tennis or squash?'],
    ['Wired houses.', 'Was she a roofer or has she wired houses?'],
    ['Built a shed.', 'Has she ever built or repaired sundials?'],
    ['Lost my voice.', 'Any experience of dubbing or voice-over?'],
    // no thing of its own
    ['Solved a problem at work.', 'Any lawsuits or problems?'],
    ['A project in Graz.', 'Any yachting or projects?'],
    // what hardly any CV tells
    ['Health checks for visitors.', 'Any disabilities or health checks?'],
    ['Dropped the product.', 'Was he sacked or dropped?'],
    ['Played squash.', 'Does she play squash, or polo, or golf?'],
    ['Played squash.', 'Does she play squash?'],
  ])('nothing left out: %s %s', (cv, query) => {
    expect(withoutUnheld(factsOf(cv), query)).toBeNull()
  })
})

const ask = askingOf(`# Maud Ferriby

Ecologist, Leeds

## Experience

### Ecologist, Saltby Surveys, 2016 – present
- Found a badger sett below the new road and moved the works by forty metres.
- Took card payments for the visitor centre.
- Examiner for the Humber and Trent Board, 200 scripts each June.

## How to book me

- I never learnt to drive, and I don't fly to meetings.
- I live with Moss, a border collie, and a cat.
- Notice: one month
`)

describe('answered', () => {
  it.each([
    ['Does she have a driving licence?', 'never learnt to drive'],
    ['Can she drive?', 'never learnt to drive'],
    ['What breed is the dog Moss?', 'border collie'],
    ['Which board does she mark exams for?', 'Humber and Trent'],
    ['Did wildlife ever hold up her works?', 'badger'],
    ['Has she dealt with fintech or payments?', 'card payments'],
  ])('%s', async (query, said) => {
    expect(await ask(query)).toContain(said)
  })

  it.each([
    ['What breed is the cat?'],
    ['Has she a PhD?'],
    ['Has she dealt with fintech or insurance?'],
    ['Is she vaccinated against the flu?'],
    ['What did she do when Covid hit?'],
    ['What is the title of her cookbook?'],
  ])('declined: %s', async (query) => {
    expect(await ask(query)).toMatch(/^The CV does not/)
  })
})
