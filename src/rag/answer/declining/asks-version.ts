/** 'Which Django version does she use?', where the CV names Django and no number of it. */
import type { Facts } from '../facts/facts.ts'
import type { Question } from '../question/question.ts'
import { stem, words } from '../text/text.ts'

const ASKED: readonly RegExp[] = [
  /^(?:and |so )?(?:which|what) (?<thing>[\p{L}\d.+#-]{2,24}(?: [\p{L}\d.+#-]{2,24})?) versions? (?:is|are|was|were|does|do|did|has|have)\b/u,
  /^(?:and |so )?(?:which|what) versions? of (?<thing>[\p{L}\d.+#-]{2,24}(?: [\p{L}\d.+#-]{2,24})?) (?:is|are|was|were|does|do|did|has|have)\b/u,
]
/** Characters behind a name in which its number would stand, before the next name. */
const NEAR = 14
/** 'Go on PostgreSQL 16' is no version of Go. */
const NUMBERED = /^(?:(?!\p{Lu}\p{Ll}|\b(?:and|with|in|for|under|using|since)\b)[^,;|])*\d/u

/** Is it named, and has it a number or the word nowhere? */
export function asksVersion({ units }: Facts, { folded }: Pick<Question, 'folded'>): boolean {
  const thing = ASKED.map((asked) => asked.exec(folded)?.groups?.['thing']).find((found) => found)
  const name = words(thing ?? '').at(-1)?.text
  if (name === undefined) return false
  const own = stem(name)
  const lines = units.filter(({ stems }) => stems.has(own))
  return (
    lines.length > 0 &&
    !lines.some(
      ({ words: all, unit: { text } }) =>
        /\b(?:versions?|releases?)\b/i.test(text) ||
        all.some(({ stem: one, end }) => one === own && NUMBERED.test(text.slice(end, end + NEAR))),
    )
  )
}
