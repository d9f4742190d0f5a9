/** Conferences where one only listened, which are no talks however near them they are listed. */
import type { Facts } from '../../facts/facts.ts'
import type { Piece } from '../../lists/list-pieces.ts'
import { isListened, OF_SPEAKERS } from '../../lists/list-words.ts'

const OF_LISTENERS =
  /\b(?:attend(?:ed|ance|ing)|participat(?:ed|ion)|visited|as (?:an? )?(?:participant|attendee|visitor|delegate))\b/i
export function isAttended({ document }: Facts, { section, label, text, more }: Piece): boolean {
  const above = `${document.sections[section]?.heading ?? ''} ${label ?? ''}`
  if (label !== null && OF_LISTENERS.test(label) && !OF_SPEAKERS.test(label)) return true
  if (OF_LISTENERS.test(above) && !OF_SPEAKERS.test(above)) return true
  return isListened([text, ...more].join(' '))
}
