/** 'Has she been promoted?', 'his last promotion': posts that follow one another at one employer, or a line that says so. */
import type { Entry } from '../../entries/entry.ts'
import type { Facts } from '../../facts/facts.ts'
import { exactly, WHO, WHOSE } from '../../lexicon/frames.ts'
import type { PlanPart } from '../../plan/plan.ts'
import { postEntries, sameOrg } from '../../posts/post-entries.ts'
import { partOf, type DatedEntry } from '../../posts/timeline-entries.ts'
import { textOf } from '../../saying/say-unit.ts'
import { fold } from '../../text/text.ts'
import { listOf, NOWHERE, planOf, UNSAID, type Overview } from '../planner.ts'
import { OPENING } from '../wordings.ts'

const GOT = '(?:been |get |getting |got )?'
const AT_WORK = `(?: (?:at work|internally|so far|recently|before|yet|in (?:(?:${WHOSE}) )*(?:career|current job|job|working life)))?`
export const PROMOTED = exactly(
  [
    `(?:has|have|was|were|did) ${WHO} (?:ever |already )?${GOT}(?:promoted|promotions?|any promotions?)${AT_WORK}`,
    `(?:has|have) ${WHO} (?:ever )?(?:had|received|earned) (?:a |any |some )?promotions?${AT_WORK}`,
    `${OPENING}promotions(?: (?:has|have|did) ${WHO} (?:had|have|received?|got|get|earned?))?${AT_WORK}`,
  ].join('|'),
)
export const LAST_PROMOTED = exactly(
  [
    `when (?:was|were|did|has|have) ${WHO} (?:last |most recently )${GOT}promoted`,
    `(?:when (?:is|was) )?${OPENING}(?:last|latest|most recent|newest) promotion(?: (?:at work|so far))?`,
  ].join('|'),
)

/** Months between two posts of which the later is a rise in the earlier. */
const APART = 2
const SAYS_SO = /\bpromot(?:ed|ion)\b/i
const OF_OTHERS = /\bpromot(?:ed|ion) (?:of|for) |\bpromoted (?:the|an?|our|my|their|its|\d)\b/i

/** All of them, the earliest first. */
export function planPromotions(facts: Facts): Overview {
  const rises = risesOf(facts)
  return listOf(rises.length > 0 ? rises.map(partOf) : linesOn(facts)) ?? UNSAID
}

export function planLastPromotion(facts: Facts): Overview {
  const last = risesOf(facts).at(-1)
  return planOf(last ? [partOf(last)] : linesOn(facts).slice(0, 1)) ?? NOWHERE
}

/** Posts that one came to from another at the same employer, in the order of their beginning. */
function risesOf(facts: Facts): DatedEntry[] {
  const posts = postEntries(facts)
  return posts
    .filter((post) => posts.some((before) => isRise(facts, before, post)))
    .sort((a, b) => a.range.from - b.range.from)
}

function isRise(facts: Facts, before: DatedEntry, after: DatedEntry): boolean {
  const gap = after.range.from - before.range.to
  if (before === after || before.range.from >= after.range.from || gap < -1 || gap > APART) return false
  const [from, to] = [before.title, after.title]
  if (from === null || to === null || fold(from) === fold(to)) return false
  return sameOrg(employer(facts, before), employer(facts, after))
}

/** The post's own, or that of the years it is a part of. */
const employer = (facts: Facts, { org, parent }: Entry): string | null =>
  org ?? (parent === null ? null : (facts.entries[parent]?.org ?? null))

/** Lines that tell of a promotion of one's own. */
function linesOn(facts: Facts): PlanPart[] {
  return facts.units
    .filter(({ unit: { text } }) => SAYS_SO.test(text) && !OF_OTHERS.test(text))
    .map(({ unit }) => ({ text: textOf(facts, unit.index).replace(/[.;,:\s]+$/, ''), units: [unit.index] }))
}
