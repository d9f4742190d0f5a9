/**
 * npm run eval:fit-sections: fits what tells of what kind a section is by its lines alone, and writes
 * src/rag/answer/document/section-weights.ts. It learns from sections whose headings name one kind, and a little from
 * what stands below these; headings themselves it never sees. Printed is how often it is right on the CVs that
 * neither rankers nor decliner are fitted on (kept-apart.ts), beside the patterns that were there before.
 */
import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { format, resolveConfig } from 'prettier'
import { kindsOfContent } from '../../src/rag/answer/document/content-kinds.ts'
import { kindsOfHeading } from '../../src/rag/answer/document/heading-kinds.ts'
import { sectionFeatures } from '../../src/rag/answer/document/section-content.ts'
import { buildFacts } from '../../src/rag/answer/facts/build-facts.ts'
import type { Kind } from '../../src/rag/answer/lexicon/kinds.ts'
import { random } from '../../bench/material.ts'
import { parseDocument } from '../../src/rag/document.ts'
import { isNeverFitted } from './kept-apart.ts'
import { loadSets } from './sets.ts'

const OUT = fileURLToPath(new URL('../../src/rag/answer/document/section-weights.ts', import.meta.url))
/** CVs that a word must stand in. */
const LEAST_CVS = 20
/** Rounds over all sections: with more it learns them by heart. */
const ROUNDS = 3
const RATE = 0.15
const DECAY = 0.01
/** What a section counts that has its kind from the one above it. */
const BELOW = 0.3
/** Words that move no score by more are left out. */
const LITTLE = 0.2
/** A heading names a kind with this weight, at least. */
const NAMED = 0.9

interface Case {
  readonly cv: number
  readonly kind: Kind
  readonly weight: number
  readonly texts: readonly string[]
  readonly features: ReadonlyMap<string, number>
}

function casesOf(markdown: string, cv: number): Case[] {
  const { document, units } = buildFacts(parseDocument(markdown))
  const { sections } = document
  const lines = sections.map(() => [] as string[])
  for (const { unit } of units) if (unit.kind !== 'heading') lines[unit.section]?.push(unit.text)
  const kindOf = (section: number | null): Kind | null => {
    const { heading = '', depth = 0 } = sections[section ?? -1] ?? {}
    const named = depth === 0 ? [] : [...kindsOfHeading(heading)].filter(([, weight]) => weight >= NAMED)
    return named.length === 1 ? (named[0]?.[0] ?? null) : null
  }
  return sections.flatMap(({ index, depth, parent, heading }): Case[] => {
    const texts = lines[index] ?? []
    const own = kindOf(index)
    const kind = own ?? (kindsOfHeading(heading).size === 0 ? kindOf(parent) : null)
    if (texts.length === 0 || depth === 0 || kind === null) return []
    const features = sectionFeatures(texts, index / sections.length)
    return [{ cv, kind, weight: own === null ? BELOW : 1, texts, features }]
  })
}

const lessons: Case[] = []
const checks: Case[] = []
for (const [i, { name, part, markdown }] of loadSets().entries())
  if (part === 'tuned' || part === 'held-out')
    (part === 'held-out' || isNeverFitted(name) ? checks : lessons).push(...casesOf(markdown, i))

const kinds = [...new Set(lessons.map(({ kind }) => kind))].sort()
const cvsWith = new Map<string, Set<number>>()
for (const { cv, features } of lessons)
  for (const feature of features.keys()) cvsWith.set(feature, (cvsWith.get(feature) ?? new Set()).add(cv))

const weights = new Map<string, Float64Array>()
for (const [feature, { size }] of cvsWith)
  if (feature.startsWith(' ') || size >= LEAST_CVS) weights.set(feature, new Float64Array(kinds.length))
const bias = new Float64Array(kinds.length)

function chancesOf({ features }: Case): number[] {
  const scores = Array.from(bias)
  for (const [feature, value] of features) weights.get(feature)?.forEach((w, k) => (scores[k]! += w * value))
  const most = Math.max(...scores)
  const odds = scores.map((score) => Math.exp(score - most))
  const sum = odds.reduce((a, b) => a + b, 0)
  return odds.map((one) => one / sum)
}

/** AdaGrad on the logarithm of the right kind's chance. */
function learn(): void {
  const squares = new Map([...weights.keys()].map((feature) => [feature, new Float64Array(kinds.length)]))
  const ofBias = new Float64Array(kinds.length)
  const step = (gradient: number, sums: Float64Array, k: number): number => {
    sums[k]! += gradient * gradient
    return (RATE * gradient) / Math.sqrt(sums[k]! + 1e-6)
  }
  const next = random(9)
  for (let round = 0; round < ROUNDS; round++) {
    const order = lessons.map((one) => ({ one, at: next() })).sort((a, b) => a.at - b.at)
    for (const { one } of order) {
      const off = chancesOf(one).map((chance, k) => (chance - (kinds[k] === one.kind ? 1 : 0)) * one.weight)
      off.forEach((gradient, k) => (bias[k]! -= step(gradient, ofBias, k)))
      for (const [feature, value] of one.features) {
        const row = weights.get(feature)
        const sums = squares.get(feature)
        if (row && sums) off.forEach((gradient, k) => (row[k]! -= step(gradient * value + DECAY * row[k]!, sums, k)))
      }
    }
  }
}

const likeliest = (chances: readonly number[]): Kind | undefined => kinds[chances.indexOf(Math.max(...chances))]
const share = (isRight: (one: Case) => boolean): string => (checks.filter(isRight).length / checks.length).toFixed(4)

learn()
for (const [feature, row] of weights) if (row.every((w) => Math.abs(w) < LITTLE)) weights.delete(feature)
const byPatterns = ({ texts, kind }: Case): boolean => [...kindsOfContent(texts)].sort((a, b) => b[1] - a[1])[0]?.[0] === kind
process.stdout.write(
  `${lessons.length} sections; of ${checks.length} others right: ${share((one) => likeliest(chancesOf(one)) === one.kind)}, by the patterns ${share(byPatterns)}\n`,
)

const hundredths = (row: Iterable<number>): string => `'${Array.from(row, (w) => Math.round(100 * w)).join(' ')}'`
const source = `// Written by \`npm run eval:fit-sections\` from sections whose headings name their kind; not by hand.
import type { Kind } from '../lexicon/kinds.ts'

interface SectionWeights {
  readonly kinds: readonly Kind[]
  /** A number for each kind, in hundredths. */
  readonly bias: string
  /** The same by a stem, or by the name of a shape. */
  readonly weights: Readonly<Record<string, string>>
}

export const SECTION_WEIGHTS: SectionWeights = {
  kinds: [${kinds.map((kind) => `'${kind}'`).join(', ')}],
  bias: ${hundredths(bias)},
  weights: {
${[...weights]
  .sort(([a], [b]) => (a < b ? -1 : 1))
  .map(([feature, row]) => `    ${JSON.stringify(feature)}: ${hundredths(row)},`)
  .join('\n')}
  },
}
`
writeFileSync(OUT, await format(source, { ...(await resolveConfig(OUT)), filepath: OUT }))
process.stdout.write(`wrote ${OUT}\n`)
