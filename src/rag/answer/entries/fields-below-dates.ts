/** Posts told below a heading of their dates and place: '### 03/2019 – 09/2019 · Beira' above 'Role: Planner | For: Halvmark'. */
import type { CvDocument } from '../../types.ts'
import type { Unit } from '../document/units.ts'
import { findDates } from '../text/dates.ts'
import { fold } from '../text/text.ts'
import { fieldsOf } from './labelled-fields.ts'

const TITLE = /^(?:(?:job )?title|role|position|post|function)$/
const HOUSE = /^(?:for|with|employer|company|organi[sz]ation|agency|firm|house)$/

interface ToldPost {
  readonly line: Unit
  readonly title: string
  readonly employer: string
}

/** Null where the line right below a heading with dates does not tell both what one was and with whom. */
export function fieldsBelowDates(document: CvDocument, list: readonly Unit[]): ToldPost | null {
  const [heading, line] = list
  if (heading?.kind !== 'heading' || line === undefined) return null
  if (!findDates(heading.text).some(({ single }) => !single)) return null
  const fields = fieldsOf(document, line)
  const of = (label: RegExp): string | undefined =>
    fields.find(({ header }) => label.test(fold(header).trim()))?.text
  const [title, employer] = [of(TITLE), of(HOUSE)]
  return title === undefined || employer === undefined ? null : { line, title, employer }
}
