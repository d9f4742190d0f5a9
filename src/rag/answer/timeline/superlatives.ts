/** 'Her longest post', 'the highest degree', 'his latest talk': what stands out among its like. */
import type { Unit } from '../document/units.ts'
import { isPost } from '../entries/entry.ts'
import type { Facts, UnitFacts } from '../facts/facts.ts'
import type { Group, GroupItem } from '../facts/groups.ts'
import type { Kind } from '../lexicon/kinds.ts'
import { KINDS_BY_NOUN } from '../lexicon/nouns.ts'
import { exclusionIn, remaining } from '../lists/exclusions.ts'
import { asksForSeveral, LATEST_FEW, latestFew } from '../lists/latest-ones.ts'
import { planLongestRow } from '../lists/longest-rows.ts'
import { asksEndOrder } from '../lists/plan-validity.ts'
import type { Plan } from '../plan/plan.ts'
import { heldPosts } from '../posts/held.ts'
import {
  monthsIn,
  partOf,
  posts,
  specifics,
  type DatedEntry,
  type TimelineContext,
} from '../posts/timeline-entries.ts'
import { numbersIn } from '../question/question.ts'
import { degreesIn, type Degree } from '../ranking/apart.ts'
import type { Term } from '../ranking/terms.ts'
import { thingIn } from '../saying/thing-above.ts'
import type { DateRange } from '../text/dates.ts'
import { stem, words } from '../text/text.ts'
import { duration } from './how-long.ts'

const stemsOf = (text: string): ReadonlySet<string> => new Set(text.split(' ').map(stem))

/** A plan for such a question; null leaves it to the rankers. */
export function planSuperlative(ctx: TimelineContext, groups: readonly Group[]): Plan | null {
  if (ctx.question.yesno || ctx.question.counts || asksEndOrder(ctx.question.folded)) return null
  const { order } = ctx.question
  if (order === 'longest' || order === 'shortest') {
    const most = order === 'longest'
    const rows = (): Plan | null => planLongestRow(groups, ctx.question, most)
    // 'stays' are those of a list that is called so, where there is one
    const isListed = ctx.question.words.some(
      ({ stem: key }) => key === STAY && groups.some(({ headingStems }) => headingStems.has(key)),
    )
    return isListed ? (rows() ?? lasting(ctx, most)) : (lasting(ctx, most) ?? rows())
  }
  if (order === 'first' || order === 'last') return atEndOfList(ctx, groups, order)
  return highestDegree(ctx)
}

