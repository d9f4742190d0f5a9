/**
 * Posts and studies as pages of notes put out what can be opened: '- **Halden Robotics** — Staff Engineer', below it
 * a paragraph of its own that begins with from when to when, '2016 → 2019 · Oslo', and items that tell what was done.
 */
import type { Unit } from '../document/units.ts'
import { isProperName } from '../lexicon/names.ts'
import { findDates } from '../text/dates.ts'
import { last } from './entry-headers.ts'
import type { DatedDraft } from './entry.ts'

/** Characters of an item that names what it opens, and where dates begin at most that a line begins with. */
const [NAME, FIRST] = [120, 3]
const BETWEEN = /\s+[·|•]\s+/

/** A draft for each such item; none where one of them opens nothing so. */
export function notedPosts(list: readonly Unit[]): DatedDraft[] {
  const tops = list.filter(({ kind, parents, first }) => kind === 'item' && first && parents.length === 0)
  const drafts = tops.map((top, i): DatedDraft | null => {
    const line = list[list.indexOf(top) + 1]
    const when = line === undefined || !isBelow(top, line) ? null : timeIn(line.text)
    if (line === undefined || when === null) return null
    return {
      header: [top.index, line.index],
      text: `${top.text}, ${when}`,
      rows: null,
      from: top.index,
      to: tops[i + 1]?.index ?? last(list) + 1,
    }
  })
  const found = drafts.filter((draft) => draft !== null)
  return found.length === tops.length && found.length > 1 ? found : []
}

const isBelow = (top: Unit, { kind, first, parents }: Unit): boolean =>
  kind === 'sentence' &&
  first &&
  parents.at(-1) === top.block &&
  top.text.length <= NAME &&
  !/[.!?:]$/.test(top.text)

/** 'May 2016 → now · Oslo' of a line that goes on with how it was: from when to when, and where. */
function timeIn(text: string): string | null {
  const [time = '', ...more] = text.split(BETWEEN)
  const [date] = findDates(time)
  if (date === undefined || date.single || date.start > FIRST || time.length - date.end > FIRST) return null
  const [place] = more
  const isPlace = place !== undefined && !/\d/.test(place) && isProperName(place)
  return isPlace ? `${time}, ${place}` : time
}
