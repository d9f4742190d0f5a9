/** What stands below the header of an entry, as parts of an answer. */
import type { Entry } from '../entries/entry.ts'
import { cellsOf } from '../document/row-cells.ts'
import { isLabelAlone } from '../entries/post-parts.ts'
import type { Facts } from '../facts/facts.ts'
import type { PlanPart } from '../plan/plan.ts'
import { fold } from '../text/text.ts'
import { headline } from './headline.ts'
import { isTold } from './timeline-entries.ts'

export const headPart = (entry: Entry): PlanPart => ({ text: headline(entry), units: entry.header })

/** Lines that tell of one post, those of posts within it apart. */
export function bodyUnits(facts: Facts, entry: Entry): readonly number[] {
  if (isTold(facts, entry)) return []
  const header = new Set(entry.header)
  const inner = facts.entries.filter((other) => other.parent === entry.index)
  const units: number[] = []
  for (let i = entry.from; i < entry.to; i++) {
    const unit = facts.units[i]?.unit
    if (unit === undefined || unit.kind === 'heading' || header.has(i)) continue
    if (isLabelAlone(facts.document, unit)) continue
    if (inner.some(({ from, to }) => i >= from && i < to)) continue
    units.push(i)
  }
  return units
}

/**
 * Lines of an entry in their order, as many as there is room for.
 * @param room characters
 */
export function bodyParts(facts: Facts, entry: Entry, room: number): PlanPart[] {
  const parts: PlanPart[] = []
  let length = 0
  const below = bodyUnits(facts, entry)
  if (below.length === 0) return besideHeader(facts, entry)
  for (const index of below) {
    const text = facts.units[index]?.unit.text ?? ''
    if (!/\p{L}{3}/u.test(text) || isLabel(facts, index)) continue
    if (parts.length > 0 && length + text.length > room) break
    parts.push({ text, units: [index] })
    length += text.length
  }
  return parts
}

/** Characters from which on what stands beside a header tells of the post. */
const TELLS = 25

/** What was done, where it stands in a cell beside the header or behind its dates, and the header is said without it. */
function besideHeader(facts: Facts, entry: Entry): PlanPart[] {
  const said = headline(entry)
  return entry.header.flatMap((index): PlanPart[] => {
    const unit = facts.units[index]?.unit
    const cells = cellsOf(facts.document, unit)
    const behind = /^.{3,160}?(?:19|20)\d\d.{0,40}?: (?<told>.+)$/u.exec(unit?.text ?? '')?.groups?.['told']
    const told = cells === undefined ? [behind ?? ''] : cells.map(({ text }) => text.replace(/\s+/g, ' '))
    return told
      .filter((text) => text.length >= TELLS && !said.includes(text) && !entry.text.startsWith(text))
      .map((text) => ({ text, units: [index] }))
  })
}

/** 'Results:', with what it names in lines below it. */
function isLabel(facts: Facts, index: number): boolean {
  const own = facts.units[index]?.unit
  const below = facts.units[index + 1]?.unit
  if (own === undefined || own.block === null || below === undefined) return false
  return below.parents.includes(own.block) && below.block !== own.block && /^[^.!?]{1,40}$/.test(own.text)
}

/** Does a line stand in a post, or in a section that is called like it ('2.3 Acme Foods', where a table names the post)? */
export function isOfPost(facts: Facts, index: number, post: Entry): boolean {
  const found = facts.units[index]
  if (found === undefined) return false
  if (found.entry === post.index) return true
  const name = fold(post.org ?? '').trim()
  const heading = facts.document.sections[found.unit.section]?.heading ?? ''
  const own = fold(heading).replace(/^\d+(?:\.\d+)*\.?\s+/, '')
  return name.length > 2 && (own === name || own.startsWith(`${name},`) || own.startsWith(`${name} (`))
}
