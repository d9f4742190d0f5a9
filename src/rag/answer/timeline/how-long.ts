/** 'How long was she at …', 'how many years was he a teacher', 'years of Rust experience'. */
import { isPost } from '../entries/entry.ts'
import type { Plan } from '../plan/plan.ts'
import {
  dated,
  entriesOf,
  matchEntries,
  numbered,
  posts as postsOf,
  specifics,
  STUDYISH,
  type DatedEntry,
  type TimelineContext,
} from '../posts/timeline-entries.ts'
import type { Term } from '../ranking/terms.ts'
import { words } from '../text/text.ts'
import { postsAtHouses } from './at-houses.ts'
import { duration } from './duration.ts'
import { WITH_THING, withThing } from './experience-with.ts'
import { postsIn } from './in-places.ts'
import { planLedSpan } from './led-span.ts'
import {
  inPart,
  isHeadline,
  isOtherStint,
  isOutOfWork,
  isRankAlone,
  lacksWord,
  postsAlike,
  postsBelow,
} from './of-what-is-asked.ts'
import { isTurn, ofTurn } from './of-turn.ts'
import { isCourse, isThing } from './own-length.ts'
import { unlessStated } from './unless-stated.ts'
import { planRegisteredFor } from './registered-for.ts'
import { planStint } from './stint-named.ts'
import { planToldSpan } from './told-span.ts'

/** A length of time that entries tell; null leaves it to the rankers. */
export function planHowLong(ctx: TimelineContext): Plan | null {
  const told = planRegisteredFor(ctx) ?? unlessStated(ctx, fromEntries(ctx) ?? planStint(ctx))
  return told ?? planToldSpan(ctx.facts, ctx.question, ctx.terms) ?? planLedSpan(ctx)
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
      !isTurn(question.folded, word.text) &&
      !(aside !== null && word.start >= aside.index && word.end <= aside.index + aside[0].length),
  )
  const pool = entriesOf(facts)
    .filter(dated)
    .filter((e) => OFF.test(question.folded) || !isOutOfWork(e.text))
    .filter((e) => !(OF_STINT.test(question.folded) && isOtherStint(question.folded, e)))
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
  const held = study ? [] : postsAtHouses(ctx, rest)
  if (held.length > 0) return duration(held, now)
  const likely = worked ? pool.filter((e) => e.kind !== 'education') : pool
  const below = postsBelow(facts, rest)
  if (below.length > 0) return duration(below, now)
  const matched = matchEntries(facts, rest, likely)
  const [first] = matched
  // what was done at a house is shorter than the post there
  const best =
    first !== undefined && WITH_HOUSE.test(question.folded) && first.entry.title === null
      ? (matched.find(({ entry, score }) => score > first.score - 0.02 && isPost(entry)) ?? first)
      : first
  if (!best || best.score < 0.55 || isThing(question.folded, best.entry)) return null
  if (lacksWord(facts, best.entry, rest)) return null
  const several = postsAlike(facts, matched, rest)
  if (several.length > 1) return inPart(facts, several, rest) ?? duration(several, now)
  // time off is told of in a post, and is none in it
  if (isPost(best.entry) && ON_LEAVE.test(question.folded)) return null
  // a course told of in a post, or that a post's title sounds like, has a length of its own
  if (isPost(best.entry) && isCourse(question.folded, best.entry.text)) return null
  const org = best.entry.org
  // where nothing but the house is named, or both posts there, all are meant
  const isOfHouse = (t: Term): boolean =>
    org !== null &&
    (namedIn(t, org) ||
      (TOGETHER.test(question.folded) && pool.some((e) => e.org === org && isPost(e) && namedIn(t, e.text))))
  const ofHouse = org !== null && isPost(best.entry) && rest.every(isOfHouse)
  // 'same place' does not say its name
  const alike = matched.filter((m) => m.score > best.score - 0.02).map((m) => m.entry)
  const same = (ofHouse ? pool : alike)
    .filter((e) => e.kind === best.entry.kind && (e === best.entry || (org !== null && e.org === org)))
    .filter(dated)
  const meant = ofTurn(same, alike.filter(dated), question)
  return inPart(facts, meant, rest) ?? duration(meant, now)
}

/** 'How long did the Lagos mission last': of what one was engaged in, an entry tells the time. */
const ENGAGED =
  /\bhow (?:long|many (?:years|months|weeks)) (?:did|has|have|had) (?:\S+ ){1,6}?(?:missions?|internships?|placements?|contracts?|engagements?|secondments?|traineeships?|apprenticeships?|breaks?|leave|postings?|assignments?|stints?|spells?|stays?|jobs?|posts?|roles?|sabbaticals?|residenc(?:y|ies)|fellowships?|tours?|deployments?|tenures?)(?: \S+){0,5} last(?:ed)?\b/

