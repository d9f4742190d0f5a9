/** A heading and the line of dates below it: which of them says what one was, and which with whom. */
import type { Unit } from '../document/units.ts'
import { isDegree, isProperName, looksLikeOrg, looksLikeTitle, namesSchool } from '../lexicon/names.ts'
import { findDates } from '../text/dates.ts'
import { GROUPING, last } from './entry-headers.ts'
import type { Opened } from './entry-starts.ts'
import { HOW } from './entry.ts'
import { headerParts, houseBehindAt } from './header-parts.ts'
import { mayBeStudied } from './study-parts.ts'

/** What tells where the desk is, though its words are those of firms. */
export const WORKPLACE =
  /\b(?:home|remote(?:ly)?|hybrid|in the office|on site|head(?:[ -]office|quarters))\b/i
/** 'Leeds shop', 'city-centre branch': which of a firm's places it was, in small letters, so that no name ends in it. */
export const BRANCH =
  /\p{L} (?:shop|store|branch|depot|office|site|plant|works|yard|desk|unit|studio|campus|kitchen)$/u

/**
 * '### Lead Architect, Brakes' right above '**Halvmark** | Brno | 2014 – 2020', the only such line there: the heading
 * says what one was, the line where.
 */
export function headingTells(
  { under, depth, headingDated, list, kind }: Opened,
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
    (headerParts(heading.text, findDates(heading.text)).some(looksLikeTitle) ||
      // '### Certificate in Law' right above 'Velden College, 2007 – 2008'
      (kind === 'education' && own.some(namesSchool) && mayBeStudied(heading.text)))
  )
}

/**
 * '### Opera of the Isles, Mallow' right above '**Second horn**, contract, 2011 – 2014': of the two only the heading is a
 * name, so that what is set off says what one was there.
 */
export function isBelowHouse(
  heading: Unit,
  unit: Unit,
  list: readonly Unit[],
  [title = '', ...others]: readonly string[],
): boolean {
  const names = headerParts(heading.text, [])
  return (
    unit === list[1] &&
    names.length > 0 &&
    names.every((name) => isProperName(name) && !looksLikeTitle(name)) &&
    (names.length > 1 || looksLikeOrg(heading.text)) &&
    !GROUPING.test(heading.text) &&
    /^\p{Lu}/u.test(title) &&
    title.includes(' ') &&
    !isProperName(title) &&
    !looksLikeOrg(title) &&
    // '**First trombone**, Acme' names the house itself
    !others.some(isProperName)
  )
}

/**
 * What the heading and the line stand for, where their words may mislead: the title, or the employer rather than a place.
 * @param below whether the line is what one was there, whatever it is called
 */
export function labelled(
  heading: Unit,
  own: readonly string[],
  titled: boolean,
  setOff: boolean,
  below = false,
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
  if (below) return [...titleOf(own[0]), { header: 'employer', text: firm }]
  return own.some((part) => looksLikeTitle(part)) ? [{ header: 'employer', text: firm }] : null
}

const titleOf = (text: string | undefined): { header: string; text: string }[] =>
  text === undefined ? [] : [{ header: 'title', text }]
