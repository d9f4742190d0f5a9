/** Conferences where one only listened, which are no talks however near them they are listed. */
import type { Facts } from '../facts/facts.ts'
import type { Piece } from '../lists/list-pieces.ts'

const OF_LISTENERS =
  /\b(?:attend(?:ed|ance|ing)|participat(?:ed|ion)|visited|as (?:an? )?(?:participant|attendee|visitor|delegate))\b/i
const OF_SPEAKERS =
  /\b(?:talks?|spoke|spoken|speak(?:er|ing)|present(?:ed|ations?)|papers?|posters?|keynotes?|lectures?|given|invited)\b/i
/** As the last word of what is said of it, or the first. */
const LISTENED =
  /(?:^(?:(?:I|[Ss]he|[Hh]e) )?(?:also )?[Aa]ttended\b|(?:[,(;:|·]|\s[–—-]) ?(?:(?:as )?(?:an? )?)?(?:attended|participant|attendee|visitor|delegate|listener|audience)\)?[.;]?$)/

export function isAttended({ document }: Facts, { section, label, text, more }: Piece): boolean {
  const above = `${document.sections[section]?.heading ?? ''} ${label ?? ''}`
  if (label !== null && OF_LISTENERS.test(label) && !OF_SPEAKERS.test(label)) return true
  if (OF_LISTENERS.test(above) && !OF_SPEAKERS.test(above)) return true
  const said = [text, ...more].join(' ')
  return LISTENED.test(said) && !OF_SPEAKERS.test(said)
}
