/** 'Who published her novel?', where the lines that have the novel name nobody beside it, and nothing was published. */
import type { Facts } from '../facts/facts.ts'
import { NAME_BESIDE } from '../lexicon/doer-details.ts'
import type { Question } from '../question/question.ts'
import { stem } from '../text/text.ts'

const ASKED =
  /^(?:and |so )?who (?<did>published|printed|sponsored|commissioned|translated|illustrated|recorded|funded) (?:the|his|her|their|your) (?<work>\p{L}+)\??$/u
/** Who does it, without a name, or called so. */
const SOMEBODY = /\b(?:press|verlag|books|[ée]ditions?|label|records|self|myself|own)\b/i

/** Has the CV such a work, nobody beside it wherever it is named, and not a word of what was done with it? */
export function asksUnknownDoer({ units }: Facts, { folded }: Pick<Question, 'folded'>): boolean {
  const { did, work } = ASKED.exec(folded)?.groups ?? {}
  if (did === undefined || work === undefined) return false
  const [done, own] = [stem(did), stem(work)]
  if (units.some(({ stems, unit }) => stems.has(done) && unit.kind !== 'heading')) return false
  const lines = units.filter(({ unit }) => unit.kind !== 'heading')
  const naming = lines.filter(({ stems }) => stems.has(own))
  // below 'Books' each line may be one
  const telling = lines.filter(({ stems, context }) => stems.has(own) || context.has(own))
  return (
    naming.length > 0 && !telling.some(({ unit: { text } }) => NAME_BESIDE.test(text) || SOMEBODY.test(text))
  )
}
