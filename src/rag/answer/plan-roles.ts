/** 'List the roles she has had at …': the posts at one place, as their headers name it. */
import type { Plan } from './plan.ts'
import {
  byStart,
  isPost,
  matchEntries,
  posts,
  partOf,
  specifics,
  type DatedEntry,
  type TimelineContext,
} from './timeline-entries.ts'

const ROLES =
  /^(?:please )?(?:(?:list|name|show|give)(?: me)? |(?:what|which) (?:were |are )?)(?:all )?(?:(?:of )?(?:the|his|her|their|your) )?(?:different |various |job )?(?:roles|positions|posts|jobs|job titles|titles)\b(?: .{0,60})? (?:at|with|for|within) /
/** How well headers must name the place. */
const NAMES = 0.95
const MOST = 8

/** Null where fewer than two posts are there: one is found as well without. */
export function planRoles({ facts, question, terms }: TimelineContext): Plan | null {
  if (!ROLES.test(question.folded) || question.time !== null || question.order !== null) return null
  const named = specifics(terms)
  if (named.length === 0) return null
  const there = matchEntries(facts, named, posts(facts))
    .filter(({ score }) => score >= NAMES)
    .flatMap(({ entry }) => (entry.range === null ? [] : [{ ...entry, range: entry.range }]))
  const [first] = there
  const inside = (e: DatedEntry): boolean => facts.entries.some((o) => o.parent === e.index && isPost(o))
  if (first === undefined || there.length < 2 || there.some((e) => e.org !== first.org || inside(e)))
    return null
  return { parts: byStart(there).slice(0, MOST).map(partOf), list: true, chance: 0.9, fact: true }
}
