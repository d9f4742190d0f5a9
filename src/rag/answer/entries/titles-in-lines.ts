/**
 * '**Orrin Hall**, Leeds', '*Head of Events* — 2017 to 2019', '*Events Officer* — 2014 to 2017', lines of one paragraph: the
 * lower title is a post at that house, too. What was done stands with the first, or behind each in its line.
 */
import type { Unit } from '../document/units.ts'
import { looksLikeOrg, looksLikeTitle } from '../lexicon/names.ts'
import { findDates } from '../text/dates.ts'
import type { Entry } from './entry.ts'
import { headerParts } from './header-parts.ts'

/** Characters of what one was. */
const TITLE = 60
const BETWEEN = /^[\s,:;(|·–—-]+|[\s,.:;(|·–—-]+(?:from )?$/gi

/** The post, and those of the lines right below its title; the post alone where there are none. */
export function withTitlesInLines(units: readonly Unit[], entry: Entry): Entry[] {
  const [house, own] = entry.header.flatMap((at) => units[at] ?? [])
  const { org, title } = entry
  if (entry.kind !== 'experience' || org === null || title === null) return [entry]
  if (house === undefined || own === undefined || entry.header.length !== 2) return [entry]
  const isRight = house.text.includes(org) && own.text.includes(title) && own.block === house.block
  if (!isRight || own.block === null || own.index !== house.index + 1 || findDates(house.text).length > 0)
    return [entry]
  const rest = entry.parts.filter((part) => part !== title)
  const more: Entry[] = []
  for (let at = own.index + 1; at < entry.to; at++) {
    const line = units[at]
    if (line?.block !== own.block) break
    // 'Clerk, 2014 – 2016. Kept the books.'
    if (!line.line) continue
    const told = titleIn(line.text)
    if (told === null) break
    more.push({
      ...entry,
      ...told,
      header: [house.index, at],
      text: [`${told.title} (${told.dates})`, ...rest].join(', '),
      parts: [told.title, ...rest],
      from: at,
      to: at,
    })
  }
  const all = [entry, ...more]
  const isTold = more.length > 0 && units[own.index + 1]?.line === false
  return isTold ? all.map((one, i) => ({ ...one, to: all[i + 1]?.from ?? entry.to })) : all
}

/** Null unless a line is a title and its time. */
function titleIn(text: string): (Pick<Entry, 'range' | 'dates'> & { readonly title: string }) | null {
  const [range, ...others] = findDates(text)
  if (range === undefined || range.single || others.length > 0) return null
  const title = (text.slice(0, range.start) + text.slice(range.end))
    .replace(/[()]/g, ' ')
    .replace(BETWEEN, '')
    .trim()
  const isTitle = title.length <= TITLE && looksLikeTitle(title) && !looksLikeOrg(title)
  // 'Sous Chef, Pastry'
  const [own = '', field = '', ...more] = headerParts(title, [])
  if (!isTitle || more.length > 0 || !looksLikeTitle(own) || looksLikeTitle(field)) return null
  return { title, range, dates: text.slice(range.start, range.end).trim() }
}
