/** What the header of a post says, with the lines about it that its reading left out: the heading right above, the title between. */
import { kindsOfHeading } from '../document/heading-kinds.ts'
import { levelsOf } from '../document/levels.ts'
import { GROUPING } from '../entries/entry-headers.ts'
import type { Entry } from '../entries/entry.ts'
import { headerParts } from '../entries/header-parts.ts'
import type { Facts } from '../facts/facts.ts'
import { looksLikeOrg, looksLikeTitle } from '../lexicon/names.ts'
import { findDates } from '../text/dates.ts'
import { headline, plainHeader } from './headline.ts'
import { isTold } from './timeline-entries.ts'

export interface Told {
  readonly text: string
  readonly units: readonly number[]
  readonly title: string | null
  readonly org: string | null
}

/** Characters of a line that names a post. */
const LINE = 100

export function toldOf(facts: Facts, entry: Entry): Told {
  const { units } = facts
  const plain = {
    text: headline(entry).replace(/\s*\n\s*/g, ', '),
    units: entry.header,
    title: entry.title,
    org: entry.org,
  }
  if (isTold(facts, entry)) return plain
  // a sentence that was taken apart is said as it stands
  const sentence = units[Math.min(...entry.header)]?.unit
  if (/, I (?:worked|was|have|joined)\b/.test(entry.text) && sentence && /\bI\b/.test(sentence.text))
    return { ...plain, text: sentence.text }
  const own = [...new Set(entry.header)].sort((a, b) => a - b)
  const [first = 0] = own
  const opened = units[first]?.unit
  const above = units[first - 1]?.unit
  const more: number[] = []
  const isNew = (unit: number): boolean => !own.includes(unit)
  // '### Lead Engineer @ Tern' right above '05/2021 → now · Leeds'
  if (
    above?.kind === 'heading' &&
    opened !== undefined &&
    opened.kind !== 'heading' &&
    opened.kind !== 'row' &&
    opened.section === above.section &&
    levelsOf(facts.document)[above.section] !== 1 &&
    (entry.org === null || entry.title === null || isPlace(entry.org, opened.text)) &&
    (looksLikeTitle(above.text) ||
      (kindsOfHeading(above.text).size === 0 &&
        (levelsOf(facts.document)[above.section] ?? 0) >= 3 &&
        !GROUPING.test(above.text) &&
        !/(?:^|\s)\p{Ll}{5,}/u.test(above.text))) &&
    !namesAlready(entry, above.text)
  )
    more.push(above.index)
  // the lines between a heading and the one of its dates
  const last = own.at(-1) ?? first
  if (opened?.kind === 'heading' && entry.title === null)
    for (let at = first + 1; at < last; at++)
      if (isNew(at) && (units[at]?.unit.text.length ?? LINE) < LINE) more.push(at)
  // 'Tern [06/2022 – today]' with the title in the line below
  const below = units[last + 1]?.unit
  if (
    entry.title === null &&
    more.length === 0 &&
    below !== undefined &&
    (units[last + 1]?.entry === entry.index || goesOnBelow(facts, entry, last + 1)) &&
    below.kind !== 'heading' &&
    below.kind !== 'item' &&
    below.text.length < LINE &&
    looksLikeTitle(below.text) &&
    !/\b(?:I|we|my)\b/.test(below.text)
  )
    more.push(below.index)
  if (more.length === 0) return plain
  const all = [...more, ...own].sort((a, b) => a - b)
  const texts = all.map((unit) => plainHeader(units[unit]?.unit.text ?? '').replace(/\s*\\$/, ''))
  const parts = all.flatMap((unit) => {
    const text = units[unit]?.unit.text ?? ''
    return headerParts(text, findDates(text))
  })
  const title = parts.find((part) => looksLikeTitle(part)) ?? entry.title
  const named = parts.filter((part) => part !== title)
  const org =
    named.find((part) => looksLikeOrg(part)) ??
    (more.some((unit) => unit < first) ? named[0] : entry.org) ??
    null
  return { text: texts.join(', '), units: all, title, org }
}

/** 'Engineer, 2019 – today, Leeds': what stands behind the dates is where the firm of the heading is. */
function isPlace(org: string, line: string): boolean {
  const at = line.indexOf(org)
  return !looksLikeOrg(org) && findDates(line).some(({ single, end }) => !single && end <= at)
}

/** A rise that the line below a firm tells of: it names no firm of its own. */
function goesOnBelow({ units, entries }: Facts, { range }: Entry, line: number): boolean {
  const next = entries[units[line]?.entry ?? -1]
  return (
    next?.header[0] === line &&
    next.org === null &&
    next.range !== null &&
    range !== null &&
    next.range.from >= range.from &&
    next.range.to <= range.to
  )
}

/** Does the header say all of the line's words already? */
function namesAlready(entry: Entry, line: string): boolean {
  return headerParts(line, findDates(line)).every((part) => entry.text.includes(part))
}
