/** The name or the state that a bare line stands under: 'Golden Bolt' above 'Robot Guild, 2022', 'Nominated' above the prizes that were not won. */
import { FIELD } from '../document/item-labels.ts'
import type { Unit } from '../document/units.ts'
import type { Facts, UnitFacts } from '../facts/facts.ts'
import { stacksOf } from '../facts/stacks.ts'
import type { Kind } from '../lexicon/kinds.ts'

/** Kinds of lists whose things may have a heading each. */
const LISTS: ReadonlySet<Kind | null> = new Set<Kind | null>([
  'awards',
  'certifications',
  'funding',
  'interests',
  'memberships',
  'publications',
  'references',
  'talks',
  'volunteering',
])
/** Characters of such a heading, of a line that tells of it, and how many lines do. */
const NAME = 90
const BARE = 70
const LINES = 6
/** Characters of a line above a list. */
const LEAD = 48
/** Without it a line says the contrary. */
const STATE =
  /\b(?:short-?listed|shortlists?|longlisted|nominat(?:ed|ions?)|nominees?|finalists?|runners?[- ]up|commended|expired|lapsed|rejected|declined|refused|unsuccessful|withdrawn|planned|pending|submitted|under review|in (?:progress|preparation)|applied for|attended|not (?:yet|won|granted|renewed))\b/i

/** The heading that names what a line tells of; null where the line says it itself. */
export function thingAbove(facts: Facts, unit: number): Unit | null {
  const found = facts.units[unit]
  if (found === undefined || found.unit.kind === 'heading' || found.unit.kind === 'row') return null
  return stateAbove(facts, found) ?? headingOf(facts, found) ?? firstLineOf(facts, found)
}

/** A record in lines: its name above, or behind a label for it. */
const NAMES =
  /^(?:(?:full )?name|title|paper|article|book|talk|award|prize|certificate|licen[cs]e|course|referee|society|body|organi[sz]ation): /i

/** The first line of a paragraph that tells of one thing in several. */
function firstLineOf(facts: Facts, { unit }: UnitFacts): Unit | null {
  if (unit.kind !== 'sentence' || unit.block === null || unit.first || unit.text.length > BARE) return null
  if (!LISTS.has(facts.mainKinds[unit.section] ?? null)) return null
  const lines = facts.units.filter((one) => one.unit.block === unit.block)
  const first = lines[0]?.unit
  if (first === undefined || lines.length > LINES || first.text.length > NAME) return null
  const isRecord =
    NAMES.test(first.text) ||
    stacksOf(facts, unit.section).some((stack) => stack.length > 1 && stack[0]?.unit === first)
  return isRecord ? first : null
}

/** The name itself, as it is said before what is told of it. */
export const namedBy = ({ text }: Unit): string =>
  text.replace(NAMES, '').replace(/(?<![\s.:–—-])[\s.:–—-]+$/, '')

function headingOf(facts: Facts, { unit }: UnitFacts): Unit | null {
  if (unit.text.length > BARE) return null
  const section = thingIn(facts, unit.section)
  return section !== null && !unit.text.includes(section.text) ? section : null
}

/** The heading of a section that names one thing of the list which it stands in. */
export function thingIn({ document, mainKinds, units }: Facts, section: number): Unit | null {
  const own = document.sections[section]
  const above = document.sections[own?.parent ?? -1]
  if (own === undefined || above === undefined || above.heading === '' || own.heading.length > NAME)
    return null
  if (!LISTS.has(mainKinds[above.index] ?? null)) return null
  if (document.sections.some(({ parent }) => parent === section)) return null
  const lines = units.filter(({ unit }) => unit.section === section)
  const heading = lines.find(({ unit }) => unit.kind === 'heading')?.unit
  const items = lines.filter(({ unit }) => unit.kind === 'item' || unit.kind === 'row')
  // 'Won', with several things below it, names none of them
  if (items.length > 1 && !items.every(({ unit }) => FIELD.test(unit.text))) return null
  return lines.length > LINES + 1 || heading === undefined ? null : heading
}

/** 'Nominated' by itself, with items below it, or as the heading of the list. */
function stateAbove({ document, units }: Facts, { unit }: UnitFacts): Unit | null {
  if (unit.kind !== 'item' || unit.text.length > BARE) return null
  for (let i = unit.index - 1; i >= 0; i--) {
    const one = units[i]?.unit
    if (one === undefined || one.section !== unit.section) return null
    if (one.kind === 'item') continue
    const says = one.text.length <= LEAD && STATE.test(one.text) && !/[!?,;]$/.test(one.text)
    // of a list that is of nothing else its owner's word for it
    const isPart = one.kind !== 'heading' || (document.sections[one.section]?.parent ?? null) !== null
    return says && isPart && !STATE.test(unit.text) ? one : null
  }
  return null
}
