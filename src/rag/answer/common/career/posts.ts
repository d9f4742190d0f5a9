/** Which posts she has had, since when, how long, what she does there, the first, the last and all of them. */
import { AT_YEAR, planAtYear } from './at-year.ts'
import { DUTIES_NOW, planDuties } from './duties.ts'
import { FIRMS_HELD, planFirms, planPosts, POSTS_HELD } from './employers-held.ts'
import { FIRMS_OF_KIND, planFirmsOfKind } from './firms-of-kind.ts'
import { INDUSTRIES, planIndustries } from './industries.ts'
import { FIRST_AFTER, planFirstAfter } from './first-after.ts'
import { LAST_POSTS, planLastPosts } from './last-posts.ts'
import { PART_TIME, planPartTime } from './part-time-posts.ts'
import type { Planners } from '../planner.ts'
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
import { planProjectClients, PROJECT_CLIENTS } from './project-clients.ts'
import { planYears, YEARS } from './years.ts'

export const POSTS_ASKED: Planners = [
  [HOW_LONG_BEFORE, (facts, _, now, folded) => planHowLongBefore(facts, now, folded)],
  [WHAT_BEFORE, (facts, _, now, folded) => planBefore(facts, now, folded)],
  [FIRST_AFTER, (facts, _, now) => planFirstAfter(facts, now)],
  [WHAT_FIRST, (facts) => planFirst(facts)],
  [WHAT_LONGEST, (facts, _, now, folded) => planLongest(facts, now, folded)],
  [DUTIES_NOW, (facts, _, now) => planDuties(facts, now)],
  [SINCE_WHEN, (facts, _, now) => planNow(facts, now)],
  [HOW_LONG_NOW, (facts, _, now) => planHowLongNow(facts, now)],
  [WHAT_NOW, (facts, _, now) => planNow(facts, now)],
  [LAST_POSTS, (facts, _, _now, folded) => planLastPosts(facts, folded)],
  [PART_TIME, (facts) => planPartTime(facts)],
  [YEARS, (facts, _, now, folded) => planYears(facts, now, folded)],
  [PROJECT_CLIENTS, (facts, _, _now, folded) => planProjectClients(facts, folded)],
  [FIRMS_HELD, (facts, _, now, folded) => planFirms(facts, now, folded)],
  [FIRMS_OF_KIND, (facts, _, _now, folded) => planFirmsOfKind(facts, folded)],
  [POSTS_HELD, (facts, _, now, folded) => planPosts(facts, now, folded)],
  [AT_YEAR, (facts, _, now, folded) => planAtYear(facts, now, folded)],
  [INDUSTRIES, (facts) => planIndustries(facts)],
]
