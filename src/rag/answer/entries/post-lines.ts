/** What one was and when, told by a line, by two of a paragraph ('**Developer**' above '2016 – 2020') or by an item that goes on. */
import type { CvDocument } from '../../types.ts'
import type { Unit } from '../document/units.ts'
import { looksLikeTitle } from '../lexicon/names.ts'
import { findDates, isPeriodAlone } from '../text/dates.ts'
import { isStrong } from './entry-headers.ts'
import { headerParts } from './header-parts.ts'

/** What one was and when, in a line or in two of one paragraph. */
export interface Post {
  readonly unit: Unit
  readonly text: string
  readonly lines: readonly Unit[]
  /** What was done stands behind it in its item. */
  readonly isLed?: boolean
}

/** What one was, whether the word for it is known or not. */
const NAME = /^\p{Lu}[^.!?:]{2,50}$/u
const BEHIND = /^(?<bracket>[)\]]?)(?:[:;.]| [–—-])\s/

/**
 * '- Clerk (2014 – 2016): kept the books' below '**Quarrel Games**, Leeds (2014 – 2020)'; null where it is no such item, or what
 * stands above is no name in bold of a house.
 */
export function ledBy(document: CvDocument, body: readonly Unit[], at: number): Post | null {
  const unit = body[at]
  const [date] = unit?.kind === 'item' ? findDates(unit.text) : []
  if (unit === undefined || date === undefined || date.single) return null
  const title = unit.text.slice(0, date.start).replace(/[\s,([–—-]+$/, '')
  const found = BEHIND.exec(unit.text.slice(date.end))
  if (found === null || !NAME.test(title) || headerParts(title, []).length > 2) return null
  let above = at - 1
  while (body[above]?.kind === 'item') above--
  const house = body[above]
  if (house === undefined || !isStrong(document, house)) return null
  if (headerParts(house.text, findDates(house.text)).some(looksLikeTitle)) return null
  const { bracket = '' } = found.groups ?? {}
  return { unit, text: unit.text.slice(0, date.end) + bracket, lines: [unit], isLed: true }
}

/** '**Developer**' and, in the next line, '2016 – 2020'. */
export function toldBy(list: readonly Unit[], unit: Unit): Post {
  const next = list[list.indexOf(unit) + 1]
  const isDated =
    next !== undefined &&
    next.block === unit.block &&
    next.line &&
    isPeriodAlone(next.text) &&
    !/[.!?:]$/.test(unit.text) &&
    findDates(unit.text).length === 0
  return isDated
    ? { unit, text: `${unit.text}, ${next.text}`, lines: [unit, next] }
    : { unit, text: unit.text, lines: [unit] }
}
