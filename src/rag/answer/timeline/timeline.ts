/** Questions that are answered from the entries' dates: who was where when, first, last, before, after, how long. */
import type { Plan } from '../plan/plan.ts'
import { byStart, partOf, timeline, type TimelineContext } from '../posts/timeline-entries.ts'
import { planAfterQualifying } from './after-qualifying.ts'
import { atTime } from './at-time.ts'
import { planBesideBreak } from './beside-break.ts'
import { firstAfterStudies, isAfterStudies } from './end-of-studies.ts'
import { atEnd } from './first-or-last.ts'
import { planHowLong } from './how-long.ts'
import { planExactTime, planMoment } from './moments.ts'
import { planBeforeHeaded } from './before-headed.ts'
import { between, BETWEEN } from './between.ts'
import { nextTo, nextToDated } from './neighbours.ts'
import { planRoles } from './plan-roles.ts'
import { planTitleStep } from './title-steps.ts'
import { planYearEvents } from './year-events.ts'

/** 'After graduating in 2001': the year is that of the studies. */
const AFTER_STUDIES =
  /\b(?:after|once|following) (?:\S{1,20} ){0,3}?(?:graduat\w+|degree|studies|university|school|college|phd|doctorate)\b.{0,40}\bin (?:19|20)\d\d\b/

/** A post or a house that came before or after another, whatever that is called. */
const POST_BESIDE =
  /^(?:which|what) (?:jobs?|posts?|positions?|roles?|employers?|compan(?:y|ies)|firms?) (?:came|did|was)\b/
/** 'The next contract after Acme' is a post, rather than one that is looked for; a 'National Bank' is of no nationality. */
const isOfOrder = (topic: string, { order, folded }: TimelineContext['question']): boolean =>
  (order === 'before' || order === 'after') &&
  (topic === 'contract' || (topic === 'nationality' && POST_BESIDE.test(folded)))

const ASKS_WHICH =
  /\b(?:where|what|which|who|whom|list|name)\b|\bhow (?:did|do|does) \S+ (?:earn|make) (?:\S+ )?living\b.{0,40}\b(?:becom|joining|starting)/

/** A plan when the question is one about the timeline and the entries answer it; null leaves it to the rankers. */
export function planTimeline(ctx: TimelineContext): Plan | null {
  const { question } = ctx
  if (
    question.expects.has('duration') &&
    /\bhow long|how many (?:years|months)|for how/.test(question.folded)
  )
    return planHowLong(ctx)
  if (
    ctx.facts.entries.length === 0 ||
    question.yesno ||
    question.counts ||
    question.topics.some(
      (t) => t.kinds[0] === 'practical' && t.name !== 'hours' && !isOfOrder(t.name, question),
    )
  )
    return null
  const found = planTitleStep(ctx) ?? planAfterQualifying(ctx) ?? planMoment(ctx) ?? planRoles(ctx)
  if (found !== null) return found
  const wh = ASKS_WHICH.test(question.folded) || question.keywords
  if (
    !wh ||
    question.expects.has('reason') ||
    (question.expects.has('person') &&
      !/\bemploy|\bwork(?:ed|s|ing)? for\b|\bwho (?:does|did|do)\b|\bclient (?:right |directly |just |immediately )?(?:before|after)\b/.test(
        question.folded,
      ))
  )
    return null
  if (question.time !== null && AFTER_STUDIES.test(question.folded)) {
    const next = afterStudies(ctx, question.time)
    if (next !== null) return next
  }
  // 'between her degree and her first post': the end is the first one, what is asked for is not
  if ((question.order === 'first' || question.order === 'last') && BETWEEN.test(question.folded)) {
    const found = between(ctx)
    if (found !== null) return found
  }
  if (question.time !== null && question.order === null)
    return nextToDated(ctx) ?? planYearEvents(ctx) ?? planExactTime(ctx) ?? atTime(ctx)
  if (question.order === 'after' && FIRST.test(question.folded) && isAfterStudies(question)) {
    const first = firstAfterStudies(ctx)
    if (first !== null) return first
  }
  if (question.order === 'before' || question.order === 'after')
    return planBesideBreak(ctx) ?? planBeforeHeaded(ctx) ?? nextTo(ctx)
  if (question.order === null && BETWEEN.test(question.folded)) return between(ctx)
  if (question.order === 'current' || question.order === 'first' || question.order === 'last')
    return atEnd(ctx)
  return null
}

/** 'Where did she start out after university?' */
const FIRST = /\b(?:first|start(?:ed)? out|begin|began|start)\b.{1,40}\b(?:after|once|following)\b/

/** What began in the year in which studies ended, or in the next one, and went on beyond it. */
function afterStudies({ facts }: TimelineContext, { from, to }: { from: number; to: number }): Plan | null {
  const [next] = byStart(timeline(facts, ['experience', 'education'])).filter(
    ({ range }) => !range.single && range.from >= from && range.from <= to + 12 && range.to > to,
  )
  return next === undefined ? null : { parts: [partOf(next)], list: false, chance: 0.85, fact: true }
}
