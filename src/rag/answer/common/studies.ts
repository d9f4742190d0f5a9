/** Degrees, schools, years of graduation, theses, courses, certificates, and how well she speaks which language. */
import type { Planners } from './planner.ts'

export const STUDIES_ASKED: Planners = []
