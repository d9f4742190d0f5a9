/** 'Notice period and salary?': several common questions in one, each answered as if it were asked alone. */
import { mergePlans } from '../merge-plans.ts'
import { splitParts } from '../question.ts'
import { LEANS } from '../stand-alone.ts'
import { isPlan, NOWHERE, UNSAID, type Overview } from './planner.ts'

/** More than these are asked of nobody in one breath. */
const MOST = 4

/**
 * What answers all parts of a question; null when one of them is no common question. Where some are told and others
 * are not, the parts themselves: each is to be answered, or declined, by itself.
 */
export function overviewInParts(
  text: string,
  overviewOf: (part: string) => Overview,
): Overview | { readonly apart: readonly string[] } {
  const asked = splitParts(text)
  const parts = (asked.length > 1 ? asked : text.split(/,? (?:and|&) (?:also )?|, /)).map((part) =>
    part.trim(),
  )
  if (parts.length < 2 || parts.length > MOST || parts.includes('')) return null
  const found: Exclude<Overview, null>[] = []
  for (const part of parts) {
    const overview = overviewOf(part)
    if (overview === null) return null
    found.push(overview)
  }
  const plans = found.filter(isPlan)
  if (plans.length === 0) return found.every((one) => one === NOWHERE) ? NOWHERE : UNSAID
  if (plans.length === found.length) return mergePlans(plans)
  // 'and how can I reach them?' asks nothing by itself
  return parts.some((part) => LEANS.test(part)) ? null : { apart: parts }
}
