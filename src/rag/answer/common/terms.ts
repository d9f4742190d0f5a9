/** Terms and the person: notice, start, pay, permit, nationality, moving, remote work, driving, age, family, what is looked for. */
import type { Planners } from './planner.ts'

export const TERMS_ASKED: Planners = []
