/** Candidates as a cross-encoder reads them, and in the order that it has a say in. */
import { reorder } from '../../rerank/reorder.ts'
import type { Facts } from '../facts/facts.ts'
import type { Candidate, Ranking } from '../ranking/reader.ts'
import { sharesWith } from './second-opinion.ts'

/** Characters of a list, and of what a passage belongs to, that are read a second time. */
const LONGEST_LIST = 600
const CONTEXT = 180

/** A candidate as a text that stands by itself: where it belongs, and what it says. */
export function readable(facts: Facts, { unit, group }: Candidate): string {
  if (group !== null)
    return `${group.heading}: ${group.items.map((item) => item.label).join('; ')}`.slice(0, LONGEST_LIST)
  return readableUnit(facts, unit ?? 0)
}

export function readableUnit(facts: Facts, unit: number): string {
  const found = facts.units[unit]
  return [found?.contextText.slice(-CONTEXT), found?.unit.text].filter(Boolean).join(': ')
}

/** Candidates in an order that RERANK_MODEL has a say in. */
export function inOrderOf({ first, all }: Ranking, scores: ArrayLike<number>): Ranking {
  const order = reorder(
    first.map(({ chance }, at) => ({ at, chance })),
    scores,
  )
  const mixed = order.flatMap(({ at, chance }) => first[at]?.withChance(chance) ?? [])
  return { first: mixed, all: () => [...mixed, ...all().slice(mixed.length)] }
}

/** Candidates in the order that the verifier, which read the first of them, has a say in. */
export function verifiedOrder({ first, all }: Ranking, logits: ArrayLike<number>): Ranking {
  const shares = sharesWith(
    first.slice(0, logits.length).map(({ chance }) => chance),
    logits,
  )
  const ordered = first
    .map((one, i) => one.withChance(shares[i] ?? one.chance))
    .sort((a, b) => b.chance - a.chance)
  return { first: ordered, all: () => [...ordered, ...all().slice(ordered.length)] }
}
