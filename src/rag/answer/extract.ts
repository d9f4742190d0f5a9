/** From a question and the model's comparison with every unit to a finished answer: the extractive path. */
import { saysItself, surerOf } from './bare-part.ts'
import { withoutName } from './by-name.ts'
import { planThreshold } from './by-threshold.ts'
import { commonParts, overviewInParts } from './common/in-parts.ts'
import { isPlan, type Overview, type Silence } from './common/planner.ts'
import { compose, type Composed } from './compose.ts'
import { asksTheUnknown } from './asks-unknown.ts'
import { asksUnknownLeaving } from './asks-why-left.ts'
import { declineChance, declineFeatures } from './decline.ts'
import { declineText } from './decline-text.ts'
import type { Matches, Vocabulary } from '../answerer.ts'
import type { Facts } from './facts.ts'
import type { Group } from './groups.ts'
import { withoutOrders } from './lexicon/injection.ts'
import { planOverview } from './overview.ts'
import { planNamedItems } from './plan-named-items.ts'
import { tellsOfAnother } from './other-entry.ts'
import { planPassages } from './plan-passages.ts'
import { mergePlans } from './merge-plans.ts'
import { lacksDetail } from './missing-detail.ts'
import type { Plan } from './plan.ts'
import { planSum } from './plan-sum.ts'
import { planCities } from './plan-cities.ts'
import { planCountries } from './plan-countries.ts'
import { asksUnknownBeginning, planSince } from './plan-since.ts'
import { planValidity } from './plan-validity.ts'
import { planWhereTold } from './plan-where-told.ts'
import { planWorks } from './plan-works.ts'
import { analyse } from './question.ts'
import {
  rankCandidates,
  readUnits,
  readWords,
  FITTED,
  type Candidate,
  type Ranking,
  type Reading,
  type Weights,
} from './reader.ts'
import { atNamed, standAlone } from './stand-alone.ts'
import { reorder } from '../rerank/reorder.ts'
import { inCommon, stayWith } from './same-entry.ts'
import type { PieceSpans } from './similarity.ts'
import type { Model } from './trees.ts'
import { fold } from './text.ts'
import { sideBySide } from './side-by-side.ts'
import { splitParts } from './split-parts.ts'
import { planSuperlative } from './superlatives.ts'
import { planTimeline } from './timeline.ts'
import { specifics } from './timeline-entries.ts'
import { wordedFor } from './worded.ts'
import { planGap } from './told-gap.ts'
import { planTold } from './told-plainly.ts'

/** What the model says of a text to be answered: its pieces, and how they match each unit. */
export interface Compared {
  readonly pieces: PieceSpans
  readonly matches: Matches
}

export interface ExtractOptions {
  readonly facts: Facts
  readonly groups: readonly Group[]
  /** Starts at once, so that what needs no model is done while it runs. */
  readonly compare: (text: string) => Promise<Compared>
  /** Words of general language. */
  readonly vocabulary: Vocabulary
  /** Today, in months since year 0. */
  readonly now: number
  /** A second opinion on how well each text fits a question, higher is better; null when there is none now. */
  readonly rerank?:
    ((query: string, texts: readonly string[]) => Promise<ArrayLike<number> | null>) | undefined
  readonly weights?: Weights & { readonly decline?: Model }
  /** Reads questions without the lexicons of topics and synonyms: fitted on both ways, the weights do not lean on what happens to be listed. */
  readonly plain?: boolean
  /** Declines above this. */
  readonly threshold?: number
}

export const DECLINE_AT = 0.7
/** Where the words that usually tell it were not found: other words are to tell it surely, or are not looked for. */
const SILENT_AT: Readonly<Record<Silence, number>> = { unsaid: 0.3, nowhere: 0 }
/** For questions in other languages, which the decliner knows nothing of. */
const DECLINE_FOREIGN_AT = 0.97

/** Where a question as a whole is not answered: a part of it is, up to this. */
const PART_SURE_AT = 0.3
/** Of no answer, where all that was asked is understood and found. */
const UNDERSTOOD = 0.1

