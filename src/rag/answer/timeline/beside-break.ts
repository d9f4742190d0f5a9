/**
 * 'Her last job before the career break', 'where did he work after the sabbatical?': the post beside a time without
 * one; and that time itself.
 */
import { toldBreaks } from '../common/career/career-breaks.ts'
import type { Facts } from '../facts/facts.ts'
import type { Plan } from '../plan/plan.ts'
import { goesOn, mainPosts, type Held } from '../posts/held.ts'
import { toldPart, type TimelineContext } from '../posts/timeline-entries.ts'
import { findDates, type DateRange } from '../text/dates.ts'

const HERS = '(?:(?:the|a|an|his|her|their|your|my|that|this) )?'
const BREAK =
  '(?:(?:long|longer|short|career|family|unpaid|parental|maternity|paternity|study|work) )*(?:breaks?|gap|pause|sabbatical|time (?:off|out|away)|leave|years? (?:off|out|away|at home))'
const ASKED = new RegExp(
  `\\b(before|prior to|preceding|after|following)(?: (?:taking|going on|coming back from|returning from|(?:he|she|they) (?:took|went on)))? ${HERS}${BREAK}(?: (?:from|in|of) ${HERS}(?:work|career|cv))?\\W*$`,
)
const POST =
  /\b(?:jobs?|work\w*|employ\w*|posts?|positions?|roles?|compan(?:y|ies)|firm)\b|\bwhat (?:did|was|were|had) \S+ (?:do|doing|done)\b/

/** Months by which a year alone may be early. */
const YEAR = 12

const WORK =
  '(?:(?:paid|full-time|part-time|regular|formal|professional|gainful) )*(?:work(?:ing)?|employment|(?:a |her |his |their )?job|the (?:workforce|job market|labou?r market)|working life)'
const RETURN_ASKED = new RegExp(
  `^(?:and |so )?(?:when|(?:in )?(?:what|which) (?:year|month)) (?:did|has|had) (?:he|she|they|you) (?:(?:return(?:ed)?|g[eo] back|gone back|come back|get back|got back) to ${WORK}|(?:start(?:ed)?|begin|begun) ${WORK} again|resumed? ${WORK})(?: (?:again|after .{3,40}|following .{3,40}))?\\W*$`,
)

/** 'When did she return to work?': the post that followed a break, with its dates. */
export function planReturn({ facts, question, now }: TimelineContext): Plan | null {
  return RETURN_ASKED.test(question.folded) ? besideBreak(facts, 'after', now) : null
}

/** Null where not one break is told with its dates, or nothing stands beside it. */
export function planBesideBreak({ facts, question, now }: TimelineContext): Plan | null {
  const { folded } = question
  const [, side] = ASKED.exec(folded) ?? []
  if (side === undefined || question.yesno || question.lists || !POST.test(folded)) return null
  return besideBreak(facts, /^(?:after|following)$/.test(side) ? 'after' : 'before', now)
}

function besideBreak(facts: Facts, side: 'before' | 'after', now: number): Plan | null {
  const told = toldBreaks(facts).flatMap(({ text }) => findDates(text).find(({ single }) => !single) ?? [])
  const [pause] = told
  if (pause === undefined || told.some((one) => !within(one, pause))) return null
  const posts = mainPosts(facts).filter(({ range }) => !range.single)
  const early = ({ exact }: DateRange): number => (exact && pause.exact ? 1 : YEAR)
  const post =
    side === 'after'
      ? posts
          .filter(({ range }) => range.from >= pause.to - early(range) && range.to > pause.to)
          .sort((a, b) => Math.abs(a.range.from - pause.to) - Math.abs(b.range.from - pause.to))[0]
      : posts
          .filter(({ range }) => range.from < pause.from)
          .sort((a, b) => endBy(b, pause, now) - endBy(a, pause, now) || b.range.from - a.range.from)[0]
  return post === undefined
    ? null
    : { parts: [toldPart(facts, post.entry)], list: false, chance: 0.9, fact: true }
}

const within = (one: DateRange, other: DateRange): boolean => one.from >= other.from && one.to <= other.to

/** When the post ended, or that it went on as the break began: one that was kept is no later than another. */
const endBy = (post: Held, pause: DateRange, now: number): number =>
  goesOn(post, now) ? pause.from : Math.min(post.range.to, pause.from)

/** The break that takes up all of a time that is asked for, where one is told; null otherwise. */
export function planWithinBreak(
  { facts, question }: TimelineContext,
  time: { readonly from: number; readonly to: number },
): Plan | null {
  // one may be employed while one is on leave
  if (
    /\b(?:employ\w*|compan(?:y|ies)|firm|stud(?:y|ied|ying|ies|ent)|degree|school|university|college)\b/.test(
      question.folded,
    )
  )
    return null
  const part = toldBreaks(facts).find(({ text }) => {
    const [range, ...more] = findDates(text).filter(({ single }) => !single)
    return range !== undefined && more.length === 0 && range.from <= time.from && range.to >= time.to
  })
  return part === undefined ? null : { parts: [part], list: false, chance: 0.9, fact: true }
}
