/** 'Notice period and salary?': several common questions in one, each answered as if it were asked alone. */
import type { Facts } from './facts/facts.ts'
import { mergePlans } from './plan/merge-plans.ts'
import type { Plan } from './plan/plan.ts'
import { splitParts } from './question/split-parts.ts'
import { isOfBefore, LEANS } from './question/stand-alone.ts'
import { words } from './text/text.ts'
import { isPlan, NOWHERE, UNSAID, type Overview } from './common/planner.ts'
import { THESIS } from './common/studies/study-words.ts'

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

/**
 * Of the parts of a question the plans of those that everybody asks; null without any, or where a part may be about
 * what another tells. Studies are told apart by what is asked of them together.
 */
export function commonParts(
  facts: Facts,
  parts: readonly string[],
  overviewOf: (part: string) => Overview,
): readonly (Plan | null)[] | null {
  if (parts.length < 2) return null
  const plans = parts.map((part) => {
    if (isOfBefore(parts[0] ?? '', part)) return null
    const overview = overviewOf(part)
    return isPlan(overview) ? overview : null
  })
  const standsAlone = (part: string, i: number): boolean =>
    !LEANS.test(part) && !THESIS.test(part) && (plans[i] !== null || words(part).length > 2)
  const isStudy = (plan: Plan | null): boolean =>
    plan?.parts.some(
      ({ units: [unit] }) => facts.mainKinds[facts.units[unit ?? 0]?.unit.section ?? 0] === 'education',
    ) ?? false
  return plans.some((plan) => plan !== null) && parts.every(standsAlone) && !plans.some(isStudy)
    ? plans
    : null
}
