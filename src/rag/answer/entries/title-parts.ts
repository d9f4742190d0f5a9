/**
 * Titles with a part of the house behind a comma, 'Staff Nurse, Cardiology' beside 'Vale Hospital, York': that part was
 * taken for the house where another line, or another part of the line, names it.
 */
import type { Unit } from '../document/units.ts'
import { isProperName, looksLikeOrg, looksLikeTitle } from '../lexicon/names.ts'
import { isPost, type Entry } from './entry.ts'
import { headerChunks } from './header-chunks.ts'
import { isPart } from './header-parts.ts'
import { NO_HOUSE } from './house-lines.ts'

/** Where a house stands: in which line, and in which of its chunks. */
interface Spot {
  readonly line: number
  readonly chunk: number
}
interface Told {
  readonly entry: Entry
  readonly lines: readonly (readonly string[])[]
  readonly indexes: readonly number[]
  readonly title: Spot
  /** What stands behind the title, between the same separators. */
  readonly behind: readonly string[]
}

const partsOf = (chunk: string): string[] => chunk.split(/,\s+/)
const isSame = (one: Spot, other: Spot): boolean => one.line === other.line && one.chunk === other.chunk

/** The entries, with the house where such a part was taken for it, or where none was found. */
export function withTitleParts(units: readonly Unit[], entries: readonly Entry[]): readonly Entry[] {
  const told = entries.flatMap((entry) => toldIn(units, entry))
  const done = new Map<Entry, Entry>()
  const parted = told.map((one): Told => {
    const { entry, behind } = one
    const post =
      behind[0] !== undefined && entry.org === behind[0] ? (elsewhere(one, told) ?? behindPart(one)) : null
    if (post === null) return one
    done.set(entry, post)
    return { ...one, entry: post }
  })
  for (const one of told) {
    const post = one.entry.org === null && one.behind.length === 0 ? asOthers(one, parted) : null
    if (post !== null) done.set(one.entry, post)
  }
  return done.size === 0 ? entries : entries.map((entry) => done.get(entry) ?? entry)
}

function toldIn(units: readonly Unit[], entry: Entry): Told[] {
  const { title } = entry
  if (!isPost(entry) || entry.range === null || title === null) return []
  const { lines, indexes } = headerChunks(units, entry)
  const [first = ''] = partsOf(title)
  const spots = lines.flatMap((chunks, line) =>
    chunks.flatMap((text, chunk) => (partsOf(text)[0] === first ? [{ line, chunk }] : [])),
  )
  const [spot] = spots
  if (spot === undefined) return []
  return [
    { entry, lines, indexes, title: spot, behind: partsOf(lines[spot.line]?.[spot.chunk] ?? '').slice(1) },
  ]
}

type House = Spot & { readonly name: string; readonly place: string | undefined }

/** Names in other chunks than the title's that may be that of the house. */
const housesOf = ({ lines, title, behind }: Told): House[] =>
  lines.flatMap((chunks, line) =>
    chunks.flatMap((text, chunk) => {
      const [name = '', place] = partsOf(text)
      const isName = isProperName(name) && !looksLikeTitle(name) && !NO_HOUSE.test(name) && name !== behind[0]
      return isSame({ line, chunk }, title) || !isName ? [] : [{ line, chunk, name, place }]
    }),
  )

/** Does a post told alike have its house there? */
const isThere = (one: Told, others: readonly Told[], spot: Spot): boolean =>
  others.some(
    ({ entry, lines, title }) =>
      entry.header[0] !== one.entry.header[0] &&
      isSame(title, one.title) &&
      partsOf(lines[spot.line]?.[spot.chunk] ?? '')[0] === entry.org,
  )

/** The house in another chunk: where it stands in posts that are told alike, or where it is plainer than the part. */
function elsewhere(one: Told, all: readonly Told[]): Entry | null {
  const [part = ''] = one.behind
  const houses = housesOf(one)
  const bare = all.filter(({ behind }) => behind.length === 0)
  const sure = houses.find(({ name }) => looksLikeOrg(name) && !isPart(name))
  const house =
    houses.find((spot) => isThere(one, bare, spot)) ??
    (isPart(part) ? (sure ?? houses.find(({ place }) => place !== undefined)) : undefined) ??
    (looksLikeOrg(part) ? undefined : sure)
  return house === undefined ? null : withHouse(one, house)
}

/** Of a post without a house, the name that stands where others have theirs. */
function asOthers(one: Told, all: readonly Told[]): Entry | null {
  const house = housesOf(one).find((spot) => isThere(one, all, spot))
  return house === undefined ? null : withHouse(one, house)
}

function withHouse({ entry, indexes, lines }: Told, { line, name, place }: House): Entry {
  const unit = indexes[line]
  const isTold = unit === undefined || entry.header.includes(unit)
  return {
    ...entry,
    header: isTold ? entry.header : [...entry.header, unit],
    text: isTold ? entry.text : `${entry.text}, ${lines[line]?.join(', ') ?? ''}`,
    org: name,
    place: place ?? (entry.place === name ? null : entry.place),
  }
}

/** 'Staff Nurse, Cardiology, Vale Hospital, York' */
function behindPart({ entry, behind }: Told): Entry | null {
  const [part = '', house, place] = behind
  if (house === undefined || !isProperName(house) || looksLikeTitle(house) || NO_HOUSE.test(house))
    return null
  const isPlain = looksLikeOrg(house) && !isPart(house)
  if (isPart(part) ? !isPlain && place === undefined && !house.includes(' ') : looksLikeOrg(part) || !isPlain)
    return null
  return { ...entry, org: house, place: place ?? (entry.place === house ? null : entry.place) }
}
