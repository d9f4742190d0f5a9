/**
 * What a post lacks, in a line right above or below its header: 'Developer (2016 – 2020)' above 'Quarrel Games, Leeds',
 * '**Quarrel Games**, 2016 – 2020' above 'Developer'.
 */
import type { CvDocument } from '../../types.ts'
import type { Unit } from '../document/units.ts'
import { isBreak } from '../lexicon/breaks.ts'
import { isProperName, looksLikeOrg, looksLikeTitle } from '../lexicon/names.ts'
import { findDates } from '../text/dates.ts'
import { assemble, type Entry } from './entry.ts'
import { headerParts } from './header-parts.ts'
import { NO_HOUSE } from './house-lines.ts'
import { tellsPart } from './post-parts.ts'

/** Of so many posts alike, each is told as the others are. */
const ALIKE = 2
/** Characters of a line that names something rather than tells of it. */
const NAME = 70

type Lacking = 'title' | 'org'
type Side = 'above' | 'within' | 'below'

/** The entries; of the posts that lack the same, all are completed in the same way or none. */
export function withLinesBeside(
  document: CvDocument,
  units: readonly Unit[],
  entries: readonly Entry[],
): readonly Entry[] {
  const headers = new Set(entries.flatMap(({ header }) => header))
  const posts = entries.filter(
    ({ kind, range, parent, parts, header }) =>
      kind === 'experience' &&
      range !== null &&
      parent === null &&
      !isBreak(parts) &&
      header.every((index) => units[index]?.kind !== 'row'),
  )
  const done = new Map<Entry, Entry>()
  for (const lacking of ['title', 'org'] as const) {
    const short = posts.filter((entry) => lackingOf(entry) === lacking)
    if (short.length < ALIKE || short.length * 2 < posts.length) continue
    for (const side of ['within', 'below', 'above'] as const) {
      const lines = short.flatMap((entry) => {
        const line = lineBeside(document, units, entry, side)
        const isFree = line !== null && !headers.has(line.index) && isNamed(line, lacking)
        return isFree ? [{ entry, line }] : []
      })
      const sure = lines.filter(({ line }) => isSure(line, lacking))
      if (lines.length < short.length || sure.length * 3 < lines.length) continue
      for (const { entry, line } of lines) done.set(entry, completed(entry, line, lacking, side))
      break
    }
  }
  return done.size === 0 ? entries : entries.map((entry) => done.get(entry) ?? entry)
}

function lackingOf({ title, org }: Entry): Lacking | null {
  if (title === null) return org === null || !looksLikeTitle(org) ? 'title' : null
  return org === null ? 'org' : null
}

/** A line of its own beside the header, in its paragraph or a paragraph by itself. */
function lineBeside(
  document: CvDocument,
  units: readonly Unit[],
  { header, range }: Entry,
  side: Side,
): Unit | null {
  const [first, last] = [Math.min(...header), Math.max(...header)]
  const edge = units[side === 'above' ? first : last]
  const [between, more] = units.slice(first + 1, last).filter(({ index }) => !header.includes(index))
  if (side === 'within' && more !== undefined) return null
  const line = side === 'within' ? between : units[side === 'above' ? first - 1 : last + 1]
  if (edge === undefined || line === undefined || line.section !== edge.section) return null
  const isInBlock = line.block !== null && line.block === edge.block
  // an item's lines are its own
  if (line.kind !== 'sentence' && !(isInBlock && side === 'above' && line.first)) return null
  if (!line.line || line.text.length > NAME || tellsPart(document, line)) return null
  if (/[.!?:]$/.test(line.text) || (findDates(line.text).length > 0 && !tellsRise(line, range))) return null
  const beyond = units[side === 'above' ? line.index - 1 : line.index + 1]
  const isAlone = isInBlock || beyond?.block !== line.block
  return isAlone ? line : null
}

/** 'Clerk, then Head Clerk (from October 2011)': what one was first, and what since a time of the same post. */
function tellsRise({ text }: Unit, range: Entry['range']): boolean {
  const dates = findDates(text)
  const [first = ''] = headerParts(text.slice(0, dates[0]?.start), [])
  return (
    range !== null &&
    looksLikeTitle(first) &&
    dates.every(({ single, from, to }) => single && from >= range.from && to <= range.to)
  )
}

/** Does it name what is lacking, as far as its form tells? */
function isNamed({ text }: Unit, lacking: Lacking): boolean {
  const [name = '', ...more] = headerParts(text, [])
  if (!/^["“'(]?\p{Lu}/u.test(text) || isBreak([name])) return false
  if (lacking === 'title') return isProperName(name) || looksLikeTitle(name)
  return (
    isProperName(name) &&
    !NO_HOUSE.test(text) &&
    more.length <= 3 &&
    (!looksLikeTitle(name) || looksLikeOrg(name))
  )
}

const isSure = ({ text }: Unit, lacking: Lacking): boolean => {
  const [name = ''] = headerParts(text, [])
  return lacking === 'title'
    ? headerParts(text, []).some(looksLikeTitle)
    : looksLikeOrg(name) || name.includes(' ')
}

function completed(entry: Entry, line: Unit, lacking: Lacking, side: Side): Entry {
  const [name = '', ...more] = headerParts(line.text, [])
  const isTitle = lacking === 'title'
  const text = isTitle || side === 'above' ? `${line.text}, ${entry.text}` : `${entry.text}, ${line.text}`
  const title = isTitle ? (headerParts(line.text, []).find(looksLikeTitle) ?? name) : entry.title
  const house =
    isTitle && more.length > 0 ? [] : [{ header: 'employer', text: isTitle ? (entry.org ?? '') : name }]
  const header = side === 'above' ? [line.index, ...entry.header] : [...entry.header, line.index]
  const rows = [{ header: 'title', text: title ?? '' }, ...house.filter(({ text: org }) => org !== '')]
  return assemble({ header, text, rows }, { ...entry, from: Math.min(entry.from, line.index) })
}
