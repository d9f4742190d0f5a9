/**
 * 'Has he got experience in nuclear medicine?', where the CV has no word for 'nuclear': what is in doubt is declined
 * sooner, for of such a field the line that comes nearest is mostly of another.
 */
import type { Reading } from '../ranking/reader.ts'

/** With the place of the field. */
const ASKED: readonly RegExp[] = [
  /^(?:and |so )?(?:has|have|does|do|did|is|are|was|can|any|some)\b.{0,50}?\b(?:experience|experienced|background|knowledge|expertise|skilled|trained|versed|familiar|worked) (?:of|in|with|on|at) (?<field>\S.*)/d,
  /^(?:experience|background|knowledge|expertise|skills) (?:of|in|with) (?<field>\S.*)/d,
  /^(?:what|which) (?:experience|background|expertise) (?:has|have|does|do|did) .{1,40}? (?:of|in|with) (?<field>\S.*)/d,
  /^(?:and |so )?(?:what|which) (?:diplomas?|certificates?|certifications?|qualifications?|degrees?|training) (?:does|do|did|has|have|had) .{1,40}? in (?<field>\S.*)/d,
  // 'Does she hold an independent prescribing qualification?'
  /^(?:and |so )?(?:does|do|did|has|have) .{1,30}? (?:hold|have|got|possess) (?:an? |any )(?<field>.+?) (?:qualifications?|certificates?|certification|diploma|accreditation)\W*$/d,
  // 'Adobe Illustrator skills?'
  /^(?:any )?(?<field>.+?) (?:experience|skills?|knowledge|background|expertise)\W*$/d,
]
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
  const asked = ASKED.map((pattern) => pattern.exec(question.folded)).find((found) => found !== null)
  const [from, to] = asked?.indices?.groups?.['field'] ?? [0, 0]
  const field = terms.filter(({ word, self }) => !self && word.start >= from && word.start < to)
  return field.some((t) => t.known < KNOWN && t.reach < KNOWN && t.rarity > COMMON)
}
