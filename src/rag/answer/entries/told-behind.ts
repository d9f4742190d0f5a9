/** 'Clerk | Tarn Hotel, Hull | 2014 – 2018 | letters, ledgers': a header whose line goes on to what was done. */
import { isProperName, looksLikeOrg, looksLikeTitle } from '../lexicon/names.ts'
import type { DateRange } from '../text/dates.ts'
import { headerParts } from './header-parts.ts'

/** Parts before the dates, and words of one. */
const [FEW, MANY] = [2, 4]
const WORDS = 7
/** What stands between the dates and what was done: as much as parts a header. */
const BEHIND = /^\)?\s?(?:[|·•:;,]|[–—-](?=\s))\s*\S/u

const BARRED = /\s[|·•]\s/

/** Do the parts before the time name what one was and with whom, and nothing else, and is something said behind it? */
export function isToldBehind(text: string, { start, end }: DateRange): boolean {
  const before = text.slice(0, start)
  if (!BEHIND.test(text.slice(end)) || /[.!?] /.test(before)) return false
  const parts = headerParts(before, [])
  const isName = (part: string): boolean => isProperName(part) || looksLikeOrg(part)
  return (
    parts.length >= FEW &&
    parts.length <= MANY &&
    parts.every((part) => part.split(' ').length <= WORDS && /^\p{Lu}/u.test(part)) &&
    parts.some(
      (part, i) =>
        // of a title that is not known the bars tell
        (looksLikeTitle(part) || (i === 0 && BARRED.test(before))) &&
        parts.some((other, k) => k !== i && isName(other)),
    )
  )
}
