/** Questions for times in terse, formal and chatty wordings, as the timeline is asked. */
import { describe, expect, it } from 'vitest'
import { inTimeWords } from '../../../src/rag/answer/lexicon/time-wordings.ts'

describe('a wording of a question for a time', () => {
  it.each([
    ['Duration of his employment at Harbour Grid?', 'How long was his employment at Harbour Grid?'],
    ['What was the total duration of the Oulu assignment?', 'How long was the Oulu assignment?'],
    ['duration at Harbour Grid', 'How long was she at Harbour Grid?'],
    ['Time spent at Lantern Works?', 'How long was she at Lantern Works?'],
    ['During which period was he engaged at Lantern Works?', 'When did he work at Lantern Works?'],
    ['Over what period did she run the shop?', 'When did she run the shop?'],
    ['How long were you interning in Turku?', 'How long was your internship in Turku?'],
    ['Which company were you with in 2016?', 'Which company did you work for in 2016?'],
    ['Where was he stationed in 2011?', 'Where did he work in 2011?'],
    ['Where would I have found her working in 2005?', 'Where did she work in 2005?'],
    ['For which organisation was he teaching in 2011?', 'Where did he teach in 2011?'],
    ['Which job did she have first, straight after qualifying?', 'What was her first job after qualifying?'],
    ['Which position preceded Lantern Works?', 'Which position came before Lantern Works?'],
    ['post held immediately before director', 'Which post came immediately before director?'],
    ['Specify the employer after Lantern Works.', 'Which employer came after Lantern Works?'],
  ])('%s', (asked, said) => {
    expect(inTimeWords(asked)).toBe(said)
  })

  it.each([
    'Duration of his notice period?',
    'Length of the bridge?',
    'Where was the ship stationed in 2011?',
    'Where was she born in 1980?',
    'Where were prizes won in 2016?',
    'job before this one',
    'What was she doing before the shop?',
    'How much was spent at Harbour Grid?',
  ])('is left alone: %s', (asked) => {
    expect(inTimeWords(asked)).toBe(asked)
  })
})
