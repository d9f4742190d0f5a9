/** Where the terms of a question are met in a CV, for all units at once: read off an index of stems. */
import type { Facts } from '../facts/facts.ts'
import type { Term } from './terms.ts'

/** How well units meet terms, 0 to 1: unit u meets term t at `t * width + u`, its own words and what stands above it. */
export interface TermTable {
  /** How many units there are. */
  readonly width: number
  readonly own: Float64Array
  readonly context: Float64Array
  /** For each term the units that meet it at all: of a long CV most meet none. */
  readonly units: readonly (readonly number[])[]
}

/** Where the units of a stem stand in the list of all stems' units. */
interface Posting {
  readonly from: number
  /** Up to here its own words have it; from here to the end what stands above it. */
  readonly above: number
  readonly to: number
}

interface Postings {
  readonly stems: ReadonlyMap<string, Posting>
  readonly units: Int32Array
}

const known = new WeakMap<Facts, Postings>()

function postingsOf(facts: Facts): Postings {
  const found = known.get(facts)
  if (found) return found
  const lists = new Map<string, { readonly own: number[]; readonly context: number[] }>()
  const listsOf = (stem: string): { readonly own: number[]; readonly context: number[] } => {
    let list = lists.get(stem)
    if (!list) lists.set(stem, (list = { own: [], context: [] }))
    return list
  }
  facts.units.forEach((unit, i) => {
    for (const stem of unit.stems) listsOf(stem).own.push(i)
    for (const stem of unit.context) listsOf(stem).context.push(i)
  })
  const stems = new Map<string, Posting>()
  let from = 0
  for (const [stem, { own, context }] of lists) {
    const above = from + own.length
    const to = above + context.length
    stems.set(stem, { from, above, to })
    from = to
  }
  const made = {
    stems,
    units: Int32Array.from([...lists.values()].flatMap(({ own, context }) => [...own, ...context])),
  }
  known.set(facts, made)
  return made
}

export function tableOf(facts: Facts, terms: readonly Term[]): TermTable {
  const { stems, units } = postingsOf(facts)
  const width = facts.units.length
  const own = new Float64Array(terms.length * width)
  const context = new Float64Array(terms.length * width)
  let row = 0
  const met = terms.map(({ matches }) => {
    const first: number[] = []
    for (const [stem, value] of matches) {
      const found = stems.get(stem)
      if (found === undefined || value <= 0) continue
      // Within bounds: a check of each number would double the time.
      for (let i = found.from; i < found.to; i++) {
        const unit = units[i]!
        const at = row + unit
        if (own[at]! === 0 && context[at]! === 0) first.push(unit)
        const numbers = i < found.above ? own : context
        if (value > numbers[at]!) numbers[at] = value
      }
    }
    row += width
    return first
  })
  return { width, own, context, units: met }
}
