/** Several things that one question asks, as one answer. */
import { words } from '../text/text.ts'
import type { Plan, PlanPart } from './plan.ts'

/** One plan from several parts' plans: the same thing is said once. */
export function mergePlans(plans: readonly Plan[]): Plan {
  const first = plans[0]
  if (first === undefined || plans.length === 1)
    return first ?? { parts: [], list: false, chance: 0, fact: false }
  const parts: PlanPart[] = []
  const seen = new Set<number>()
  const said = new Set<string>()
  const wordsOf = ({ text }: PlanPart): string[] => words(text).map(({ stem }) => stem)
  for (const plan of plans) {
    // a line of which an earlier plan says a half is said whole
    for (const p of plan.parts) {
      const half = parts.findIndex(
        ({ text, units }) =>
          p.text.length > text.length &&
          p.text.includes(text.replace(/\.$/, '')) &&
          units.every((u) => p.units.includes(u)),
      )
      if (half >= 0) parts[half] = p
    }
    const fresh = plan.parts.filter(
      // a number and an address may stand in one line
      (p) => p.units.some((u) => !seen.has(u)) || !wordsOf(p).some((word) => said.has(word)),
    )
    if (plan.list && fresh.length > 1) {
      parts.push({
        text: `${plan.lead === undefined ? '' : `${plan.lead}: `}${plan.parts.map((p) => p.text).join('; ')}`,
        units: plan.parts.flatMap((p) => p.units),
      })
    } else
      fresh.forEach((p, i) =>
        parts.push(
          i === 0 && plan.lead !== undefined && !plan.list ? { ...p, text: `${plan.lead}: ${p.text}` } : p,
        ),
      )
    for (const p of plan.parts) {
      for (const u of p.units) seen.add(u)
      for (const word of wordsOf(p)) said.add(word)
    }
  }
  return { parts, list: false, chance: first.chance, fact: plans.every((p) => p.fact) }
}
