/**
 * Events, productions, projects told field by field: a name, and below it 'Role: …', 'Client: …', 'Venue: …',
 * 'Budget: …'. When it was is told by a field, beside the name, or by the year that it stands below.
 */
import type { CvDocument } from '../../types.ts'
import type { Unit } from '../document/units.ts'
import type { Kind } from '../lexicon/kinds.ts'
import { findDates, isDateAlone, type DateRange } from '../text/dates.ts'
import { fold } from '../text/text.ts'
import { isStrong } from './entry-headers.ts'
import { fieldsOf, type Field } from './labelled-fields.ts'

export interface FieldAt extends Field {
  readonly unit: number
}

export interface Engagement {
  readonly name: string
  readonly fields: readonly FieldAt[]
  /** When it was, as far as that is told, in which words and where. */
  readonly range: DateRange | null
  readonly when: string
  readonly dated: number | null
  /** The unit of its name; first and last unit (exclusive) of what tells of it. */
  readonly from: number
  readonly to: number
}

/** A first field that names the thing. */
const NAME =
  /^(?:event|production|project|show|play|film|festival|concert|exhibition|assignment|engagement|commission|campaign|contract|job|title|name)(?: (?:name|title))?$/
const DATES =
  /^(?:(?:show |event |performance |shooting )?(?:dates?|days)|years?|when|period|completed|completion|delivered|opened|finished|premiered?)$/
/** Fields of what was done for others; posts have none of them. */
const OF_WORK =
  /^(?:clients?|customers?|commissioned by|commissioner|venues?|sites?|audience|attendance|visitors|guests|capacity|budget|(?:contract |project |construction )?(?:value|cost)|suppliers?|contractors?|directors?|director|producer|artists?|performers?|broadcaster|production company)$/
/** Fields of posts, and of studies. */
const OF_POST =
  /^(?:employer|company|post|position|job title|reported to|reports to|reporting (?:to|line)|(?:line )?manager|reasons? for leaving|left because|degree|school|university|college|institution|grade|salary|notice|duties|supervisor)\b/
/** Sections of what is neither. */
const ELSEWHERE: ReadonlySet<Kind> = new Set<Kind>([
  'education',
  'certifications',
  'publications',
  'references',
  'languages',
  'practical',
  'contact',
  'skills',
  'memberships',
  'awards',
])
/** Characters of a name. */
const LONGEST = 90

interface Named {
  readonly name: string
  readonly unit: Unit
}

/** In reading order; none unless several are told alike. */
export function engagementsIn(
  document: CvDocument,
  units: readonly Unit[],
  kindOf: (section: number) => Kind | null,
): Engagement[] {
  const found: Engagement[] = []
  const years = yearsAbove(document, units)
  let open: { named: Named; fields: FieldAt[]; under: Unit | null } | null = null
  const close = (to: number): void => {
    const one = open
    open = null
    if (one === null || one.fields.length < 2) return
    const heads = one.fields.map(({ header }) => fold(header))
    if (!heads.some((head) => OF_WORK.test(head)) || heads.some((head) => OF_POST.test(head))) return
    const told = one.fields.find(({ header, text }) => DATES.test(fold(header)) && findDates(text).length > 0)
    const when: { text: string; unit: number | null } =
      told ??
      (findDates(one.named.unit.text).length > 0
        ? { text: one.named.unit.text, unit: one.named.unit.index }
        : { text: one.under?.text ?? '', unit: one.under?.index ?? null })
    const range = findDates(when.text)[0] ?? null
    const from = one.named.unit.index
    found.push({
      name: one.named.name,
      fields: one.fields,
      range,
      when: range === null ? '' : when.text.slice(range.start, range.end),
      dated: range === null ? null : when.unit,
      from,
      to,
    })
  }
  units.forEach((unit, i) => {
    if (ELSEWHERE.has(kindOf(unit.section) ?? 'projects')) return close(unit.index)
    const fields = unit.kind === 'heading' || !unit.line ? [] : fieldsOf(document, unit)
    const [first] = fields
    if (first !== undefined && NAME.test(fold(first.header))) {
      close(unit.index)
      open = { named: { name: first.text, unit }, fields: [], under: years[i] ?? null }
      open.fields.push(...fields.slice(1).map((field) => ({ ...field, unit: unit.index })))
      return
    }
    if (first !== undefined && open !== null) {
      open.fields.push(...fields.map((field) => ({ ...field, unit: unit.index })))
      return
    }
    const next = units[i + 1]
    const name = next === undefined ? null : nameOf(document, unit, next)
    if (unit.kind === 'heading' || name !== null || isBoldLine(document, unit)) close(unit.index)
    if (name !== null) open = { named: { name, unit }, fields: [], under: years[i] ?? null }
  })
  close(units.length)
  return found.length > 1 && found.some((one) => found.some((other) => isAlike(one, other))) ? found : []
}

