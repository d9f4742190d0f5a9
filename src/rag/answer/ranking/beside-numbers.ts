/**
 * Which words stand beside numbers, for a whole CV at once: 'how many people' is asked of thousands of units, and to
 * look around each number of each of them for each question took as long as everything else together.
 */
import type { Facts, UnitFacts } from '../facts/facts.ts'

/** What a number's neighbour counts, by how many words it stands behind the number; before it, below 0. */
export interface Reach {
  readonly from: number
  readonly to: number
  readonly weigh: (distance: number) => number
}

/** The units in which a stem stands beside a number, and the most that it counts there. */
export interface Beside {
  readonly units: readonly number[]
  readonly values: readonly number[]
}

type Index = ReadonlyMap<string, Beside>

const NOWHERE: Beside = { units: [], values: [] }
const known = new WeakMap<Reach, WeakMap<Facts, Index>>()

/**
 * Where a stem stands beside a number, off an index that is made once a version for each reach.
 * @param places of the numbers among a unit's words
 */
export function besideNumbers(
  facts: Facts,
  reach: Reach,
  places: (unit: UnitFacts) => readonly number[],
  stem: string,
): Beside {
  let indexes = known.get(reach)
  if (!indexes) known.set(reach, (indexes = new WeakMap()))
  let index = indexes.get(facts)
  if (!index) indexes.set(facts, (index = indexOf(facts, reach, places)))
  return index.get(stem) ?? NOWHERE
}

function indexOf(
  facts: Facts,
  { from, to, weigh }: Reach,
  places: (unit: UnitFacts) => readonly number[],
): Index {
  const index = new Map<string, { readonly units: number[]; readonly values: number[] }>()
  const note = (stem: string, unit: number, value: number): void => {
    let list = index.get(stem)
    if (!list) index.set(stem, (list = { units: [], values: [] }))
    const { units, values } = list
    const last = units.length - 1
    // Units come in their order: a stem that stands beside two numbers of one is at the end.
    if (units[last] === unit) values[last] = Math.max(values[last] ?? 0, value)
    else {
      units.push(unit)
      values.push(value)
    }
  }
  for (const unit of facts.units)
    for (const place of places(unit))
      for (let distance = from; distance <= to; distance++) {
        const word = distance === 0 ? undefined : unit.words[place + distance]
        if (word) note(word.stem, unit.unit.index, weigh(distance))
      }
  return index
}

/** Raises each unit's number to what a stem counts there. */
export function raiseBeside(numbers: Float64Array, { units, values }: Beside): void {
  // Within bounds: a value for each unit.
  for (let i = 0; i < units.length; i++) {
    const unit = units[i]!
    if (values[i]! > numbers[unit]!) numbers[unit] = values[i]!
  }
}
