/**
 * 'Events Officer, same place' below 'Head of Events, Orrin Hall', or a second title with its time right below the first,
 * which stands below the house: a post at the house of the one before it.
 */
import type { Unit } from '../document/units.ts'
import { findDates } from '../text/dates.ts'
import type { Entry } from './entry.ts'

const SAME =
  /^(?:at |with |for )?(?:the )?same (?:place|firm|company|employer|house|school|hospital|office|agency|practice|organi[sz]ation|team|site)$/i

/** The entries, with that house named; the one that was read as such is what one was. */
export function withSameHouse(units: readonly Unit[], entries: readonly Entry[]): readonly Entry[] {
  let house: string | null = null
  let above: Entry | null = null
  return entries.map((given) => {
    const entry = above === null ? given : belowTitle(units, above, given)
    above = entry
    const isSame = entry.kind === 'experience' && entry.parts.some((part) => SAME.test(part))
    if (!isSame) {
      if (entry.kind === 'experience') house = entry.org ?? house
      return entry
    }
    if (house === null) return entry
    const [title = null] = entry.parts.filter((part) => !SAME.test(part))
    return { ...entry, org: house, title: entry.title ?? title }
  })
}

/** '**Orrin Hall, Leeds**', '*Head of Events, 2017 – 2019*', '*Events Officer, 2014 – 2017*': the lower title, with the house. */
function belowTitle(units: readonly Unit[], above: Entry, entry: Entry): Entry {
  const [house, ...titles] = above.header.flatMap((at) => units[at] ?? [])
  const [own, ...more] = entry.header
  if (house === undefined || own === undefined || titles.length !== 1 || more.length > 0) return entry
  const isBare = entry.title !== null && entry.org === null && entry.parts.length === 1
  const isRight = above.org !== null && above.title !== null && house.text.includes(above.org)
  const isNext = titles[0]?.index === own - 1 && own === entry.from && above.to === own
  const isPost = entry.kind === 'experience' && above.kind === 'experience' && entry.range?.single === false
  // each title is a line of one kind, the house one without a time, in paragraphs and no list
  const isPlain = [house.index, own].every((at) => units[at]?.kind === 'sentence')
  if (!isBare || !isRight || !isNext || !isPost || !isPlain || findDates(house.text).length > 0) return entry
  const named = above.parts.filter((part) => house.text.includes(part))
  return {
    ...entry,
    org: above.org,
    place: above.place,
    header: [house.index, own],
    text: `${named.join(', ')}, ${entry.text}`,
    parts: [...named, ...entry.parts],
  }
}
