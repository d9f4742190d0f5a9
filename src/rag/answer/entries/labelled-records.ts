/** Posts and studies told field by field, as forms have them: 'Dates', 'Position held', 'Employer', in rows or lines. */
import type { CvDocument } from '../../types.ts'
import { cellsOf } from '../document/row-cells.ts'
import type { Unit } from '../document/units.ts'
import { findDates } from '../text/dates.ts'
import { fold } from '../text/text.ts'

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
  /^(?:(?:job |official |last )?(?:title|role|position|post|function|degree|qualification|occupation|course|programme)s?|what i was)\b/
const ORG =
  /^(?:(?:name (?:and (?:type|address) )?of (?:the )?)?(?:employer|company|organi[sz]ation|institution|school|university|college|firm|client|provider|house|hotel|hospital|theatre|restaurant)|place of work|where)\b/
/** What follows a firm's name in a field that also tells its address. */
const ADDRESS = /\baddress\b/
const LINE = /^([\p{L}][\p{L} /()&-]{1,50}?)\s*:\s+(\S.*)$/u

/** Between fields of one line. */
const BETWEEN = /\s+[·|•]\s+/

/** The fields that a line or a row of two cells tells. */
export function fieldsOf(document: CvDocument, unit: Unit): Field[] {
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
  const drafts: FieldOf[][] = []
  let open: FieldOf[] | null = null
  for (const unit of list) {
    if (unit.kind === 'heading' || !unit.line || unit.parents.length > 0) continue
    for (const field of fieldsOf(document, unit)) {
      const first = fold(open?.[0]?.field.header ?? '')
      if (open === null || first === fold(field.header)) drafts.push((open = []))
      open.push({ unit, field })
    }
  }
  const records = drafts.map(recordsOf)
  return records.every((found) => found.length > 0) ? records.flat() : []
}

/**
 * The record below a heading that says what one was ('### Lead Engineer'), or with whom, and its line the rest:
 * 'Employer: Halvmark · Period: 2014 – 2020'; or the posts one had there, one after the other.
 */
export function recordsUnder(
  heading: Unit,
  list: readonly Unit[],
  records: readonly LabelledRecord[],
): LabelledRecord[] {
  const [first] = records
  if (first === undefined || first.header[0] !== list[1]) return []
  if (records.some(({ from }) => from !== first.from)) return []
  const has = (label: RegExp): boolean => first.fields.some(({ header }) => label.test(fold(header)))
  if (has(TITLE) === has(ORG)) return []
  return records.map((record) => ({
    fields: [{ header: has(TITLE) ? 'employer' : 'title', text: heading.text }, ...record.fields],
    text: `${heading.text}, ${record.text}`,
    header: [heading, ...record.header],
    from: heading.index,
  }))
}

/** The record of some fields; or several, where the field of posts tells when each was: 'Clerk (2010 – 2012), then …'. */
function recordsOf(draft: readonly FieldOf[]): LabelledRecord[] {
  const of = fieldsBy(draft)
  const titles = of(DATES) === undefined && of(ORG) === undefined ? of(TITLE) : undefined
  if (titles === undefined) return [recordOf(draft)].filter((record) => record !== null)
  const { unit, field } = titles
  let at = 0
  return findDates(field.text)
    .filter(({ single }) => !single)
    .map(({ start, end }) => {
      const title = field.text.slice(at, start).replace(BEFORE_POST, '').replace(BEHIND_POST, '')
      at = end
      const dates = field.text.slice(start, end)
      const fields = [{ header: field.header, text: title }]
      return { fields, text: `${title}, ${dates}`, header: [unit], from: unit.index }
    })
    .filter(({ fields }) => fields.some(({ text }) => text !== ''))
}

/** What stands between one post with its dates and the next. */
const BEFORE_POST =
  /^[\s),.;–-]*(?:(?:and|then|later|from then on|next|after(?:wards| that)?|(?:by|on|upon|after|with) promotion|promoted to|,)[\s,]*)*/i
const BEHIND_POST = /[\s(,:–-]+$/

interface FieldOf {
  readonly unit: Unit
  readonly field: Field
}

const fieldsBy =
  (draft: readonly FieldOf[]) =>
  (label: RegExp): FieldOf | undefined =>
    draft.find(({ field }) => label.test(fold(field.header)))

function recordOf(draft: readonly FieldOf[]): LabelledRecord | null {
  const of = fieldsBy(draft)
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
