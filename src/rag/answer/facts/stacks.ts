/** Lists as exports leave them: each thing a paragraph of its own, its name in the first line, what is told of it below. */
import type { Unit } from '../document/units.ts'
import type { Kind } from '../lexicon/kinds.ts'
import type { Facts, UnitFacts } from './facts.ts'

/** Characters of a line that names a thing, and lines that tell of it. */
const NAME = 100
const LINES = 6
/** Paragraphs of several lines from which on they are a list. */
const LEAST = 2

/** Kinds of sections whose things have names. */
const NAMED: ReadonlySet<Kind> = new Set<Kind>([
  'certifications',
  'awards',
  'publications',
  'talks',
  'projects',
  'memberships',
  'funding',
  'references',
  'volunteering',
])
/** 'Languages: French', which is a field and no name. */
const FIELD = /^\p{L}[\p{L} /&-]{1,30}:\s/u
const known = new WeakMap<Facts, Map<number, readonly (readonly UnitFacts[])[]>>()

/** The units of each paragraph of such a section; none where it is laid out otherwise. */
export function stacksOf(facts: Facts, section: number): readonly (readonly UnitFacts[])[] {
  let all = known.get(facts)
  if (all === undefined) known.set(facts, (all = read(facts)))
  return all.get(section) ?? []
}

const read = (facts: Facts): Map<number, readonly (readonly UnitFacts[])[]> =>
  stacksAmong(facts.units, facts.mainKinds)

/** What is known of a line before all else. */
interface Placed {
  readonly unit: Unit
  readonly entry: number | null
}

/** The same of the units of a document, by section. */
function stacksAmong<T extends Placed>(
  all: readonly T[],
  mainKinds: readonly (Kind | null)[],
): Map<number, readonly (readonly T[])[]> {
  const sections = new Map<number, Map<number | null, T[]>>()
  for (const found of all) {
    const { section, block, kind } = found.unit
    if (kind === 'heading') continue
    let blocks = sections.get(section)
    if (blocks === undefined) sections.set(section, (blocks = new Map()))
    const units = blocks.get(block)
    if (units === undefined) blocks.set(block, [found])
    else units.push(found)
  }
  const out = new Map<number, readonly (readonly T[])[]>()
  for (const [section, blocks] of sections) {
    const kind = mainKinds[section]
    if (kind == null || !NAMED.has(kind)) continue
    const list = [...blocks.values()]
    if (list.every(isStack) && list.filter((units) => lines(units) > 1).length >= LEAST)
      out.set(section, list)
  }
  return out
}

/** For each line below the name of a thing this name, by the line's index. */
export function namesAbove(all: readonly Placed[], mainKinds: readonly (Kind | null)[]): Map<number, string> {
  const names = new Map<number, string>()
  for (const stacks of stacksAmong(all, mainKinds).values())
    for (const [first, ...below] of stacks)
      for (const { unit } of below) names.set(unit.index, first?.unit.text ?? '')
  return names
}

const lines = (units: readonly Placed[]): number => units.filter(({ unit }) => unit.line).length

function isStack(units: readonly Placed[]): boolean {
  const [first] = units
  return (
    first !== undefined &&
    units.every(({ unit, entry }) => unit.kind === 'sentence' && entry === null) &&
    lines(units) <= LINES &&
    first.unit.text.length <= NAME &&
    !/[.!?:;,]$/.test(first.unit.text) &&
    !FIELD.test(first.unit.text) &&
    /\p{L}{3}/u.test(first.unit.text)
  )
}
