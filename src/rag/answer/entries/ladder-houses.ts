/** The line with the house above a post that is told by what one was and when: '### Halden Robotics, Oslo', 'Halden Robotics | 2016 – now'. */
import type { CvDocument } from '../../types.ts'
import { kindsOfHeading } from '../document/heading-kinds.ts'
import { levelsOf } from '../document/levels.ts'
import type { Unit } from '../document/units.ts'
import { isProperName, looksLikeOrg, looksLikeTitle } from '../lexicon/names.ts'
import { findDates } from '../text/dates.ts'
import { GROUPING } from './entry-headers.ts'
import { headerParts, withoutOutline } from './header-parts.ts'
import { shapeOf, type Rung } from './ladder-rungs.ts'

export interface HouseAbove {
  readonly name: string
  /** With its place, without its dates. */
  readonly text: string
  readonly units: readonly Unit[]
  readonly shape: string
}

/** Characters of a house with its place and dates, and of a place below it. */
const LINE = 90
const PLACE = 45

/** Null where what one did in the post before stands there; 'unknown' where a line does that is neither. */
export function houseAbove(
  document: CvDocument,
  list: readonly Unit[],
  { units: [own] }: Rung,
): HouseAbove | 'unknown' | null {
  // units of a stretch follow one another
  const at = own === undefined ? -1 : own.index - (list[0]?.index ?? 0)
  const [above, upper] = [list[at - 1], list[at - 2]]
  if (above === undefined) return 'unknown'
  if (upper !== undefined && upper.kind === 'heading' && isPlace(above)) {
    const house = houseIn(document, [upper, above])
    if (house !== null) return house
  }
  return houseIn(document, [above]) ?? (isBody(above) ? null : 'unknown')
}

function houseIn(document: CvDocument, units: readonly [Unit, ...Unit[]]): HouseAbove | null {
  const [line] = units
  if (line.kind === 'item' || line.kind === 'row' || (line.kind === 'sentence' && !line.first)) return null
  const dates = findDates(line.text)
  if (line.text.length > LINE || /[.!?:;]$/.test(line.text) || dates.length > 1) return null
  const parts = headerParts(line.text, dates).map(withoutOutline)
  const [name = ''] = parts
  const isName = /^[\p{Lu}\d]/u.test(name) && (isProperName(name) || looksLikeOrg(name))
  if (!isName || GROUPING.test(name) || (looksLikeTitle(name) && !looksLikeOrg(name))) return null
  if (line.kind === 'heading' && !mayHeadPosts(document, line, name)) return null
  const text = [...parts, ...units.slice(1).map((unit) => unit.text)].join(', ')
  return { name, text, units, shape: shapeOf(document, line) }
}

/** Not what a section is called, whose posts name their houses themselves. */
const mayHeadPosts = (document: CvDocument, { section, text }: Unit, name: string): boolean =>
  (levelsOf(document)[section] ?? 0) >= 3 && (kindsOfHeading(text).size === 0 || looksLikeOrg(name))

const isPlace = ({ kind, text }: Unit): boolean =>
  kind === 'sentence' && text.length <= PLACE && isProperName(text) && !looksLikeTitle(text)

/** What one did stands in items and in sentences. */
const isBody = ({ kind, text }: Unit): boolean =>
  kind === 'item' || kind === 'row' || (kind === 'sentence' && (/[.!?]$/.test(text) || text.length > LINE))
