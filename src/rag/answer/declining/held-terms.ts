/** Where the CV holds what a question's words ask for: by word, by meaning, or by having a section for it. */
import type { Facts } from '../facts/facts.ts'
import type { Topic } from '../lexicon/topics.ts'
import { flags, ofKind } from '../ranking/flags.ts'
import type { Reading } from '../ranking/reader.ts'
import type { Term } from '../ranking/terms.ts'

/** What the CV says of these answers whatever place or date the question names. */
const ANYWHERE = new Set(['relocate', 'visa', 'commute', 'notice', 'remote', 'travel'])

/** So well does a header hold a name that is asked for. */
export const NAMED = 0.8

/** Terms that belong to a topic of which the CV has a section: 'hobbies' needs not stand in it. */
export function coveredTerms(facts: Facts, reading: Reading): ReadonlySet<Term> {
  const out = new Set<Term>()
  for (const topic of reading.question.topics) {
    // one language is not told of by what stands of others
    if (topic.name === 'language') continue
    const match = topic.ask.exec(reading.question.folded)
    if (!match) continue
    if (!hasSection(facts, topic)) continue
    for (const term of reading.terms)
      if (
        ANYWHERE.has(topic.name) ||
        (!term.named && term.word.start >= match.index && term.word.start < match.index + match[0].length)
      )
        out.add(term)
  }
  return out
}

/** Does a text tell of a topic where such things stand? */
function hasSection(facts: Facts, { tell, kinds }: Topic): boolean {
  const shares = kinds.map((kind) => ofKind(facts, kind))
  return flags(facts, tell).some((told, i) => told === 1 && shares.some((share) => (share[i] ?? 0) >= 0.5))
}

/** How surely a unit speaks of a term: its word, a synonym, or something near in meaning. */
export function holds({ terms, table, pieces, matches }: Reading, t: number, unit: number): number {
  const at = t * table.width + unit
  const best = Math.max(table.own[at] ?? 0, table.context[at] ?? 0)
  const word = terms[t]?.word
  if (best >= 0.8 || word === undefined) return best
  const from = (matches.rows[unit] ?? 0) * matches.stride
  let sum = 0
  let count = 0
  for (let i = 0; i < pieces.starts.length; i++) {
    const start = pieces.starts[i] ?? 0
    if (start < word.start || start >= word.end) continue
    sum += matches.best[from + i] ?? 0
    count++
  }
  return Math.max(best, count > 0 ? sum / count : 0)
}

/** How near any text of the CV comes to a word of the question, by meaning; the mean of its pieces' best matches. */
export function bestAnywhere(reading: Reading, term: Term): number {
  const { pieces, matches } = reading
  const { bestOwn, stride } = matches
  let sum = 0
  let count = 0
  for (let i = 0; i < pieces.starts.length; i++) {
    const start = pieces.starts[i] ?? 0
    if (start < term.word.start || start >= term.word.end) continue
    let best = 0
    // Within bounds: a check of each number would double the time.
    for (let at = i; at < bestOwn.length; at += stride) best = Math.max(best, bestOwn[at]!)
    sum += best
    count++
  }
  return count > 0 ? sum / count : 1
}

/** Does one of these words name what is asked for? */
export const heldBy = ({ matches }: Term, stems: ReadonlySet<string>): boolean =>
  [...matches].some(([key, value]) => value >= NAMED && stems.has(key))

const ASKING = /\b(?:who|whom|whose|what|which|where|when|why|how(?: (?:many|much|long|often))?)\b/g

/**
 * Where a unit falls short: the share of the question's word piece that it matches worst, with and without its
 * context, and how well it matches the words that ask ('why', 'how many'), which are near what would answer them.
 */
export function gaps(
  { question, pieces, matches }: Reading,
  unit: number,
): { readonly lacking: number; readonly lackingFull: number; readonly asking: number } {
  const { shares } = pieces.matching
  const from = (matches.rows[unit] ?? 0) * matches.stride
  const asks = [...question.folded.matchAll(ASKING)].map((m) => [m.index, m.index + m[0].length] as const)
  let lacking = 0
  let lackingFull = 0
  let asking = 0
  let count = 0
  for (let i = 0; i < pieces.starts.length; i++) {
    const share = shares[i] ?? 0
    const own = matches.bestOwn[from + i] ?? 0
    lacking = Math.max(lacking, share * (1 - own))
    lackingFull = Math.max(lackingFull, share * (1 - (matches.best[from + i] ?? 0)))
    const start = pieces.starts[i] ?? 0
    if (!asks.some(([from, to]) => start >= from && start < to)) continue
    asking += own
    count++
  }
  return { lacking, lackingFull, asking: count > 0 ? asking / count : 0.5 }
}
