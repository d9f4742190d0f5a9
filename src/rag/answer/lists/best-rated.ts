/** 'Which tool does she know best?', where dots or stars say of each how well: 'Figma ●●●●○', 'Sketch ★★☆☆☆', 'Excel 4/5'. */
import type { Facts } from '../facts/facts.ts'
import type { Group, GroupItem } from '../facts/groups.ts'
import { ratingOf } from '../lexicon/ratings.ts'
import type { Plan } from '../plan/plan.ts'
import type { Draft } from '../ranking/reader.ts'
import { holdsTerm, type Term } from '../ranking/terms.ts'
import { stem } from '../text/text.ts'

const BEST =
  /\b(?:best|strongest|highest|most (?:skilled|proficient|confident|experienced|fluent|competent|at home)|top)\b/
const WORST =
  /\b(?:worst|weakest|lowest|least(?: (?:skilled|proficient|confident|experienced|fluent|competent|at home|well))?)\b/
const ASKS = /\b(?:which|what|in which|at which)\b/
/** Said around it. */
const AROUND: ReadonlySet<string> = new Set(
  `best strongest highest most top worst weakest lowest least well skilled proficient confident experienced fluent competent home rate rates rated
  rating ratings score scored scores know knows known feel feels consider considers call calls self herself himself themselves yourself good
  use used uses speak speaks think thinks mark marks level levels`
    .split(/\s+/)
    .map(stem),
)
const LEAST = 2
const NAMES = 0.5

/** Null unless one list is meant, and each of its items is rated. */
export function planBestRated(
  facts: Facts,
  groups: readonly Group[],
  { question, terms }: Draft,
): Plan | null {
  const { folded, yesno, counts, time } = question
  const [best, worst] = [BEST.test(folded), WORST.test(folded)]
  if (yesno || counts || time !== null || best === worst || !ASKS.test(folded)) return null
  const about = terms.filter(({ self, word }) => !self && !AROUND.has(word.stem))
  if (about.length === 0) return null
  const found = groups.flatMap((group) => {
    const rated = ratedIn(facts, group)
    const isMeant = about.every((term) => isOf(group, term))
    return rated.length >= LEAST && rated.length === group.items.length && isMeant ? [rated] : []
  })
  const [rated] = found.sort((a, b) => a.length - b.length)
  if (rated === undefined || found.some((other) => !isSame(other, rated))) return null
  const values = rated.map(({ value }) => value)
  const wanted = best ? Math.max(...values) : Math.min(...values)
  const kept = rated.filter(({ value }) => value === wanted)
  if (kept.length === rated.length) return null
  const parts = kept.map(({ item }) => ({ text: item.full, units: item.units }))
  return { parts, list: kept.length > 1, chance: 0.9, fact: true }
}

interface Rated {
  readonly item: GroupItem
  readonly value: number
}

/** The same lines may be several lists. */
const isSame = (one: readonly Rated[], other: readonly Rated[]): boolean =>
  one.every(({ item }) => other.some((o) => o.item.units.some((unit) => item.units.includes(unit))))

const ratedIn = (facts: Facts, { items }: Group): readonly Rated[] =>
  items.flatMap((item) => {
    const value =
      ratingOf(item.full) ?? ratingOf(item.units.map((u) => facts.units[u]?.unit.text ?? '').join(' '))
    return value === null ? [] : [{ item, value }]
  })

/** Does the heading call them so? */
const isOf = ({ headingStems, kinds }: Group, term: Term): boolean =>
  holdsTerm(headingStems, term, NAMES) || (GENERAL.test(term.word.text) && (kinds.get('skills') ?? 0) > 0.5)
const GENERAL = /^(?:tools?|skills?|software|programs?|technolog(?:y|ies)|areas?|things?)$/
