/**
 * What a question's words alone lead to, against the passage that fits it best. Patterns take a question for one that they
 * know, and are wrong where it only sounds like one: 'until when is she on leave' is no question for a post, and what has
 * no word of its own may be said in others. Where the rankers find a passage, the verifier reads it too.
 */
import type { ExtractOptions, Judged } from './judged.ts'
import { readable, readableUnit } from './declining/second-order.ts'
import type { Expect } from './lexicon/expects.ts'
import type { Plan } from './plan/plan.ts'

/** So much surer must the verifier be of the passage, as a logit: than of a plan's lines, of which each item of a list says little, and than of a line that seems to tell it alone. */
const SURER = 7
const SURER_OF_LIST = 10
const SURER_OF_LINE = 4
/** Chance that nothing answers, above which the passage has no say. */
const UNSURE = 0.2
/** What a passage must have to be an answer against what tells that there is none: `most` such a chance, a share of the candidates, and a logit. */
interface Plainly {
  readonly most: number
  readonly share: number
  readonly logit: number
}
/** Against words that are not known for it. */
export const AGAINST_WORDS: Plainly = { most: 0.3, share: 0.4, logit: 5 }
/** Against a word or a detail that is missing: rankers and verifier must both be sure. */
export const AGAINST_DETAILS: Plainly = { most: 0.05, share: 0, logit: 2 }
/** Against planners that look for all the words which usually tell it. */
export const AGAINST_SILENCE: Plainly = { most: 0.15, share: 0, logit: 7 }
/** Against what planners tell of a question in other words, whose answer may be a list beside the point. */
export const AGAINST_KNOWN: Plainly = { most: 0.02, share: 0.95, logit: 7 }
/** Against planners that find nothing of what they take it for: only what nobody would doubt. */
export const AGAINST_NOWHERE: Plainly = { most: 0.01, share: 0.98, logit: 12 }
/** Lines of a plan that are read. */
const READ = 3

/** What is computed stands in no line as it is said; where something was, in the header of the post rather than in the line. */
const BEYOND_LINES: readonly Expect[] = ['duration', 'place', 'org']

type Found = Pick<Judged, 'ranking' | 'reading' | 'none'>

/**
 * Does another passage tell it, where a plan does not?
 * @param asked the question as it is compared
 * @param judged what the rankers make of it
 * @param options with the verifier; without one nothing is outweighed
 */
export async function isOutweighed(
  asked: string,
  { lead, list, parts }: Plan,
  judged: Found,
  options: ExtractOptions,
): Promise<boolean> {
  const { question } = judged.reading
  const isBeyondLines =
    lead !== undefined || question.counts || BEYOND_LINES.some((one) => question.expects.has(one))
  const told = parts.flatMap(({ units }) => units)
  return !isBeyondLines && (await isSurerOfFirst(asked, told, list ? SURER_OF_LIST : SURER, judged, options))
}

/** Does another passage tell it, where one line seems to tell it alone? */
export const isLineOutweighed = async (
  asked: string,
  line: number,
  judged: Found,
  options: ExtractOptions,
): Promise<boolean> => isSurerOfFirst(asked, [line], SURER_OF_LINE, judged, options)

async function isSurerOfFirst(
  asked: string,
  lines: readonly number[],
  by: number,
  { ranking, none }: Found,
  { facts, verify }: ExtractOptions,
): Promise<boolean> {
  const top = ranking.first[0]
  if (verify === undefined || top === undefined || lines.length === 0 || none > UNSURE) return false
  const told = new Set(lines)
  const inTop = top.group === null ? [top.unit ?? 0] : top.group.items.flatMap(({ units }) => units)
  if (inTop.some((unit) => told.has(unit))) return false
  const texts = [...told].slice(0, READ).map((unit) => readableUnit(facts, unit))
  const said = await verify(asked, [readable(facts, top), ...texts])
  if (said === null) return false
  const [best = -Infinity, ...others] = Array.from(said)
  return best - Math.max(...others) > by
}

/** Does the first passage plainly say what the CV seems not to? */
export async function isPlainlySaid(
  asked: string,
  { most, share, logit }: Plainly,
  { ranking, none }: Found,
  { facts, verify }: ExtractOptions,
): Promise<boolean> {
  const top = ranking.first[0]
  if (verify === undefined || top === undefined || none > most || top.chance < share) return false
  const said = await verify(asked, [readable(facts, top)])
  return said !== null && (said[0] ?? 0) >= logit
}
