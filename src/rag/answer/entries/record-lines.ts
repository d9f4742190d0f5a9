/** What the lines of a record told in plain lines say: what one was, and with whom. */
import type { Unit } from '../document/units.ts'
import { isProperName, looksLikeOrg, looksLikeTitle } from '../lexicon/names.ts'
import { findDates } from '../text/dates.ts'
import { namesHouse } from './header-lines.ts'
import { headerParts, houseBehindAt } from './header-parts.ts'

const SEPARATOR = /,\s|\s[·|(–—-]\s?/

export const titleIn = (text: string): string => text.split(SEPARATOR)[0] ?? ''

/** Of two lines, one of which says what one was, the other's name. */
export function orgOf(lines: readonly Unit[]): string | null {
  const [titled, ...more] = lines.filter(({ text }) => looksLikeTitle(titleIn(text)))
  if (lines.length !== 2 || titled === undefined || more.length > 0) return null
  const other = lines.find((line) => line !== titled)
  // 'Ward Sister at Pennant' above 'Leeds, 2016 – 2019'
  if (other === undefined || houseBehindAt(titled.text, headerParts(titled.text, [])) !== null) return null
  const [house = null] = headerParts(other.text, findDates(other.text))
  // '**Sous Chef** - Orrin Bank' above 'Cork, 2015 – 2019'
  const [, beside, third] = titled.text.split(APART)
  const isBeside =
    beside !== undefined &&
    third === undefined &&
    isProperName(beside) &&
    !looksLikeTitle(beside) &&
    findDates(beside).length === 0 &&
    !(house !== null && looksLikeOrg(house.replace(/&/g, 'and')))
  return isBeside ? (headerParts(beside, [])[0] ?? house) : house
}
/** What parts a title from the house more than a comma does. */
const APART = /\s+[|·•–—@/-]\s+/u

/** 'Quarrel Games (Leeds)' below '2016 – 2020' and 'Developer', all of one paragraph. */
export const isHouseOf = ([title, more]: readonly Unit[], dates: Unit, below: Unit): boolean =>
  title !== undefined &&
  more === undefined &&
  [title, below].every(({ block }) => block === dates.block) &&
  headerParts(title.text, []).every(looksLikeTitle) &&
  namesHouse(below) &&
  !looksLikeTitle(below.text)
