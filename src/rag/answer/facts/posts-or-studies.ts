/** Posts or studies? What sections hold by what their parts say, where no heading tells. */
import type { Kind } from '../lexicon/kinds.ts'
import { looksLikeTitle } from '../lexicon/names.ts'

const DEGREE =
  /\b(?:ph\.?d|dr\. rer|m\.?sc|b\.?sc|m\.?a|b\.?a|m\.?phil|mba|m\.?eng|b\.?eng|m\.?ed|llb|llm|bachelor|master(?:'s)? (?:of|in|thesis|degree)|diploma|diplom|degree|doctorate|baccalaureate|a-levels|abitur|matura|school leaving)\b/i
/** Of other levels and fields, by their letters, which written small may be words. */
const LETTERS =
  /\b(?:[BM](?:Mus|FA|Arch|Ed|Comm?|Tech|Pharm|Des|Th|Litt|Chem|Phys|Math|Div|Eng|Nurs|SW|BA)|M(?:Res|Phil|PH|PA|PP|LIS|SN|Sci|Mid|BBS)|D(?:Phil|MA|NP|Mus)|EdD|PsyD|PharmD|FdA|FdSc|DipHE|BVSc|BVetMed|BDS|DVM)\b/
export const isStudies = (text: string): boolean => DEGREE.test(text) || LETTERS.test(text)

/** What a section without a telling heading is, by its parts: the posts or studies that headings with dates open. */
export function kindOfParts(parts: readonly string[]): Kind | null {
  if (parts.length < 2) return null
  const studies = parts.filter((part) => isStudies(part)).length
  if (studies * 2 > parts.length) return 'education'
  const posts = parts.filter((part) =>
    part.split(/[,:·|@()]|\s[–—-]\s|\bat\b|\.\s/).some((one) => looksLikeTitle(one.trim())),
  ).length
  return posts * 2 >= parts.length ? 'experience' : null
}

/** Is each of them what one was at work? */
export const areWork = (parts: readonly string[]): boolean =>
  parts.length > 1 &&
  parts.every(
    (part) =>
      !isStudies(part) &&
      !/\b(?:student|pupil|scholar)s?\b/i.test(part) &&
      part.split(/[,:·|@()]|\s[–—-]\s|\bat\b|\.\s/).some((one) => looksLikeTitle(one.trim())),
  )

/** Paragraphs that begin with a name and tell from when to when are posts, or studies. */
export function kindOfLed(texts: readonly string[]): Kind | null {
  if (texts.length === 0) return null
  return texts.filter((text) => isStudies(text)).length * 2 > texts.length ? 'education' : 'experience'
}
