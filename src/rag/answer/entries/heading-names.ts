/** Whether the heading above a dated line names whom the post was with, or the line does. */
import type { CvDocument } from '../../types.ts'
import type { Unit } from '../document/units.ts'
import { isBreak } from '../lexicon/breaks.ts'
import { isDegree, isProperName, isTitleOfField, looksLikeOrg, looksLikeTitle } from '../lexicon/names.ts'
import { findDates } from '../text/dates.ts'
import { gathersByKind, GROUPING, isStrong, last, mayBeField } from './entry-headers.ts'
import type { Opened } from './entry-starts.ts'
import { headerParts, OF_HOUSE } from './header-parts.ts'
import { BRANCH, isBelowHouse, WORKPLACE } from './heading-titles.ts'

/** Where a line's dates begin at most that begins with them: 'From March 2014' */
export const FIRST = 6

/** 'Platform Engineering', 'Field Operations': what one had charge of, though firms are called so, too. */
const DEPARTMENT =
  /^(?:(?:Vice President|VP|Head|Director|Chief|Manager|Lead|Leader|Co-founder and Head)\b[^,]{0,40} (?:of|for) )?(?:\p{Lu}[\p{L}&-]+ (?:(?:and|&) )?){0,3}(?:Engineering|Operations|Technology|Technologies|Systems|Services|Research|Development|Design|Marketing|Sales|Finance|Analytics|Logistics|Communications|Security|Infrastructure|Programmes|Programs|Affairs|Planning|Production|Maintenance)$/u

/** 'Engineering', 'Product Engineering': of these somebody is the head. */
const FIELD_ALONE =
  /^(?:\p{Lu}[\p{L}&-]+ (?:(?:and|&) )?){0,2}(?:Engineering|Construction|Operations|Technolog(?:y|ies)|Systems|Services|Media|Press|Logistics|Energy|Software|Solutions|Laborator(?:y|ies)|Kitchen|Consulting|Insurance|Archives?|Stores|Works)$/u

/** 'QUARREL NETWORKS, Leeds' */
const CAPITALS = /^\p{Lu}[\p{Lu}\d&'’ -]{5,}(?:,| \(|$)/u

/** 'Plant & Fuels', 'Waste and Water' */
const FIELDS =
  /^(?:\p{Lu}\p{Ll}+|\p{Lu}(?:&\p{Lu}|\p{Lu}{1,4})) (?:&|and) (?:\p{Lu}?\p{Ll}+|\p{Lu}(?:&\p{Lu}|\p{Lu}{1,4}))$/u

/** Whether the heading above a dated line names whom the post was with. */
export function headingNames(
  { document, list, kind, under, depth, headingDated, post }: Opened,
  heading: Unit,
  unit: Unit,
  own: readonly string[],
  to: number,
): boolean {
  // 'Career break' above nothing but its dates
  if (post !== null || (own.length === 0 && unit === list[1] && isBreak([heading.text]))) return true
  // below the heading of a firm 'Buyer, Plant & Fuels' tells of what one bought
  // 'MSc, Embedded Systems' below the heading of a university
  const isStudied = (part: string): boolean =>
    part === own[1] && isDegree(own[0] ?? '') && looksLikeOrg(heading.text)
  const isField = (part: string): boolean =>
    (FIELDS.test(part) || (DEPARTMENT.test(part) && own.length < 3)) &&
    (looksLikeOrg(heading.text) || CAPITALS.test(heading.text)) &&
    looksLikeTitle(own[0] ?? '') &&
    !looksLikeTitle(heading.text)
  const isNamed = own.length === 1 && isProperName(headerParts(heading.text, [])[0] ?? '')
  // 'Group Lead' and 'three days in the office' are no firms, 'Trustee of the Homework Club' names one
  const firm = own.some(
    (part) =>
      looksLikeOrg(part) &&
      // 'river works' are no house
      /\p{Lu}/u.test(part) &&
      !WORKPLACE.test(part) &&
      !OF_HOUSE.test(part) &&
      !BRANCH.test(part) &&
      !isField(part) &&
      !isStudied(part) &&
      // nor is 'Head of People & Culture'
      (!looksLikeTitle(part) || /\bat\b/.test(part) || looksLikeOrg(part.replace(/&/g, 'and'))) &&
      (!looksLikeTitle(part) || namesOther(part, isNamed)) &&
      !isTitleOfField(part),
  )
  if (!under || unit.kind === 'row' || depth < 3 || firm) return false
  if (tellsHouse(document, heading, unit, own)) return false
  // 'Earlier' above '2009 – 2011 Deckhand, Tyne Ferries', which tells it all
  const isTold =
    own.length > 1 && looksLikeTitle(own[0] ?? '') && (findDates(unit.text)[0]?.start ?? FIRST) < FIRST
  if (isTold && GROUPING.test(heading.text) && !looksLikeOrg(heading.text)) return false
  // '#### The Long Tide' above '**2021 · feature, 90 min · producer**', by which nobody knows it
  if (kind === 'projects' && unit === list[1] && to > last(list) && !GROUPING.test(heading.text)) return true
  return (
    looksLikeOrg(heading.text) ||
    own.length < 2 ||
    headingDated ||
    !isStrong(document, unit) ||
    (looksLikeTitle(own[0] ?? '') && !looksLikeTitle(heading.text) && !GROUPING.test(heading.text)) ||
    isBelowHouse(heading, unit, list, own)
  )
}

/** 'Head of Department' */
const NO_NAME =
  /^(?:the )?(?:departments?|divisions?|units?|sections?|faculty|school|branch|office|directorate|service|centre|station|workshop)$/i

/**
 * 'Trustee of the Homework Club' names a house behind what one was; 'Engineer in Test', 'Deputy head of laboratory' none,
 * nor 'Head of Construction' below the name of one.
 */
function namesOther(part: string, isBelowName: boolean): boolean {
  const of = /\b(?:of|at|for|in) /.exec(part)
  const whom = of === null ? '' : part.slice(of.index + of[0].length)
  if (!looksLikeOrg(whom) || !/\p{Lu}/u.test(whom) || NO_NAME.test(whom)) return false
  return !(isBelowName && FIELD_ALONE.test(whom))
}

/** '**Halvmark** — Junior Clerk (2011 – 2013)' below '### Earlier engineering roles' or '### Energy': the line names the house. */
function tellsHouse(
  document: CvDocument,
  heading: Unit,
  unit: Unit,
  [house = '', ...more]: readonly string[],
): boolean {
  const isTitled = [house, ...more].some(looksLikeTitle)
  const isNamed = house !== '' && isStrong(document, unit)
  if ((isTitled || isNamed) && gathersByKind(heading.text)) return true
  return isNamed && !looksLikeTitle(house) && isTitled && mayBeField(heading.text)
}
