/** 'Is she a partner?': 'The firm has 46 partners', 'led by partner Oda Reed' say nothing of that. */
import type { Facts } from '../facts/facts.ts'
import { stem, words } from '../text/text.ts'

const ASKED =
  /^(?:and |so )?(?:is|was|are|were) (?:he|she|they|you) (?:still |already |now |currently |ever |also |really )?(?:an?|the) (?:\p{L}+ ){0,2}?(?<rank>\p{L}+)\W*$/u
/** The person comes in with it. */
const OWN = /\b(?:I|me|myself|my (?:title|rank|role|post))\b/
/** What stands before a rank that others have. */
const OF_OTHERS =
  /(?:\b(?:\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|other|fellow|several|some|all|both|many) (?:\p{L}+ )?|\b(?:by|under|with|to|for|from|our|my|his|her|their) (?:the |an? )?(?:\p{L}+ ){0,2})$/iu

const PARTNER = stem('partner')
/** Has another word for it: a husband is a partner, too. */
const OF_KIN =
  /\b[Mm]y (?:(?:late|first|former) )?(?:husband|wife|spouse|brother|sister|father|mother|son|daughter)\b/

/** Does each place of a line that has the rank tell of others? */
export function isRankOfOthers({ units }: Facts, folded: string, unit: number): boolean {
  const rank = ASKED.exec(folded)?.groups?.['rank']
  const found = units[unit]
  if (rank === undefined || found === undefined) return false
  const asked = stem(rank)
  const { text } = found.unit
  const places = words(text).filter((word) => word.stem === asked)
  if (places.length === 0) return asked === PARTNER && OF_KIN.test(text)
  return places.every(({ start, end }) => {
    const before = text.slice(0, start)
    const isNamed = /^ \p{Lu}\p{Ll}+ \p{Lu}/u.test(text.slice(end)) && /\p{Ll}/u.test(text.charAt(start))
    return (OF_OTHERS.test(before) && !OWN.test(before.slice(-20))) || isNamed
  })
}
