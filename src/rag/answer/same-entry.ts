/**
 * Parts of one question are about one thing: 'where did she take her master's, and what was the dissertation about'
 * asks for the dissertation of the master's, though another fits the second part as well.
 */
import type { Judged } from './judged.ts'
import type { Facts } from './facts/facts.ts'
import { OF_BEFORE } from './question/stand-alone.ts'
import type { Candidate } from './ranking/reader.ts'

/** Chance that a candidate of the same entry needs, to come before one of another. */
const LEAST = 0.004
/** Chance above which the first part singles out an entry. */
const SINGLED_OUT = 0.6

/** Chance of what is known to be meant. */
const SURE = 0.95

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

/**
 * 'How many maps of Tide Atlas are hers, and how big was the team?': a later part that names nothing is about
 * what the first names, as long as what was done there says it. What stands by itself stays.
 */
export function ofNamed(facts: Facts, parts: readonly Judged[], part: Judged): Judged {
  const [first] = parts
  const { topics, folded } = part.reading.question
  const [topic] = topics
  if (first === undefined || part === first || !parts.includes(part) || part.timeline !== null) return part
  if (topic === undefined || !OF_BEFORE.test(folded)) return part
  const entry = namedIn(facts, first)
  if (entry === null) return part
  const at = (one: Candidate): number | null =>
    one.unit === null || one.group !== null ? null : (facts.units[one.unit]?.entry ?? null)
  const [top] = part.ranking.first
  if (top !== undefined && at(top) === entry) return part
  const left = part.ranking.all()
  const own = left.find(
    (one) =>
      at(one) === entry && one.unit !== null && topic.tell.test(facts.units[one.unit]?.unit.text ?? ''),
  )
  if (own === undefined || top === undefined) return part
  const shared = [own.withChance(SURE), ...left.filter((one) => one !== own).map((one) => one.withChance(0))]
  return { ...part, ranking: { first: shared, all: () => shared } }
}

/** The one entry of what the first part names: its header says the name, or the line that answers it does. */
function namedIn(facts: Facts, { reading, ranking }: Judged): number | null {
  const names = reading.terms.filter((t) => t.named && !t.self && t.known >= 0.8)
  if (names.length === 0) return null
  const says = (stems: ReadonlySet<string>): boolean =>
    names.every((t) => [...t.matches].some(([key, value]) => value >= 0.8 && stems.has(key)))
  const headed = facts.entries.filter(({ header }) =>
    says(new Set(header.flatMap((unit) => [...(facts.units[unit]?.stems ?? [])]))),
  )
  if (headed.length > 0) return headed.length === 1 ? (headed[0]?.index ?? null) : null
  const line = facts.units[ranking.first[0]?.unit ?? -1]
  return line !== undefined && says(line.stems) ? line.entry : null
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
