/** Headings of the time at a place that gather the posts there: 'Chile, 2008 to 2018' is no post itself. */
import type { CvDocument } from '../../types.ts'
import type { Unit } from '../document/units.ts'
import { countryOfTown, isCountry } from '../lexicon/countries.ts'
import { findDates } from '../text/dates.ts'
import { fold } from '../text/text.ts'
import { headerParts } from './header-parts.ts'

export function gathersAtPlace({ sections }: CvDocument, { section, text }: Unit): boolean {
  const below = sections.filter(({ parent }) => parent === section)
  const places = headerParts(text, findDates(text))
  if (below.length === 0 || places.length === 0) return false
  const named = new Set(
    below.flatMap(({ heading }) => headerParts(heading, findDates(heading)).slice(1).map(fold)),
  )
  return places.every((part) => isCountry(part) || countryOfTown(part) !== null || named.has(fold(part)))
}
