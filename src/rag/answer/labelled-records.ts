/** Posts and studies told field by field, as forms have them: 'Dates', 'Position held', 'Employer', in rows or lines. */
import type { CvDocument } from '../types.ts'
import { findDates } from './dates.ts'
import { fold } from './text.ts'
import { cellsOf } from './row-cells.ts'
import type { Unit } from './units.ts'

export interface Field {
  /** What it is of. */
  readonly header: string
  readonly text: string
}

export interface LabelledRecord {
  readonly fields: readonly Field[]
  /** The fields that say what, where and when, and their units. */
  readonly text: string
  readonly header: readonly Unit[]
  readonly from: number
}

const DATES = /^(?:dates?|period|duration|from|when|years?|time ?frame)\b/
const TITLE =
  /^(?:(?:job |official |last )?(?:title|role|position|post|function|degree|qualification|occupation|course|programme)|what i was)\b/
const ORG =
  /^(?:(?:name (?:and (?:type|address) )?of (?:the )?)?(?:employer|company|organi[sz]ation|institution|school|university|college|firm|client|provider)|place of work|where)\b/
/** What follows a firm's name in a field that also tells its address. */
const ADDRESS = /\baddress\b/
const LINE = /^([\p{L}][\p{L} /()&-]{1,50}?)\s*:\s+(\S.*)$/u

/** Between fields of one line. */
const BETWEEN = /\s+[·|•]\s+/

function fieldsOf(document: CvDocument, unit: Unit): Field[] {
  const cells = cellsOf(document, unit)
  if (cells) {
    const [label, value] = cells
    return cells.length === 2 && label && value && label.text !== ''
      ? [{ header: label.text, text: value.text }]
      : []
  }
  const several = unit.text.split(BETWEEN).map(fieldIn)
  return several.every((field) => field !== null)
    ? several
    : [fieldIn(unit.text)].filter((field) => field !== null)
}

function fieldIn(line: string): Field | null {
  const [, header, text] = LINE.exec(line) ?? []
  return header !== undefined && text !== undefined ? { header, text } : null
}

/** The records of a section; each has dates, and a title or an employer. */
export function labelledRecords(document: CvDocument, list: readonly Unit[]): LabelledRecord[] {
  const drafts: { unit: Unit; field: Field }[][] = []
  let open: { unit: Unit; field: Field }[] | null = null
  for (const unit of list) {
    if (unit.kind === 'heading' || !unit.line || unit.parents.length > 0) continue
    for (const field of fieldsOf(document, unit)) {
      const first = fold(open?.[0]?.field.header ?? '')
      if (open === null || first === fold(field.header)) drafts.push((open = []))
      open.push({ unit, field })
    }
  }
  const records = drafts.flatMap((draft) => recordOf(draft) ?? [])
  return records.length === drafts.length ? records : []
}

/**
 * The one record below a heading that says what one was ('### Lead Engineer'), or with whom, and its line the rest:
 * 'Employer: Halvmark · Period: 2014 – 2020'.
 */
export function recordUnder(
  heading: Unit,
  list: readonly Unit[],
  records: readonly LabelledRecord[],
): LabelledRecord | null {
  const [only] = records
  if (only === undefined || records.length > 1 || only.header[0] !== list[1]) return null
  const has = (label: RegExp): boolean => only.fields.some(({ header }) => label.test(fold(header)))
  if (has(TITLE) === has(ORG)) return null
  return {
    fields: [{ header: has(TITLE) ? 'employer' : 'title', text: heading.text }, ...only.fields],
    text: `${heading.text}, ${only.text}`,
    header: [heading, ...only.header],
    from: heading.index,
  }
}

function recordOf(draft: readonly { unit: Unit; field: Field }[]): LabelledRecord | null {
  const of = (label: RegExp): { unit: Unit; field: Field } | undefined =>
    draft.find(({ field }) => label.test(fold(field.header)))
  const dates = of(DATES)
  const title = of(TITLE)
  const org = of(ORG)
  if (!dates || findDates(dates.field.text).length === 0 || !(title ?? org)) return null
  const named = org && { ...org.field, text: nameOf(org.field) }
  const said = [title?.field.text, named?.text, dates.field.text].filter((text) => text !== undefined)
  const fields = draft.map(({ field }) => (field === org?.field && named ? named : field))
  return {
    fields,
    text: said.join(', '),
    header: [...new Set([title, org, dates].flatMap((one) => one?.unit ?? []))],
    from: draft[0]?.unit.index ?? 0,
  }
}

function nameOf({ header, text }: Field): string {
  return ADDRESS.test(fold(header)) ? (text.split(/,\s/)[0] ?? text) : text
}
