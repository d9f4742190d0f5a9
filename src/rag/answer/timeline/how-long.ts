/** 'How long was she at …', 'how many years was he a teacher', 'years of Rust experience'. */
import { isPost, type Entry } from '../entries/entry.ts'
import type { Plan, PlanPart } from '../plan/plan.ts'
import {
  byStart,
  dated,
  entriesOf,
  matchEntries,
  monthsIn,
  partOf,
  posts as postsOf,
  specifics,
  STUDYISH,
  type DatedEntry,
  type TimelineContext,
} from '../posts/timeline-entries.ts'
import type { Term } from '../ranking/terms.ts'
import { sayLength } from '../text/dates.ts'
import { stem, words } from '../text/text.ts'
import { postsIn } from './in-places.ts'
import { planRegisteredFor } from './registered-for.ts'
import { planToldSpan } from './told-span.ts'

/** A length of time that entries tell; null leaves it to the rankers. */
export function planHowLong(ctx: TimelineContext): Plan | null {
  return planRegisteredFor(ctx) ?? fromEntries(ctx) ?? planToldSpan(ctx.facts, ctx.question, ctx.terms)
}

function fromEntries(ctx: TimelineContext): Plan | null {
  const { facts, question, terms, now } = ctx
  if (
    /\b(?:valid|notice|wait|last(?:s|ed)?|take|takes|took|keep)\b/.test(question.folded) &&
    !/\b(?:work|stay|job|employ|at)\b/.test(question.folded) &&
    !ENGAGED.test(question.folded)
  )
    return null
  if (AHEAD.test(question.folded)) return null
  const aside = COUNTED_TOO.exec(question.folded)
  const rest = specifics(terms).filter(
    ({ word }) =>
      !(TOGETHER.test(question.folded) && SUMMED.test(word.text)) &&
      !SERVED.test(word.text) &&
      !(aside !== null && word.start >= aside.index && word.end <= aside.index + aside[0].length),
  )
  const pool = entriesOf(facts).filter(dated)
  if (rest.filter((t) => !/^(?:experi|profess|industri|busi)/.test(t.word.stem)).length === 0) {
    if (
      !/\bexperience|\bcareer|\bwork(?:ed|ing)?\b/.test(question.folded) ||
      /\bcurrent|\bpresent|\bnow\b/.test(question.folded)
    ) {
      // time off is no time in a post
      if (AT_SOMEONE.test(question.folded) || OFF.test(question.folded) || OF_TOOL.test(question.text))
        return null
      const open = postsOf(facts).find((e) => e.range.to >= now - 1)
      return open ? duration([open], now) : null
    }
    return null
  }
  if (WITH_THING.test(question.folded)) return withThing(ctx)
  if (ROLE.test(question.folded)) return inRole(ctx, rest)
  const study = terms.some((t) => STUDYISH.has(t.word.stem))
  const worked = /\b(?:work\w*|employ\w*|jobs?)\b/.test(question.folded) && !study
  const there = inPlace(facts, rest, worked)
  if (there.length > 1) return duration(there, now)
  const within = worked ? postsIn(facts, question, rest, now) : []
  if (within.length > 0) return duration(within, now)
  const matched = matchEntries(facts, rest, worked ? pool.filter((e) => e.kind !== 'education') : pool)
  const [first] = matched
  // what was done at a house is shorter than the post there
  const best =
    first !== undefined && WITH_HOUSE.test(question.folded) && first.entry.title === null
      ? (matched.find(({ entry, score }) => score > first.score - 0.02 && isPost(entry)) ?? first)
      : first
  if (!best || best.score < 0.55 || isThing(question.folded, best.entry)) return null
  // a course told of in a post, or that a post's title sounds like, has a length of its own
  if (isPost(best.entry) && isCourse(question.folded, best.entry.text)) return null
  const org = best.entry.org
  // where nothing but the house is named, or both posts there, all are meant
  const isOfHouse = (t: Term): boolean =>
    org !== null &&
    (namedIn(t, org) ||
      (TOGETHER.test(question.folded) && pool.some((e) => e.org === org && isPost(e) && namedIn(t, e.text))))
  const ofHouse = org !== null && isPost(best.entry) && rest.every(isOfHouse)
  const same = matched
    .filter(
      (m) =>
        (ofHouse || m.score > best.score - 0.02) &&
        m.entry.kind === best.entry.kind &&
        (m === best || (org !== null && m.entry.org === org)),
    )
    .map((m) => m.entry)
    .filter(dated)
  return duration(same, now)
}

/** 'How long did the Lagos mission last': of what one was engaged in, an entry tells the time. */
const ENGAGED =
  /\bhow (?:long|many (?:years|months|weeks)) (?:did|has|have|had) (?:\S+ ){1,6}?(?:missions?|internships?|placements?|contracts?|engagements?|secondments?|traineeships?|apprenticeships?|breaks?|leave|postings?|assignments?|stints?|spells?|stays?|jobs?|posts?|roles?|sabbaticals?|residenc(?:y|ies)|fellowships?|tours?|deployments?|tenures?)(?: \S+){0,5} last(?:ed)?\b/

