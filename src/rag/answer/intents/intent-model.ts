/**
 * What a question asks, of all that recruiters ask of everybody, in whatever words: learned from phrasings
 * (test/eval/fit-intents.ts). What the embedding model makes of a question brings the meaning, its words and their
 * pairs tell apart what is nearly the same ('when did she start at' and 'when did she leave').
 */
import { unpackedRows } from '../../model/packed-rows.ts'
import { words } from '../text/text.ts'
import { INTENT_WEIGHTS } from './intent-weights.ts'
import type { Intent } from './intents.ts'

/** What the two kinds of feature count beside each other: both were fitted so. */
export const VECTOR_SCALE = 6
export const WORD_SCALE = 3
/** For a word that the phrasings do not have: most are names. Several in a row are one. */
const NAME = '·'
const NUMBER = '#'

export interface Meant {
  readonly intent: Intent
  readonly chance: number
}

/** The words of a question and their pairs, with `known` stems as they are. */
export function intentFeatures(text: string, known: (stem: string) => boolean): Set<string> {
  const tokens: string[] = []
  for (const { stem } of words(text)) {
    const token = /^\d/.test(stem) ? NUMBER : known(stem) ? stem : NAME
    if (token !== NAME || tokens.at(-1) !== NAME) tokens.push(token)
  }
  const found = new Set(tokens.filter((token) => token !== NAME))
  for (const [i, token] of ['^', ...tokens].entries()) found.add(`${token} ${tokens[i] ?? '$'}`)
  return found
}

const { intents, bias, vectors, features } = INTENT_WEIGHTS
/** One more than the intents: the first is none of them. */
const CLASSES = intents.length + 1
const VECTORS = unpackedRows(vectors.rows, vectors.scales)
const WIDTH = VECTORS.data.length / CLASSES
if (WIDTH % 4 !== 0) throw new Error('The products of vectors go by fours')
const BIAS = Float32Array.from(bias)
/** Class and weight in turn. */
const FEATURES: ReadonlyMap<string, readonly number[]> = new Map(
  Object.entries(features).map(([name, numbers]) => [name, numbers.split(' ').map(Number)]),
)

/** Is it a word of the phrasings? */
export const isWordOfIntents = (stem: string): boolean => FEATURES.has(stem)

/** A word of so many intents' phrasings may be said with any. */
const GENERAL = 20
const SAID = INTENT_WEIGHTS.said.map((stems) => new Set(stems.split(' ')))

/** Is it a word of an intent's phrasings, or of most? */
export const isSaidFor = (intent: Intent, stem: string): boolean =>
  SAID[intents.indexOf(intent)]?.has(stem) === true ||
  SAID.filter((stems) => stems.has(stem)).length >= GENERAL

/**
 * The likeliest intent, with its chance among all; null where none of them is likelier.
 * @param vector what the model makes of the text, of length 1
 */
export function intentOf(text: string, vector: Float32Array): Meant | null {
  const known = last.get(vector)
  if (known?.text === text) return known.meant
  const meant = likeliest(text, vector)
  last.set(vector, { text, meant })
  return meant
}

/** A question's intent is looked at from several sides. */
const last = new WeakMap<Float32Array, { readonly text: string; readonly meant: Meant | null }>()

function likeliest(text: string, vector: Float32Array): Meant | null {
  const scores = new Float64Array(CLASSES)
  for (let one = 0; one < CLASSES; one++)
    scores[one] = BIAS[one]! + VECTOR_SCALE * product(one * WIDTH, vector) * VECTORS.scales[one]!
  const shown = intentFeatures(text, isWordOfIntents)
  const share = WORD_SCALE / Math.sqrt(Math.max(1, shown.size))
  for (const name of shown) {
    const numbers = FEATURES.get(name) ?? []
    for (let i = 0; i < numbers.length; i += 2)
      scores[numbers[i] ?? 0]! += ((numbers[i + 1] ?? 0) / 100) * share
  }
  const top = scores.reduce((best, score, i) => (score > (scores[best] ?? 0) ? i : best), 0)
  const intent = intents[top - 1]
  if (intent === undefined) return null
  const all = scores.reduce((sum, score) => sum + Math.exp(score - (scores[top] ?? 0)), 0)
  return { intent, chance: 1 / all }
}

/** Four sums side by side, so that none waits for the one before. */
function product(row: number, vector: Float32Array): number {
  const { data } = VECTORS
  let [a, b, c, d] = [0, 0, 0, 0]
  for (let k = 0; k < WIDTH; k += 4) {
    a += data[row + k]! * vector[k]!
    b += data[row + k + 1]! * vector[k + 1]!
    c += data[row + k + 2]! * vector[k + 2]!
    d += data[row + k + 3]! * vector[k + 3]!
  }
  return a + b + c + d
}