const STAY = stem('stays')
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
function lasting({ facts, question, terms, now }: TimelineContext, most: boolean): Plan | null {
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

const HIGHEST =
  /\b(?:highest|most advanced|top)\b.*\b(?:degrees?|qualifications?|education\w*|academic|diplomas?|schooling)\b/
const ABOUT_STUDIES = stemsOf(
  'highest most advanced top degree degrees qualification qualifications education educational academic level diploma schooling school university achieved attained obtained hold holds earned reached completed got formal attainment',
)
const RANK: Readonly<Record<Degree, number>> = { doctor: 3, master: 2, bachelor: 1 }
const UNFINISHED =
  /\b(?:abandon\w*|unfinished|without (?:a )?degree|dropped out|broke(?:n)? off|given up|gave up|not (?:finished|completed))\b/i

/** The studies with the highest degree that was taken. */
function highestDegree({ facts, question, terms, now }: TimelineContext): Plan | null {
  if (!HIGHEST.test(question.folded)) return null
  if (terms.some((t) => !t.self && !ABOUT_STUDIES.has(t.word.stem))) return null
  const studies = facts.entries.filter(
    ({ kind, range, from, to }) =>
      kind === 'education' &&
      (range === null || range.to <= now) &&
      !facts.units.slice(from, to).some(({ unit }) => UNFINISHED.test(unit.text)),
  )
  const ranks = studies.map((entry) => Math.max(0, ...degreesIn(entry.text).map((degree) => RANK[degree])))
  const highest = Math.max(0, ...ranks)
  if (highest === 0) return null
  const parts = studies.filter((_, i) => ranks[i] === highest).map(partOf)
  return { parts: parts.slice(0, 3), list: false, chance: 0.85, fact: true }
}

/** Kinds of sections that list things with a date each. */
const LISTED: ReadonlySet<Kind> = new Set<Kind>([
  'certifications',
  'publications',
  'talks',
  'awards',
  'projects',
  'funding',
])
/** What is said around 'her latest talk'. */
const AROUND = stemsOf(
  'first last latest most recent recently newest oldest earliest initial initially previous very gave give given did do done get got gotten obtained obtain earn earned receive received win won award awarded publish published write wrote written appear appeared make made take took taken pass passed hold held attend attended far ever name title called release released complete completed finish finished end ended deliver delivered',
)
/** Weight of a kind that a section's own heading names. */
const NAMED = 0.9
const ENDS = /\b(?:until|till|valid (?:to|until|through)|expir\w*|runs out|lapsed|renewed)\b[^\d]{0,24}$/i

/** The first or last of the things that a section lists. */
function atEndOfList(
  { facts, question, terms, now }: TimelineContext,
  groups: readonly Group[],
  order: 'first' | 'last',
): Plan | null {
  if (
    question.lists ||
    question.time !== null ||
    question.expects.has('reason') ||
    numbersIn(question.words.filter(({ text }) => text !== 'first')).length > 0
  )
    return null
  // 'publication' has the stem of what is done to it
  const rest = terms.filter(
    (t) => !t.self && (!AROUND.has(t.word.stem) || /^publications?$/.test(t.word.text)),
  )
  const kindsOf = (stem: string): readonly Kind[] =>
    (KINDS_BY_NOUN.get(stem) ?? []).map(([kind]) => kind).filter((kind) => LISTED.has(kind))
  const kinds = rest.map((t) => kindsOf(t.word.stem)).filter((some) => some.length > 0)
  // 'the latest invited talk': what the noun is said to be, the heading says too
  const others = rest.filter((t) => kindsOf(t.word.stem).length === 0)
  const [first] = kinds
  if (first === undefined) return null
  const found = groups.filter(
    ({ type, section, kinds: own, headingStems, id }) =>
      type === 'section' &&
      !id.startsWith('column') &&
      // what stands below the name of one thing is no list of such
      thingIn(facts, section) === null &&
      first.some(
        (kind) =>
          (facts.mainKinds[section] === kind && (own.get(kind) ?? 0) >= NAMED) ||
          (own.has(kind) && rest.some((t) => headingStems.has(t.word.stem))),
      ) &&
      kinds.every((some) => some.some((kind) => own.has(kind))) &&
      others.every((t) => headingStems.has(t.word.stem)),
  )
  const named = found.filter(({ headingStems }) => rest.some((t) => headingStems.has(t.word.stem)))
  const group = (named.length > 0 ? named : found)[0]
  if (group === undefined || (named.length === 0 && found.length > 1)) return null
  const items = group.items.map((item) => ({ item, date: dateOf(facts, item) }))
  const single = items.filter(({ date }) => date?.single === true)
  // a blog 'since 2018' is no talk: among things of one day, what goes on is another thing
  const alike = single.length * 2 > items.length ? single : items
  const dated = alike.flatMap(({ item, date }) =>
    date === null || (order === 'last' && date.from > now) ? [] : [{ item, at: date.from }],
  )
  if (dated.length < 2 || dated.length * 3 < items.length * 2) return null
  const several = order === 'last' && asksForSeveral(question.folded)
  const ends = dated.map(({ at }) => at)
  const wanted = several
    ? latestFew(ends)
    : new Set([order === 'last' ? Math.max(...ends) : Math.min(...ends)])
  const parts = dated
    .filter(({ at }) => wanted.has(at))
    .map(({ item: { full, label, units } }) => {
      const told = datesBelow(facts, units)
      const text = (full.length <= 240 ? full : label).replace(several ? /\.$/ : '', '')
      return told === null
        ? { text, units }
        : { text: `${text}: ${told.text}`, units: [...units, told.index] }
    })
  return parts.length > (several ? LATEST_FEW : 2) ? null : { parts, list: several, chance: 0.85, fact: true }
}

/** When an item was: the first of its dates that is not that of its end. */
function dateOf(facts: Facts, { units }: GroupItem): DateRange | null {
  const below = datesBelow(facts, units)
  for (const unit of below === null ? units : [...units, below.index]) {
    const found = facts.units[unit]
    const date = found?.dates.find(({ start }) => !ENDS.test(found.unit.text.slice(0, start)))
    if (date) return date
  }
  return null
}

/** The line below a heading, or within an item, that says when the thing was which it names without a date. */
function datesBelow({ units }: Facts, own: readonly number[]): Unit | null {
  const [at = -1] = own
  const name = units[at]
  if (name === undefined || own.length > 1 || name.dates.length > 0) return null
  const { section, block, kind } = name.unit
  const below = units.slice(at + 1, at + 1 + LINES)
  const isBelow = ({ unit }: UnitFacts): boolean =>
    unit.section === section &&
    (kind === 'heading' ? unit.kind !== 'heading' : block !== null && unit.parents.at(-1) === block)
  const end = below.findIndex((one) => !isBelow(one))
  return (end < 0 ? below : below.slice(0, end)).find(({ dates }) => dates.length > 0)?.unit ?? null
}

/** Lines that tell of one thing. */
const LINES = 6