const SERVED =
  /^(?:serv(?:e|ed|ing)|spen[dt]|stay(?:ed)?|work(?:ed|ing)?|employ(?:ed)?|far|total|whole|time)$/
/** How well a word must name the house: another word for it does. */
const MEANS = 0.5
const namedIn = ({ matches }: Term, name: string): boolean =>
  words(name).some(({ stem: own }) => (matches.get(own) ?? 0) >= MEANS)

/** 'Both posts taken together': how several posts at a house are summed, which names none of them. */
const TOGETHER =
  /\b(?:both|all(?: (?:two|three|four|the|his|her|their|your|of (?:his|her|their|your)))?|(?:his|her|their|your) (?:two|three|four)) (?:jobs|posts|positions|roles|spells|stints|stays|times|periods)\b|\b(?:taken|put|added) together\b|\b(?:altogether|in total|in all|combined)\b/
/** 'Years of Go', 'how long has she used R': what is known by a word that says nothing elsewhere is a thing by itself. */
const OF_TOOL =
  /\b(?:years|months) of (?:\p{Lu}|(?:go|r|c)\b)|\b(?:using|used?|uses|programm(?:ed|ing)|cod(?:ed|ing))\b/u
/** 'How long must she give them before leaving': of what is to come no post tells. */
const AHEAD = /\bhow long (?:must|will|would|should|may|might|can|could|shall)\b/
/** 'His traineeship included': what is said to count as well narrows nothing. */
const COUNTED_TOO =
  /,? (?:(?:the|his|her|their|your) )?(?:apprenticeships?|traineeships?|training|internships?|placements?|studies|breaks?|leave|secondments?|both (?:posts|jobs|spells|stints)) (?:included|counted)\b|,? (?:including|counting|with) (?:(?:the|his|her|their|your) )?(?:apprenticeships?|traineeships?|training|internships?|placements?|breaks?|secondments?)\b/
const SUMMED =
  /^(?:both|two|three|four|all|jobs|posts|positions|roles|spells|stints|stays|times|periods|taken|put|added|together|altogether|total|combined)$/

/** 'How long was the pool at …', 'How long is the bridge': what has a length of its own, unless a post's header is of it. */
function isThing(folded: string, { text, kind }: Entry): boolean {
  const [, noun = ''] = THING.exec(folded) ?? []
  if (noun === '' || LASTS.test(noun)) return false
  const asked = stem(noun)
  return kind === 'projects' || !words(text).some((w) => w.stem === asked)
}

function isCourse(folded: string, header: string): boolean {
  const [, noun = ''] = THING.exec(folded) ?? []
  const asked = stem(noun)
  return COURSES.test(noun) && !words(header).some((w) => w.stem === asked)
}
const COURSES =
  /^(?:courses?|training|degrees?|study|studies|program(?:me)?s?|ph\.?d|doctorate|master'?s?|bachelor'?s?|diplomas?|certificates?|workshops?|seminars?)$/

const WITH_HOUSE = /\bhow long (?:was|were|did|has|have|had) (?:s?he|they|you) (?:\S{2,12} )?(?:with|at|for) /
/** With someone whose name has no word in it ('at 3M'). */
const AT_SOMEONE =
  /\bat (?!(?:the |his |her |their |your |my |this |that )?(?:current|present|same|this|that|it|there|jobs?|work|posts?|compan(?:y|ies)|employers?|place|firm|moment|time|once|first|last|least|most|all|home|school|university)\b)\S/