export interface Judged {
  readonly reading: Reading
  readonly ranking: Ranking
  readonly timeline: Plan | null
  /** Whether the timeline's plan takes in every word that was asked: then the CV holds the answer. */
  readonly understood: boolean
  readonly features: Float64Array
}

/** Reads one question (or one part of it): ranks, tries the timeline, gathers what the decliner needs. */
export async function consider(asked: string, options: ExtractOptions): Promise<Judged> {
  const { facts, groups } = options
  const text = withoutName(facts, asked)
  const weights = options.weights ?? FITTED
  const comparing = options.compare(text)
  // awaited below; a failure before that is no unhandled one
  comparing.catch(() => {})
  const question = analyse(text, options.plain)
  const draft = readWords(facts, question, options.vocabulary, options.plain)
  const dated = { facts, question, terms: draft.terms, now: options.now }
  const whole =
    planThreshold(facts, groups, draft) ??
    planSum(facts, groups, draft, options.now) ??
    planNamedItems(facts, groups, draft) ??
    planWorks(dated, groups) ??
    planCountries(dated) ??
    planCities(dated) ??
    planSuperlative(dated, groups) ??
    planWhereTold(dated) ??
    planTold(facts, draft) ??
    planGap(facts, question) ??
    planValidity(dated, groups)
  const timeline = whole ?? planTimeline(dated)
  const { pieces, matches } = await comparing
  const reading = readUnits(draft, pieces, matches, weights.unit)
  const ranking = rankCandidates(facts, groups, reading, weights.group)
  const scores =
    timeline === null
      ? await options.rerank?.(
          text,
          ranking.first.map((one) => readable(facts, one)),
        )
      : null
  return {
    reading,
    ranking: scores ? inOrderOf(ranking, scores) : ranking,
    timeline,
    understood: whole !== null || (timeline !== null && specifics(draft.terms).length === 0),
    // Fitted on the order without a second opinion.
    features: declineFeatures(facts, reading, ranking.first, timeline !== null),
  }
}

/** Candidates in an order that a second opinion has a say in. */
function inOrderOf({ first, all }: Ranking, scores: ArrayLike<number>): Ranking {
  const order = reorder(
    first.map(({ chance }, at) => ({ at, chance })),
    scores,
  )
  const mixed = order.flatMap(({ at, chance }) => first[at]?.withChance(chance) ?? [])
  return { first: mixed, all: () => [...mixed, ...all().slice(mixed.length)] }
}

/** A candidate as a text that stands by itself: where it belongs, and what it says. */
function readable(facts: Facts, { unit, group }: Candidate): string {
  if (group !== null) return `${group.heading}: ${group.items.map((item) => item.label).join('; ')}`
  const found = facts.units[unit ?? 0]
  return [found?.contextText, found?.unit.text].filter(Boolean).join(': ')
}

