/** 'List the roles she has had at …': the posts at one place, as their headers name it. */
import { type Entry, isPost } from '../entries/entry.ts'
import type { Plan } from '../plan/plan.ts'
import { heldPosts } from '../posts/held.ts'
import { sameOrg } from '../posts/post-entries.ts'
import {
  byStart,
  dated,
  entriesOf,
  matchEntries,
  posts,
  partOf,
  specifics,
  type DatedEntry,
  type TimelineContext,
} from '../posts/timeline-entries.ts'
import { holdsTerm } from '../ranking/terms.ts'
import { capital, words } from '../text/text.ts'
import { numberWord } from '../text/word-lists.ts'

const ROLES =
  /^(?:please )?(?:(?:list|name|show|give)(?: me)? |(?:what|which) (?:were |are )?)(?:all )?(?:(?:of )?(?:the|his|her|their|your) )?(?:different |various |job )?(?:roles|positions|posts|jobs|job titles|titles)\b(?: .{0,60})? (?:at|with|for|within) /
/** 'Which grades did she go through at Acme?': what one rose by, where headers tell the steps. */
const GRADES =
  /^(?:(?:list|name|show|give)(?: me)? |(?:what|which) (?:were |are )?)?(?:all )?(?:(?:of )?(?:the|his|her|their|your) )?(?:different |various )?(?:grades|ranks|levels|rungs|steps|titles|roles|positions|posts|jobs) (?:(?:did|has|have|does|do|were|are) )?(?:\S{1,40} ){0,3}?(?:go|gone|goes|went|pass|passed|move|moved|rise|rose|risen|climb|climbed|work|worked|progress|progressed) (?:up )?(?:through|by|up)\b.{0,20}? (?:at|with|for|within) /
/** 'How many different posts has she held at Acme?' */
const HOW_MANY =
  /^(?:in |for )?how many (?:different |separate |distinct |various )*(?:roles|positions|posts|jobs|job titles|titles|functions|contracts|stints|spells|tours|assignments|engagements) (?:(?:has|have|had|did|does|were|was) )?(?:\S{1,40} ){0,3}?(?:at|with|for|within|(?<as>as)) (?:an? )?/
/** Of one header two posts: 'Lecturer, Senior Lecturer from 2018'. */
const SEVERAL =
  /\b(?:then|later|previously|before that|promoted)\b|\p{L} (?:from|since) (?:\p{L}+ )?(?:19|20)\d\d\W*$/iu
/** How well headers must name the place. */
const NAMES = 0.95
const MOST = 8

/** Null where fewer than two posts are there: one is found as well without. */
export function planRoles({ facts, question, terms }: TimelineContext): Plan | null {
  const isOfRoles = ROLES.test(question.folded)
  const grades = isOfRoles ? null : GRADES.exec(question.folded)
  if ((!isOfRoles && grades === null) || question.time !== null || question.order !== null) return null
  const named = specifics(terms.filter(({ word }) => word.start >= (grades?.[0].length ?? 0)))
  if (named.length === 0) return null
  const found = matchEntries(facts, named, posts(facts))
    .filter(({ score }) => score >= NAMES)
    .flatMap(({ entry }) => (entry.range === null ? [] : [{ ...entry, range: entry.range }]))
  // the years at the place, whose posts are told within them, are no post of their own
  const isOfOthers = (e: DatedEntry): boolean =>
    e.title === null && found.filter(({ parent }) => parent === e.index).length > 1
  const there = found.filter((e) => !isOfOthers(e))
  const [first] = there
  const inside = (e: DatedEntry): boolean => facts.entries.some((o) => o.parent === e.index && isPost(o))
  if (first === undefined || there.length < 2 || there.some((e) => e.org !== first.org || inside(e)))
    return null
  return { parts: byStart(there).slice(0, MOST).map(partOf), list: true, chance: 0.9, fact: true }
}

/** Each of the posts at a place, counted: null where it is not plain that these are all. */
export function planHowManyRoles({ facts, question, terms }: TimelineContext): Plan | null {
  const asked = HOW_MANY.exec(question.folded)
  if (asked === null || question.time !== null || question.order !== null) return null
  const named = specifics(terms.filter(({ word }) => word.start >= asked[0].length))
  if (named.length === 0) return null
  const there = matchEntries(facts, named, entriesOf(facts).filter(isPost))
    .filter(({ score }) => score >= NAMES)
    .map(({ entry }) => entry)
  const held = new Map(heldPosts(facts).map((post) => [post.entry.index, post]))
  // the years at the place are no post of their own
  const isAs = asked.groups?.['as'] !== undefined
  // 'three contracts as chief officer': of what one was, wherever
  const isSo = ({ title }: Entry): boolean => {
    const own = new Set(words(title ?? '').map(({ stem }) => stem))
    return named.every((term) => holdsTerm(own, term, NAMES))
  }
  const posts = there.filter((e) => !there.some(({ parent }) => parent === e.index) && (!isAs || isSo(e)))
  const [first] = posts
  const isPlain = (e: Entry): boolean => e.range !== null && held.has(e.index) && e.title !== null
  if (first === undefined || posts.length < 2 || posts.length > MOST || !posts.every(isPlain)) return null
  if (!isAs && posts.some(({ org }) => !sameOrg(org, first.org))) return null
  const parts = byStart(posts.filter(dated)).map(partOf)
  const plan: Plan = { parts, list: true, chance: 0.9, fact: true }
  return posts.some(({ title }) => SEVERAL.test(title ?? ''))
    ? plan
    : { ...plan, lead: capital(numberWord(parts.length)) }
}
