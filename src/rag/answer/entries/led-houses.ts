/** With whom a post was that a name in bold leads: beside what one was, in the line below, or in what is told. */
import type { Unit } from '../document/units.ts'
import { looksLikeOrg } from '../lexicon/names.ts'
import { findDates } from '../text/dates.ts'
import { HOW } from './entry.ts'
import { headerParts } from './header-parts.ts'

/** In which somebody tells: a line of dates below a name is a header with it, and no prose. */
export const TELLS = /\b(?:I|my|My|we|We)\b/
/** Characters of a sentence that says little more than when. */
export const SHORT = 100
const WITH =
  /\b(?:at|with|for|by|joined|of) (?:the )?(\p{Lu}[^,.;:()]{2,50}?)(?= (?:from|until|since|in|as|and|on|for|where|when)\b|[,.;:()]|$)/gu

/** 'Pukeko Hill School, Palmerston North' */
export const isHouseLine = ({ line, text }: Unit): boolean =>
  line && text.length <= SHORT && !TELLS.test(text) && looksLikeOrg(headerParts(text, [])[0] ?? '')

/** 'Lead designer at Quillstream', or 'Librarian' before 'I worked at Penhollow University Library'. */
export function houseBeside(parts: readonly string[], title: string, said: readonly string[]): string | null {
  // 'Syndicate Leader, Years 5–6' names no house, and the line below it does
  const beside = parts.filter((part) => part !== title && !HOW.test(part))
  const named = beside.find((part) => looksLikeOrg(part)) ?? beside[0]
  if (named !== undefined) return named
  const [line = ''] = said
  const [below = ''] = headerParts(line, findDates(line))
  if (looksLikeOrg(below) && !TELLS.test(line)) return below
  for (const text of said)
    for (const [, name = ''] of text.matchAll(WITH))
      if (looksLikeOrg(name) && findDates(name).length === 0) return name
  return null
}
