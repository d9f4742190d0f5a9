/** Finds in a CV the things that stand together: items, nested items, rows, led paragraphs, sub-headings, entries. */
import { kindsOfHeading } from '../document/heading-kinds.ts'
import { labelOf } from '../document/item-labels.ts'
import { levelsOf } from '../document/levels.ts'
import { type Entry, isPost } from '../entries/entry.ts'
import { agencyOf } from '../entries/placements.ts'
import { divides } from '../lexicon/dividers.ts'
import { stem, words } from '../text/text.ts'
import type { Facts, UnitFacts } from './facts.ts'
import { entryLabel, type Group, type GroupBase, type GroupItem } from './groups.ts'
import { ledThings } from './led-things.ts'
import { stacksOf } from './stacks.ts'
import { tableGroups } from './table-groups.ts'

/** Short lines that stand one below the other, not prose. */
function isLines(body: readonly UnitFacts[]): boolean {
  const average = body.reduce((a, u) => a + u.unit.text.length, 0) / body.length
  return body.length <= 14 && average < 130
}

export function buildGroups(facts: Facts): Group[] {
  const groups: Group[] = []
  const { document, units } = facts
  const bySection = new Map<number, UnitFacts[]>()
  for (const unit of units) {
    const list = bySection.get(unit.unit.section) ?? []
    list.push(unit)
    bySection.set(unit.unit.section, list)
  }
  const headingStems = (section: number): Set<string> =>
    new Set((document.sections[section]?.path ?? []).slice(-2).flatMap((h) => words(h).map((w) => w.stem)))
  const base = (section: number): GroupBase => ({
    heading: document.sections[section]?.heading ?? '',
    headingStems: headingStems(section),
    kinds: facts.sectionKinds[section] ?? new Map(),
    section,
  })
  const item = (unit: UnitFacts, children: readonly UnitFacts[] = []): GroupItem => ({
    label: labelOf(unit.unit.text, undefined, isWork(facts, unit)),
    full: [unit, ...children].map((u) => u.unit.text).join(' '),
    units: [unit.unit.index],
  })

  for (const [section, list] of bySection) {
    const body = list.filter((u) => u.unit.kind !== 'heading')
    const rows = body.filter((u) => u.unit.kind === 'row')
    const tops = body.filter((u) => u.unit.kind === 'item' && u.unit.parents.length === 0)
    if (rows.length > 0) for (const group of tableGroups(facts, rows, base(section))) groups.push(group)
    const named = projectsIn(facts, section)
    const stacks = stacksOf(facts, section)
    const led = named.length > 1 ? [] : ledThings(facts, body)
    if (named.length > 1)
      groups.push({
        id: `named:${section}`,
        type: 'section',
        ...base(section),
        items: named.flatMap((e) => units.slice(e.from, e.from + 1)).map((u) => item(u)),
      })
    else if (tops.length > 1)
      groups.push({
        id: `items:${section}`,
        type: 'section',
        ...base(section),
        items: tops.map((u) => item(u)),
      })
    else if (led.length > 0)
      groups.push({
        id: `led:${section}`,
        type: 'section',
        ...base(section),
        items: led.flatMap(({ name, units: [lead] }) =>
          lead === undefined ? [] : [{ ...item(lead), label: name }],
        ),
      })
    else if (stacks.length > 0)
      groups.push({
        id: `stacks:${section}`,
        type: 'section',
        ...base(section),
        items: stacks.flatMap(([first, ...more]) =>
          first === undefined
            ? []
            : [{ ...item(first, more), units: [first, ...more].map((u) => u.unit.index) }],
        ),
      })
    else if (rows.length === 0 && body.length > 1 && isLines(body))
      groups.push({
        id: `lines:${section}`,
        type: 'section',
        ...base(section),
        items: body.map((u) => item(u)),
      })
    // sub-headings are items when each names a thing (a project, a firm), not when each opens a list of its own
    const children = document.sections.filter((s) => s.parent === section)
    const opens = children.filter(
      (c) =>
        kindsOfHeading(c.heading).size > 0 &&
        !facts.entries.some(
          (e) =>
            units[e.from]?.unit.section === c.index &&
            e.header.some((h) => units[h]?.unit.kind === 'heading'),
        ),
    ).length
    if (children.length > 1 && opens < children.length && (levelsOf(document)[section] ?? 0) > 1)
      groups.push({
        id: `children:${section}`,
        type: 'section',
        ...base(section),
        items: children.flatMap((child) => {
          const within = bySection.get(child.index) ?? []
          const below = isOfEntries(facts, section) || !divides(child.heading) ? [] : topsOf(within)
          if (below.length > 0) return below.map((u) => item(u))
          const found = within.slice(0, 1).map((u) => u.unit.index)
          return [{ label: child.heading, full: child.heading, units: found }]
        }),
      })
    // nested items below one item
    const inner = new Map<number, UnitFacts[]>()
    for (const unit of body) {
      const above = unit.unit.kind === 'item' ? unit.unit.parents.at(-1) : undefined
      if (above === undefined) continue
      const below = inner.get(above) ?? []
      below.push(unit)
      inner.set(above, below)
    }
    for (const parent of body) {
      if (parent.unit.kind !== 'item' || parent.unit.block === null) continue
      const below = inner.get(parent.unit.block) ?? []
      if (below.length > 1)
        groups.push({
          id: `nested:${parent.unit.index}`,
          type: 'nested',
          ...base(section),
          heading: parent.unit.text,
          headingStems: new Set([...parent.stems, ...parent.context]),
          items: below.map((u) => item(u)),
        })
    }
  }
  const placed = new Map<Entry, Entry[]>()
  for (const entry of facts.entries) {
    const agency = agencyOf(facts.entries, entry)
    if (agency !== null) placed.set(agency, [...(placed.get(agency) ?? []), entry])
  }
  for (const [agency, below] of placed) {
    const around = units[agency.header[0] ?? -1]
    if (around === undefined) continue
    groups.push({
      id: `placed:${agency.index}`,
      type: 'nested',
      ...base(around.unit.section),
      heading: agency.text,
      headingStems: new Set(words(agency.text).map((w) => w.stem)),
      items: below.flatMap((e) => units[e.header[0] ?? -1] ?? []).map((u) => item(u)),
    })
  }
  for (const kind of ['experience', 'education', 'volunteering', 'certifications'] as const) {
    const list = facts.entries.filter((e) => e.kind === kind && (kind !== 'experience' || isPost(e)))
    if (list.length < 2) continue
    groups.push({
      id: `entries:${kind}`,
      type: 'entries',
      heading: kind,
      headingStems: new Set([stem(kind)]),
      kinds: new Map([[kind, 1]]),
      section: facts.units[list[0]?.from ?? 0]?.unit.section ?? 0,
      items: list.map((e) => ({ label: entryLabel(e), full: e.text, units: e.header })),
    })
  }
  return groups
}

const isOfEntries = ({ mainKinds }: Facts, section: number): boolean =>
  mainKinds[section] === 'experience' || mainKinds[section] === 'education'

/** What stands below a heading that only parts a list: items that are in no other. */
const topsOf = (within: readonly UnitFacts[]): readonly UnitFacts[] =>
  within.filter(
    ({ unit }) => unit.kind === 'row' || (unit.kind !== 'heading' && unit.first && unit.parents.length === 0),
  )

const isWork = ({ mainKinds }: Facts, { unit }: UnitFacts): boolean =>
  ['publications', 'talks'].includes(mainKinds[unit.section] ?? '')

/** Projects that a line each names, above what tells of them. */
function projectsIn({ entries, units }: Facts, section: number): Entry[] {
  return entries.filter(({ kind, from }) => {
    const unit = units[from]?.unit
    return kind === 'projects' && unit?.section === section && unit.kind === 'sentence'
  })
}
