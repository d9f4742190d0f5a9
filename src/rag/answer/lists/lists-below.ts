/** The lists of a CV by what stands above each: a heading, a line in bold, an item with items of its own. */
import { kindsOfHeading } from '../document/heading-kinds.ts'
import { labelOf } from '../document/item-labels.ts'
import { belowLabel } from '../facts/below-label.ts'
import type { Facts, UnitFacts } from '../facts/facts.ts'
import type { Group } from '../facts/groups.ts'
import type { PlanPart } from '../plan/plan.ts'
import { oncePer } from '../text/once-per.ts'
import { labelLists } from './label-lists.ts'
import { thingsInLines } from './whole-lines.ts'

export interface Below {
  /** What stands above the list. */
  readonly name: string
  /** What is said before its first item. */
  readonly intro: string
  readonly items: readonly PlanPart[]
}

/** Kinds whose lists are told by dates and hold more than one thing each. */
const TOLD_ELSEWHERE: ReadonlySet<string | null> = new Set(['experience', 'education', 'summary', 'contact'])
const LISTS = /^(?:rows|items|named|stacks):/

export const listBelow = oncePer((facts: Facts, groups: readonly Group[]): readonly Below[] => [
  ...headed(facts, groups),
  ...labelled(facts),
])

function headed(facts: Facts, groups: readonly Group[]): Below[] {
  const { document, mainKinds } = facts
  const bodies = bySection(
    facts.units.filter(({ unit }) => unit.kind !== 'heading'),
    ({ unit }) => unit.section,
  )
  const parts = bySection(document.sections, ({ parent }) => parent ?? -1)
  const groupsOf = bySection(groups, ({ section }) => section ?? -1)
  return document.sections.flatMap((section): Below[] => {
    if (section.heading === '' || TOLD_ELSEWHERE.has(mainKinds[section.index] ?? null)) return []
    const body = bodies.get(section.index) ?? []
    const children = parts.get(section.index) ?? []
    const items =
      children.length > 0
        ? subHeadings(facts, groups, section.index, body)
        : itemsOf(facts, groupsOf.get(section.index) ?? [], body)
    const first = body.findIndex(({ unit }) => unit.kind === 'item' || unit.kind === 'row')
    const intro = body
      .slice(0, Math.max(0, Math.min(first, 2)))
      .map(({ unit }) => unit.text)
      .join(' ')
    return items.length > 1 ? [{ name: section.heading, intro, items }] : []
  })
}

/** Once for all sections: a long CV has hundreds, and thousands of units. */
function bySection<T>(all: readonly T[], sectionOf: (one: T) => number): ReadonlyMap<number, readonly T[]> {
  const found = new Map<number, T[]>()
  for (const one of all) {
    const own = found.get(sectionOf(one))
    if (own === undefined) found.set(sectionOf(one), [one])
    else own.push(one)
  }
  return found
}

/** Sub-headings that name a thing each, where no list stands beside them. */
function subHeadings(
  { document, units }: Facts,
  groups: readonly Group[],
  section: number,
  body: readonly UnitFacts[],
): PlanPart[] {
  const group = groups.find(({ id }) => id === `children:${String(section)}`)
  if (group === undefined || body.some(({ unit }) => unit.kind === 'item' || unit.kind === 'row')) return []
  const below = document.sections.filter(({ parent }) => parent === section)
  if (
    below.some(
      ({ heading, index }) =>
        kindsOfHeading(heading).size > 0 &&
        !units.some(({ unit, isHeader }) => unit.section === index && isHeader),
    )
  )
    return []
  return group.items.map(({ label, units }) => ({ text: label, units }))
}

function itemsOf(facts: Facts, groups: readonly Group[], body: readonly UnitFacts[]): PlanPart[] {
  const group = groups.find(({ id }) => LISTS.test(id))
  if (group === undefined) return inLines(facts, body)
  // labels of lists are no items
  if (group.items.some(({ units: [at = -1] }) => belowLabel(facts, at).length > 0)) return []
  if (
    body.some(({ unit }, i) => unit.kind === 'sentence' && belowLabel(facts, unit.index).length > 0 && i > 0)
  )
    return []
  return group.items.map(({ label, units }) => ({ text: label, units }))
}

/** Paragraphs and lines of which each begins with the name of a thing, or is a record of one. */
function inLines(facts: Facts, body: readonly UnitFacts[]): PlanPart[] {
  const inOne = inOneLine(body)
  if (inOne.length > 0) return inOne
  return thingsInLines(facts, body).flatMap(([lead]) =>
    lead === undefined ? [] : [{ text: labelOf(lead.unit.text), units: [lead.unit.index] }],
  )
}

/** 'Oslo 2017 (on fens) · Riga 2019 · Gent 2021', all of a section: dots stand between things alike. */
function inOneLine([line, ...others]: readonly UnitFacts[]): PlanPart[] {
  if (line === undefined || others.length > 0 || line.unit.kind === 'heading') return []
  const parts = line.unit.text.split(/\s+[·•]\s+/)
  if (parts.length < 3) return []
  return parts.map((text) => ({ text: text.replace(/[.;]$/, ''), units: [line.unit.index] }))
}

/** Lines in bold above a list, and items with a list of their own. */
const labelled = (facts: Facts): Below[] =>
  labelLists(facts)
    .filter(({ inline }) => inline === null)
    .map(({ name, items }) => ({ name, intro: '', items }))
