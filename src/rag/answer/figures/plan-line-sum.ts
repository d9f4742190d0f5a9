/** 'How many theses has she supervised altogether?', where a line says '14 at Norrby, 5 at Alder': added up. */
import type { Facts } from '../facts/facts.ts'
import type { Plan } from '../plan/plan.ts'
import type { Candidate, Reading } from '../ranking/reader.ts'
import { saidBy, sayAsked } from '../saying/say-unit.ts'
import { NUMBER, valueOf } from '../text/counts.ts'
import { ADDED } from './plan-sum.ts'

const COUNTED = /\bhow many\b/
const BEHIND = (preposition: string): string => ` ${preposition} [^,;.()\\d]{2,40}`
/** What was counted in one place, and in others: by the same word before each. */
const RUNS = ['at', 'in', 'on', 'for', 'with', 'from', 'to', 'by'].map(
  (preposition) =>
    new RegExp(
      `(?<![\\p{L}\\d.,€£$])(${NUMBER})(?: (?!${preposition}\\b)[\\p{L}'’-]+){0,4}${BEHIND(preposition)}(?:(?:,? and |[,;] )(${NUMBER})(?: (?!${preposition}\\b)[\\p{L}'’-]+){0,2}${BEHIND(preposition)})+`,
      'giu',
    ),
)
const EACH = new RegExp(`(?<![\\p{L}\\d.,€£$])${NUMBER}(?=(?: [\\p{L}'’-]+){0,4} )`, 'giu')

/** Null where no sum is asked for, or the likeliest line does not count in one run of places, and in nothing else. */
export function planLineSum(facts: Facts, [first]: readonly Candidate[], reading: Reading): Plan | null {
  const { folded, yesno } = reading.question
  const text = first?.unit == null ? undefined : facts.units[first.unit]?.unit.text
  if (yesno || !COUNTED.test(folded) || !ADDED.test(folded) || first?.unit == null || text === undefined)
    return null
  const [run, more] = RUNS.flatMap((pattern) => [...text.matchAll(pattern)].map(([found]) => found))
  if (run === undefined || more !== undefined) return null
  const counts = [...run.matchAll(EACH)].map(([found]) => valueOf(found))
  const sum = counts.reduce((total, count) => total + count, 0)
  // of years one is no number of things
  if (counts.length < 2 || counts.some((count) => !(count > 0) || (count > 1900 && count < 2100))) return null
  // the line says it itself
  if ([...text.matchAll(EACH)].some(([found]) => valueOf(found) === sum)) return null
  const parts = [{ text: sayAsked(facts, first.unit, reading), units: saidBy(facts, first.unit) }]
  return { lead: sum.toLocaleString('en'), parts, list: false, chance: first.chance, fact: true }
}
