/**
 * npm run eval:fit-intents: fits what tells which question of everybody's is asked, in whatever words, and writes
 * src/rag/answer/intents/intent-weights.ts. It learns from test/eval/intents (phrasings by several hands, each with
 * questions that only look alike) and from a part of the sets' questions, of which those that are plainly none of them
 * are told from the phrasings first. Printed is what it makes of unseen.jsonl, by another hand: how many phrasings it
 * is sure of, how many of these rightly, and how many that only look alike it takes for one.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import { intentFeatures, VECTOR_SCALE, WORD_SCALE } from '../../src/rag/answer/intents/intent-model.ts'
import { INTENTS } from '../../src/rag/answer/intents/intents.ts'
import { buildFacts } from '../../src/rag/answer/facts/build-facts.ts'
import { wordedFor } from '../../src/rag/answer/question/worded.ts'
import { words } from '../../src/rag/answer/text/text.ts'
import { parseDocument } from '../../src/rag/document.ts'
import { startModel } from '../../src/rag/start-model.ts'
import { random } from '../../bench/material.ts'
import { sharedModelDir } from '../support/shared-model.ts'
import { fitSoftmax, type Softmax } from './fit-softmax.ts'
import { isNeverFitted } from './kept-apart.ts'
import { packed } from './model-weights.ts'
import { loadSets } from './sets.ts'

const FOLDER = new URL('./intents/', import.meta.url)
const OUT = fileURLToPath(new URL('../../src/rag/answer/intents/intent-weights.ts', import.meta.url))
/** What is filled into the places of names, where the vector is made. */
const NAMED: Readonly<Record<string, readonly string[]>> = {
  HOUSE: ['Fennimore Pay', 'Marlstone Environmental', 'Wharfebank Medical Centre', 'Harrow & Lisle', 'Severn Vale School', 'Kinnaird Construction', 'Norrgrind Freight AB', 'the Blauwe Huis', 'Trentbridge Foods', 'Kestrel Lane', 'the Inland Revenue', 'TU Ilmenau'],
  SCHOOL: ['the University of Sheffield', 'Cardiff University', 'ETH Zürich', 'Glanmor School of Art', 'TU Delft', 'Kelvinbrae', 'Olentangy State'],
  LANG: ['Spanish', 'German', 'French', 'Welsh', 'Polish', 'Dutch', 'Swedish', 'Japanese'],
  CERT: ['CISSP', 'the first aid certificate', 'PRINCE2', 'the tax adviser exam', 'the CSCS card', 'ITIL 4'],
  PROJECT: ['meterflow', 'Tidewise', 'the tide app', 'Project Heron', 'paydiff'],
  AWARD: ['the Marlstone Prize', 'Buyer of the Year', 'the Golden Owl', 'the best paper award'],
  YEAR: ['1998', '2004', '2009', '2013', '2017', '2021'],
  NAME: ['she'],
}
/** Of the sets' questions every so many are learned from. */
const EVERY = 3
/** A question of the sets that is likelier than this an intent is left out: nobody told what it is. */
const PLAINLY_NONE = 0.3
/** What a question of the sets counts beside a phrasing. */
const OF_SETS = 0.3
/** Phrasings that a word or a pair must stand in. */
const LEAST = 3
/** Weights of words that are left out, in hundredths. */
const LITTLE = 15

const lineSchema = z.object({ intent: z.enum(Object.keys(INTENTS)), phrasings: z.array(z.string()), near: z.array(z.string()).default([]) })

interface Case {
  /** Index in the intents and one; 0 is none. */
  readonly label: number
  readonly text: string
  readonly features: ReadonlySet<string>
}

const intents = Object.keys(INTENTS)
const next = random(7)
const pick = (from: readonly string[]): string => from[Math.floor(next() * from.length)] ?? ''
const model = await startModel({ indexDir: await sharedModelDir(), log: (line) => process.stderr.write(`${line}\n`) })
const nobody = { facts: buildFacts(parseDocument('# Ada\n\nNothing.\n')), vocabulary: model.embedder.words }

/** As an answerer would put it; `marked` keeps the places of names apart from words. */
function worded(text: string): { readonly filled: string; readonly marked: string } {
  const put = (of: (name: string) => string): string => wordedFor(nobody, text.replace(/\{(\w+)\}/g, (_, name: string) => of(name))).text
  return { filled: put((name) => pick(NAMED[name] ?? [])), marked: put((name) => (name === 'NAME' ? 'she' : name === 'YEAR' ? '2015' : 'Qqqx')) }
}

