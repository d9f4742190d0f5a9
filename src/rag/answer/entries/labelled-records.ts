/** Posts and studies told field by field, as forms have them: 'Dates', 'Position held', 'Employer', in rows or lines. */
import type { CvDocument } from '../../types.ts'
import type { Unit } from '../document/units.ts'
import { isProperName, looksLikeOrg, looksLikeTitle } from '../lexicon/names.ts'
import { findDates } from '../text/dates.ts'
import { fold } from '../text/text.ts'
import { headerParts } from './header-parts.ts'
import { fieldsOf, type Field } from './labelled-fields.ts'
import { toldSpan, type ToldSpan } from './told-span.ts'

export interface LabelledRecord {
  readonly fields: readonly Field[]
  /** The fields that say what, where and when, and their units. */
  readonly text: string
  readonly header: readonly Unit[]
  readonly from: number
}

const DATES = /^(?:dates?|period|duration|from|when|years?|time ?frame)\b/
const TITLE =
  /^(?:(?:(?:exact )?(?:job )?|official |last )(?:title|designation|role|position|post|rank|function|degree|qualification|occupation|course|programme)s?|study type|what i was)\b/
/** 'Study type: Bachelor' above 'Area: Botany', and the courses that were taken there. */
const STUDIED = /^(?:study type|degree|qualification)/
const AREA = /^(?:area|field(?: of study)?|major|subject|discipline)$/
const COURSES = /^courses?\b/
const ORG =
  /^(?:(?:name (?:and (?:type|address) )?of (?:the )?)?(?:employer|company|organi[sz]ation|institution|school|university|college|firm|client|provider|house|hotel|hospital|theatre|restaurant)|place of work|where)\b/
/** Of a house, beside a field that says what one was there. */
const NAME = /^name$/
/** 'House: four stars, 86 rooms' tells of a house, and names none. */
const OF_HOUSE = /^(?:\d{1,5}|\p{Ll}+)[ -]\p{Ll}/u
/** What follows a firm's name in a field that also tells its address. */
const ADDRESS = /\baddress\b/

/** '### work[2]': the place in a list, as files of data have it. */
const INDEXED = /^\p{L}{2,20} ?\[\d{1,2}\]$/u

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
  if (first === undefined || first.from !== list[1]?.index) return []
  if (records.some(({ from }) => from !== first.from)) return []
  if (INDEXED.test(heading.text)) return records.map((record) => ({ ...record, from: heading.index }))
  const has = (label: RegExp): boolean => first.fields.some((field) => isOf(label, field))
  // a ship or a site, where the fields tell both what one was and with whom
  if (has(TITLE) && has(ORG))
    return records.map((record) => ({
      ...record,
      text: `${record.text}, ${heading.text}`,
      header: [heading, ...record.header],
      from: heading.index,
    }))
  if (!has(TITLE) && !has(ORG)) return []
  const named = has(TITLE)
    ? { header: 'employer', text: houseOf(heading.text) }
    : { header: 'title', text: heading.text }
  return records.map((record) => ({
    fields: [named, ...record.fields],
    text: `${heading.text}, ${record.text}`,
    header: [heading, ...record.header],
    from: heading.index,
  }))
}

/**
 * The post that a heading tells but for its time, which a field below it has: '## Surveyor, Hollin & Partners' above
 * 'When: 2014 – 2019', or above 'From: 2014' and 'To: 2019'.
 */
export function recordBelow(
  document: CvDocument,
  heading: Unit,
  list: readonly Unit[],
): LabelledRecord | null {
  const parts = headerParts(heading.text, [])
  const isPost =
    (parts.some(looksLikeTitle) && parts.some((part) => /^\p{Lu}/u.test(part) && !looksLikeTitle(part))) ||
    parts.slice(1).some(looksLikeOrg)
  if (!isPost || list[1] === undefined || fieldsOf(document, list[1]).length === 0) return null
  const draft = list
    .slice(1, FIELDS)
    .flatMap((unit) =>
      unit.line && unit.parents.length === 0
        ? fieldsOf(document, unit).map((field) => ({ unit, field }))
        : [],
    )
  const span = spanOf(draft)
  const dates = draft.filter(
    ({ field: { header, text } }) => DATES.test(fold(header)) && findDates(text)[0]?.single === false,
  )
  const [own, other] = dates
  if (fieldsBy(draft)(TITLE) !== undefined || (span === null && (own === undefined || other !== undefined)))
    return null
  const header = [heading, ...(span?.told ?? dates).map(({ unit }) => unit)]
  const when = span?.text ?? own?.field.text ?? ''
  return { fields: [], text: `${heading.text}, ${when}`, header, from: heading.index }
}
/** Lines below a heading among which its dates may stand. */
const FIELDS = 8

/** 'Hotel Union, Graz' names a place behind the house. */
function houseOf(heading: string): string {
  const [house, place, more] = headerParts(heading, [])
  const isPlace =
    house !== undefined &&
    place !== undefined &&
    more === undefined &&
    heading === `${house}, ${place}` &&
    isProperName(place) &&
    !looksLikeOrg(place)
  return isPlace ? house : heading
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

interface FieldOf {
  readonly unit: Unit
  readonly field: Field
}

const fieldsBy =
  (draft: readonly FieldOf[]) =>
  (label: RegExp): FieldOf | undefined =>
    draft.find(({ field }) => isOf(label, field))

/** Its beginning and its end in fields of their own. */
const spanOf = (draft: readonly FieldOf[]): ToldSpan<Field & { unit: Unit }> | null =>
  toldSpan(
    draft.map(({ unit, field }) => ({ ...field, unit })),
    // all of a post in one line
    draft.length > 2 && draft.every(({ unit }) => unit === draft[0]?.unit),
  )

const isOf = (label: RegExp, { header, text }: Field): boolean =>
  label.test(fold(header)) && !(label === ORG && OF_HOUSE.test(text))

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
