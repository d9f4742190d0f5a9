/**
 * 'Has he got experience in nuclear medicine?', where the CV has no word for 'nuclear': what is in doubt is declined
 * sooner, for of such a field the line that comes nearest is mostly of another.
 */
import type { Reading } from '../ranking/reader.ts'

const ASKED: readonly RegExp[] = [
  /^(?:and |so )?(?:has|have|does|do|did|is|are|was|can|any|some)\b.{0,50}?\b(?:experience|experienced|background|knowledge|expertise|skilled|trained|versed|familiar|worked) (?:of|in|with|on|at) (?=\S)/,
  /^(?:experience|background|knowledge|expertise|skills) (?:of|in|with) (?=\S)/,
  /^(?:what|which) (?:experience|background|expertise) (?:has|have|does|do|did) .{1,40}? (?:of|in|with) (?=\S)/,
  /^(?:and |so )?(?:what|which) (?:diplomas?|certificates?|certifications?|qualifications?|degrees?|training) (?:does|do|did|has|have|had) .{1,40}? in (?=\S)/,
]
/** 'Adobe Illustrator skills?' */
const ENDS = /^(?:any )?(.+?) (?:experience|skills?|knowledge|background|expertise)\W*$/
/** 'Does she hold an independent prescribing qualification?' */
const HELD =
  /^(?:and |so )?(?:does|do|did|has|have) .{1,30}? (?:hold|have|got|possess) (?:an? |any )(?<field>.+?) (?:qualifications?|certificates?|certification|diploma|accreditation)\W*$/
/** No answer is at least so likely as that a threshold in general would pass it. */
const IN_DOUBT = 0.4
const KNOWN = 0.5
/** As common as words that may be said in many ways ('large', 'people'). */
const COMMON = 0.3

export function asksUnknownField(
  { question, terms }: Pick<Reading, 'question' | 'terms'>,
  none: number,
): boolean {
  if (none < IN_DOUBT) return false
  const { folded } = question
  const asked = ASKED.map((pattern) => pattern.exec(folded)).find((found) => found !== null)
  const held = asked ? null : HELD.exec(folded)
  const from = asked
    ? asked.index + asked[0].length
    : held
      ? held[0].lastIndexOf(held.groups?.field ?? '')
      : 0
  const to = asked
    ? folded.length
    : held
      ? from + (held.groups?.field?.length ?? 0)
      : (ENDS.exec(folded)?.[1]?.length ?? 0)
  const field = terms.filter(({ word, self }) => !self && word.start >= from && word.start < to)
  return field.some((t) => t.known < KNOWN && t.reach < KNOWN && t.rarity > COMMON)
}