const isAlike = (one: Engagement, other: Engagement): boolean =>
  one !== other &&
  one.fields.some(({ header }) => other.fields.some((field) => fold(field.header) === fold(header)))

/** The name that a heading or a line in bold is, with fields right below it. */
function nameOf(document: CvDocument, unit: Unit, next: Unit): string | null {
  if (next.kind === 'heading' || next.section !== unit.section) return null
  if (fieldsOf(document, next).length === 0 || unit.text.length > LONGEST || isDateAlone(unit.text))
    return null
  if (unit.kind === 'heading')
    return (document.sections[unit.section]?.depth ?? 0) < 2 ? null : withoutDate(unit.text)
  if (!unit.line || !unit.first || !isStrong(document, unit)) return null
  const block = document.blocks[unit.block ?? -1]
  const mark = block?.marks.find(({ kind, start }) => kind === 'strong' && start <= unit.from + 2)
  if (block === undefined || mark === undefined || /[.!?]$/.test(unit.text)) return null
  const name = block.text.slice(mark.start, mark.end).replace(/:$/, '')
  // '**Role:** producer' is a field
  return /:\s/.test(unit.text.slice(name.length, name.length + 2)) ? null : withoutDate(name)
}

/** Is all of a line in bold, and none of its fields? */
const isBoldLine = (document: CvDocument, unit: Unit): boolean =>
  unit.kind !== 'heading' && unit.first && unit.parents.length === 0 && isStrong(document, unit)

/** 'Lantern Walk (2024)', '2024: Lantern Walk'. */
function withoutDate(text: string): string | null {
  const [date] = findDates(text)
  const name =
    date === undefined ? text : `${text.slice(0, date.start)} ${text.slice(date.end)}`.replace(/\(\s*\)/, ' ')
  const trimmed = name.replace(/^[\s:,.·|–—-]+|(?<![\s:,·|–—-])[\s:,·|–—-]+$/g, '').replace(/\s+/g, ' ')
  return /\p{L}{2}/u.test(trimmed) ? trimmed : null
}

/** For each unit the heading or the line in bold above it that is a year, or years, and nothing else. */
function yearsAbove(document: CvDocument, units: readonly Unit[]): (Unit | null)[] {
  const headings = new Map<number, Unit>()
  let line: Unit | null = null
  return units.map((unit) => {
    const isYear = unit.text.length <= 30 && isDateAlone(unit.text)
    if (unit.kind === 'heading') {
      if (isYear) headings.set(unit.section, unit)
      const depth = document.sections[unit.section]?.depth ?? 0
      if (line !== null && depth <= (document.sections[line.section]?.depth ?? 0)) line = null
    } else if (isYear && unit.first && unit.parents.length === 0) line = unit
    if (line !== null) return line
    for (let at: number | null = unit.section; at !== null; at = document.sections[at]?.parent ?? null) {
      const above = headings.get(at)
      if (above !== undefined) return above
    }
    return null
  })
}
