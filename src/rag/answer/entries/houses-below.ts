/**
 * Houses listed below one title with all its years: '**Driver**, 1990 – 2004', below it '- Ashby Aggregates, tipper,
 * 1990 – 1994' and '- Tollgate, artic, 1994 – 2004'. Each is a post by itself, of that title.
 */
import type { Unit } from '../document/units.ts'
import { looksLikeTitle } from '../lexicon/names.ts'
import { findDates, withoutLength, type DateRange } from '../text/dates.ts'
import type { Entry } from './entry.ts'
import { headerParts } from './header-parts.ts'

/** Characters of what is told of one, and of its name. */
const LINE = 200
const NAME = 60
/** Months by which the time at one may reach beyond the years above. */
const BEYOND = 12
/** Fewer than this are no list of houses. */
const LEAST = 2

/** On one's own account the names are those of clients, and no employers. */
const OWN_ACCOUNT =
  /\b(?:freelanc\w*|self-employed|independent|consult\w*|contract\w*|sole trader|owner|founder)\b/i

interface Listed {
  readonly unit: Unit
  readonly house: string
  readonly range: DateRange
  readonly dates: string
}

/** A post for each house that is listed below the entry, in its place; the entry alone where something else stands there. */
export function withHousesBelow(units: readonly Unit[], entry: Entry): Entry[] {
  const { kind, org, title, range } = entry
  if (kind !== 'experience' || org !== null || title === null || range === null || range.single)
    return [entry]
  if (OWN_ACCOUNT.test(entry.text)) return [entry]
  const below = units.slice(Math.max(...entry.header) + 1, entry.to)
  const items = below.filter((unit) => unit.first && unit.parents.length === below[0]?.parents.length)
  const listed = items.flatMap((unit) => listedIn(unit, range) ?? [])
  if (listed.length < LEAST || listed.length < items.length) return [entry]
  return listed.map(({ unit, house, range: own, dates }, i): Entry => ({
    ...entry,
    header: [unit.index, ...entry.header],
    text: `${title}, ${house}, ${dates}`,
    from: i === 0 ? entry.from : unit.index,
    to: listed[i + 1]?.unit.index ?? entry.to,
    range: own,
    dates,
    parts: [title, house],
    org: house,
    place: null,
  }))
}

/** A name that a line begins with, and from when to when it was within the years above. */
function listedIn(unit: Unit, whole: DateRange): Listed | null {
  const { kind, text } = unit
  const [range, more] = findDates(text)
  if (kind !== 'item' || text.length > LINE || range === undefined || more !== undefined) return null
  const isWithin = range.from >= whole.from - BEYOND && range.to <= whole.to + BEYOND
  const [house = ''] = headerParts(text.slice(0, range.start), [])
  const isHouse =
    /^\p{Lu}/u.test(house) && text.startsWith(house) && house.length <= NAME && !looksLikeTitle(house)
  if (range.single || !isWithin || !isHouse) return null
  const dates = withoutLength(text.slice(range.start, range.end).trim())
  return { unit, house, range, dates }
}
