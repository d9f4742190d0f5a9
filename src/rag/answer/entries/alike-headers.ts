/**
 * With whom a post was, where its header may be read in two ways and those of the others in one: 'Officer, Grants |
 * Wexcombe' beside 'Bookkeeper | Orrin Bank', 'Clerk for Pryce' beside 'Paralegal for Tebb Solicitors'.
 */
import type { Unit } from '../document/units.ts'
import { isProperName, looksLikeOrg, looksLikeTitle } from '../lexicon/names.ts'
import { isPost, type Entry } from './entry.ts'
import { chunksOf, headerChunks } from './header-chunks.ts'
import { headerParts } from './header-parts.ts'
import { NO_HOUSE } from './house-lines.ts'

/** Posts read as the others are, where most of them agree. */
export function withAlikeHeaders(units: readonly Unit[], entries: readonly Entry[]): readonly Entry[] {
  const all = entries.filter((entry) => isPost(entry) && entry.range !== null)
  const posts = all.filter(({ title }) => title !== null)
  if (posts.length < 2) return entries
  const done = new Map<Entry, Entry>([
    ...forWhom(posts),
    ...(posts.length === all.length ? inTheirPlace(units, posts) : unknownTitles(units, posts, all)),
  ])
  return done.size === 0 ? entries : entries.map((entry) => done.get(entry) ?? entry)
}

/** 'Paralegal for Tebb Solicitors' */
const FOR = /^(.{3,50}?) for (?:the )?(\p{Lu}.*)$/u

function forWhom(posts: readonly Entry[]): Map<Entry, Entry> {
  const found = posts.flatMap((entry) => {
    const [, title = '', org = ''] = FOR.exec(entry.title ?? '') ?? []
    const isSo = looksLikeTitle(title) && !looksLikeTitle(org) && !isSureHouse(entry.org) && isProperName(org)
    return isSo ? [{ entry, title, org }] : []
  })
  // 'Lead for Europe' is no house: some name is that of one
  const isSo = found.length * 2 > posts.length && found.some(({ org }) => looksLikeOrg(org))
  return new Map(
    isSo ? found.map(({ entry, title, org }) => [entry, { ...entry, title, org, place: entry.org }]) : [],
  )
}

interface Placed {
  readonly entry: Entry
  /** What its lines hold, by line. */
  readonly lines: readonly (readonly string[])[]
  readonly indexes: readonly number[]
  readonly title: Spot
  readonly org: Spot | null
}
interface Spot {
  readonly line: number
  readonly chunk: number
}

/** Where the house stands, seen from the title: in its line so many chunks behind, or in another, so many from its begin. */
const relationOf = ({ title, org }: Placed): Spot | null =>
  org === null
    ? null
    : {
        line: org.line - title.line,
        chunk: org.line === title.line ? org.chunk - title.chunk : org.chunk,
      }
const isSame = (one: Spot | null, other: Spot): boolean =>
  one !== null && one.line === other.line && one.chunk === other.chunk

/** Those whose house is not where all others have it, with what stands there. */
function inTheirPlace(units: readonly Unit[], posts: readonly Entry[]): Map<Entry, Entry> {
  const done = new Map<Entry, Entry>()
  const placed = posts.flatMap((entry) => placedIn(units, entry))
  for (const one of placed) {
    const others = placed.filter((other) => other !== one)
    const [first] = others
    if (first === undefined || isSureHouse(one.entry.org)) continue
    const there = relationOf(first)
    if (there === null || (there.line === 0 && there.chunk === 0) || isSame(relationOf(one), there)) continue
    if (others.length < posts.length - 1 || !others.every((other) => isSame(relationOf(other), there)))
      continue
    if (others.length < 2 && !isSureHouse(first.entry.org)) continue
    const chunk = there.line === 0 ? one.title.chunk + there.chunk : there.chunk
    const [house = '', ...more] = (one.lines[one.title.line + there.line]?.[chunk] ?? '').split(/,\s+/)
    if (!isNamed(house) || looksLikeTitle(house) || NO_HOUSE.test(house)) continue
    const index = one.indexes[one.title.line + there.line]
    // 'Tessel (online only) — Buyer': what stands in brackets tells of the house
    if (units[index ?? -1]?.text.includes(`(${house})`) === true) continue
    const header =
      index === undefined || one.entry.header.includes(index)
        ? one.entry.header
        : [...one.entry.header, index]
    done.set(one.entry, { ...one.entry, header, org: house, place: more[0] ?? one.entry.place })
  }
  return done
}

