/** Where the terms of a question are met in a CV, for all units at once: read off an index of stems. */
import type { Facts } from './facts.ts'
import type { Term } from './terms.ts'

/** `own[t][u]`: how well unit u's own words meet term t, 0 to 1; `context` the same for what stands above it. */
export interface TermTable {
  readonly own: readonly Float64Array[]
  readonly context: readonly Float64Array[]
}

interface Postings {
  readonly own: ReadonlyMap<string, readonly number[]>
  readonly context: ReadonlyMap<string, readonly number[]>
}

const known = new WeakMap<Facts, Postings>()

function postingsOf(facts: Facts): Postings {
  const found = known.get(facts)
  if (found) return found
  const own = new Map<string, number[]>()
  const context = new Map<string, number[]>()
  const add = (map: Map<string, number[]>, stem: string, unit: number): void => {
    const list = map.get(stem)
    if (list) list.push(unit)
    else map.set(stem, [unit])
  }
  facts.units.forEach((unit, i) => {
    for (const stem of unit.stems) add(own, stem, i)
    for (const stem of unit.context) add(context, stem, i)
  })
  const made = { own, context }
  known.set(facts, made)
  return made
}

/** The units whose own words have a stem. */
export function unitsWith(facts: Facts, stem: string): readonly number[] {
  return postingsOf(facts).own.get(stem) ?? []
}

export function tableOf(facts: Facts, terms: readonly Term[]): TermTable {
  const postings = postingsOf(facts)
  const fill = (term: Term, from: ReadonlyMap<string, readonly number[]>): Float64Array => {
    const row = new Float64Array(facts.units.length)
    for (const [stem, value] of term.matches)
      for (const unit of from.get(stem) ?? []) if (value > (row[unit] ?? 0)) row[unit] = value
    return row
  }
  return {
    own: terms.map((term) => fill(term, postings.own)),
    context: terms.map((term) => fill(term, postings.context)),
  }
}
