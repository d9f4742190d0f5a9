/** The career as a whole: people led, budgets, gaps, reasons for leaving, work abroad, own business, what she is proud of. */
import type { Planners } from './planner.ts'

export const RECORD_ASKED: Planners = []
