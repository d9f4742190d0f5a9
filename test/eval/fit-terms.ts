/**
 * npm run eval:fit-terms: fits what tells which term of one's work a short text tells (hours, notice, a start, travel,
 * moving, permits, work from home, pay, driving, shifts), and writes src/rag/answer/common/terms/term-weights.ts. It
 * learns from test/eval/terms (statements by several hands, each with many that tell none of these), from
 * test/support/layouts/practical.ts and from lines of the sets' CVs that stand where no terms are told. Printed is what
 * it makes of the statements of another hand, which it has not seen (practical-held-out.ts), and of lines of CVs that
 * are never fitted on.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import { piecesOf } from '../../src/rag/answer/common/pieces.ts'
import { TERM_SCALE, termFeatures } from '../../src/rag/answer/common/terms/term-model.ts'
import { buildFacts } from '../../src/rag/answer/facts/build-facts.ts'
import { parseDocument } from '../../src/rag/document.ts'
import { HELD_OUT } from '../support/layouts/practical-held-out.ts'
import { PRACTICAL } from '../support/layouts/practical.ts'
import { fitSoftmax, type Softmax, type SoftmaxInput } from './fit-softmax.ts'
import { isNeverFitted } from './kept-apart.ts'
import { loadSets } from './sets.ts'

const FOLDER = new URL('./terms/', import.meta.url)
const OUT = fileURLToPath(new URL('../../src/rag/answer/common/terms/term-weights.ts', import.meta.url))
/** Of the sets' lines every so many are learned from, and what one counts beside a statement. */
const EVERY = 7
const OF_SETS = 0.5
/** A line of the sets that is likelier than this a term is left out: nobody told what it is. */
const PLAINLY_NONE = 0.8
/** Texts that a feature must stand in. */
const LEAST = 3
/** Weights that are left out, in hundredths. */
const LITTLE = 12
/** Sections of posts, of which lines tell terms too. */
const OF_POSTS: ReadonlySet<string> = new Set(['experience', 'volunteering', 'education'])
/** Sections in which terms are told. */
const OF_TERMS: ReadonlySet<string | null> = new Set(['practical', 'contact', 'summary', 'certifications', null])

const terms = Object.keys(PRACTICAL)
const lineSchema = z.object({ kind: z.enum([...terms, 'other']), text: z.string().min(1) })

interface Case {
  /** Index in the terms and one; 0 is none. */
  readonly label: number
  readonly text: string
  readonly weight: number
}
const caseOf = (kind: string, text: string, weight = 1): Case => ({ label: terms.indexOf(kind) + 1, text, weight })
const stated = (list: typeof PRACTICAL): Case[] => Object.entries(list).flatMap(([kind, { told }]) => told.map((text) => caseOf(kind, text)))

const written = readdirSync(FOLDER).flatMap((file) =>
  readFileSync(new URL(file, FOLDER), 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const { kind, text } = lineSchema.parse(JSON.parse(line))
      return caseOf(kind, text)
    }),
)
const elsewhere = (isOf: (name: string) => boolean): (Case & { readonly mayTell: boolean })[] =>
  loadSets()
    .filter(({ name, part }) => part === 'tuned' && isOf(name))
    .flatMap(({ markdown }) => piecesOf(buildFacts(parseDocument(markdown))))
    .filter(({ kind, within }) => within || !OF_TERMS.has(kind))
    .filter((_, i) => i % EVERY === 0)
    .map(({ text, kind }) => ({ ...caseOf('other', text, OF_SETS), mayTell: kind !== null && OF_POSTS.has(kind) }))

const stating = [...written, ...stated(PRACTICAL)]
const ofSets = elsewhere((name) => !isNeverFitted(name))
const lessons = [...stating, ...ofSets]
const counts = new Map<string, number>()
for (const { text } of lessons) for (const name of termFeatures(text)) counts.set(name, (counts.get(name) ?? 0) + 1)
const names = [...counts].flatMap(([name, count]) => (count >= LEAST ? [name] : [])).sort()
const placeOf = new Map(names.map((name, i) => [name, i]))
const inputOf = ({ label, text, weight }: Case): SoftmaxInput => {
  const places = [...termFeatures(text)].flatMap((name) => placeOf.get(name) ?? [])
  return { label, weight, dense: new Float32Array(), places, share: TERM_SCALE / Math.sqrt(Math.max(1, places.length)) }
}

