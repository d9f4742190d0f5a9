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

function fieldOf(document: CvDocument, unit: Unit): Field | null {
  const cells = cellsOf(document, unit)
  if (cells) {
    const [label, value] = cells
    return cells.length === 2 && label && value && label.text !== ''
      ? { header: label.text, text: value.text }
      : null
  }
  const [, header, text] = LINE.exec(unit.text) ?? []
  return header !== undefined && text !== undefined ? { header, text } : null
}

/** The records of a section; each has dates, and a title or an employer. */
export function labelledRecords(document: CvDocument, list: readonly Unit[]): LabelledRecord[] {
  const drafts: { unit: Unit; field: Field }[][] = []
  let open: { unit: Unit; field: Field }[] | null = null
  for (const unit of list) {
    if (unit.kind === 'heading' || !unit.line || unit.parents.length > 0) continue
    const field = fieldOf(document, unit)
    if (field === null) continue
    const first = fold(open?.[0]?.field.header ?? '')
    if (open === null || first === fold(field.header)) drafts.push((open = []))
    open.push({ unit, field })
  }
  const records = drafts.flatMap((draft) => recordOf(draft) ?? [])
  return records.length === drafts.length ? records : []
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
    header: [title, org, dates].flatMap((one) => one?.unit ?? []),
    from: draft[0]?.unit.index ?? 0,
  }
}

function nameOf({ header, text }: Field): string {
  return ADDRESS.test(fold(header)) ? (text.split(/,\s/)[0] ?? text) : text
}