const OFF =
  /\b(?:off(?: work)?|away(?: from work)?|on (?:[\w']+ )?leave|out of (?:work|a job)|without (?:work|a job)|between (?:jobs|posts)|absent|at home|not working|unemployed)\b/
const THING =
  /\bhow long (?:was|is|were|are) (?:the|an?|that|this|its) (?:[\w'-]{1,30} ){0,2}?([\w'-]{1,30})(?= (?:at|in|for|on|of|with|by|that|which)\b|\W*$)/
const LASTS =
  /^(?:stays?|stints?|spells?|time|tenure|terms?|periods?|contracts?|employment|engagements?|internships?|placements?|apprenticeships?|trainee(?:ship)?s?|training|courses?|degrees?|study|studies|program(?:me)?s?|ph\.?d|doctorate|master'?s?|bachelor'?s?|jobs?|posts?|roles?|positions?|careers?|breaks?|gaps?|leave|sabbatical|secondments?|service|projects?|residenc(?:y|ies)|fellowships?|assignments?|appointments?|postings?|work|experience)$/

/** 'years of Rust experience', 'how long has she used Rust': no post tells how long, and no other thing's years do. */
const WITH_THING =
  /\b(?:years|months|much|long)(?: of)? (?!experience\b)(?:\S{1,40} ){1,5}?experience\b|\bexperience (?:(?:does|do|did|has|have) (?:\S{1,40} ){1,3}?(?:have |got |had )?)?(?:with|in|of|using|on) |\b(?:has|have|did|does|do) \S{1,40}(?: \S{1,40})? (?:been using|used?|(?:been )?programm(?:ed|ing) in|(?:been )?cod(?:ed|ing) in)\b/
const USING: ReadonlySet<string> = new Set(
  'experience use used using professional practical hands-on industry business programming programmed coding coded'
    .split(' ')
    .map(stem),
)
/** A line that may tell since when, or how well. */
const LENGTH = /\b(?:since|years?|months?|daily|weekly|expert|advanced|basic|good|fluent|(?:19|20)\d\d)\b/i

/** What the CV says of the thing, the lines that tell most first; null when it does not name it. */
function withThing({ facts, terms }: TimelineContext): Plan | null {
  const thing = specifics(terms).filter((t) => !USING.has(t.word.stem))
  if (thing.length === 0) return null
  const capital = (raw: string): boolean => /^\p{Lu}/u.test(raw)
  const lines = facts.units.filter(
    ({ unit, words: own }) =>
      unit.kind !== 'heading' &&
      thing.every((t) =>
        own.some((w) => (t.matches.get(w.stem) ?? 0) >= NAMES && (!capital(t.word.raw) || capital(w.raw))),
      ),
  )
  if (lines.length === 0) return null
  const tells = ({ unit, isHeader }: (typeof lines)[number]): number => {
    const kind = facts.mainKinds[unit.section]
    return (
      (LENGTH.test(unit.text) ? 1 : 0) +
      (kind === 'skills' ? 2 : kind === 'experience' || kind === 'summary' ? 1 : kind == null ? 0 : -2) -
      (isHeader ? 1 : 0)
    )
  }
  const best = [...lines].sort((a, b) => tells(b) - tells(a)).slice(0, 3)
  const parts = best.map(({ unit, isHeader, entry }): PlanPart => {
    const post = isHeader && entry !== null ? facts.entries[entry] : undefined
    return post === undefined ? { text: unit.text, units: [unit.index] } : partOf(post)
  })
  return { parts, list: false, chance: 0.8, fact: true }
}

/** 'worked as a nurse', 'been the head of sales', 'was Jörg a teacher': what one was, not where. */
const ROLE =
  /\bas (?!well\b|far\b|soon\b|long\b)|\b(?:been |(?:was|were|is) (?:(?!(?:at|in|on|with|for|by|of|from|to|under|working|employed|away)\b)\S{1,40} ){1,3}?)(?:an?|the) \S|\bbeen (?=(?:(?:deputy|assistant|senior|interim|managing|executive|vice) )*(?:head|chief|director|lead|leader|chair|captain|president|principal|partner|manager|editor|secretary|treasurer|team lead(?:er)?) (?:of|for) )/
/** How well a header must name each word of the title asked for. */
const NAMES = 0.9

/** The posts whose header names the title, wherever they were held; null when a word of it is in none. */
function inRole({ facts, now }: TimelineContext, title: readonly Term[]): Plan | null {
  // a title that names no house stands above the line that does
  const stemsOf = (e: DatedEntry): ReadonlySet<string> =>
    new Set([
      ...words(e.text).map((w) => w.stem),
      ...((e.org === null || e.title === null) && Math.max(...e.header) + 1 < e.to
        ? (facts.units[Math.max(...e.header) + 1]?.stems ?? [])
        : []),
    ])
  const held = postsOf(facts).filter((e) => {
    if (e.range.single || facts.entries.some((other) => other.parent === e.index && isPost(other)))
      return false
    const own = stemsOf(e)
    return title.every((t) => [...t.matches].some(([key, value]) => value >= NAMES && own.has(key)))
  })
  return held.length === 0 ? null : duration(held, now)
}

/** The posts at a place that is all that is asked for: 'in Hartlepool', of two employers there. */
function inPlace(facts: TimelineContext['facts'], rest: readonly Term[], worked: boolean): DatedEntry[] {
  if (!worked) return []
  const held = (text: string | null): boolean => {
    const own = new Set(words(text ?? '').map((w) => w.stem))
    return rest.every((t) => [...t.matches].some(([key, value]) => value >= NAMES && own.has(key)))
  }
  const there = postsOf(facts).filter((e) => !e.range.single && held(e.place))
  return new Set(there.map((e) => e.org)).size > 1 && !there.some((e) => held(e.org) || held(e.title))
    ? there
    : []
}

/** How long these entries lasted together, each month counted once. */
export function duration(given: readonly DatedEntry[], now: number): Plan | null {
  // the day on which something came out is no time that it took
  const entries = given.filter(({ range }) => !range.single)
  // what was held there adds nothing to the years there
  const whole = entries.filter(({ parent }) => !entries.some((e) => e.index === parent && e.range.exact))
  const sorted = byStart(whole)
  const first = sorted[0]
  if (!first) return null
  const exact = sorted.every((e) => e.range.exact)
  const open = sorted.some((e) => !Number.isFinite(e.range.to))
  return {
    lead: `${sayLength(monthsIn(sorted, now), exact)}${open ? ' so far' : ''}`,
    parts: sorted.slice(0, 6).map(partOf),
    list: false,
    chance: 0.9,
    fact: true,
  }
}
