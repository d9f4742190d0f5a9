/** 'What did she do at Vellow?', where Vellow is known to the CV only by a certificate, a course or a tool of theirs. */
import type { Facts } from '../facts/facts.ts'
import type { Kind } from '../lexicon/kinds.ts'
import type { Question } from '../question/question.ts'
import { fold } from '../text/text.ts'

const ASKED =
  /^(?:and |so )?(?:what (?:did|does|has|was) (?:he|she|they|you) (?:do|done|doing|work on) (?:at|for)|(?:when|how long) did (?:he|she|they|you) work (?:at|for)|what (?:was|is) (?:his|her|their|your) (?:job|role|post|position) (?:at|with)) (?<house>[\p{L}][\p{L}'’-]{3,30})\W*$/u
/** What one has bought, read or been certified for. */
const THINGS: readonly (Kind | null)[] = ['certifications', 'skills', 'awards', 'languages', 'references']

/** Does the house stand nowhere but there, and as a name? */
export function asksUnheldHouse(facts: Facts, { folded }: Pick<Question, 'folded'>): boolean {
  const house = ASKED.exec(folded)?.groups?.['house']
  if (house === undefined) return false
  const lines = facts.units.filter(
    ({ unit, context }) => fold(unit.text).includes(house) || context.has(house),
  )
  return (
    lines.length > 0 &&
    lines.every(
      ({ unit, words, entry }) =>
        (entry === null || facts.entries[entry]?.kind !== 'experience') &&
        THINGS.includes(facts.mainKinds[unit.section] ?? null) &&
        facts.mainKinds[unit.section] !== null &&
        words.some(({ raw }) => fold(raw) === house && /^\p{Lu}/u.test(raw)),
    )
  )
}
