/** The fields of one record, found by what their labels tell: when it was, what one was, with whom. */
import type { Unit } from '../document/units.ts'
import { fold } from '../text/text.ts'
import type { Field } from './labelled-fields.ts'
import { toldSpan, type ToldSpan } from './told-span.ts'

export const DATES = /^(?:(?:dates?|period|duration|from|when|years?|time ?frame)\b|time$)/
export const TITLE =
  /^(?:(?:(?:exact )?(?:job )?|official |last )(?:title|designation|role|position|post|rank|function|degree|qualification|occupation|course|programme)s?|study type|what i was)\b|^(?:my )?job$/
export const ORG =
  /^(?:(?:name (?:and (?:type|address) )?of (?:the )?)?(?:employer|company|organi[sz]ation|institution|school|university|college|firm|client|provider|house|hotel|hospital|theatre|restaurant)|place of work|where)\b/
/** 'House: four stars, 86 rooms' tells of a house, and names none. */
const OF_HOUSE = /^(?:\d{1,5}|\p{Ll}+)[ -]\p{Ll}/u

export interface FieldOf {
  readonly unit: Unit
  readonly field: Field
}

export const fieldsBy =
  (draft: readonly FieldOf[]) =>
  (label: RegExp): FieldOf | undefined =>
    draft.find(({ field }) => isOf(label, field))

/** Its beginning and its end in fields of their own. */
export const spanOf = (draft: readonly FieldOf[]): ToldSpan<Field & { unit: Unit }> | null =>
  toldSpan(
    draft.map(({ unit, field }) => ({ ...field, unit })),
    // all of a post in one line
    draft.length > 2 && draft.every(({ unit }) => unit === draft[0]?.unit),
  )

export const isOf = (label: RegExp, { header, text }: Field): boolean =>
  label.test(fold(header)) && !(label === ORG && OF_HOUSE.test(text))
