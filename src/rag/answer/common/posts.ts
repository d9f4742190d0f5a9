/** Which posts she has had, since when, how long, what she does there, the first, the last and all of them. */
import { DUTIES_NOW, planDuties } from './duties.ts'
import type { Planners } from './planner.ts'
import {
  HOW_LONG_BEFORE,
  planBefore,
  planFirst,
  planHowLongBefore,
  planLongest,
  WHAT_BEFORE,
  WHAT_FIRST,
  WHAT_LONGEST,
} from './post-before.ts'
import { HOW_LONG_NOW, planHowLongNow, planNow, SINCE_WHEN, WHAT_NOW } from './post-now.ts'

export const POSTS_ASKED: Planners = [
  [HOW_LONG_BEFORE, (facts, _, now, folded) => planHowLongBefore(facts, now, folded)],
  [WHAT_BEFORE, (facts, _, now, folded) => planBefore(facts, now, folded)],
  [WHAT_FIRST, (facts) => planFirst(facts)],
  [WHAT_LONGEST, (facts, _, now, folded) => planLongest(facts, now, folded)],
  [DUTIES_NOW, (facts, _, now) => planDuties(facts, now)],
  [SINCE_WHEN, (facts, _, now) => planNow(facts, now)],
  [HOW_LONG_NOW, (facts, _, now) => planHowLongNow(facts, now)],
  [WHAT_NOW, (facts, _, now) => planNow(facts, now)],
]
