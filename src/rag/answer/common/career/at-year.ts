/** 'What was she doing in 2012?', 'where did she work in 2016?': what went on in that year, the main posts first. */
import type { Entry } from '../../entries/entry.ts'
import type { Facts, UnitFacts } from '../../facts/facts.ts'
import { isBreak } from '../../lexicon/breaks.ts'
import { A_YEAR, WHO } from '../../lexicon/frames.ts'
import type { Kind } from '../../lexicon/kinds.ts'
import type { Plan, PlanPart } from '../../plan/plan.ts'
import { headline } from '../../posts/headline.ts'
import { AWAY, BESIDE } from '../../posts/held-words.ts'
import { heldPosts, type Held } from '../../posts/held.ts'
import { dated, furtherTimes, isTold, toldPart, type DatedEntry } from '../../posts/timeline-entries.ts'
import { chronicleOf } from '../../posts/told-posts.ts'
import { MONTHS } from '../../text/date-points.ts'
import { findDates, type DateRange } from '../../text/dates.ts'
import { JOB as ANY_JOB, OF_HERS, oneOf } from '../asked-posts.ts'
import { planOf } from '../planner.ts'

/** 'What rank did he hold?' is asked of the post, too. */
const JOB = `(?:${ANY_JOB}|(?:academic |job )?(?:rank|grade|level)|function|capacity)`
const PART = `(?:(?:early|mid|late) )?(?:${MONTHS}|spring|summer|autumn|fall|winter|early|mid|late|(?:end|start|beginning) of)`
const IN = `(?:in|during|back in|around|at)(?: the)?(?: year)?(?: ${PART}(?: of)?)?[ -]${A_YEAR}`
export const AT_YEAR = oneOf(
  `(?:where|as what|for whom|for (?:which|what) (?:company|employer|firm)|at (?:which|what) (?:company|employer|firm)|in (?:which|what) (?:company|firm)) (?:did|was|were|has) ${WHO} (?:work(?:ed|ing)?|employed|be(?:en)?)(?: for| at)? ${IN}`,
  `(?:who|whom|which company|what company) (?:did|was|were) ${WHO} (?:work(?:ing)?|employed)(?: for| at| with| by)? ${IN}`,
  `where (?:was|were) ${WHO} ${IN}`,
  `what (?:was|were|did|had) ${WHO} (?:doing|do|done|working as|working on|up to|work as)(?: professionally)? ${IN}`,
  `(?:what|which) (?:was|were) ${OF_HERS}${JOB} ${IN}`,
  `(?:what|which) ${JOB} (?:did|was) ${WHO} (?:have|hold|in|do|work (?:in|at|for)) ${IN}`,
  `who (?:employed ${WHO}|was ${OF_HERS}employer) ${IN}`,
  `${IN},? (?:where (?:did|was) ${WHO} (?:work|working|employed)|what (?:was|did) ${WHO} (?:doing|do))`,
  `(?:${OF_HERS}|what (?:about|happened) )?(?:${JOB}|work) ${IN}`,
)
const MOST = 4
/** Months of the year in which posts went on, beyond which studies need not be told. */
const FULL = 10
/** Months of the year that what is learned beside a post takes, and more, to be told. */
const EDGE = 3

interface Told {
  readonly part: PlanPart
  readonly from: number
  readonly to: number
}

/** A line of no post whose time is shorter than a year and takes in the one that is asked for, or is just that. */
function tellsShort(facts: Facts, { unit, dates }: UnitFacts, first: number, last: number): boolean {
  if (!dates.some(({ from, to }) => from <= first && to >= last && to - from < 12)) return false
  return !heldPosts(facts).some(({ entry }) => entry.header.includes(unit.index))
}

