/** Records whose heading tells what the fields below it leave out: what one was, with whom, or all but the time. */
import type { CvDocument } from '../../types.ts'
import type { Unit } from '../document/units.ts'
import { isProperName, looksLikeOrg, looksLikeTitle } from '../lexicon/names.ts'
import { findDates } from '../text/dates.ts'
import { fold } from '../text/text.ts'
import { headerParts } from './header-parts.ts'
import { fieldsOf } from './labelled-fields.ts'
import type { LabelledRecord } from './labelled-records.ts'
import { DATES, fieldsBy, isOf, ORG, spanOf, TITLE } from './record-fields.ts'

/** '### work[2]': the place in a list, as files of data have it. */
const INDEXED = /^\p{L}{2,20} ?\[\d{1,2}\]$/u

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

/** 'Hotel Union, Graz' names a place behind the house, and '3. Hotel Union' counts it. */
export function houseOf(text: string): string {
  const heading = text.replace(/^\d{1,2}[.)] (?=\p{Lu})/u, '')
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
