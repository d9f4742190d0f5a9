/** 'Which Django version does she use?', where the CV names Django and no number of it. */
import type { Facts } from '../facts/facts.ts'
import type { Question } from '../question/question.ts'
import { stem, words } from '../text/text.ts'

const ASKED: readonly RegExp[] = [
  /^(?:and |so )?(?:which|what) (?<thing>[\p{L}\d.+#-]{2,24}(?: [\p{L}\d.+#-]{2,24})?) versions? (?:is|are|was|were|does|do|did|has|have)\b/u,
  /^(?:and |so )?(?:which|what) versions? of (?<thing>[\p{L}\d.+#-]{2,24}(?: [\p{L}\d.+#-]{2,24})?) (?:is|are|was|were|does|do|did|has|have)\b/u,
]
/** Words behind a name in which its number would stand. */
const NEAR = 3

/** Is it named, and has it a number or the word nowhere? */
export function asksVersion({ units }: Facts, { folded }: Pick<Question, 'folded'>): boolean {
  const thing = ASKED.map((asked) => asked.exec(folded)?.groups?.['thing']).find((found) => found)
  const name = words(thing ?? '').at(-1)?.text
  if (name === undefined) return false
  const own = stem(name)
  const lines = units.filter(({ stems }) => stems.has(own))
  return (
    lines.length > 0 &&
    !lines.some(({ words: all, unit }) =>
      all.some(
        ({ stem: one, end }, i) =>
          one === own &&
          (/\bversions?\b|\breleases?\b/i.test(unit.text) ||
            all.slice(i + 1, i + 1 + NEAR).some(({ raw }) => /^v?\d/i.test(raw)) ||
            /^[\w.-]{0,3}\d/.test(unit.text.slice(end))),
      ),
    )
  )
}
