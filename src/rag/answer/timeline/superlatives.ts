/** 'Her longest post', 'his latest talk': what stands out among its like. */
import type { Group } from '../facts/groups.ts'
import { planEndOfList } from './end-of-list.ts'
import { planLongestStay } from './longest-stay.ts'
import { planLongestRow } from '../lists/longest-rows.ts'
import { asksEndOrder } from '../lists/plan-validity.ts'
import type { Plan } from '../plan/plan.ts'
import type { TimelineContext } from '../posts/timeline-entries.ts'
import { stem } from '../text/text.ts'

/** A plan for such a question; null leaves it to the rankers. */
export function planSuperlative(ctx: TimelineContext, groups: readonly Group[]): Plan | null {
  if (ctx.question.yesno || ctx.question.counts || asksEndOrder(ctx.question.folded)) return null
  const { order } = ctx.question
  if (order === 'longest' || order === 'shortest') {
    const most = order === 'longest'
    const rows = (): Plan | null => planLongestRow(ctx.facts, groups, ctx.question, most)
    // 'stays' are those of a list that is called so, where there is one
    const isListed = ctx.question.words.some(
      ({ stem: key }) => key === STAY && groups.some(({ headingStems }) => headingStems.has(key)),
    )
    return isListed ? (rows() ?? planLongestStay(ctx, most)) : (planLongestStay(ctx, most) ?? rows())
  }
  if (order === 'first' || order === 'last') return planEndOfList(ctx, groups, order)
  return null
}

const STAY = stem('stays')
