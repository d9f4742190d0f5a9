/** Posts that one item of a list each tells: '- 2018 – 2022: Clerk, Halvmark' and '- 2014 – 2018: Porter, Hotel Union'. */
import type { Unit } from '../document/units.ts'
import { looksLikeTitle } from '../lexicon/names.ts'
import { findDates } from '../text/dates.ts'
import { headerParts } from './header-parts.ts'

/** What one was, with whom, and from when to when. */
export function isWholeItem({ kind, parents, text }: Unit): boolean {
  const dates = findDates(text)
  const [date, more] = dates
  if (kind !== 'item' || parents.length > 0 || /[.!?]$/.test(text)) return false
  if (date === undefined || date.single || more !== undefined) return false
  if (date.start > 3 && text.length - date.end > 2) return false
  const [title = '', house = ''] = headerParts(text, dates)
  // 'Halden & Partners' is a house
  return looksLikeTitle(title) && house !== '' && (!looksLikeTitle(house) || house.includes('&'))
}

/** 'As an accountant', 'On the side', 'In the kitchen': how or where one worked, which is no house's name and no title. */
const WAY =
  /^(?:\d[\d.]{0,6}\s)?(?:[Aa]s an?|[Ii]n (?:the )?(?=\p{Ll})|[Oo]n the(?= \p{Ll})|[Aa]longside|[Bb]esides?|[Bb]eyond|[Ww]hile|[Ww]hen|[Aa]fter(?= \p{Ll}))\b/u
/** Parts of a line that tells where the house is as well. */
const PLACED = 3

/** Does the heading say nothing of the posts below it that they do not tell themselves? */
export function gathersWholeItems(heading: Unit, list: readonly Unit[], unit: Unit): boolean {
  const items = list.filter(isWholeItem)
  if (!items.includes(unit)) return false
  const isPlaced = ({ text }: Unit): boolean => headerParts(text, findDates(text)).length >= PLACED
  return WAY.test(heading.text) || (items.length > 1 && items.every(isPlaced))
}
