/** The things that a CV tells of, as far as a detail of one reaches: its entry, its paragraph, its line. */
import { levelsOf } from '../document/levels.ts'
import type { Facts, UnitFacts } from '../facts/facts.ts'
import type { Detail } from '../lexicon/detail.ts'
import { oncePer } from '../text/once-per.ts'

/** A thing that a CV tells of: its lines, and others that may tell of it. */
export interface Scope {
  readonly units: readonly UnitFacts[]
  readonly beside: readonly UnitFacts[]
}

/** Entries, each with what stands in none below the same heading; and what stands in none. */
function entriesOf(facts: Facts): Scope[] {
  const alone = facts.units.filter((one) => one.entry === null || isBelowTable(facts, one))
  const bySection = listsOf(alone, ({ unit }) => [unit.section])
  const inEntries = facts.entries.map(({ from, to }): Scope => {
    const units = facts.units.slice(from, to)
    const sections = new Set(units.map(({ unit }) => unit.section))
    return { units, beside: [...sections].flatMap((section) => bySection.get(section) ?? []) }
  })
  return [...inEntries, ...inParagraphs(facts, alone)]
}

/** What follows a table is no part of its last row. */
export function isBelowTable(facts: Facts, { entry, unit }: UnitFacts): boolean {
  const header = entry === null ? undefined : facts.entries[entry]?.header[0]
  return header !== undefined && facts.units[header]?.unit.kind === 'row' && unit.kind !== 'row'
}

/** Lines with all that stands in the same paragraph or item, or below it; a header with its entry. */
function paragraphsOf(facts: Facts): Scope[] {
  const lines = inParagraphs(facts, facts.units)
  const bySection = listsOf(facts.units, ({ unit }) => [unit.section])
  return facts.units.map(({ isHeader, entry }, i) => {
    const headed = isHeader && entry !== null ? facts.entries[entry] : undefined
    const whole = headed && { units: facts.units.slice(headed.from, headed.to), beside: [] }
    return whole ?? belowHeading(facts, i, bySection) ?? lines[i] ?? { units: [], beside: [] }
  })
}

/** A heading below those of sections, with what stands below it. */
function belowHeading(
  { units, document }: Facts,
  at: number,
  bySection: ReadonlyMap<number, readonly UnitFacts[]>,
): Scope | null {
  const unit = units[at]?.unit
  if (unit?.kind !== 'heading' || (levelsOf(document)[unit.section] ?? 0) < 3) return null
  return { units: bySection.get(unit.section) ?? [], beside: [] }
}

/** Paragraphs and items; a header is called by nothing that only stands below it. */
function itemsOf(facts: Facts): Scope[] {
  return paragraphsOf(facts).map(({ units: [own, ...rest], beside }): Scope => {
    const units = own === undefined ? [] : [own]
    return { units, beside: rest.length > 0 ? rest : beside }
  })
}

/** Lines with what stands below them, or in the same line. */
function linesOf(facts: Facts): Scope[] {
  const { markdown } = facts.document
  return paragraphsOf(facts).map(({ units, beside }): Scope => {
    const [own, ...rest] = units
    if (own === undefined) return { units, beside }
    if (rest.length > 0) return { units: [own], beside: rest }
    const isWithin = ({ unit }: UnitFacts): boolean => {
      const [first, last] = unit.index < own.unit.index ? [unit, own.unit] : [own.unit, unit]
      return unit.block !== own.unit.block || !markdown.slice(first.span.end, last.span.start).includes('\n')
    }
    return { units, beside: beside.filter(isWithin) }
  })
}

function inParagraphs(facts: Facts, lines: readonly UnitFacts[]): Scope[] {
  const byBlock = listsOf(facts.units, ({ unit }) =>
    unit.block === null ? unit.parents : [unit.block, ...unit.parents],
  )
  return lines.map((one) => {
    const { block } = one.unit
    const all = block === null ? [] : (byBlock.get(block) ?? [])
    return { units: [one], beside: all.filter((other) => other !== one) }
  })
}

function listsOf(
  units: readonly UnitFacts[],
  keys: (unit: UnitFacts) => readonly number[],
): Map<number, UnitFacts[]> {
  const lists = new Map<number, UnitFacts[]>()
  for (const unit of units)
    for (const key of new Set(keys(unit))) {
      const list = lists.get(key)
      if (list) list.push(unit)
      else lists.set(key, [unit])
    }
  return lists
}

/** By where a detail stands. */
export const SCOPES: Readonly<Record<Detail['within'], (facts: Facts) => Scope[]>> = {
  entry: entriesOf,
  paragraph: paragraphsOf,
  item: itemsOf,
  line: oncePer(linesOf),
}
