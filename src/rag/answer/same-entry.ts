/**
 * Parts of one question are about one thing: 'where did she take her master's, and what was the dissertation about'
 * asks for the dissertation of the master's, though another fits the second part as well.
 */
import type { Judged } from './consider.ts'
import type { Facts } from './facts/facts.ts'
import type { Candidate } from './ranking/reader.ts'

/** Chance that a candidate of the same entry needs, to come before one of another. */
const LEAST = 0.004
/** Chance above which the first part singles out an entry. */
const SINGLED_OUT = 0.6

/** A unit that answers the first part, and the entry it belongs to. */
export interface Common {
  readonly unit: number
  readonly entry: number
}

/**
 * What the first part singles out among studies, when no later part names another thing; else null. Posts are
 * told apart by their employers' names.
 */
export function inCommon(facts: Facts, parts: readonly Judged[]): Common | null {
  const [first, ...later] = parts
  const top = first?.timeline === null ? first.ranking.first[0] : undefined
  if (first === undefined || top?.unit == null || top.chance < SINGLED_OUT) return null
  const { unit } = top
  const entry = facts.units[unit]?.entry ?? null
  if (entry === null || facts.entries[entry]?.kind !== 'education') return null
  if (tellsApart(first) && first.reading.columns.at('thisOne', unit) === 0) return null
  return later.some((part) => part.timeline !== null || namesMore(part, first)) ? null : { unit, entry }
}

const tellsApart = ({ reading }: Judged): boolean => reading.columns.get('thisOne').some((one) => one > 0)

/** Does it name something that the first part does not, or tell apart what the first does not? */
function namesMore(part: Judged, first: Judged): boolean {
  const before = new Set(first.reading.terms.map((t) => t.word.stem))
  return (
    (tellsApart(part) && !tellsApart(first)) ||
    part.reading.terms.some((t) => t.named && !t.self && t.known >= 0.5 && !before.has(t.word.stem))
  )
}

/** Candidates of the entry come before those of others of its kind, which are left out. */
export function stayWith(facts: Facts, { unit, entry }: Common, judged: Judged): Judged {
  const isRival = (candidate: Candidate): boolean => rivals(facts, candidate, entry)
  if (!judged.ranking.first.slice(0, 7).some(isRival)) return judged
  const left = judged.ranking.all().filter((one) => !isRival(one))
  // what was said already tells nothing more of the entry
  const own = left.find(
    (one) => one.unit !== null && one.unit !== unit && facts.units[one.unit]?.entry === entry,
  )
  if (own === undefined || own.chance < LEAST) return judged
  const total = left.reduce((sum, one) => sum + one.chance, 0)
  const shared = left.map((one) => one.withChance(one.chance / total))
  return { ...judged, ranking: { first: shared, all: () => shared } }
}

/** Is it of another entry of the same kind, or a list that takes in such a one? */
function rivals(facts: Facts, { unit, group }: Candidate, entry: number): boolean {
  const units = group ? group.items.flatMap((item) => item.units) : unit === null ? [] : [unit]
  const kind = facts.entries[entry]?.kind
  return units.some((one) => {
    const other = facts.units[one]?.entry
    if (other == null || other === entry || facts.entries[other]?.parent === entry) return false
    return facts.entries[other]?.kind === kind && facts.entries[entry]?.parent !== other
  })
}
