/** What the rankers put first for each question of the tuned sets and their twins, as the verifier is given it: it learns on these too. */
import { createHash } from 'node:crypto'
import { z } from 'zod'
import { consider } from '../../src/rag/answer/consider.ts'
import { readable } from '../../src/rag/answer/declining/second-order.ts'
import { withoutOrders } from '../../src/rag/answer/lexicon/injection.ts'
import { wordedFor } from '../../src/rag/answer/question/worded.ts'
import { WEIGHTS } from '../../src/rag/answer/ranking/weights.ts'
import { fold } from '../../src/rag/answer/text/text.ts'
import { projectionDigest } from '../../src/rag/late/projection.ts'
import { adapterDigest } from '../../src/rag/model/adapter.ts'
import { holds } from './judge.ts'
import type { Tokenize } from './lessons.ts'
import { Reads, type Read } from './reads.ts'
import { goldPlaces } from './gold.ts'
import { loadSets, type EvalSet } from './sets.ts'

const NOW = 2026 * 12 + 10
/** Candidates of a question that are taken. */
const TAKEN = 5

const numbers = z.array(z.number())

const askedSchema = z.object({
  /** The question's word pieces, as it is worded when it is asked. */
  ids: numbers,
  /** Best first: a line's place, or, below 0, a list's: -1 is the first of the lists. */
  candidates: numbers,
  /** Lists among them that answer. */
  right: numbers,
})

/** By the names of sets. */
export const candidatesSchema = z.record(
  z.string(),
  z.object({
    /** What they were made of: while that is as it was, they are not sought anew. */
    of: z.string(),
    lists: z.array(numbers),
    /** By the word pieces of the question as it stands in the set. */
    questions: z.record(z.string(), askedSchema),
  }),
)
type Candidates = z.infer<typeof candidatesSchema>

/** Changes with the lines of a CV, its questions, the matcher, and what the rankers are fitted to. */
function madeOf({ questions, twins }: EvalSet, { facts }: Read): string {
  const lines = facts.units.map(({ unit, contextText }) => [contextText, unit.text])
  const queries = [...questions, ...twins].map(({ query }) => query)
  const fitted = [adapterDigest(), projectionDigest(), WEIGHTS.unit, WEIGHTS.group]
  return createHash('sha256').update(JSON.stringify([lines, queries, fitted])).digest('hex')
}

/** @param before those of an earlier run */
export async function candidates(tokenize: Tokenize, before: Readonly<Candidates>): Promise<Candidates> {
  const opener = new Reads()
  const out: Candidates = {}
  for (const set of loadSets().filter(({ part }) => part === 'tuned')) {
    const read = await opener.open(set)
    const of = madeOf(set, read)
    const known = before[set.name]
    if (known?.of === of) {
      out[set.name] = known
      continue
    }
    const lists: number[][] = []
    const questions: Candidates[string]['questions'] = {}
    for (const question of [...set.questions, ...set.twins]) {
      const { rest } = withoutOrders(question.query, fold)
      if (rest === '' || question.type === 'adversarial') continue
      const { text, foreign } = wordedFor(read, rest)
      if (foreign) continue
      const { ranking } = await consider(text, { ...read, now: NOW })
      const starts = goldPlaces(set, question).map(([a]) => a)
      const found: number[] = []
      const right: number[] = []
      for (const one of ranking.first.slice(0, TAKEN)) {
        if (one.group === null) found.push(one.unit ?? 0)
        else {
          lists.push([...tokenize('', readable(read.facts, one))[0]])
          found.push(-lists.length)
          const said = one.group.items.map(({ label }) => label).join('; ')
          const cites = one.group.items.some(({ units }) =>
            units.some((u) => {
              const span = read.facts.units[u]?.unit.span
              return span !== undefined && starts.some((a) => a >= span.start - 4 && a < span.end)
            }),
          )
          if (question.answerable && cites && question.all.every((names) => names.some((name) => holds(said, name)))) right.push(-lists.length)
        }
      }
      questions[tokenize('', question.query)[0].join(',')] = { ids: [...tokenize('', text)[0]], candidates: found, right }
    }
    out[set.name] = { of, lists, questions }
  }
  await opener.close()
  return out
}
