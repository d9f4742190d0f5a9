/** Lists in plain lines, of which some go on in sentences: how many lines there are, and what of a line is said. */
import { isSetOff } from '../entries/entry-headers.ts'
import type { Facts, UnitFacts } from '../facts/facts.ts'
import type { Group, GroupItem } from '../facts/groups.ts'

/** Characters in which lines are said with what stands behind their first words. */
const ROOM = 450

/** Begins a thing that is listed: with its name in bold, italics or quotation marks. */
const isNamed = ({ document }: Facts, { unit }: UnitFacts): boolean =>
  !unit.text.endsWith(':') && (isSetOff(document, unit) || /^["“„«]/.test(unit.text))

/** 'Norway, Lofthus Mill, May 2021': a short line that tells what and when, and no sentence. */
const isRecord = ({ unit, dates }: UnitFacts): boolean =>
  unit.text.length <= RECORD && dates.length > 0 && /^[\p{Lu}\d"“]/u.test(unit.text) && !TELLS.test(unit.text)
const RECORD = 110
const TELLS =
  /^(?:I|She|He|They|We|In|On|At|Since|From|Until|After|Before|My|Our|It|This|These|There)\b|[!?:]$/

/**
 * The paragraphs or lines of a text, each with the sentences behind it; none where they do not each begin a thing of
 * the list. A paragraph that begins with a name is one thing, in however many lines.
 */
export function thingsInLines(facts: Facts, body: readonly UnitFacts[]): readonly (readonly UnitFacts[])[] {
  if (body.some(({ unit }) => unit.kind !== 'sentence' || unit.parents.length > 0)) return []
  const named = (things: readonly (readonly UnitFacts[])[]): boolean =>
    things.length > 1 && things.every(([lead]) => lead !== undefined && isNamed(facts, lead))
  const paragraphs = cut(body, ({ unit }) => unit.first)
  if (named(paragraphs)) return paragraphs
  const lines = cut(body, ({ unit }) => unit.first || unit.line)
  const areRecords = lines.length > 1 && lines.every(([lead]) => lead !== undefined && isRecord(lead))
  return named(lines) || areRecords ? lines : []
}

function cut(body: readonly UnitFacts[], begins: (one: UnitFacts) => boolean): UnitFacts[][] {
  const out: UnitFacts[][] = []
  for (const one of body)
    if (begins(one) || out.length === 0) out.push([one])
    else out.at(-1)?.push(one)
  return out
}

/** Of a list to be counted each line is one thing, however many sentences tell of it. */
export function byLines(facts: Facts, group: Group): Group {
  if (!group.id.startsWith('lines:')) return group
  const body = group.items.flatMap(({ units }) => units.flatMap((at) => facts.units[at] ?? []))
  const things = thingsInLines(facts, body)
  if (things.length === 0 || things.length === group.items.length) return group
  const items = things.map((line): GroupItem => {
    const units = line.map(({ unit }) => unit.index)
    const first = group.items.find((item) => item.units[0] === units[0])
    const full = line.map(({ unit }) => unit.text).join(' ')
    return { label: first?.label ?? full, full, units }
  })
  return { ...group, items }
}

/**
 * 'Regional fair: second in 2023; first in 2024', sentences that tell more behind their first words: said whole where
 * there is room, since what is asked for may stand behind what a line begins with.
 */
export function saysWhole({ type, id }: Group, items: readonly GroupItem[], isProse: boolean): boolean {
  const length = items.reduce((sum, { full }) => sum + full.length, 0)
  if (type !== 'section' || length > ROOM) return false
  if (!/^(?:items|lines):/.test(id)) return false
  return items.some(
    ({ label, full }) => label.length < full.length && (isProse || full[label.length] === ':'),
  )
}

/** 'As lead author: One, 2021. Two, 2023.': the sentences behind the first of a paragraph stand behind its label as well. */
export function withRest(
  facts: Facts,
  { id, items }: Group,
  kept: readonly number[] | null,
): readonly number[] | null {
  if (kept === null || !id.startsWith('lines:')) return kept
  const unitOf = (i: number) => facts.units[items[i]?.units[0] ?? -1]?.unit
  const out = new Set(kept)
  items.forEach((item, i) => {
    const unit = unitOf(i)
    const isBehind =
      unit?.kind === 'sentence' && !unit.first && !unit.line && unit.block === unitOf(i - 1)?.block
    if (isBehind && out.has(i - 1) && !LABEL.test(item.full)) out.add(i)
  })
  return [...out].sort((a, b) => a - b)
}
const LABEL = /^[^:.,;()]{3,40}: /