export async function extract(query: string, options: ExtractOptions): Promise<Composed> {
  const { rest, ordered } = withoutOrders(query, fold)
  if (ordered && rest === '') return declined('That is not a question that this CV answers.', 0.95)
  if (!/[\p{L}\d]/u.test(rest)) return declined('Please ask a question about this CV.', 0.95)
  const overviewOf = (asked: string): Overview =>
    planOverview(options.facts, options.groups, asked, options.now)
  const { bare, text, foreign } = wordedFor(options, rest)
  const overview =
    overviewOf(bare) ?? (text === bare ? null : overviewOf(text)) ?? overviewInParts(text, overviewOf)
  if (overview !== null && typeof overview === 'object' && 'apart' in overview)
    return sideBySide(await Promise.all(overview.apart.map((part) => extract(part, options))))
  const since = planSince(options.facts, fold(withoutName(options.facts, text)))
  if (since !== null) return compose(options.facts, since, since.chance)
  if (isPlan(overview)) return compose(options.facts, overview, overview.chance)
  const [opening = '', ...following] = splitParts(text)
  const cut = [opening, ...following.map((part) => atNamed(opening, part))]
  const parts = standAlone(cut)
  const later = parts.length > 1 ? parts.map((part) => consider(part, options)) : []
  const bareOnes = cut.map((part, i) =>
    i > 0 && part !== parts[i] && saysItself(part) ? consider(part, options) : null,
  )
  for (const part of [...later, ...bareOnes]) part?.catch(() => {})
  const whole = await consider(text, options)
  const silence = (one: Judged): number => chanceOfNone(one, options, foreign)
  const chance = silence(whole)
  const limit = foreign
    ? DECLINE_FOREIGN_AT
    : (options.threshold ?? (overview === null ? DECLINE_AT : SILENT_AT[overview]))
  const byItself = await Promise.all(bareOnes)
  const surest = (await Promise.all(later)).map((part, i) => {
    const own = byItself[i] ?? null
    return own === null
      ? { judged: part, silence: silence(part) }
      : surerOf(options.facts, part, own, silence)
  })
  const judged = surest.map((one) => one.judged)
  const asked = commonParts(options.facts, cut, overviewOf)
  const answers = judged.map((part, i): PartAnswer => {
    const common = asked?.[i]
    if (common) return { plan: common, silence: 1 - common.chance }
    const none = surest[i]?.silence ?? 1
    const sure =
      asked !== null || surest.some((one) => one.silence <= PART_SURE_AT)
        ? DECLINE_AT
        : Math.min(PART_SURE_AT, limit)
    return none <= sure
      ? { plan: planOf(part, options, true), silence: none }
      : { missing: declineText(part.reading), silence: none }
  })
  const isTold = answers.every(({ plan }) => plan)
  if (chance > limit || (asked !== null && isTold)) {
    const told = answers.flatMap(({ plan, silence }) => (plan ? { plan, silence } : []))
    if (told.length === 0) return declined(declineText(whole.reading), chance)
    const answer = compose(
      options.facts,
      mergePlans(told.map(({ plan }) => plan)),
      1 - Math.max(...told.map((one) => one.silence)),
    )
    return sideBySide([
      answer,
      ...answers.flatMap((one) => (one.missing === undefined ? [] : declined(one.missing, one.silence))),
    ])
  }
  const common = inCommon(options.facts, judged)
  const asOne = (part: Judged): Judged => (common === null ? part : stayWith(options.facts, common, part))
  const plans = judged.map((part) => planOf(asOne(part), options, true))
  // a list is no answer to the whole of a question of which one part is understood
  const said = planOf(asOne(whole), options, later.length > 0)
  const isListed = said.list && judged.some(({ understood }) => understood) && !whole.understood
  if (!isListed || whole.reading.question.lists) plans.push(said)
  return compose(options.facts, mergePlans(plans), 1 - chance)
}

/** What is said of one part of a question: a plan, or that the CV does not tell it. */
interface PartAnswer {
  readonly plan?: Plan
  readonly missing?: string
  readonly silence: number
}

/** How likely the CV does not hold the answer. */
function chanceOfNone(
  { features, ranking, reading, understood }: Judged,
  { facts, weights }: ExtractOptions,
  foreign: boolean,
): number {
  if (understood) return UNDERSTOOD
  // what is not English is unknown, all of it
  const unknown =
    !foreign &&
    (asksTheUnknown(facts, reading) ||
      asksUnknownLeaving(facts, reading, ranking.first[0]) ||
      asksUnknownBeginning(facts, reading, ranking.first[0]) ||
      lacksDetail(facts, reading) ||
      tellsOfAnother(facts, reading, ranking.first[0]))
  return Math.max(declineChance(features, weights?.decline), unknown ? 0.9 : 0)
}

function declined(answer: string, confidence: number): Composed {
  return { answer, sources: [], citations: [], kind: 'declined', confidence }
}

function planOf(
  { ranking, timeline, reading }: Judged,
  { facts, groups, now }: ExtractOptions,
  part: boolean,
): Plan {
  return timeline ?? planPassages(facts, groups, ranking.first, reading, part, now)
}