/** 'Florist | Wexcombe' beside 'Sous Chef | Orrin Bank': a title that is not known, where those of all others stand. */
function unknownTitles(
  units: readonly Unit[],
  posts: readonly Entry[],
  all: readonly Entry[],
): Map<Entry, Entry> {
  const partsOf = (entry: Entry): readonly (readonly string[])[] =>
    [...new Set(entry.header)]
      .sort((a, b) => a - b)
      .map((index) => chunksOf(units[index]?.text ?? '').flatMap((chunk) => chunk.split(/,\s+/)))
  const spotIn = (lines: readonly (readonly string[])[], part: string | null): string =>
    lines.flatMap((line, i) => line.flatMap((one, j) => (one === part ? [`${i} ${j}`] : [])))[0] ?? ''
  const told = posts.map((entry) => {
    const lines = partsOf(entry)
    return { title: spotIn(lines, entry.title), org: spotIn(lines, entry.org), lines: lines.length }
  })
  const [first] = told
  const isOne = ({ title, org, lines }: (typeof told)[number]): boolean =>
    title === first?.title && org === first.org && lines === first.lines
  // most say how; 'Op HERRICK, Helmand, 2010' among tours is no post
  if ((all.length - posts.length) * 2 > posts.length || all.some(({ range }) => range?.single))
    return new Map()
  if (first === undefined || first.title === '' || first.org === '' || !told.every(isOne)) return new Map()
  return new Map(
    all.flatMap((entry): [Entry, Entry][] => {
      if (entry.title !== null) return []
      const lines = partsOf(entry)
      const at = (spot: string): string => {
        const [line, part] = spot.split(' ').map(Number)
        return lines[line ?? 0]?.[part ?? 0] ?? ''
      }
      const [title, org] = [at(first.title), at(first.org)]
      // 'Second in Music'
      const isTold =
        lines.length === first.lines && isProperName(title.replace(/ in /g, ' of ')) && isProperName(org)
      if (!isTold || title === '' || org === '' || looksLikeOrg(title) || NO_HOUSE.test(org)) return []
      const others = entry.parts.filter((part) => part !== title && part !== org && isProperName(part))
      const isOther = entry.place !== org && entry.place !== title
      return [[entry, { ...entry, title, org, place: isOther ? entry.place : (others[0] ?? null) }]]
    }),
  )
}

/** 'grubwerk' is a name, where all names stand. */
const isNamed = (house: string): boolean =>
  (house !== '' && isProperName(house)) || /^\p{Ll}[\p{L}\d]{2,15}(?: [\p{L}\d]{2,15}){0,2}$/u.test(house)

/** '&' may stand in the name of a task, or of two places. */
const isSureHouse = (org: string | null): boolean => org !== null && looksLikeOrg(org.replace(/&/g, 'and'))

function placedIn(units: readonly Unit[], entry: Entry): Placed[] {
  const { title, org } = entry
  if (title === null) return []
  const { lines, indexes } = headerChunks(units, entry)
  const at = (part: string): Spot | null => {
    const spots = lines.flatMap((chunks, line) =>
      chunks.flatMap((text, chunk) => (headerParts(text, []).includes(part) ? [{ line, chunk }] : [])),
    )
    return spots[0] ?? null
  }
  const [titleAt, orgAt] = [at(title), org === null ? null : at(org)]
  if (titleAt === null || (org !== null && orgAt === null)) return []
  return [{ entry, indexes, lines, title: titleAt, org: orgAt }]
}
