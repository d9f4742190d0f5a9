/** Slips of the pen are repaired; words and names that a CV does not know are left as they are. */
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildFacts } from '../../../src/rag/answer/facts/build-facts.ts'
import { correctTypos } from '../../../src/rag/answer/question/spelling.ts'
import { words } from '../../../src/rag/answer/text/text.ts'
import { parseDocument } from '../../../src/rag/document.ts'
import { Embedder } from '../../../src/rag/embed/embedder.ts'
import { buildBundledModel } from '../../../src/rag/model/build.ts'
import { askingOf } from '../../support/answers.ts'
import { sharedModelDir } from '../../support/shared-model.ts'

const CV = `# Ottilie Branscombe

Lighthouse keeper, Falmouth.

## Work

### Keeper, Trevose Light (March 2014 – today)

- Tuned 12 fog signals, at an hourly cost of £41.
- Wrote the crossing table for the Fal ferry in Kotlin.
- Put the lens together from eleven pieces.

## Awards

- Golden Lamp, 2019
`

const facts = buildFacts(parseDocument(CV))
const ask = askingOf(CV)
const RUN = { quantized: false, oneByOne: false, maxTokens: 256, queueLimit: 1 }
let embedder: Embedder
beforeAll(async () => {
  const model = await buildBundledModel(join(await sharedModelDir(), 'models'))
  embedder = await Embedder.start({ ...RUN, ...model, bundled: true, log: () => {} })
}, 60_000)
afterAll(() => embedder.close())
const corrected = (text: string): string => correctTypos(facts, text, words(text), embedder.words)
const DECLINED = /^The CV does not/

describe('a slip', () => {
  it.each([
    ['Whar was her first job?', 'What was her first job?'],
    ['Wha was her first job?', 'What was her first job?'],
    ['Wold she move?', 'Would she move?'],
    ['What des it cost?', 'What does it cost?'],
    ['How man fog signals has she tuned?', 'How many fog signals has she tuned?'],
    ['how lng was she there', 'how long was she there'],
    ['In whhich year did she start?', 'In which year did she start?'],
    ['What is yur phone number?', 'What is your phone number?'],
    ['what is the houly cost', 'what is the hourly cost'],
    ['awads won', 'awards won'],
    ['awads', 'awards'],
    ['table of the corssing', 'table of the crossing'],
    ['What is the nmae of the ferry?', 'What is the name of the ferry?'],
    ['Has she worked at Trevse Light?', 'Has she worked at Trevose Light?'],
    ['do you know Kotln?', 'do you know Kotlin?'],
    // the first two letters turned
    ['hpone number', 'phone number'],
    ['Which waards has she won?', 'Which awards has she won?'],
    ['adta about the ferry', 'data about the ferry'],
    // two others turned, as the CV has that word
    ['how many peices of the lamp', 'how many pieces of the lamp'],
    // all letters are there, but in another order or once more
    ['What are her hbobies?', 'What are her hobbies?'],
    ['hobbbies?', 'hobbies?'],
    // a letter of a short word that matters, or of a long one, is missing
    ['English levl', 'English level'],
    ['salary expectaton', 'salary expectation'],
    // a word of the CV comes before one of general language
    ['the tuend signals', 'the tuned signals'],
  ])('%s', (slipped, meant) => expect(corrected(slipped)).toBe(meant))

  it('is answered as what was meant', async () => {
    for (const query of ['Whhat awards?', 'awads', 'How mayn fog signals did she tune?'])
      expect(await ask(query), query).not.toMatch(DECLINED)
  })
})

describe('what is no slip', () => {
  it.each([
    // names that are one letter from a word
    'flink experience?',
    'does she know stata?',
    'Has she used Flink in production?',
    'Is she certified in Marketo?',
    'clojure skills',
    'hausa',
    // forms of words that the model has no piece for
    'Has she won over savers and diners?',
    'What about rigging and forging?',
    'How did insect pests come?',
    'has she used flink in production at the lighthouse?',
    'has she used cmake in her projects?',
    'did she work with moderna on the project?',
    'did she work with thijs on the project?',
    // questions as they should be
    'What AWS certifications?',
    'What ISO standards?',
    'What CAD software?',
    'What iOS apps?',
    'What gas certificates?',
    'Who gave her the award?',
    'How may I reach her?',
    'What car does she drive?',
    'Why was the Sous-vide bought?',
  ])('%s', (text) => expect(corrected(text)).toBe(text))

  it('is left to be declined', async () => {
    for (const query of ['flink experience?', 'does she know stata?', 'clojure skills'])
      expect(await ask(query), query).toMatch(DECLINED)
  })
})
