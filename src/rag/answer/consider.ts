/** One question, or one part of it, as the engine reads it: ranked, planned, and how likely it has no answer. */
import type { Matches, Vocabulary } from '../answerer.ts'
import { declineChance, declineFeatures } from './declining/decline.ts'
import { unlessOfPerson } from './declining/of-kin.ts'
import { isUnsure, onSecondThought, VERIFIED } from './declining/second-opinion.ts'
import { inOrderOf, readable, verifiedOrder } from './declining/second-order.ts'
import { planLineTelling } from './details/told-in-line.ts'
import type { Facts } from './facts/facts.ts'
import type { Group } from './facts/groups.ts'
import { planPeopleTogether } from './figures/people-together.ts'
import { planChange } from './figures/plan-change.ts'
import { planSeries } from './figures/year-series.ts'
import { planAsked } from './plan-asked.ts'
import { planPassages } from './plan-passages.ts'
import type { Plan } from './plan/plan.ts'
import { specifics } from './posts/timeline-entries.ts'
import { withoutName } from './question/by-name.ts'
import { analyse } from './question/question.ts'
import {
  rankCandidates,
  readUnits,
  readWords,
  FITTED,
  type Ranking,
  type Reading,
  type Weights,
} from './ranking/reader.ts'
import type { PieceSpans } from './ranking/similarity.ts'
import type { Model } from './ranking/trees.ts'
import { ofNamedItem } from './saying/of-named-item.ts'
import { planTimeline } from './timeline/timeline.ts'
import { isWithin, rankedWithin, type Within } from './within.ts'

/** What the model says of a text to be answered: its pieces, and how they match each unit. */
export interface Compared {
  readonly pieces: PieceSpans
  readonly matches: Matches
}

/** How well each text fits a question, higher is better; null when that can't be told now. */
type Judge = (query: string, texts: readonly string[]) => Promise<ArrayLike<number> | null>

export interface ExtractOptions {
  readonly facts: Facts
  readonly groups: readonly Group[]
  /** Starts at once, so that what needs no model is done while it runs. */
  readonly compare: (text: string) => Promise<Compared>
  /** Words of general language. */
  readonly vocabulary: Vocabulary
  /** Today, in months since year 0. */
  readonly now: number
  /** Today's day of the month: without it, what ends in this month goes on. */
  readonly day?: number
  /** A second opinion on how well each text fits a question, higher is better; null when there is none now. */
  readonly rerank?: Judge | undefined
  /** The verifier: a logit that a text answers. It is asked where what is known so far is not sure. */
  readonly verify?: Judge | undefined
  readonly weights?: Weights & { readonly decline?: Model }
  /** Reads questions without the lexicons of topics and synonyms: fitted on both ways, the weights do not lean on what happens to be listed. */
  readonly plain?: boolean
  /** Declines above this. */
  readonly threshold?: number
  /** Lines of the thing that is asked about: what others tell is no answer. */
  readonly within?: Within
}

/**
 * Declined above this chance. Out of fold fewest are wrong at 0.7 and more (`npm run eval:fit-opinion` tells); here more
 * of what has no answer is declined, for hardly more that is wrong: an answer that the CV does not give does more harm.
 */
export const DECLINE_AT = 0.6

export interface Judged {
  readonly reading: Reading
  readonly ranking: Ranking
  readonly timeline: Plan | null
  /** Whether the timeline's plan takes in every word that was asked: then the CV holds the answer. */
  readonly understood: boolean
  readonly features: Float64Array
  /** The decliner's chance that there is no answer. */
  readonly declined: number
  /** The same on second thought, with what the verifier says where it was asked. */
  readonly none: number
}

/** Reads one question (or one part of it): ranks, tries the timeline, gathers what the decliner needs. */
export async function consider(asked: string, options: ExtractOptions): Promise<Judged> {
  const { facts, groups } = options
  const text = withoutName(facts, asked)
  const weights: NonNullable<ExtractOptions['weights']> = options.weights ?? FITTED
  const comparing = options.compare(text)
  // awaited below; a failure before that is no unhandled one
  comparing.catch(() => {})
  const read = analyse(text, options.plain)
  const question = options.day === undefined ? read : { ...read, day: options.day }
  const draft = readWords(facts, question, options.vocabulary, options.plain)
  const dated = { facts, question, terms: draft.terms, now: options.now }
  const found = planAsked({ facts, groups, draft, dated })
  const own = (plan: Plan | null): Plan | null =>
    plan !== null && isWithin(options.within, plan) ? unlessOfPerson(facts, question, plan) : null
  const whole = own(found)
  const timeline = whole ?? own(planTimeline(dated))
  const { pieces, matches } = await comparing
  const reading = readUnits(draft, pieces, matches, weights.unit)
  const ranking = rankedWithin(options.within, rankCandidates(facts, groups, reading, weights.group))
  const texts = (count: number): string[] => ranking.first.slice(0, count).map((one) => readable(facts, one))
  // Fitted on the order without a second opinion.
  const features = declineFeatures(facts, reading, ranking.first, timeline !== null)
  const understood = whole !== null || (timeline !== null && specifics(draft.terms).length === 0)
  const declined = declineChance(features, weights.decline)
  // another decliner is tried as it is
  const thought = (said?: ArrayLike<number>): number =>
    weights.decline ? declined : onSecondThought(declined, features, said)
  const none = thought()
  const share = ranking.first[0]?.chance ?? 1
  const isAsked = !understood && isUnsure(none, share)
  const said = isAsked ? await options.verify?.(text, texts(VERIFIED)) : null
  const logits = said && Array.from(said).every(Number.isFinite) ? said : null
  const scores = timeline === null ? await options.rerank?.(text, texts(ranking.first.length)) : null
  // a whole list is no passage, and is not what the verifier was fitted on
  const isPassage = timeline === null && ranking.first[0]?.unit !== null
  const ordered = scores
    ? inOrderOf(ranking, scores)
    : logits && isPassage
      ? verifiedOrder(ranking, logits)
      : ranking
  return {
    reading,
    ranking: { ...ordered, first: ofNamedItem(facts, ordered.first, reading) },
    timeline,
    understood,
    features,
    declined,
    none: logits ? thought(logits) : none,
  }
}

/** What is said of it: computed, or the passages that answer. */
export function planOf(
  { ranking, timeline, reading }: Judged,
  { facts, groups, now }: ExtractOptions,
  part: boolean,
): Plan {
  const computed =
    timeline ??
    planChange(facts, ranking.first, reading) ??
    planSeries(facts, ranking.first, reading) ??
    planPeopleTogether(facts, ranking.first, reading) ??
    planLineTelling(facts, ranking.first, reading)
  return computed ?? planPassages(facts, groups, ranking.first, reading, part, now)
}