export function planAtYear(facts: Facts, now: number, folded: string): Plan | null {
  const [time] = findDates(folded)
  const year = Number(new RegExp(A_YEAR).exec(folded)?.[0])
  // a year told in sentences of its own says more than the posts in it
  if (chronicleOf(facts).years.size > 0) return null
  const first = time?.from ?? year * 12
  const last = Math.min(time?.to ?? first + 11, now)
  // of a season or a month, as much as of a year
  const share = (last - first + 1) / 12
  const months = ({ from, to }: { from: number; to: number }): number =>
    Math.min(to, last) - Math.max(from, first) + 1
  const asksWork = /\b(?:work|employ|job|company|firm|role|post|position)/.test(folded)
  // a line of just that month, or of a few around it, tells what was done in it
  const isToldApart = share < 1 && facts.units.some((one) => tellsShort(facts, one, first, last))
  // of a month or a season, what one was below a firm at which one was longer says more
  const isWithin = facts.entries.some(
    ({ parent, kind, range }) =>
      parent !== null && kind === 'experience' && range !== null && range.from <= last && range.to >= first,
  )
  if ((isToldApart && !asksWork) || (share < 1 && isWithin)) return null
  const inYear = <T extends { range: { from: number; to: number } }>(list: readonly T[]): T[] =>
    list.filter(({ range }) => months(range) > 0)
  const posts = heldPosts(facts).flatMap((post) => {
    const times = [post.range, ...furtherTimes({ ...post.entry, range: post.range })]
    const [range] = inYear(times.map((one) => ({ range: one })))
    return range === undefined ? [] : [{ ...post, ...range }]
  })
  const main = posts.filter(({ beside }) => !beside)
  const kept = withoutEdges(main.length > 0 ? main : posts, months)
  const told: Told[] = kept.map((post) => ({
    part:
      post.units === post.entry.header ? toldPart(facts, post.entry) : { text: post.text, units: post.units },
    ...post.range,
  }))
  const working = kept.filter(({ text }) => !BESIDE.test(text)).map(({ range }) => range)
  const worked = working.reduce((sum, range) => Math.max(sum, 0) + Math.max(0, months(range)), 0)
  const others = inYear(facts.entries.filter(dated)).filter(
    (entry) => !isTold(facts, entry) && (isAway(entry) || entry.kind === 'education') && !entry.range.single,
  )
  if (worked < FULL * share && !(asksWork && told.length > 0)) {
    const shown = asksWork && others.some(isAway) ? others.filter(isAway) : others
    for (const entry of shown)
      told.push({ part: { text: headline(entry), units: entry.header }, ...entry.range })
    if (shown.length === 0 && !asksWork) told.push(...inYear(studyLines(facts)).map(asTold))
  } else if (!asksWork) {
    // what one learned beside a post, for more than the end of the year
    const studies = others.filter(({ kind, range }) => kind === 'education' && months(range) > EDGE * share)
    for (const entry of studies)
      told.push({ part: { text: headline(entry), units: entry.header }, ...entry.range })
    told.push(
      ...inYear(studyLines(facts))
        .filter(({ range }) => months(range) > EDGE * share)
        .map(asTold),
    )
  }
  // of a break at the time more is told than its name, where months are asked for
  if (share < 1 && kept.length === 0 && others.some(isAway)) return null
  told.sort((a, b) => a.from - b.from)
  return planOf(told.slice(0, MOST).map(({ part }) => part))
}

/** Not what ended as the year began, or began as it ended, where the years alone are told. */
function withoutEdges(posts: readonly Held[], months: (range: Held['range']) => number): readonly Held[] {
  const longest = Math.max(0, ...posts.map(({ range }) => months(range)))
  return posts.filter(({ range }) => months(range) > 1 || longest <= 1)
}

interface StudyLine {
  readonly unit: number
  readonly text: string
  readonly range: DateRange
}

/** Studies that one line each tells of, from when to when: '- MA Set Design, Brenholm, 2009 – 2011'. */
const studyLines = (facts: Facts): StudyLine[] =>
  facts.units.flatMap(({ unit, dates: [range, ...more], entry }) =>
    entry === null &&
    unit.kind !== 'heading' &&
    range !== undefined &&
    !range.single &&
    more.length === 0 &&
    STUDIES.has(facts.mainKinds[unit.section] ?? null)
      ? [{ unit: unit.index, text: unit.text, range }]
      : [],
  )
const STUDIES: ReadonlySet<Kind | null> = new Set(['education', 'certifications'])
const asTold = ({ unit, text, range }: StudyLine): Told => ({ part: { text, units: [unit] }, ...range })

const isAway = (entry: Entry | DatedEntry): boolean =>
  entry.kind === 'experience' && (isBreak(entry.parts) || AWAY.test(entry.text))
