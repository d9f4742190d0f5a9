/**
 * 'Which language is Ambler written in?', 'What was her talk at FieldDays about?': few words say it, beside the name
 * that is asked about, and they need not be like the question's.
 */
import type { Facts } from '../facts/facts.ts'
import { lineOf, type Candidate, type Reading } from '../ranking/reader.ts'

const WRITTEN_IN =
  /^(?:in )?(?:which|what) (?:programming )?language (?:is|was) .+ (?:written|coded|programmed|implemented|built)(?: in)?\W*$/
const TALK_ABOUT =
  /^what (?:is|was) (?:his|her|their|your|the) (?:talk|lecture|keynote|speech|presentation|paper) .+ about\W*$/
/** A name of one word: 'in Elm', '(Rust, 2019)', '. Elm.' */
const ONE_NAME = /(?:\bin |[(.;,:] ?)\p{Lu}[\p{L}\d+#.]*(?=[\s.,;)]|$)/u
const NAMED = 0.8
/** The share that the line has of what the rankers give to all. */
const SURE = 0.8

/** Does the likeliest line by far name what is asked about, and hold what such a thing is told by? */
export function tellsOfNamed(
  facts: Facts,
  [best]: readonly Candidate[],
  { question, terms }: Pick<Reading, 'question' | 'terms'>,
): boolean {
  const line = lineOf(facts, best)
  if (best === undefined || line === undefined || (best.chance ?? 0) < SURE) return false
  const names = terms.filter((t) => !t.self && t.named && /^\p{Lu}/u.test(t.word.raw))
  const holds = names.some(({ matches }) =>
    [...matches].some(([stem, value]) => value >= NAMED && line.stems.has(stem)),
  )
  if (!holds) return false
  if (TALK_ABOUT.test(question.folded)) return facts.mainKinds[line.unit.section] === 'talks'
  return WRITTEN_IN.test(question.folded) && ONE_NAME.test(line.unit.text)
}
