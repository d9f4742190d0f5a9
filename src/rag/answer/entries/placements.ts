/** Contracts that one took through a post: dated items below an agency's record, each with a client of its own. */
import type { CvDocument } from '../../types.ts'
import type { Unit } from '../document/units.ts'
import { looksLikeTitle } from '../lexicon/names.ts'
import { findDates, type DateRange } from '../text/dates.ts'
import { isStrong } from './entry-headers.ts'
import type { Entry } from './entry.ts'
import { headerParts } from './header-parts.ts'

/** Months by which a contract may begin before the agency's dates, or end after them. */
const SLACK = 1
/** Contracts below one record; one alone tells of the post. */
const ENOUGH = 2
/** Where a name begins: quotation marks aside. */
const NAMES = /^["“'(]?\p{Lu}/u
/** '- Led the move to Vue (2019 – 2020)' tells of the post: a client's name stands apart from what follows. */
const APART = /[,;:|·–—]\s|\s[–—-]\s.{0,200}[\p{L}\d]/u

export interface Placement {
  readonly unit: Unit
  /** Whom it was for, where the item does not begin with what one was. */
  readonly client: string | null
}

const rangeOf = (text: string): DateRange | undefined => findDates(text).find(({ single }) => !single)

/**
 * @param header of the record, as text
 * @param body what stands below its header, down to the next record
 */
export function placementsIn(document: CvDocument, header: string, body: readonly Unit[]): Placement[] {
  const whole = rangeOf(header)
  const items = body.filter(({ kind, parents }) => kind === 'item' && parents.length === 0)
  if (whole === undefined) return []
  const found = items.filter((unit) => {
    const { text } = unit
    const range = rangeOf(text)
    return (
      range !== undefined &&
      range.from >= whole.from - SLACK &&
      range.to <= whole.to + SLACK &&
      NAMES.test(text) &&
      (range.start <= 3 || isStrong(document, unit) || APART.test(text.slice(0, range.start)))
    )
  })
  if (found.length < ENOUGH || found.length * 2 <= items.length) return []
  return found.map((unit) => {
    const [name] = headerParts(unit.text, findDates(unit.text))
    return { unit, client: name === undefined || looksLikeTitle(name) ? null : name }
  })
}

/** The entry below which another stands as a contract with a client: one whose header is no part of its own. */
export function agencyOf(entries: readonly Entry[], { parent, header }: Entry): Entry | null {
  const around = parent === null ? undefined : entries[parent]
  return around === undefined || around.header.some((line) => header.includes(line)) ? null : around
}
