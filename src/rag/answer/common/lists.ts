/** What a CV lists: skills, software, publications, awards, talks, projects, memberships, voluntary work, referees, hobbies. */
import type { Planners } from './planner.ts'

export const LISTS_ASKED: Planners = []
