/** A post that a heading names above its dates alone and its house: '### Clerk', '2014 – 2018', '*Halden Robotics*', 'Oslo, Norway'. */
import type { CvDocument } from '../../types.ts'
import type { Unit } from '../document/units.ts'
import { isDegree, looksLikeOrg, looksLikeTitle } from '../lexicon/names.ts'
import { findDates, isDateAlone } from '../text/dates.ts'
import { isSetOff } from './entry-headers.ts'
import type { DatedDraft } from './entry.ts'
import { headerParts } from './header-parts.ts'

/** Characters of a line that names a house. */
const NAME = 90
/** 'Oslo, Norway' */
const PLACE = /^\p{Lu}[\p{L}.'’ -]{1,30}, \p{Lu}[\p{L}.'’ -]{1,30}$/u

/**
 * Null where the line below the dates may be what one was, at the house that the heading names.
 *
 * @param studies whether it stands among courses, which may be called after what houses do: 'Good laboratory practice'
 */
export function postBelowDates(
  document: CvDocument,
  list: readonly Unit[],
  heading: Unit | undefined,
  studies: boolean,
): DatedDraft | null {
  const [top, dates, house, next] = list
  if (heading === undefined || top !== heading || dates === undefined || house === undefined) return null
  if (findDates(heading.text).length > 0 || !isAlone(dates, house) || !namesHouse(document, house))
    return null
  const others = list.slice(2).filter((unit) => unit.kind === 'sentence' && isDateAlone(unit.text))
  if (others.length > 0) return null
  const [title = heading.text] = headerParts(heading.text, [])
  const isTitled = looksLikeTitle(title) || isDegree(heading.text)
  if (!isTitled && (looksLikeTitle(house.text) || (looksLikeOrg(heading.text) && !studies))) return null
  const place = next !== undefined && next.kind === 'sentence' && PLACE.test(next.text) ? [next] : []
  const told = [heading, house, ...place, dates]
  return {
    header: [heading, dates, house, ...place].map(({ index }) => index),
    text: told.map(({ text }) => text).join(', '),
    rows: [
      { header: 'title', text: isTitled ? title : heading.text },
      { header: 'employer', text: headerParts(house.text, [])[0] ?? house.text },
    ],
    from: heading.index,
  }
}

const isAlone = (dates: Unit, next: Unit): boolean =>
  dates.kind === 'sentence' && isDateAlone(dates.text) && next.block !== dates.block

/** A line by itself that is set off, as the names of houses are. */
const namesHouse = (document: CvDocument, unit: Unit): boolean =>
  unit.kind === 'sentence' &&
  unit.first &&
  unit.text.length <= NAME &&
  !/[.!?:]$/.test(unit.text) &&
  findDates(unit.text).length === 0 &&
  isSetOff(document, unit)
