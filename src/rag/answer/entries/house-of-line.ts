/** The house of a post or a course that a line opens, where the line itself names none. */
import type { Unit } from '../document/units.ts'
import { isDegree, isProperName, looksLikeOrg, looksLikeTitle } from '../lexicon/names.ts'
import { findDates, isPeriodAlone } from '../text/dates.ts'
import { isStrong } from './entry-headers.ts'
import type { Opened } from './entry-starts.ts'
import { headerParts } from './header-parts.ts'
import { houseAtPlace, houseBelow, namesHouse } from './header-lines.ts'
import { setOffHouse } from './set-off-house.ts'

interface HouseOfLine {
  readonly line: Unit
  /** Where the line says more than the house. */
  readonly name?: string
  readonly place?: string
}

/**
 * @param own the parts of the line that opens the entry
 * @param role the line below it that says what one was, where the first does not
 */
export function houseOfLine(
  opened: Opened,
  unit: Unit,
  own: readonly string[],
  role: Unit | null,
): HouseOfLine | null {
  const { document, units, kind } = opened
  const mayName = role === null && !own.some(isSureHouse)
  const placed =
    mayName && kind === 'experience' && own.some(looksLikeTitle)
      ? (houseAtPlace(units, unit) ?? houseBefore(opened, unit, own))
      : null
  if (placed !== null) return placed
  const below = own.every(looksLikeTitle)
    ? (houseBelow(units, role ?? unit) ?? houseBelowDates(units, unit))
    : null
  if (below !== null) return { line: below }
  const [what = ''] = own
  return mayName && (looksLikeTitle(what) || isDegree(what)) ? setOffHouse(document, units, unit) : null
}

/** 'Clerk' above '2014 – 2016' and 'Orrin Bank, Leeds', all of one paragraph or item. */
function houseBelowDates(units: readonly Unit[], unit: Unit): Unit | null {
  const dates = units[unit.index + 1]
  const isDates = unit.first && dates?.block === unit.block && dates.line && isPeriodAlone(dates.text)
  const house = isDates ? houseBelow(units, dates) : null
  return house !== null && namesHouse(house) ? house : null
}

/**
 * '**Head Clerk, Claims Unit** — Quarrel Mutual, Leeds — 2012 – 2016': the house behind a dash, where all that is in bold
 * says what one was.
 */
export function houseBehindTitle({ document, kind }: Opened, unit: Unit): string | null {
  const block = unit.block === null ? undefined : document.blocks[unit.block]
  const mark = block?.marks.find(
    ({ kind: form, start, end }) => form === 'strong' && start <= unit.from + 1 && end < unit.to,
  )
  if (kind !== 'experience' || block === undefined || mark === undefined) return null
  const title = headerParts(block.text.slice(unit.from, mark.end), [])
  if (title.length !== 2 || !looksLikeTitle(title[0] ?? '') || !OF_HOUSE.test(title[1] ?? '')) return null
  const behind = block.text.slice(mark.end, unit.to)
  const [house] = headerParts(behind, findDates(behind))
  const isNamed = /^\s+[–—|·-]\s+\p{Lu}/u.test(behind) && house !== undefined
  return isNamed && isProperName(house) && !looksLikeTitle(house) ? house : null
}

/** 'Claims Unit', 'CID': a part of a house, which is no house itself. */
const OF_HOUSE =
  /\b(?:[Uu]nit|[Tt]eam|[Dd]epartment|[Dd]ept|[Dd]ivision|[Ss]ection|[Bb]ranch|[Ss]quad|[Dd]esk|[Oo]perations|[Ee]ngineering|[Ss]ervices|[Ss]ales|[Mm]arketing|[Cc]ommunications?|[Rr]esearch|[Ff]inance|[Ll]ogistics|[Aa]nalytics|[Pp]rocurement|[Pp]lanning|[Qq]uality|[Pp]roduction|[Mm]aintenance|[Dd]esign|[Dd]evelopment|[Ss]upport|[Pp]olicy|[Ss]trategy|[Ee]vents|[Ff]undraising|[Cc]ompliance|[Rr]isk|[Aa]udit|[Tt]ax|[Ll]egal|[Ii]nnovation|[Pp]artnerships|[Ss]uccess|[Rr]elations|[Aa]ffairs|[Tt]ransport|[Pp]aediatrics|[Oo]ncology|[Rr]adiology|[Cc]ardiology)$|^\p{Lu}{2,4}$/u

const isSureHouse = (part: string): boolean => looksLikeOrg(part) && !looksLikeTitle(part)

/**
 * '- *Clerk* | *2014 – 2016*' below '- **Head Clerk** | 2016 – 2019', which has its house in a line below: what one was
 * there before.
 */
function houseBefore(
  { document, units, entries, section }: Opened,
  unit: Unit,
  own: readonly string[],
): HouseOfLine | null {
  const top = units[entries.at(-1)?.header[0] ?? -1]
  const isBelow =
    unit.kind === 'item' &&
    own.every(looksLikeTitle) &&
    units[unit.index + 1]?.block !== unit.block &&
    !isStrong(document, unit) &&
    top?.kind === 'item' &&
    top.section === section
  // what was there before that knows its house by the same line
  const line = isBelow ? entries.at(-1)?.header.map((index) => units[index]) : undefined
  const above = line?.flatMap((one) => (one === undefined ? [] : (units[one.index - 1] ?? [])))
  return above?.map((one) => houseAtPlace(units, one)).find((house) => house !== null) ?? null
}
