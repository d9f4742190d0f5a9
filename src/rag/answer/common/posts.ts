/** Which posts she has had, since when, how long, what she does there, the first, the last and all of them. */
import type { Planners } from './planner.ts'

export const POSTS_ASKED: Planners = []
