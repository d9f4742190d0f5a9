/**
 * Which term of one's work a question asks for, and whether a line tells another one: 'Weekly hours: 37.5' is no answer to
 * 'Would she work outside office hours?', however near it is.
 */
import { termOf } from '../common/terms/term-model.ts'
import type { Term } from '../common/terms/term-weights.ts'
import type { PlanPart } from '../plan/plan.ts'
import { intentOf } from './intent-model.ts'
import type { Intent } from './intents.ts'

const TERMS: Readonly<Partial<Record<Intent, Term>>> = {
  availability: 'start',
  day_rate: 'pay',
  driving_licence: 'driving',
  nationality: 'permit',
  notice_period: 'notice',
  part_time: 'hours',
  relocation: 'moving',
  remote_place: 'remote',
  salary: 'pay',
  shifts: 'shifts',
  travel: 'travel',
  work_mode: 'remote',
  work_permit: 'permit',
}
/** Terms that a line on the other one may tell as well. */
const BESIDE: Readonly<Partial<Record<Term, readonly Term[]>>> = {
  hours: ['shifts'],
  moving: ['remote'],
  remote: ['moving', 'travel'],
  start: ['notice'],
  notice: ['start'],
  travel: ['driving'],
}
/** How likely it must be that the question asks for a term, and that a line tells another one. */
const ASKED = 0.9
const TOLD = 0.95

/** @param vector what the embedding model makes of the question, of length 1 */
export function termAsked(text: string, vector: Float32Array | null): Term | null {
  const meant = vector === null ? null : intentOf(text, vector)
  return meant === null || meant.chance < ASKED ? null : (TERMS[meant.intent] ?? null)
}

/** Does a line surely tell another term than the one that is asked for? */
export function tellsAnother(asked: Term, { text }: PlanPart): boolean {
  const { told } = termOf(text)
  return (
    told !== null && told.chance >= TOLD && told.term !== asked && BESIDE[asked]?.includes(told.term) !== true
  )
}
