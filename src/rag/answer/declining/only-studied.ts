/** 'Which subject did she teach at Ludlow College?', where she only studied at Ludlow College. */
import type { Facts } from '../facts/facts.ts'
import type { Kind } from '../lexicon/kinds.ts'
import type { Reading } from '../ranking/reader.ts'
import { holdsTerm } from '../ranking/terms.ts'

const ASKED =
  /\b(?:did|does|do|has|have|was|were) (?:s?he|they|you) (?:ever |also |first |still )?(?:teach|taught|teaching|lecture|lectured|lecturing|tutor|tutored)\b.*?\b(?:at|in) (?:the )?(?=\S)/
/** What a student may do there, too. */
const TEACHES =
  /\b(?:teach(?:es|ing|ers?)?|taught|lectur\w*|tutor\w*|instruct\w*|demonstrat\w*|assistant\w*|seminars?|workshops?|class(?:es)?|courses?|lessons?|students?|pupils|visiting|guest|fellow|professor|examin\w*|supervis\w*|doctoral|PhD)\b/i
/** Degrees stand among certificates, too, below 'Qualifications'. */
const LEARNED: ReadonlySet<Kind | null> = new Set<Kind | null>(['education', 'certifications'])
const SAME = 0.8

/** Is one who taught asked about, with the name of a place that has entries for studies alone, and no word of teaching near it? */
export function asksTeachingWhereStudied(
  facts: Facts,
  { question, terms }: Pick<Reading, 'question' | 'terms'>,
): boolean {
  const asked = ASKED.exec(question.folded)
  if (asked === null || question.yesno) return false
  const from = asked.index + asked[0].length
  const name = terms.filter(({ word, self, proper }) => !self && proper && word.start >= from)
  if (name.length === 0 || name.some(({ known }) => known < SAME)) return false
  const telling = facts.units.filter(({ stems, context }) =>
    name.every((term) => holdsTerm(stems, term, SAME) || holdsTerm(context, term, SAME)),
  )
  return (
    telling.length > 0 &&
    telling.every(
      ({ unit, entry }) =>
        LEARNED.has(facts.mainKinds[unit.section] ?? null) &&
        (entry === null || LEARNED.has(facts.entries[entry]?.kind ?? null)) &&
        !TEACHES.test(unit.text),
    )
  )
}
