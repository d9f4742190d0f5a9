/**
 * Titles that one header line tells one after the other, each with its time: 'Assistant producer (2014 – 2016), then
 * producer (2016 – 2018)', 'Senior Designer, 2014 – 2019; Designer, 2011 – 2013'. Each is a post by itself.
 */
import type { Unit } from '../document/units.ts'
import { looksLikeOrg, looksLikeTitle } from '../lexicon/names.ts'
import { findDates } from '../text/dates.ts'
import { capital } from '../text/text.ts'
import type { Entry } from './entry.ts'
import { headerParts } from './header-parts.ts'
import { withHouseRuns } from './house-runs.ts'
import { withHousesBelow } from './houses-below.ts'
import { withLadder } from './title-ladders.ts'
import { withTitlesInLines } from './titles-in-lines.ts'

/** Characters of what one was. */
const TITLE = 60
/** What stands between one post with its time and the next. */
const BEFORE =
  /^[\s),.;|·–—-]*(?:(?:and|then|later|next|afterwards|previously|formerly|earlier|before (?:that|this)|prior to (?:that|this)|promoted to|as)[\s,:]+)*/i
const BEHIND = /[\s,:;(|·–—-]*(?:from )?$/i
/** 'Lecturer at Leeds Beckett': a house of its own. */
const AT_HOUSE = /\b(?:at|with|for|by) (?:the )?\p{Lu}/u

/** With each post of such lines in the place of the one that was read; what was done stands with the first. */
export function withTitleRuns(units: readonly Unit[], entries: readonly Entry[]): Entry[] {
  const places = new Map<number, number>()
  const above = new Set(entries.map(({ parent }) => parent))
  const all = entries.flatMap((entry) => {
    const run = titleRun(units, entry)
    if (run.length > 1 || above.has(entry.index)) return run
    const lines = withTitlesInLines(units, entry)
    if (lines.length > 1) return lines
    const houses = withHouseRuns(units, entry)
    if (houses.length > 1) return houses
    return entry.org === null ? withHousesBelow(units, entry) : withLadder(units, entry)
  })
  all.forEach(({ index }, i) => {
    if (!places.has(index)) places.set(index, i)
  })
  return all.map((entry, i) => ({
    ...entry,
    index: i,
    parent: entry.parent === null ? null : (places.get(entry.parent) ?? null),
  }))
}

/** The post of a header, or where its line tells several at one house, each of them. */
function titleRun(units: readonly Unit[], entry: Entry): Entry[] {
  if (entry.kind !== 'experience' || entry.title === null || entry.org === null) return [entry]
  for (const index of entry.header) {
    const unit = units[index]
    if (unit === undefined || unit.kind === 'row') continue
    const told = titlesIn(unit.text, entry)
    if (told === null) continue
    const titles = told.map(({ title }) => title)
    const rest = entry.parts.filter((part) => !titles.includes(part.replace(BEFORE, '')))
    return told.map(({ title, range, dates }, i): Entry => ({
      ...entry,
      // as it is written there; at the beginning of what is said it is capitalised
      title,
      range,
      dates,
      text: [`${capital(title)} (${dates})`, ...rest].join(', '),
      parts: [capital(title), ...rest],
      ...(i === 0 ? {} : { from: index, to: index }),
    }))
  }
  return [entry]
}

/** Null unless every time of the line is that of a title right before it, and of no other house. */
function titlesIn(
  text: string,
  entry: Entry,
): { title: string; range: NonNullable<Entry['range']>; dates: string }[] | null {
  const dates = findDates(text)
  if (dates.length < 2 || dates.some(({ single }) => single)) return null
  let at = 0
  const told = dates.map((range) => {
    const said = text.slice(at, range.start).replace(BEFORE, '').replace(BEHIND, '')
    at = range.end
    return { title: said, range, dates: text.slice(range.start, range.end).trim() }
  })
  const isTitle = (title: string): boolean =>
    title.length <= TITLE &&
    looksLikeTitle(title) &&
    !AT_HOUSE.test(title) &&
    headerParts(title, []).length === 1 &&
    !looksLikeOrg(title.replace(/&/g, 'and'))
  // the house may stand in the line of the first: 'Designer, Studio Lind (2011 – 2013), then …'
  const [first, ...others] = told.map(({ title }) => title)
  const isFirst =
    first !== undefined &&
    (isTitle(first) || (entry.title !== null && first.startsWith(entry.title) && first.length <= 2 * TITLE))
  if (!isFirst || !others.every(isTitle)) return null
  return told.map((one, i) =>
    i === 0 && !isTitle(one.title) ? { ...one, title: entry.title ?? one.title } : one,
  )
}
