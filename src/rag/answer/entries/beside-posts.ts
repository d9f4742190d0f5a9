/** Posts that a header line tells behind its own: 'Senior Engineer, 2014–2017. Engineer, 2012–2014.' */
import type { Unit } from '../document/units.ts'
import { looksLikeOrg, looksLikeTitle } from '../lexicon/names.ts'
import { findDates } from '../text/dates.ts'
import { assemble, type Entry } from './entry.ts'

/** Characters of what one was. */
const TITLE = 60
const BEFORE =
  /^(?:(?:and )?before (?:that|this|then)|previously|earlier|formerly|prior to (?:that|this)|then|later):?,? /i

/** 'Engineer at Siemens', 'lecturer, Leeds Beckett': a house of its own, not the one before. */
const namesHouse = (title: string): boolean =>
  /[.;,]|\b(?:at|with|for|by) (?:the )?\p{Lu}/u.test(title) || looksLikeOrg(title)

/** The entries of the sentences behind the one that opened an entry, which say what one was and when, and no more. */
export function besidePosts(units: readonly Unit[], opener: Unit, entry: Entry, index: number): Entry[] {
  if (opener.kind === 'row' || entry.kind !== 'experience' || entry.org === null) return []
  const found: Entry[] = []
  for (const unit of units.slice(opener.index + 1)) {
    if (unit.block !== opener.block || unit.line) break
    const [date, more] = findDates(unit.text)
    if (date === undefined || date.single || more !== undefined || unit.text.length - date.end > 2) break
    const title = unit.text
      .slice(0, date.start)
      .replace(BEFORE, '')
      .replace(/[\s,:(–—-]{1,6}(?:from )?$/i, '')
    if (title.length > TITLE || !looksLikeTitle(title) || namesHouse(title)) break
    const text = [title, unit.text.slice(date.start, date.end), entry.org].join(', ')
    const rows = [
      { header: 'title', text: title },
      { header: 'employer', text: entry.org },
    ]
    const header = [unit.index, ...entry.header.filter((line) => line !== opener.index)]
    const place = { kind: entry.kind, from: unit.index, to: unit.index + 1, index: index + found.length }
    found.push(assemble({ header, text, rows }, place))
  }
  return found
}
