/** Questions for the places of one's posts, countries or towns: what asks for them, and how they are said. */
import type { Plan, PlanPart } from '../plan/plan.ts'
import { specifics, type TimelineContext } from '../posts/timeline-entries.ts'
import { capital } from '../text/text.ts'
import { numberWord } from '../text/word-lists.ts'

const WORKED = /\b(?:work\w*|employ\w*|jobs?|posts?|positions?|career|profession\w*)\b/
/** Stems of words that only go round such a question. */
const AROUND =
  /^(?:cit|town|countr|nation|differ|variou|list|name|number|count|far|altogeth|cv|experi|entri|head|section|base)/

/** What is wished for is no place where one was. */
const AHEAD = /\b(?:would|will|next|prefer\w*|willing|want\w*|wish\w*|consider\w*|like|look\w*)\b/

/** Folded: 'how many …', 'which …', 'list all the different …', of things that a pattern names. */
export const asksFor = (things: string): RegExp =>
  new RegExp(
    `\\b(?:how many|number of|which|what|list(?: of)?|name)(?: of)?(?: the| all)?(?: the)?(?: different| various| other)? (?:${things})\\b`,
  )

/** Is it asked of the posts as a whole, of no time and of nothing else? */
export function isOfAllPosts({ question, terms }: TimelineContext, asks: RegExp): boolean {
  const { folded, time, order } = question
  if (!asks.test(folded) || !WORKED.test(folded) || time !== null || order !== null) return false
  if (AHEAD.test(folded)) return false
  return !specifics(terms).some((term) => !AROUND.test(term.word.stem))
}

/** Places by a key, each with the employers there and the units that say so. */
export class PlacesOfPosts {
  readonly #found = new Map<string, { name: string; orgs: Set<string>; units: Set<number> }>()

  get size(): number {
    return this.#found.size
  }

  add(key: string, name: string, org: string | null, units: readonly number[]): void {
    const place = this.#found.get(key) ?? { name, orgs: new Set<string>(), units: new Set<number>() }
    if (org !== null) place.orgs.add(org)
    for (const unit of units) place.units.add(unit)
    this.#found.set(key, place)
  }

  /** 'Three: Cork (Quay Foods and others); …'; the number only where it was asked. */
  plan(counts: boolean): Plan {
    const parts = [...this.#found.values()].map(({ name, orgs, units }): PlanPart => {
      const [first, ...others] = orgs
      const employers = first === undefined ? '' : ` (${first}${others.length > 0 ? ' and others' : ''})`
      return { text: name + employers, units: [...units] }
    })
    const lead = counts ? { lead: capital(numberWord(parts.length)) } : {}
    return { ...lead, parts, list: true, chance: 0.9, fact: true }
  }
}
