/** Where the terms of a question are met in a CV, for all units at once: read off an index of stems. */
import type { Facts } from './facts.ts'
import type { Term } from './terms.ts'

/** How well units meet terms, 0 to 1: unit u meets term t at `t * width + u`, its own words and what stands above it. */
export interface TermTable {
  /** How many units there are. */
  readonly width: number
  readonly own: Float64Array
  readonly context: Float64Array
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
  for (const { matches } of terms) {
    for (const [stem, value] of matches) {
      const found = stems.get(stem)
      if (found === undefined) continue
      raise(own, row, value, units, found.from, found.above)
      raise(context, row, value, units, found.above, found.to)
    }
    row += width
  }
  return { width, own, context }
}

/** Raises the numbers of some units in a row to at least `value`. */
function raise(
  numbers: Float64Array,
  row: number,
  value: number,
  units: Int32Array,
  from: number,
  to: number,
): void {
  // Within bounds: a check of each number would double the time.
  for (let i = from; i < to; i++) {
    const at = row + units[i]!
    if (value > numbers[at]!) numbers[at] = value
  }
}
