/** One question, or one part of it, as the engine reads it: ranked, planned, and how likely it has no answer. */
import { isUntold, lacksWords, seemsUntold } from './untold-rules.ts'
import { plansNoSuchValue } from './declining/asks-untold-value.ts'
import { declineChance, declineFeatures } from './declining/decline.ts'
import { unlessOfPerson } from './declining/of-kin.ts'
import { isUnsure, onSecondThought, VERIFIED } from './declining/second-opinion.ts'
import { inOrderOf, readable, verifiedOrder } from './declining/second-order.ts'
import { lineTelling, planLineTelling } from './details/told-in-line.ts'
import { planPeopleTogether } from './figures/people-together.ts'
import { planChange } from './figures/plan-change.ts'
import { planLength } from './figures/plan-length.ts'
import { planLineSum } from './figures/plan-line-sum.ts'
import { planRest } from './figures/plan-rest.ts'
import { planShare } from './figures/plan-share.ts'
import { planTimes } from './figures/plan-times.ts'
import { planSeries } from './figures/year-series.ts'
import type { ExtractOptions, Judged } from './judged.ts'
import {
  AGAINST_DETAILS,
  AGAINST_WORDS,
  isLineOutweighed,
  isOutweighed,
  isPlainlySaid,
} from './outweighed.ts'
import { trueCount } from './lists/true-count.ts'
import { planAsked } from './plan-asked.ts'
import { planPassages } from './plan-passages.ts'
import type { Plan } from './plan/plan.ts'
import { specifics } from './posts/timeline-entries.ts'
import { withoutName } from './question/by-name.ts'
import { analyse } from './question/question.ts'
import { rankCandidates, readUnits, readWords, FITTED } from './ranking/reader.ts'
import { beyondName } from './saying/beyond-name.ts'
import { ofNamedItem } from './saying/of-named-item.ts'
import { planTimeline } from './timeline/timeline.ts'
import { isWithin, rankedWithin } from './within.ts'

/**
 * Declined above this chance. Out of fold fewest are wrong at 0.7 and more (`npm run eval:fit-opinion` tells); here more
 * of what has no answer is declined, for hardly more that is wrong: an answer that the CV does not give does more harm.
 */
export const DECLINE_AT = 0.6

/** Reads one question (or one part of it): ranks, tries the timeline, gathers what the decliner needs. */
export async function consider(asked: string, options: ExtractOptions): Promise<Judged> {
  const read = await readAsked(withoutName(options.facts, asked), options)
  const { text, timeline } = read
  const planned = await judge(read, options)
  const isOut = timeline !== null && (await isOutweighed(text, timeline, planned, options))
  const judged = isOut ? await judge({ ...read, timeline: null, understood: false }, options) : planned
  const line =
    judged.timeline === null ? lineTelling(options.facts, judged.ranking.first, judged.reading) : null
  const lineOut = line !== null && (await isLineOutweighed(text, line, judged, options))
  const isDenied = async (): Promise<boolean> =>
    isUntold(judged, options) ||
    (seemsUntold(judged, options.facts) && !(await isPlainlySaid(text, AGAINST_DETAILS, judged, options))) ||
    (lacksWords(judged, options) && !(await isPlainlySaid(text, AGAINST_WORDS, judged, options)))
  return { ...judged, lineOut, untold: !judged.understood && (await isDenied()) }
}

interface Read extends Pick<Judged, 'reading' | 'vector' | 'ranking' | 'timeline' | 'understood'> {
  /** As it is compared. */
  readonly text: string
}

/** The question's words, what they alone lead to, and what fits it. */
async function readAsked(text: string, options: ExtractOptions): Promise<Read> {
  const { facts, groups } = options
  const comparing = options.compare(text)
  // awaited below; a failure before that is no unhandled one
  comparing.catch(() => {})
  const weights: NonNullable<ExtractOptions['weights']> = options.weights ?? FITTED
  const read = analyse(text, options.plain)
  const question = options.day === undefined ? read : { ...read, day: options.day }
  const draft = readWords(facts, question, options.vocabulary, options.plain)
  const dated = { facts, question, terms: draft.terms, now: options.now }
  const own = (plan: Plan | null): Plan | null =>
    plan !== null && isWithin(options.within, plan) && !plansNoSuchValue(facts, dated, plan)
      ? unlessOfPerson(facts, question, plan)
      : null
  const whole = own(planAsked({ facts, groups, draft, dated }))
  const timeline = whole ?? own(planTimeline(dated))
  const { pieces, vector, matches } = await comparing
  const reading = readUnits(draft, pieces, matches, weights.unit)
  const ranking = rankedWithin(options.within, rankCandidates(facts, groups, reading, weights.group))
  const understood = whole !== null || (timeline !== null && specifics(draft.terms).length === 0)
  return { text, reading, vector, ranking, timeline, understood }
}

async function judge(
  { text, reading, vector, ranking, timeline, understood }: Read,
  options: ExtractOptions,
): Promise<Omit<Judged, 'lineOut' | 'untold'>> {
  const { facts, weights } = options
  const texts = (count: number): string[] => ranking.first.slice(0, count).map((one) => readable(facts, one))
  // Fitted on the order without a second opinion.
  const features = declineFeatures(facts, reading, ranking.first, timeline !== null)
  const declined = declineChance(features, weights?.decline)
  // another decliner is tried as it is
  const thought = (said?: ArrayLike<number>): number =>
    weights?.decline ? declined : onSecondThought(declined, features, said)
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
    vector,
    ranking: { ...ordered, first: ofNamedItem(facts, ordered.first, reading) },
    timeline,
    understood,
    features,
    declined,
    none: logits ? thought(logits) : none,
  }
}

/** What is said of it: computed, or the passages that answer. */
export function planOf(judged: Judged, options: ExtractOptions, part: boolean): Plan {
  const { folded } = judged.reading.question
  return trueCount(options.facts, folded, planned(judged, options, part), options.now, options.day)
}

function planned(
  { ranking, timeline, reading, lineOut }: Judged,
  { facts, groups, now }: ExtractOptions,
  part: boolean,
): Plan {
  const computed =
    timeline ??
    planChange(facts, ranking.first, reading) ??
    planRest(facts, ranking.first, reading) ??
    planShare(facts, ranking.first, reading) ??
    planLineSum(facts, ranking.first, reading) ??
    planLength(facts, ranking.first, reading, now) ??
    planTimes(facts, ranking.first, reading) ??
    planSeries(facts, ranking.first, reading) ??
    planPeopleTogether(facts, ranking.first, reading) ??
    (lineOut ? null : planLineTelling(facts, ranking.first, reading))
  return (
    computed ?? beyondName(facts, planPassages(facts, groups, ranking.first, reading, part, now), reading)
  )
}
