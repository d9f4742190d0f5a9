/** Posts and studies told field by field, as forms have them: 'Dates', 'Position held', 'Employer', in rows or lines. */
import type { CvDocument } from '../../types.ts'
import type { Unit } from '../document/units.ts'
import { isProperName, looksLikeOrg, looksLikeTitle } from '../lexicon/names.ts'
import { findDates } from '../text/dates.ts'
import { fold } from '../text/text.ts'
import { headerParts } from './header-parts.ts'
import { fieldsOf, type Field } from './labelled-fields.ts'
import { DATES, fieldsBy, ORG, spanOf, TITLE, type FieldOf } from './record-fields.ts'

export interface LabelledRecord {
  readonly fields: readonly Field[]
  /** The fields that say what, where and when, and their units. */
  readonly text: string
  readonly header: readonly Unit[]
  readonly from: number
}

/** 'Study type: Bachelor' above 'Area: Botany', and the courses that were taken there. */
const STUDIED = /^(?:study type|degree|qualification)/
const AREA = /^(?:area|field(?: of study)?|major|subject|discipline)$/
const COURSES = /^courses?\b/
/** Of a house, beside a field that says what one was there. */
const NAME = /^name$/
/** What follows a firm's name in a field that also tells its address. */
const ADDRESS = /\baddress\b/

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

const JOB_TITLE = /\b(?:title|role|position|post|rank|function)\b/
const EMPLOYER = /\b(?:employer|company|organi[sz]ation|firm)\b/

/** Do lines below a heading that says nothing ('## now') tell posts field by field: as what, with whom and when? */
export function tellPosts(document: CvDocument, list: readonly Unit[]): boolean {
  const records = labelledRecords(document, list)
  const has = ({ fields }: LabelledRecord, label: RegExp): boolean =>
    fields.some(({ header }) => label.test(fold(header)))
  return records.length > 0 && records.every((record) => has(record, JOB_TITLE) && has(record, EMPLOYER))
}

/** The record of some fields; or several, where the field of posts tells when each was: 'Clerk (2010 – 2012), then …'. */
function recordsOf(draft: readonly FieldOf[]): LabelledRecord[] {
  const of = fieldsBy(draft)
  const isDated = of(DATES) !== undefined || spanOf(draft) !== null
  const titles = !isDated && of(ORG) === undefined ? of(TITLE) : undefined
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

function recordOf(draft: readonly FieldOf[]): LabelledRecord | null {
  const of = fieldsBy(draft)
  const title = of(TITLE)
  const org = of(ORG) ?? (title && JOB_TITLE.test(fold(title.field.header)) ? of(NAME) : undefined)
  const span = spanOf(draft)
  const dates = of(DATES)
  const when = span?.text ?? dates?.field.text ?? ''
  if (findDates(when).length === 0 || !(title ?? org)) return null
  const named = org && { ...org.field, text: nameOf(org.field) }
  const area = title !== undefined && STUDIED.test(fold(title.field.header)) ? of(AREA) : undefined
  const what = title && [title, ...(area ? [area] : [])].map(({ field }) => field.text).join(', ')
  // of '2012, from 2014 as a deputy' the time is that of its own fields
  const isDated = span !== null && findDates(what ?? '').length > 0
  const where = org?.field.text.replace(TOLD_OF_HOUSE, '')
  const whom = org && ADDRESS.test(fold(org.field.header)) ? named?.text : where
  const said = (isDated ? [when, what, whom] : [what, whom, when]).filter((text) => text !== undefined)
  const fields = draft.flatMap(({ field }) => {
    if (area !== undefined && title !== undefined && what !== undefined) {
      if (field === title.field) return [{ header: 'degree', text: what }]
      if (field === area.field || COURSES.test(fold(field.header))) return []
    }
    return [field === org?.field && named ? { ...named, header: of(ORG) ? named.header : 'employer' } : field]
  })
  return {
    fields,
    text: said.join(', '),
    header: [...new Set([title, area, org, ...(span?.told ?? [dates])].flatMap((one) => one?.unit ?? []))],
    from: draft[0]?.unit.index ?? 0,
  }
}

/** 'Hotel Union, Graz, Austria. 81 rooms': what is told of a house behind its name and place. */
const TOLD_OF_HOUSE = /(?<=\p{Ll}{4}|[)*])\. +(?=[\p{Lu}\d]).*$/su

function nameOf({ header, text }: Field): string {
  if (ADDRESS.test(fold(header))) return text.split(/,\s/)[0] ?? text
  const named = text.replace(TOLD_OF_HOUSE, '').replace(/ ?\([^()]{0,80}\)$/, '')
  const [house = text, ...places] = headerParts(named, [])
  // 'Kern, Haas, Lowe' is one name
  const isPlaced =
    (house.includes(' ') || looksLikeOrg(house)) &&
    places.length > 0 &&
    places.length < 4 &&
    places.every((part) => isPlace(part))
  return isPlaced && named.startsWith(house) ? house : text
}

const isPlace = (part: string): boolean => isProperName(part) && !looksLikeOrg(part) && !looksLikeTitle(part)
