/** From a question and the model's comparison with every unit to a finished answer: the extractive path. */
import { chanceOfNone, UNTOLD } from './chance-of-none.ts'
import { overviewInParts } from './common/in-parts.ts'
import { planCompared } from './common/compared.ts'
import { isPlan, type Overview, type Silence } from './common/planner.ts'
import { overviewWithDates } from './common/with-dates.ts'
import { consider, DECLINE_AT, planOf } from './consider.ts'
import type { ExtractOptions, Judged } from './judged.ts'
import { declineText, inOwnWords, UNREAD } from './declining/decline-text.ts'
import { unlessOfAnother } from './declining/of-another-named.ts'
import { unlessOfPerson } from './declining/of-kin.ts'
import { presumesUntold } from './declining/presumes.ts'
import type { Facts } from './facts/facts.ts'
import { withoutOrders } from './lexicon/injection.ts'
import { planGot } from './lists/not-got.ts'
import { planOverview } from './overview.ts'
import { beginParts } from './parts.ts'
import { mergePlans } from './plan/merge-plans.ts'
import type { Plan } from './plan/plan.ts'
import { withoutUnheld } from './question/alternatives.ts'
import { withoutName } from './question/by-name.ts'
import { joinedNames } from './question/joined-names.ts'
import { wordedFor } from './question/worded.ts'
import type { Reading } from './ranking/reader.ts'
import { inCommon, ofNamed, stayWith } from './same-entry.ts'
import { compose, type Composed } from './saying/compose.ts'
import { sideBySide } from './saying/side-by-side.ts'
import { fold } from './text/text.ts'
import { tellsOfOtherTimes } from './timeline/other-times.ts'
import { planSince } from './timeline/plan-since.ts'
import { isWithin } from './within.ts'

/** Where the words that usually tell it were not found: other words are to tell it surely, or are not looked for. */
const SILENT_AT: Readonly<Record<Silence, number>> = { unsaid: 0.15, nowhere: 0 }
const UNHEARD_AT = 0.05
/** How well a word of the question is known to the CV, at least. */
const HEARD_OF = 0.5
/** For questions in other languages, which the decliner knows nothing of. */
const DECLINE_FOREIGN_AT = 0.97

/** Of two things that may do, so surely the one is told that is asked for by itself. */
const ALTERNATIVE_AT = 0.8

export async function extract(query: string, options: ExtractOptions): Promise<Composed> {
  const answer = await extractAsked(query, options)
  if (answer.kind !== 'declined') return answer
  const held = withoutUnheld(options.facts, query)
  const other = held === null ? answer : await extractAsked(held, options)
  return other.kind !== 'declined' && other.confidence >= ALTERNATIVE_AT ? other : answer
}

async function extractAsked(query: string, options: ExtractOptions): Promise<Composed> {
  const { rest, ordered } = withoutOrders(query, fold)
  if (ordered && rest === '') return declined('That is not a question that this CV answers.', 0.95)
  if (!/[\p{L}\d]/u.test(rest)) return declined('Please ask a question about this CV.', 0.95)
  const overviewOf = (asked: string): Overview => {
    const plan = ofOwn(options.facts, asked, planOverview(options.facts, options.groups, asked, options.now))
    return options.within === undefined || (isPlan(plan) && isWithin(options.within, plan)) ? plan : null
  }
  const { bare, text, slips, foreign } = wordedFor(options, rest)
  // no word of another language can be told to be missing: the CV may well have it in English
  const refusal = (reading: Reading): string =>
    foreign ? UNREAD : inOwnWords(declineText(options.facts, reading), slips)
  if (!foreign && presumesUntold(options.facts, rest, options.vocabulary))
    return declined('The CV does not say.', UNTOLD)
  const overview =
    overviewOf(bare) ??
    (text === bare ? null : overviewOf(text)) ??
    overviewWithDates(text, overviewOf) ??
    overviewInParts(text, overviewOf) ??
    planCompared(options.facts, withoutName(options.facts, bare)) ??
    apartIf(foreign ? null : joinedNames(options.facts, withoutName(options.facts, text)))
  if (overview !== null && typeof overview === 'object' && 'apart' in overview)
    return sideBySide(await Promise.all(overview.apart.map((part) => extract(part, options))))
  const since = planSince(options.facts, fold(withoutName(options.facts, text)))
  if (since !== null && isWithin(options.within, since)) return compose(options.facts, since, since.chance)
  const isElsewhen = (plan: Pick<Plan, 'parts'>): boolean =>
    !foreign && tellsOfOtherTimes(options.facts, fold(text), plan)
  if (isPlan(overview) && !isElsewhen(overview)) return compose(options.facts, overview, overview.chance)
  const parts = beginParts(text, options, overviewOf)
  const whole = await consider(text, options)
  const silence = (one: Judged): number => chanceOfNone(one, options, foreign)
  const chance = silence(whole)
  // where no word for it was found, and none of the question's words either, the nearest line must be plain
  const isUnknown = whole.reading.terms.every(({ self, known }) => self || known < HEARD_OF)
  const silent = (what: Silence): number =>
    isUnknown ? Math.min(UNHEARD_AT, SILENT_AT[what]) : SILENT_AT[what]
  const limit = foreign
    ? DECLINE_FOREIGN_AT
    : (options.threshold ?? (overview === null || isPlan(overview) ? DECLINE_AT : silent(overview)))
  const { judged, answers, common: isCommon, theirs } = await parts(silence, limit)
  const isTold = answers.every(({ plan }) => plan)
  if (chance > limit || (isCommon && isTold) || theirs) {
    const told = answers.flatMap(({ plan, silence }) => (plan ? { plan, silence } : []))
    if (told.length === 0) return declined(refusal(whole.reading), chance)
    const answer = compose(
      options.facts,
      mergePlans(told.map(({ plan }) => plan)),
      1 - Math.max(...told.map((one) => one.silence)),
    )
    return sideBySide([
      answer,
      ...answers.flatMap((one) =>
        one.missing === undefined || foreign ? [] : declined(one.missing, one.silence),
      ),
    ])
  }
  const common = inCommon(options.facts, judged)
  const asOne = (part: Judged): Judged =>
    common === null ? ofNamed(options.facts, judged, part) : stayWith(options.facts, common, part)
  const plans = judged.map((part) => planOf(asOne(part), options, true))
  // a list is no answer to the whole of a question of which one part is understood
  const said = planOf(asOne(whole), options, judged.length > 0)
  const isListed = said.list && judged.some(({ understood }) => understood) && !whole.understood
  if (!isListed || whole.reading.question.lists) plans.push(said)
  const plan = planGot(fold(text), mergePlans(plans))
  // of what was found, nothing is of the time or the state that is asked for
  if (plan.parts.length === 0 || isElsewhen(plan)) return declined(refusal(whole.reading), UNTOLD)
  return compose(options.facts, plan, 1 - chance)
}

const apartIf = (apart: readonly string[] | null): { readonly apart: readonly string[] } | null =>
  apart === null ? null : { apart }

/** Without what is told of the person's family alone. */
function ofOwn(facts: Facts, asked: string, overview: Overview): Overview {
  if (!isPlan(overview)) return overview
  if (unlessOfAnother(facts, { text: asked }, overview) === null) return null
  const folded = fold(withoutName(facts, asked))
  const own = unlessOfPerson(facts, { folded }, overview)
  return own && planGot(folded, own)
}

export function declined(answer: string, confidence: number): Composed {
  return { answer, sources: [], citations: [], kind: 'declined', confidence }
}
