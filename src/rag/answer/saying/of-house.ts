/** '£64m turnover; 240 people' below the header of a post tells of the house, and is said with its name: the figures are not the person's. */
import { isPost } from '../entries/entry.ts'
import type { Facts } from '../facts/facts.ts'
import type { Plan, PlanPart } from '../plan/plan.ts'
import { oncePer } from '../text/once-per.ts'

/** Characters of a line on a house. */
const LONGEST = 160
const SIZE =
  /\b(?:turnover|revenues?|employees|inhabitants|headcount|founded|established|family-owned|listed)\b|\d ?(?:people|staff|beds|rooms|pupils|students|branches|stores|shops|sites|offices|countries|partners|lawyers|doctors|vets|members|homes|flats|vehicles|lorries|vessels)\b|\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) (?:branches|stores|shops|sites|offices|countries|vets|doctors|partners|lawyers|homes|plants)\b/i
/** What the person does or has there. */
const OWN =
  /\b(?:I|my|me|we|our)\b|\b(?:led|lead|leading|manag\w+|ran|run|running|responsible|in charge|budget|report\w*|team|grew|built|opened|reduced|raised|increased|cut|won|sold (?:to|for)|taught|hired|head of|supervis\w+|coordinat\w+|look(?:ed|s)? after|covered|served|handled|up from|down from)\b|\bfrom .{1,30} to \b|\b(?:went|was|were|is|are|has|had|closed|became)\b/i
/** 'Fitted out 14 pupils', 'Plan replenishment of 40 shops': what was done there. */
const DONE =
  /^(?!mixed|limited|listed|united|red|founded|established)\p{L}+ed\b|^(?:plans?|teach|works?|see|do|make|write|wrote|serve|drive|sell|order|clean|cook|audit|assignments?|projects?)\b/iu

/** Lines right below the header of a post that tell of its house alone, with that. */
const houses = oncePer(
  ({ units, entries }: Facts): ReadonlyMap<number, { readonly name: string; readonly unit: number }> =>
    new Map(
      entries.flatMap((entry) => {
        const { org, header } = entry
        const last = Math.max(...header)
        const line = units[last + 1]
        if (!isPost(entry) || org === null || line?.entry !== entry.index || line.isHeader) return []
        const { text, kind, index } = line.unit
        const tells =
          kind !== 'row' && text.length <= LONGEST && SIZE.test(text) && !OWN.test(text) && !DONE.test(text)
        const named = header.find((at) => units[at]?.unit.text.includes(org))
        return tells && named !== undefined ? [[index, { name: org, unit: named }]] : []
      }),
    ),
)

/** The plan with the house's name before what is told of it alone; beside what was done there it is plain whose it is. */
export function withHouses(facts: Facts, plan: Plan): Plan {
  const entriesOf = ({ units }: PlanPart): readonly (number | null)[] =>
    units.map((unit) => facts.units[unit]?.entry ?? null)
  const parts = plan.parts.map((part): PlanPart => {
    const house = houses(facts).get(part.units[0] ?? -1)
    const [entry = null] = entriesOf(part)
    const isBeside = plan.parts.some((other) => other !== part && entriesOf(other).includes(entry))
    const isAlone =
      house !== undefined && part.units.length === 1 && !part.text.includes(house.name) && !isBeside
    return isAlone ? { text: `${house.name}: ${part.text}`, units: [...part.units, house.unit] } : part
  })
  return { ...plan, parts }
}
