/** What the rankers put first for each question of the tuned sets and their twins, as the verifier is given it: it learns on these too. */
import { consider } from '../../src/rag/answer/consider.ts'
import { readable } from '../../src/rag/answer/declining/second-order.ts'
import { withoutOrders } from '../../src/rag/answer/lexicon/injection.ts'
import { wordedFor } from '../../src/rag/answer/question/worded.ts'
import { fold } from '../../src/rag/answer/text/text.ts'
import { holds } from './judge.ts'
import type { Tokenize } from './lessons.ts'
import { Reads } from './reads.ts'
import { goldPlaces } from './gold.ts'
import { loadSets } from './sets.ts'

const NOW = 2026 * 12 + 10
/** Candidates of a question that are taken. */
const TAKEN = 5

interface Asked {
  /** The question's word pieces, as it is worded when it is asked. */
  readonly ids: readonly number[]
  /** Best first: a line's place, or, below 0, a list's: -1 is the first of the lists. */
  readonly candidates: readonly number[]
  /** Lists among them that answer. */
  readonly right: readonly number[]
}

export interface Candidates {
  readonly lists: readonly (readonly number[])[]
  /** By the word pieces of the question as it stands in the set. */
  readonly questions: Readonly<Record<string, Asked>>
}

export async function candidates(tokenize: Tokenize): Promise<Record<string, Candidates>> {
  const opener = new Reads()
  const out: Record<string, Candidates> = {}
  for (const set of loadSets().filter(({ part }) => part === 'tuned')) {
    const read = await opener.open(set)
    const lists: (readonly number[])[] = []
    const questions: Record<string, Asked> = {}
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
          lists.push(tokenize('', readable(read.facts, one))[0])
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
      questions[tokenize('', question.query)[0].join(',')] = { ids: tokenize('', text)[0], candidates: found, right }
    }
    out[set.name] = { lists, questions }
  }
  await opener.close()
  return out
}
