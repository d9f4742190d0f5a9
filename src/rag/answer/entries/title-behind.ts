/** What one was, told by a sentence of its own behind the time and the place: '2016 – 2020, York. Developer. Wrote …' */
import type { Unit } from '../document/units.ts'
import { isProperName, looksLikeTitle } from '../lexicon/names.ts'
import { findDates } from '../text/dates.ts'
import { headerParts } from './header-parts.ts'

/** Characters of what one was, and how: 'Head of Rooms, full-time, permanent.' */
const TITLE = 70
/** Words of what one was alone. */
const WORDS = 6

/** A sentence goes on to tell: 'Developer who wrote …', 'Lead for three teams'. */
const TELLS =
  /\b(?:an?|I|my|me|we|our|who|which|that|where|when|while|was|were|is|are|has|have|had|did|with|about|until|since|from)\b/

/** The sentence right behind the line that tells the time, where the line itself names nothing but houses and places. */
export function titleBehind(units: readonly Unit[], unit: Unit, own: readonly string[]): Unit | null {
  const next = units[unit.index + 1]
  if (next === undefined || next.block !== unit.block || next.line || unit.block === null) return null
  if (unit.kind !== 'sentence' && unit.kind !== 'item') return null
  if (own.some((part) => looksLikeTitle(part) || !/^\p{Lu}/u.test(part)) || findDates(unit.text).length !== 1)
    return null
  return isTitleAlone(next.text) ? next : null
}

function isTitleAlone(text: string): boolean {
  if (text.length > TITLE || !/^\p{Lu}/u.test(text) || findDates(text).length > 0 || TELLS.test(text))
    return false
  const [title = '', ...more] = headerParts(text.replace(/[.;:]$/, ''), [])
  const words = title.split(' ')
  // 'Led a team of officers': what one did begins with no title, and ends with none
  const isName = isProperName(title) || words.slice(1).every((word) => !/^\p{Lu}/u.test(word))
  return (
    looksLikeTitle(title) &&
    isName &&
    words.length <= WORDS &&
    (looksLikeTitle(words[0] ?? '') || looksLikeTitle(words.at(-1) ?? '') || isProperName(title)) &&
    more.every((part) => part.split(' ').length <= WORDS)
  )
}
