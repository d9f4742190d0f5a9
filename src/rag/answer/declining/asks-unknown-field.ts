/**
 * 'Has he got experience in nuclear medicine?', where the CV has no word for 'nuclear': what is in doubt is declined
 * sooner, for of such a field the line that comes nearest is mostly of another.
 */
import type { Facts } from '../facts/facts.ts'
import type { Candidate, Reading } from '../ranking/reader.ts'
import type { Term } from '../ranking/terms.ts'
import { fold } from '../text/text.ts'

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
  return fieldOf({ question, terms }).some((t) => isUnheard(t) && t.rarity > COMMON)
}

const isUnheard = ({ known, reach }: Term): boolean => known < KNOWN && reach < KNOWN

/**
 * 'Sales tool skills?': that a whole list fits best only says that it is one of skills, or of posts, where the CV has no
 * word of the field.
 */
export function listsWithoutField(
  facts: Facts,
  { question, terms }: Pick<Reading, 'question' | 'terms'>,
  best: Pick<Candidate, 'group'> | undefined,
): boolean {
  const field = fieldOf({ question, terms })
  if (best?.group != null) return field.some(({ rarity }) => rarity > COMMON) && field.every(isUnheard)
  return lacksOthers(facts, question, terms)
}

/** 'Blender or other 3D software?' */
const OR_OTHER =
  /^(?:any |does \p{L}+ know |has \p{L}+ used |has \p{L}+ worked with )?(?<named>.{2,40}?) (?:or|and) (?:any )?(?:other|similar|comparable|such|like) (?<kind>.{3,40}?)\W*$/du
/** The noun says what such things are called, and not which are meant. */
const NOUN =
  /^(?:tool|software|program|programm|system|framework|languag|applic|app|packag|platform|product|servic|experi|skill|knowledg|techniqu|method|technolog|standard|norm|thing|kind)/

/** Is neither the one that is named known nor what tells the kind of the others? */
function lacksOthers(
  { units }: Facts,
  { folded }: Pick<Reading['question'], 'folded'>,
  terms: readonly Term[],
): boolean {
  const groups = OR_OTHER.exec(folded)?.indices?.groups
  const [named, kind] = [groups?.['named'], groups?.['kind']].map((span) =>
    terms.filter(({ word, self }) => !self && span && word.start >= span[0] && word.start < span[1]),
  )
  const telling = (kind ?? []).filter(({ word }) => !NOUN.test(word.stem))
  // '3D' is no number
  const isMissing = (term: Term): boolean => {
    const letters = /^\d+\p{L}+/u.exec(folded.slice(term.word.start))?.[0]
    return letters === undefined || !/^\d/.test(term.word.text)
      ? isUnheard(term)
      : !units.some(({ unit }) => fold(unit.text).includes(letters))
  }
  return [named ?? [], telling].every((ones) => ones.length > 0 && ones.every(isMissing))
}

/** The words of the field that experience is asked for in. */
function fieldOf({ question, terms }: Pick<Reading, 'question' | 'terms'>): Term[] {
  const asked = ASKED.map((pattern) => pattern.exec(question.folded)).find((found) => found !== null)
  const [from, to] = asked?.indices?.groups?.['field'] ?? [0, 0]
  return terms.filter(({ word, self }) => !self && word.start >= from && word.start < to)
}
