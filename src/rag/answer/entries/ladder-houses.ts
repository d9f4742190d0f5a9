/** The line with the house above a post that is told by what one was and when: '### Halden Robotics, Oslo', 'Halden Robotics | 2016 – now'. */
import type { CvDocument } from '../../types.ts'
import { kindsOfHeading } from '../document/heading-kinds.ts'
import { levelsOf } from '../document/levels.ts'
import type { Unit } from '../document/units.ts'
import { isProperName, looksLikeOrg, looksLikeTitle } from '../lexicon/names.ts'
import { findDates } from '../text/dates.ts'
import { GROUPING, isStrong } from './entry-headers.ts'
import { headerParts, withoutOutline } from './header-parts.ts'
import { shapeOf, type Rung } from './ladder-rungs.ts'

export interface HouseAbove {
  readonly name: string
  /** With its place, without its dates. */
  readonly text: string
  readonly units: readonly Unit[]
  readonly shape: string
}

/** 'Mwaro Auditors' are a house, where 'Auditor' is what one was. */
const SEVERAL = /^(?:\p{Lu}[\p{L}'’&-]* )+(?:and )?\p{Lu}\p{L}+(?:[oe]r|ect|ant|ist|ian)s$/u
/** Characters of a house with its place and dates, and of a place below it. */
const LINE = 90
const PLACE = 45

/** Sentences that tell what a house is, below its line. */
const TOLD = 4

/**
 * Null where what one did in the post before stands there; 'unknown' where a line does that is neither.
 * @param isRung of a unit, whether it tells a post
 */
export function houseAbove(
  document: CvDocument,
  list: readonly Unit[],
  { units: [own] }: Rung,
  isRung: (unit: Unit) => boolean,
): HouseAbove | 'unknown' | null {
  // units of a stretch follow one another
  const at = own === undefined ? -1 : own.index - (list[0]?.index ?? 0)
  const [above, upper] = [list[at - 1], list[at - 2]]
  if (above === undefined) return 'unknown'
  if (upper !== undefined && upper.kind === 'heading' && isPlace(above)) {
    const house = houseIn(document, [upper, above])
    if (house !== null) return house
  }
  return (
    houseIn(document, [above]) ??
    houseAboveWhatItIs(document, list, at, isRung) ??
    (isBody(above) ? null : 'unknown')
  )
}

/** '**Halden Robotics**, Oslo', below it 'Makes arms for canneries. 80 people.', and below that the posts. */
function houseAboveWhatItIs(
  document: CvDocument,
  list: readonly Unit[],
  at: number,
  isRung: (unit: Unit) => boolean,
): HouseAbove | null {
  for (let i = at - 1; i >= Math.max(0, at - 1 - TOLD); i--) {
    const line = list[i]
    if (line === undefined || isRung(line)) return null
    const house = line.kind === 'heading' || isStrong(document, line) ? houseIn(document, [line]) : null
    if (house !== null) return house
    if (line.kind !== 'sentence') return null
  }
  return null
}

function houseIn(document: CvDocument, units: readonly [Unit, ...Unit[]]): HouseAbove | null {
  const [line] = units
  if (line.kind === 'item' || line.kind === 'row' || (line.kind === 'sentence' && !line.first)) return null
  const dates = findDates(line.text)
  if (line.text.length > LINE || /[.!?:;]$/.test(line.text) || dates.length > 1) return null
  const parts = headerParts(line.text, dates).map(withoutOutline)
  const name = parts[0]?.replace(/ \([^()]{2,30}\)$/, '') ?? ''
  const isName = /^[\p{Lu}\d]/u.test(name) && (isProperName(name) || looksLikeOrg(name))
  if (!isName || GROUPING.test(name) || (looksLikeTitle(name) && !looksLikeOrg(name) && !SEVERAL.test(name)))
    return null
  if (line.kind === 'heading' && !mayHeadPosts(document, line, name)) return null
  const text = [...parts, ...units.slice(1).map((unit) => unit.text)].join(', ')
  return { name, text, units, shape: shapeOf(document, line) }
}

/** Not what a section is called, whose posts name their houses themselves: 'Lex Odra, Lublin' is none that has posts. */
function mayHeadPosts(document: CvDocument, { section, text }: Unit, name: string): boolean {
  const isOfKind = kindsOfHeading(text).size > 0
  if ((levelsOf(document)[section] ?? 0) >= 3) return !isOfKind || looksLikeOrg(name)
  return !isOfKind && (looksLikeOrg(name) || /^[^,]{3,}, \p{Lu}[\p{L} .'’-]{2,30}$/u.test(text))
}

const isPlace = ({ kind, text }: Unit): boolean =>
  kind === 'sentence' && text.length <= PLACE && isProperName(text) && !looksLikeTitle(text)

/** What one did stands in items and in sentences. */
const isBody = ({ kind, text }: Unit): boolean =>
  kind === 'item' || kind === 'row' || (kind === 'sentence' && (/[.!?]$/.test(text) || text.length > LINE))
