/** 'Where did she stay longest?', 'the shortest job': the post, or the employer, with the most or fewest months. */
import { isPost } from '../entries/entry.ts'
import type { Facts } from '../facts/facts.ts'
import { exclusionIn, remaining } from '../lists/exclusions.ts'
import type { Plan } from '../plan/plan.ts'
import { heldPosts } from '../posts/held.ts'
import {
  monthsIn,
  posts,
  specifics,
  type DatedEntry,
  type TimelineContext,
} from '../posts/timeline-entries.ts'
import type { Term } from '../ranking/terms.ts'
import { stem, words } from '../text/text.ts'
import { duration } from './duration.ts'

const stemsOf = (text: string): ReadonlySet<string> => new Set(text.split(' ').map(stem))

const STAYS =
  /\b(?:jobs?|work\w*|posts?|positions?|roles?|employ\w*|compan\w+|firm|stay\w*|stints?|tenures?|served|anywhere|held)\b/
/** Those in which the years at one employer are one. */
const AT_ONE = /\b(?:jobs?|employ\w*|compan\w+|firm|stay\w*|anywhere|work\w*|tenure|served|place)\b/
/** What is held beside a post for one's living: it counts only where there is nothing else. */
const BESIDE = /\b(?:part[- ]time|visiting|adjunct|honorary|guest|external|sideline|voluntary|volunteer)\b/i
const HELD = stemsOf(
  'longest shortest held hold stay stayed anywhere stint tenure served serve far single lasted last listed experience section cv resume history within contract contracts voyage voyages',
)
/** So well does an employer's name answer to a word that is asked for. */
const NAMES = 0.9

/** Where each post is a contract of its own, at sea and of those who are hired by the job, and nothing else is called so. */
const asksContract = ({ df }: Facts, folded: string): boolean =>
  /\b(?:longest|shortest) (?:sea )?(?:contract|voyage)\b/.test(folded) &&
  !df.has(stem('contract')) &&
  !df.has(stem('voyage'))

/** The post, or the employer, with the most or fewest months. */
export function planLongestStay(
  { facts, question, terms, now }: TimelineContext,
  most: boolean,
): Plan | null {
  if (!STAYS.test(question.folded) && !asksContract(facts, question.folded)) return null
  const excluding = exclusionIn(question.folded)
  const rest = specifics(terms).filter((t) => !excluding?.stems.has(t.word.stem))
  const where = rest.filter((t) => !HELD.has(t.word.stem))
  // 'his longest engineering job' is no job at a house with such a word in its name
  if (where.length > 0 && (excluding !== null || !where.some((t) => t.proper || t.named))) return null
  const all = posts(facts)
    .filter(
      ({ range, index }) =>
        !range.single &&
        range.from <= now &&
        !facts.entries.some((other) => other.parent === index && isPost(other)),
    )
    .filter(({ org }) => where.length === 0 || isNamed(org, where))
  // a gap, a trip or a project with a year is no job
  const lived = new Map(heldPosts(facts).map(({ entry, beside }) => [entry.index, beside]))
  const known = all.filter(({ index }) => lived.has(index))
  const pool = known.length > 1 ? known : all
  const held = excluding === null ? pool : remaining(facts, pool, excluding, now)
  if (held === null) return null
  const main = held.filter(({ text, index }) => !BESIDE.test(text) && lived.get(index) !== true)
  const byOrg = new Map<string, DatedEntry[]>()
  for (const post of main.length > 0 ? main : held) {
    const key =
      where.length === 0 && AT_ONE.test(question.folded) && post.org !== null ? post.org : String(post.index)
    byOrg.set(key, [...(byOrg.get(key) ?? []), post])
  }
  const stays = [...byOrg.values()]
  if (stays.length < (excluding === null ? 2 : 1)) return null
  const [first, ...others] = stays.map((entries) => ({ entries, months: monthsIn(entries, now) }))
  if (first === undefined) return null
  const pick = others.reduce((best, one) => (one.months > best.months === most ? one : best), first)
  return duration(pick.entries, now)
}

/** 'Her longest post at Acme': is it one there? */
function isNamed(org: string | null, where: readonly Term[]): boolean {
  const own = new Set(words(org ?? '').map(({ stem: key }) => key))
  return where.every((t) => [...t.matches].some(([key, value]) => value >= NAMES && own.has(key)))
}