/** 'How long was her secondment to London': of the engagement itself, not of a post for which one was a trainee. */
const OF_STINT =
  /\bhow (?:long|many (?:years|months|weeks)) (?:was|did|is|has) (?:his|her|their|your|the) (?:\S+ ){0,2}?(?:secondments?|internships?|placements?|sabbaticals?|fellowships?|residency|traineeships?|apprenticeships?)\b|\bhow long (?:was|were) (?:s?he|they|you) (?:seconded|apprenticed)\b/

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
  /,? (?:counting|taking|adding(?: up)?) all (?:(?:such|the|his|her|their|your|of (?:his|her|their|your)) )?(?:posts|jobs|positions|roles)(?: together)?(?: (?:up to|until) (?:today|now)| so far| to date)?|,? (?:(?:the|his|her|their|your) )?(?:apprenticeships?|traineeships?|training|internships?|placements?|studies|breaks?|leave|secondments?|both (?:posts|jobs|spells|stints)) (?:included|counted)\b|,? (?:including|counting|with) (?:(?:the|his|her|their|your) )?(?:apprenticeships?|traineeships?|training|internships?|placements?|breaks?|secondments?)\b/
const SUMMED =
  /^(?:both|two|three|four|all|jobs|posts|positions|roles|spells|stints|stays|times|periods|taken|put|added|together|altogether|total|combined)$/

const WITH_HOUSE = /\bhow long (?:was|were|did|has|have|had) (?:s?he|they|you) (?:\S{2,12} )?(?:with|at|for) /
/** With someone whose name has no word in it ('at 3M'). */
const AT_SOMEONE =
  /\bat (?!(?:the |his |her |their |your |my |this |that )?(?:current|present|same|this|that|it|there|jobs?|work|posts?|compan(?:y|ies)|employers?|place|firm|moment|time|once|first|last|least|most|all|home|school|university)\b)\S/
const ON_LEAVE =
  /\b(?:was|were|is|has|have|had|did) (?:s?he|they|you) (?:been |go |gone |take |taken |have |spend )?(?:off )?(?:on )?(?:(?:a|the|his|her|their|your) )?(?:\w+ )?leave\b/
const OFF =
  /\b(?:off(?: work)?|away(?: from work)?|on (?:[\w']+ )?leave|out of (?:work|a job)|(?:his|her|their|your|the|that) (?:\S{1,20} ){0,2}?(?:leave|break|gap)|without (?:work|a job)|between (?:jobs|posts)|absent|at home|not working|unemployed)\b/

/** 'worked as a nurse', 'been the head of sales', 'was Jörg a teacher': what one was, not where. */
const ROLE =
  /\bas (?!well\b|far\b|soon\b|long\b)|\b(?:been |(?:was|were|is) (?:(?!(?:at|in|on|with|for|by|of|from|to|under|working|employed|away)\b)\S{1,40} ){1,3}?)(?:an?|the) \S|\bbeen (?=(?:(?:deputy|assistant|senior|interim|managing|executive|vice) )*(?:head|chief|director|lead|leader|chair|captain|president|principal|partner|manager|editor|secretary|treasurer|team lead(?:er)?) (?:of|for) )/
/** How well a header must name each word of the title asked for. */
const NAMES = 0.9

/** The posts whose header names the title, wherever they were held; null when a word of it is in none. */
function inRole({ facts, question, now }: TimelineContext, title: readonly Term[]): Plan | null {
  // a title that names no house stands above the line that does
  const stemsOf = (e: DatedEntry): ReadonlySet<string> =>
    new Set([
      ...words(e.text).map((w) => w.stem),
      ...((e.org === null || e.title === null) && Math.max(...e.header) + 1 < e.to
        ? (facts.units[Math.max(...e.header) + 1]?.stems ?? [])
        : []),
    ])
  const isTrade = isHeadline(facts, title)
  const held = postsOf(facts).filter((e) => {
    if (isTrade && !e.range.single && isRankAlone(e)) return true
    if (e.range.single || facts.entries.some((other) => other.parent === e.index && isPost(other)))
      return false
    const own = stemsOf(e)
    return title.every((t) => [...t.matches].some(([key, value]) => value >= NAMES && own.has(key)))
  })
  // 'CNM 2' is no 'CNM 3'
  return held.length === 0 ? null : duration(numbered(held, question.folded), now)
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
