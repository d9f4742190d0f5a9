/** Posts told in nested lists, field by field below the house: '1. Lumo Saúde, Recife', below it '- Period: 2012 – 2018' and '- Job: clerk'. */
import type { CvDocument } from '../../types.ts'
import type { Unit } from '../document/units.ts'
import { findDates } from '../text/dates.ts'
import type { DatedDraft } from './entry.ts'
import { last } from './entry-headers.ts'
import { houseOf } from './headed-records.ts'
import { fieldsOf } from './labelled-fields.ts'
import { DATES, fieldsBy, ORG, spanOf, TITLE, type FieldOf } from './record-fields.ts'

/** Characters of an item that names a house. */
const NAME = 90
/** What stands right behind the number or the dot of such an item. */
const isName = ({ text }: Unit): boolean =>
  text.length <= NAME && !/[.!?:]$/.test(text) && findDates(text).length === 0

/**
 * A draft for each item of the highest level; none unless all of them tell their time in a field right below, and two
 * at least what one was. One without that is no post at a house: a leave, a journey.
 */
export function fieldsBelowItems(document: CvDocument, list: readonly Unit[]): DatedDraft[] {
  const tops = list.filter(({ kind, parents, first }) => kind === 'item' && first && parents.length === 0)
  if (tops.length < 2 || !tops.every(isName)) return []
  const records = tops.map((top, i) => {
    const to = tops[i + 1]?.index ?? last(list) + 1
    return draftOf(top, fieldsBelow(document, list, top, to), to)
  })
  const drafts = records.filter((draft) => draft !== null)
  const titled = drafts.filter(({ rows }) => rows !== null)
  return drafts.length < tops.length || titled.length < 2 ? [] : drafts
}

/** @param to the first unit behind the item */
const fieldsBelow = (document: CvDocument, list: readonly Unit[], top: Unit, to: number): FieldOf[] =>
  list
    .filter(({ index, parents, line }) => {
      const [block, ...more] = parents
      return line && index > top.index && index < to && block === top.block && more.length === 0
    })
    .flatMap((unit) => fieldsOf(document, unit).map((field) => ({ unit, field })))

function draftOf(top: Unit, fields: readonly FieldOf[], to: number): DatedDraft | null {
  const of = fieldsBy(fields)
  const [span, dates, title] = [spanOf(fields), of(DATES), of(TITLE)]
  const when = span?.text ?? dates?.field.text ?? ''
  // a house of its own in a field: the item is called after something else
  if (findDates(when).length === 0 || of(ORG) !== undefined) return null
  const told = [title, ...(span?.told ?? [dates])].flatMap((one) => one?.unit.index ?? [])
  return {
    header: [...new Set([top.index, ...told])],
    text: [title?.field.text, top.text, when].filter((text) => text !== undefined).join(', '),
    rows:
      title === undefined
        ? null
        : [
            { header: 'title', text: title.field.text },
            { header: 'employer', text: houseOf(top.text) },
          ],
    from: top.index,
    to,
  }
}
