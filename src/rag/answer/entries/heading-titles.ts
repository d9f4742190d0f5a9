/** A heading and the line of dates below it: which of them says what one was, and which with whom. */
import type { Unit } from '../document/units.ts'
import { isDegree, looksLikeOrg, looksLikeTitle } from '../lexicon/names.ts'
import { findDates } from '../text/dates.ts'
import { GROUPING, last } from './entry-headers.ts'
import type { Opened } from './entry-starts.ts'
import { headerParts, houseBehindAt, HOW } from './entry.ts'

/** What tells where the desk is, though its words are those of firms. */
export const WORKPLACE =
  /\b(?:home|remote(?:ly)?|hybrid|in the office|on site|head(?:[ -]office|quarters))\b/i

/**
 * '### Lead Architect, Brakes' right above '**Halvmark** | Brno | 2014 – 2020', the only such line there: the heading
 * says what one was, the line where.
 */
export function headingTells(
  { under, depth, headingDated, list }: Opened,
  heading: Unit,
  unit: Unit,
  own: readonly string[],
  to: number,
): boolean {
  return (
    under &&
    depth >= 3 &&
    !headingDated &&
    unit.kind !== 'row' &&
    list[1] === unit &&
    to > last(list) &&
    own.length > 0 &&
    !own.some(looksLikeTitle) &&
    headerParts(heading.text, findDates(heading.text)).some(looksLikeTitle)
  )
}

/** What the heading and the line stand for, where their words may mislead: the title, or the employer rather than a place. */
export function labelled(
  heading: Unit,
  own: readonly string[],
  titled: boolean,
  setOff: boolean,
): { header: string; text: string }[] | null {
  if (titled) {
    const said = headerParts(heading.text, findDates(heading.text))
    const title = said.find(looksLikeTitle) ?? heading.text
    const firm = own.find((part) => looksLikeOrg(part) && /^\p{Lu}/u.test(part) && !WORKPLACE.test(part))
    const beside =
      houseBehindAt(heading.text, said) ?? said.find((part) => part !== title && /^\p{Lu}/u.test(part))
    const org = (setOff || isDegree(title) ? (firm ?? beside) : (beside ?? firm)) ?? own[0] ?? ''
    return [
      { header: 'title', text: title },
      { header: 'employer', text: org },
    ]
  }
  const [firm] = headerParts(heading.text, findDates(heading.text)).filter((part) => !HOW.test(part))
  if (firm === undefined || looksLikeTitle(firm) || GROUPING.test(firm)) return null
  return own.some((part) => looksLikeTitle(part)) ? [{ header: 'employer', text: firm }] : null
}
