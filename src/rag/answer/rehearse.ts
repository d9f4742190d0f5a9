/**
 * Answers questions nobody asked while the model is still embedding, so that the first real ones find the code
 * compiled: in a fresh process they take three times as long as later ones.
 */
import { setImmediate as turn } from 'node:timers/promises'
import type { Comparison, Vocabulary } from '../answerer.ts'
import { plainMatching } from '../late/projection.ts'
import type { Compared } from './judged.ts'
import { extract } from './extract.ts'
import type { Facts } from './facts/facts.ts'
import type { Group } from './facts/groups.ts'
import { planOverview } from './overview.ts'
import { matchesOf } from './ranking/similarity.ts'
import { preparePatterns } from './text/pattern-map.ts'
import { words } from './text/text.ts'

/** One of each kind that takes a way of its own. */
const QUESTIONS = [
  'Where did she study, and when did she finish?',
  'What is his current job?',
  'How long did they work at their last employer?',
  'Which languages does the candidate speak?',
  'How many people were on the largest team?',
  'Do you know Kubernetes?',
  'What did she do in 2017?',
  'Who supervised the thesis?',
  'email address',
  'Why did he leave the first company?',
  'List all certificates that are still valid',
  'How much money was saved?',
  'Have you ever been in charge of a budget?',
  'What was the title of the paper published after the degree?',
]
/** A third round made the first forty questions no faster. */
const ROUNDS = 2
/** Of the bundled model. */
const DIMENSIONS = 384

/** Stops soon after `enough`; other work has its turn between two questions. */
export async function rehearse(
  { facts, groups }: { readonly facts: Facts; readonly groups: readonly Group[] },
  vocabulary: Vocabulary,
  now: number,
  enough: AbortSignal,
): Promise<void> {
  await preparePatterns(enough)
  for (let i = 0; i < ROUNDS * QUESTIONS.length && !enough.aborted; i++) {
    const compare = (text: string) => Promise.resolve(madeUp(text, facts.units.length, i))
    const question = QUESTIONS[i % QUESTIONS.length] ?? ''
    if (i === 0) {
      // half of what the very first takes, in a turn of its own
      planOverview(facts, groups, question, now)
      await turn()
    }
    await extract(question, { facts, groups, compare, vocabulary, now })
    await turn()
  }
}

/** A comparison as the model might make it: other units come out first each time. */
function madeUp(text: string, units: number, seed: number): Compared {
  const pieces = words(text)
  const like = (unit: number, piece: number): number => (((unit + seed) * 31 + piece * 17) % 97) / 97
  const comparisons = Array.from({ length: units }, (_, unit): Comparison => {
    const best = Float32Array.from(pieces, (_, piece) => like(unit, piece))
    return { dense: like(unit, 3), own: like(unit, 5), best, bestOwn: best }
  })
  return {
    pieces: {
      starts: Uint32Array.from(pieces, (word) => word.start),
      ends: Uint32Array.from(pieces, (word) => word.end),
      matching: plainMatching(pieces.length),
    },
    vector: Float32Array.from({ length: DIMENSIONS }, (_, i) => like(i, 7) / Math.sqrt(DIMENSIONS)),
    matches: matchesOf(comparisons, pieces.length),
  }
}
