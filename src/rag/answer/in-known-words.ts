/** What everybody asks, asked in other words than the planners know: answered as if it were asked in theirs. */
import { chanceOfNone } from './chance-of-none.ts'
import { isPlan, NOWHERE, UNSAID, type Overview, type Silence } from './common/planner.ts'
import { asksTerm } from './common/terms/terms-freely.ts'
import { planTopicFreely, topicAsked } from './common/topics/topics-freely.ts'
import { consider, DECLINE_AT } from './consider.ts'
import { asksUnknownPermit } from './declining/asks-unknown-permit.ts'
import { putPlainly } from './intents/put-plainly.ts'
import type { ExtractOptions, Judged } from './judged.ts'
import { trueCount } from './lists/true-count.ts'
import type { Plan } from './plan/plan.ts'
import { withoutName } from './question/by-name.ts'
import { compose, type Composed } from './saying/compose.ts'
import { fold, words } from './text/text.ts'

/** An answer of the planners, and whether it lists several things. */
interface Known {
  readonly answer: Composed
  readonly isList: boolean
}

/** What is computed of several things is one answer. */
const isListed = ({ list, lead, parts }: Plan): boolean => lead === undefined && (list || parts.length > 1)

/**
 * The planners' answer to the same question in their words; that the CV has no word for it, so that what is only near is
 * not told (of terms not even looked for); null where they have none: what they don't find may well be told in other words.
 */
export async function inKnownWords(
  { understood, vector }: Judged,
  options: ExtractOptions,
  text: string,
  overviewOf: (asked: string) => Overview,
): Promise<Known | Silence | null> {
  // of a term that is asked for in so many words, all of them were looked for
  const folded = fold(withoutName(options.facts, text))
  const isTopic =
    topicAsked(folded) !== undefined && planTopicFreely(options.facts, folded, options.now) !== null
  // a licence of another class is not the one that is asked for
  if (asksUnknownPermit(options.facts, { folded, lists: false })) return null
  if (understood || vector === null || asksTerm(folded) || isTopic) return null
  const plain = putPlainly(options, withoutName(options.facts, text), vector)
  if (plain === null || plain === text) return null
  const overview = overviewOf(plain)
  if (isPlan(overview))
    return { answer: compose(options.facts, overview, overview.chance), isList: isListed(overview) }
  // what hardly has other words is not looked for in what is only near
  if (overview === NOWHERE) return asksTerm(fold(plain)) ? NOWHERE : UNSAID
  if (overview !== null) return null
  const judged = await consider(plain, options)
  const plainly = fold(plain)
  const timeline =
    judged.timeline && trueCount(options.facts, plainly, judged.timeline, options.now, options.day)
  const chance = chanceOfNone(judged, options, false)
  return timeline === null || chance > DECLINE_AT
    ? null
    : { answer: compose(options.facts, timeline, 1 - chance), isList: isListed(timeline) }
}

/**
 * Does what was found say all that the planners do, and hardly more? Planners tell no more than they know of: they
 * take a part of a line, and leave out what a list has beside theirs.
 */
export function saysAsMuch(found: Composed, { answer: { sources }, isList }: Known): boolean {
  const isIn = ({ start, end }: Composed['sources'][number]): boolean =>
    found.sources.some((one) => one.start < end && one.end > start)
  const isMuch = !isList && found.sources.length > sources.length
  return found.kind !== 'declined' && !isMuch && sources.every(isIn)
}

/** Does what was found have a word of the question that the planners' answer lacks? 'Can she sing?' is asked of singing. */
export function saysItsWords(found: Composed, known: Known | null, text: string): boolean {
  if (found.kind === 'declined') return false
  const [own, other] = [stemsOf(found.answer), stemsOf(known?.answer.answer ?? '')]
  const asked = words(text).filter(({ stop }) => !stop)
  return asked.some(({ stem }) => !other.has(stem)) && asked.every(({ stem }) => own.has(stem))
}

const stemsOf = (text: string): ReadonlySet<string> => new Set(words(text).map(({ stem }) => stem))