type Raw = Omit<Case, 'features'> & { readonly marked: string }
const read = (file: string): Raw[] =>
  readFileSync(new URL(file, FOLDER), 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .flatMap((line) => {
      const { intent, phrasings, near } = lineSchema.parse(JSON.parse(line))
      const of = (label: number) => (text: string): Raw => {
        const { filled, marked } = worded(text)
        return { label, text: filled, marked }
      }
      return [...phrasings.map(of(intents.indexOf(intent) + 1)), ...near.map(of(0))]
    })

const phrased = ['a1.jsonl', 'a2.jsonl', 'b1.jsonl', 'c1.jsonl'].flatMap(read)
const unseen = read('unseen.jsonl')
const ofSets = loadSets()
  .filter(({ name, part }) => part === 'tuned' && !isNeverFitted(name))
  .flatMap(({ questions }) => questions.filter(({ type, prev }) => type !== 'adversarial' && !prev?.length))
  .filter((_, i) => i % EVERY === 0)
  .map(({ query }): Raw => ({ label: 0, text: wordedFor(nobody, query).text, marked: query }))

const counts = new Map<string, number>()
const count = (found: Iterable<string>): void => {
  for (const one of found) counts.set(one, (counts.get(one) ?? 0) + 1)
}
for (const { marked } of phrased) count(new Set(words(marked).map(({ stem }) => stem)))
const isCommon = (one: string): boolean => (counts.get(one) ?? 0) >= LEAST && one !== 'qqqx'
const known = new Set([...counts.keys()].filter(isCommon))
const featuresOf = ({ marked }: Raw): Set<string> => intentFeatures(marked, (stem) => known.has(stem))
for (const raw of phrased) count([...featuresOf(raw)].filter((one) => one.includes(' ')))
const names = [...counts.keys()].filter(isCommon).sort()
const placeOf = new Map(names.map((name, i) => [name, i]))

async function vectorsOf(cases: readonly Raw[]): Promise<Float32Array[]> {
  const vectors: Float32Array[] = []
  for (let from = 0; from < cases.length; from += 64)
    vectors.push(...(await Promise.all(cases.slice(from, from + 64).map(async ({ text }) => (await model.embedder.query(text)).vector))))
  return vectors
}

const inputsOf = async (cases: readonly Raw[], weight: number) => {
  const vectors = await vectorsOf(cases)
  return cases.map((one, i) => {
    const shown = featuresOf(one)
    return {
      label: one.label,
      weight,
      dense: (vectors[i] ?? new Float32Array()).map((x) => x * VECTOR_SCALE),
      places: [...shown].flatMap((name) => placeOf.get(name) ?? []),
      share: WORD_SCALE / Math.sqrt(Math.max(1, shown.size)),
    }
  })
}

const lessons = await inputsOf(phrased, 1)
const others = await inputsOf(ofSets, OF_SETS)
const checks = await inputsOf(unseen, 1)
await model.embedder.close()

const shape = { classes: intents.length + 1, dense: model.embedder.dimensions, sparse: names.length }
const first = fitSoftmax(lessons, shape)
const sureOf = (fitted: Softmax, one: (typeof lessons)[number]): { label: number; chance: number } => {
  const chances = fitted.chances(one)
  const label = chances.reduce((best, chance, i) => (i > 0 && chance > (chances[best] ?? 0) ? i : best), 1)
  return { label, chance: chances[label] ?? 0 }
}
const none = others.filter((one) => sureOf(first, one).chance < PLAINLY_NONE)
const fitted = fitSoftmax([...lessons, ...none], shape)
process.stdout.write(`${lessons.length} phrasings and what looks alike, ${none.length} of ${others.length} questions of the sets, ${names.length} words and pairs\n`)
for (const at of [0.5, 0.6, 0.7, 0.8, 0.9]) {
  const share = (of: typeof checks, test: (one: (typeof checks)[number]) => boolean): string => (of.filter(test).length / Math.max(1, of.length)).toFixed(3)
  const meant = checks.filter(({ label }) => label > 0)
  const isSure = (one: (typeof checks)[number]): boolean => sureOf(fitted, one).chance > at
  const sure = meant.filter(isSure)
  process.stdout.write(
    `above ${at}: sure of ${share(meant, isSure)}, of these right ${share(sure, (one) => sureOf(fitted, one).label === one.label)}; taken for one ${share(checks.filter(({ label }) => label === 0), isSure)}\n`,
  )
}

/** The words of each intent's phrasings. */
const saidOf = (label: number): string => [...new Set(phrased.filter((one) => one.label === label).flatMap(({ marked }) => words(marked).flatMap(({ stem, stop }) => (stop || stem === 'qqqx' ? [] : [stem]))))].sort().join(' ')
const rows = packed([...fitted.dense], shape.dense)
const features = names.flatMap((name, place) => {
  const numbers = Array.from({ length: shape.classes }, (_, one) => [one, Math.round(100 * (fitted.sparse[place * shape.classes + one] ?? 0))] as const).filter(([, weight]) => Math.abs(weight) >= LITTLE)
  return numbers.length > 0 || !name.includes(' ') ? [`    ${JSON.stringify(name)}: '${numbers.flat().join(' ') || '0 0'}',`] : []
})
writeFileSync(
  OUT,
  `// Written by \`npm run eval:fit-intents\` from test/eval/intents and test/eval/sets; not by hand.
import type { Intent } from './intents.ts'

interface IntentWeights {
  readonly intents: readonly Intent[]
  /** Of none, then of each intent. */
  readonly bias: readonly number[]
  /** A row for each, of one byte a number, in base64. */
  readonly vectors: { readonly scales: readonly number[]; readonly rows: string }
  /** By a word or a pair of words: a class and what it counts for that, in hundredths, in turn. */
  readonly features: Readonly<Record<string, string>>
  /** Words of each intent's phrasings. */
  readonly said: readonly string[]
}

// prettier-ignore
export const INTENT_WEIGHTS: IntentWeights = {
  intents: [${intents.map((one) => `'${one}'`).join(', ')}],
  bias: [${[...fitted.bias].map((x) => Number(x.toFixed(3))).join(', ')}],
  vectors: {
    scales: [${rows.scales}],
    rows: '${rows.data}',
  },
  features: {
${features.join('\n')}
  },
  said: [
${intents.map((_, i) => `    ${JSON.stringify(saidOf(i + 1))},`).join('\n')}
  ],
}
`,
)
process.stdout.write(`wrote ${OUT}\n`)
