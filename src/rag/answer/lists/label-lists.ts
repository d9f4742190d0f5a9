/**
 * Lists below a label in a section: a line in bold or one with a colon above items, an item with items of its own,
 * 'Short courses: one; two' in one line.
 */
import { labelOf, splitParts } from '../document/item-labels.ts'
import { isLabel } from '../facts/below-label.ts'
import type { Facts, UnitFacts } from '../facts/facts.ts'
import type { PlanPart } from '../plan/plan.ts'
import { oncePer } from '../text/once-per.ts'
import { NUMBERED } from './plan-labelled.ts'

export interface LabelList {
  readonly name: string
  readonly section: number
  readonly unit: number
  readonly items: readonly PlanPart[]
  /** What stands behind the label in its own line; null where the items stand below it. */
  readonly inline: string | null
  /** Whether they are one thing each for sure: not where a line says how many ('Interns: eleven since 2019'). */
  readonly countable: boolean
}

/** 'Short courses: …' */
const INLINE = /^(\p{L}[^:.;!?]{2,43}): (?=\S)/u
/** A thing that is listed begins with its name or title: 'since 2023' is no thing. */
const NAMES = /^(?:["“„«]|\p{Lu})|\(\d{4}\)$/u

export const labelLists = oncePer((facts: Facts): readonly LabelList[] =>
  facts.units.flatMap((one) => listOf(facts, one) ?? []),
)

function listOf(facts: Facts, one: UnitFacts): LabelList | null {
  const { unit, dates } = one
  if (unit.kind === 'heading' || unit.kind === 'row') return null
  const base = { section: unit.section, unit: unit.index }
  const next = facts.units[unit.index + 1]
  // items that are entries of their own are as much below it
  if (next !== undefined && isLabel(facts.document, one, next))
    return {
      ...base,
      name: unit.text.replace(/[\s:–—-]+$/, ''),
      items: itemsBelow(facts, unit.index, next.unit.index),
      inline: null,
      countable: true,
    }
  const label = INLINE.exec(unit.text) ?? setOffLabel(facts, one)
  if (label?.[1] === undefined || (dates[0]?.start ?? Infinity) < label[0].length) return null
  const said = unit.text.slice(label[0].length)
  const items = splitParts(said.replace(/\.$/, '')).map((text) => ({ text, units: [unit.index] }))
  const countable = !NUMBERED.test(said) && items.every(({ text }) => NAMES.test(text))
  return items.length === 0
    ? null
    : { ...base, name: label[1], items, inline: said.replace(/[.;]$/, ''), countable }
}

/** '**Solo** — "One", 2021; "Two", 2023': a label in bold or italics, with a dash behind it. */
const DASHED = /^(\p{L}[^:.;!?–—,"“]{2,30}) [–—-] (?=\S)/u

function setOffLabel({ document }: Facts, { unit }: UnitFacts): RegExpExecArray | null {
  const found = unit.first ? DASHED.exec(unit.text) : null
  const marks = document.blocks[unit.block ?? -1]?.marks ?? []
  const isMarked = marks.some(
    ({ kind, start, end }) =>
      (kind === 'strong' || kind === 'em') && start <= 1 && Math.abs(end - (found?.[1]?.length ?? -9)) <= 1,
  )
  return isMarked ? found : null
}

/** Those of the list's own depth. */
function itemsBelow(facts: Facts, label: number, first: number): PlanPart[] {
  const { section, parents } = facts.units[first]?.unit ?? { section: -1, parents: [] }
  const items: PlanPart[] = []
  for (let at = label + 1; at < facts.units.length; at++) {
    const unit = facts.units[at]?.unit
    if (
      unit === undefined ||
      unit.section !== section ||
      unit.parents.length < parents.length ||
      parents.some((block, i) => unit.parents[i] !== block) ||
      (unit.kind !== 'item' && unit.first)
    )
      break
    if (unit.kind === 'item' && unit.first && unit.parents.length === parents.length)
      items.push({ text: labelOf(unit.text), units: [unit.index, label] })
  }
  return items
}