const shape = { classes: terms.length + 1, dense: 0, sparse: names.length }
const toldIn = (fitted: Softmax, one: Case): { label: number; chance: number } => {
  const chances = fitted.chances(inputOf(one))
  const label = chances.reduce((best, chance, i) => (chance > (chances[best] ?? 0) ? i : best), 0)
  return { label, chance: chances[label] ?? 0 }
}
// a post tells its hours too, and nobody said so
const first = fitSoftmax(stating.map(inputOf), shape)
const none = ofSets.filter((one) => {
  const { label, chance } = toldIn(first, one)
  return !one.mayTell || label === 0 || chance < PLAINLY_NONE
})
const fitted = fitSoftmax([...stating, ...none].map(inputOf), shape)
// what is not written is not counted below either
fitted.sparse.forEach((weight, i) => {
  if (Math.abs(weight) * 100 < LITTLE) fitted.sparse[i] = 0
})
const toldBy = (one: Case): { label: number; chance: number } => toldIn(fitted, one)
const unseen = stated(HELD_OUT)
const others = elsewhere(isNeverFitted)
process.stdout.write(`${written.length} statements, ${none.length} of ${ofSets.length} lines of the sets; ${names.length} features; ${unseen.length} unseen, ${others.length} lines of other CVs\n`)
for (const at of [0.3, 0.5, 0.6, 0.7, 0.8, 0.9]) {
  const sure = unseen.map((one) => ({ one, told: toldBy(one) })).filter(({ told }) => told.label > 0 && told.chance >= at)
  const right = sure.filter(({ one, told }) => told.label === one.label).length
  const taken = others.map(toldBy).filter(({ label, chance }) => label > 0 && chance >= at).length
  process.stdout.write(
    `above ${at}: told ${(right / unseen.length).toFixed(3)} of the unseen, wrongly ${((sure.length - right) / unseen.length).toFixed(3)}; of other lines taken for one ${(taken / others.length).toFixed(4)}\n`,
  )
}
if (process.argv.includes('--shown'))
  for (const one of [...unseen, ...others]) {
    const { label, chance } = toldBy(one)
    if (label !== one.label) process.stdout.write(`${terms[one.label - 1] ?? 'none'} taken for ${terms[label - 1] ?? 'none'} (${chance.toFixed(2)}): ${one.text.slice(0, 150)}\n`)
  }

const features = names.flatMap((name, place) => {
  const numbers = Array.from({ length: shape.classes }, (_, one) => [one, Math.round(100 * (fitted.sparse[place * shape.classes + one] ?? 0))] as const).filter(([, weight]) => Math.abs(weight) >= LITTLE)
  return numbers.length > 0 ? [`    ${JSON.stringify(name)}: '${numbers.flat().join(' ')}',`] : []
})
writeFileSync(
  OUT,
  `// Written by \`npm run eval:fit-terms\` from test/eval/terms and test/eval/sets; not by hand.
export type Term = ${terms.map((one) => `'${one}'`).join(' | ')}

interface TermWeights {
  readonly terms: readonly Term[]
  /** Of none, then of each term. */
  readonly bias: readonly number[]
  /** By what a text shows: a class and what it counts for that, in hundredths, in turn. */
  readonly features: Readonly<Record<string, string>>
}

// prettier-ignore
export const TERM_WEIGHTS: TermWeights = {
  terms: [${terms.map((one) => `'${one}'`).join(', ')}],
  bias: [${[...fitted.bias].map((x) => Number(x.toFixed(3))).join(', ')}],
  features: {
${features.join('\n')}
  },
}
`,
)
process.stdout.write(`wrote ${OUT}\n`)
