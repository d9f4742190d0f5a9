/** Months behind their year with a dash between them, as those of ISO dates have a hyphen: '2023–08 → now'. */

/** '2009–10 → 2012–07', '2009–10 → now': both ends are months, where not both are school years. */
const BETWEEN =
  /(?<![\d/.])(?:19|20)\d\d[‐–](?:0[1-9]|1[0-2])\s{1,3}(?:→|⟶|->|—|–|to|until|till)\s{1,3}(?:(?:19|20)\d\d[‐–](?:0[1-9]|1[0-2])(?![\d/.]\d|\d)|(?:now|present|today|date)\b)/gi
/** '2023–08' is nothing else: no time ends before it begins. '05/2014–03/2018' has its month before the year. */
const AFTER = /(?<=(?<![\w/.])20)(\d\d)[‐–](0[1-9]|1[0-2])(?![\d/.]\d|\d)/g

/** '2009–10 to 2011–12' */
const areSchoolYears = (ends: string): boolean =>
  [...ends.matchAll(/\d\d(\d\d)[‐–](\d\d)/g)].every(([, year, next]) => Number(year) + 1 === Number(next))

/** The text with a mark in place of such dashes; it is as long as before. */
export const withMonths = (text: string): string =>
  text
    .replace(BETWEEN, (ends) => (areSchoolYears(ends) ? ends : ends.replace(/(?<=\d{4})[‐–](?=\d\d)/g, '~')))
    .replace(AFTER, (all, year: string, month: string) => (month < year ? `${year}~${month}` : all))
