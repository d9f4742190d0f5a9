/** 'Compare Acme and Brightwell', 'Acme vs Brightwell': what the CV tells of each, side by side. */
import type { Entry } from '../entries/entry.ts'
import type { Facts } from '../facts/facts.ts'
import type { Kind } from '../lexicon/kinds.ts'
import type { Plan, PlanPart } from '../plan/plan.ts'
import { bodyParts, headPart } from '../posts/entry-body.ts'
import { fold } from '../text/text.ts'
import { entriesNamed } from './named-entry.ts'

const WHOSE = "(?:(?:his|her|their|your|the|\\p{Lu}[\\p{L}-]{1,30}['’]s) )?"
/** 'her roles at', 'the work for': what is compared of both. */
const OF = `(?:${WHOSE}(?:[\\p{L}-]{2,20} ){1,3}(?:at|for|with|in) )?`
const AND = '(?:and|&|with|to|versus|vs\\.?|against)'
const NAME = '[^,;:?]{2,50}?'
const END = '[\\s?.!]*$'
const PAIRS: readonly RegExp[] = [
  new RegExp(
    `^(?:please )?(?:compare|contrast) (?:between )?${OF}(${NAME}) ${AND} (?:${WHOSE}(?:[\\p{L}-]{2,20} ){0,2}(?:at|for|those at) )?(${NAME})${END}`,
    'iu',
  ),
  new RegExp(`^(${NAME}) (?:vs\\.?|versus) (${NAME})${END}`, 'iu'),
  new RegExp(
    `^what (?:did|does|has|do) (?:he|she|they|you) (?:do|done) (?:at|for|with) (${NAME}),? (?:compared|in comparison|as opposed) (?:with|to) (?:at |for |what (?:he|she|they|you) (?:did|does|do) (?:at|for) )?(${NAME})${END}`,
    'iu',
  ),
  new RegExp(
    `^what(?:['’]s| is| are| was| were) the differences? between ${OF}(${NAME}) and (?:that at |those at )?(${NAME})${END}`,
    'iu',
  ),
]
/** A name by itself, of one or two words: 'Fortran', 'Red Hat'. */
const NAMED = /^\p{Lu}[\p{L}\d+#.-]*(?: \p{Lu}[\p{L}\d+#.-]*)?$/u
const KINDS: readonly Kind[] = ['experience', 'volunteering', 'teaching', 'education']
/** Characters that are said of what one did at each. */
const EACH = 200

/**
 * A plan of the posts or studies with two that are named; or both names, each to be asked by itself; null where a
 * question compares nothing, or numbers and words rather than names.
 *
 * @param text a question as it was written, since names are known by their capitals
 */
export function planCompared(
  facts: Facts,
  text: string,
): Plan | { readonly apart: readonly string[] } | null {
  for (const pattern of PAIRS) {
    const [, one = '', other = ''] = pattern.exec(text.trim()) ?? []
    if (one === '' || other === '') continue
    const sides = [one, other].map((name) => entriesNamed(facts, fold(name), KINDS))
    const isSame = sides[0]?.some((entry) => sides[1]?.includes(entry) === true) === true
    if (isSame) return null
    if (sides.every((side) => side.length > 0)) return sideBySide(facts, sides)
    if (sides.every((side) => side.length === 0) && NAMED.test(one) && NAMED.test(other))
      return { apart: [`${one}?`, `${other}?`] }
  }
  return null
}

/** Of each side the latest post or study, with what stands below it. */
function sideBySide(facts: Facts, sides: readonly (readonly Entry[])[]): Plan {
  const parts = sides.flatMap((side) =>
    side
      .toReversed()
      .slice(0, 2)
      .flatMap((entry): PlanPart[] => [headPart(entry), ...bodyParts(facts, entry, EACH)]),
  )
  return { parts, list: false, chance: 0.9, fact: true }
}
