/** What is said of what was found: of the parts of a question or of the whole of it, or that the CV does not say it. */
import { withBesideStudy } from './beside-study.ts'
import { chanceOfNone, UNTOLD } from './chance-of-none.ts'
import { UNSAID, type Silence } from './common/planner.ts'
import { DECLINE_AT, planOf } from './consider.ts'
import { declined } from './declining/declined.ts'
import { isToldInReply } from './details/told-in-reply.ts'
import type { ExtractOptions, Judged } from './judged.ts'
import { planGot } from './lists/not-got.ts'
import type { beginParts } from './parts.ts'
import { mergePlans } from './plan/merge-plans.ts'
import type { Plan, PlanPart } from './plan/plan.ts'
import type { Reading } from './ranking/reader.ts'
import { inCommon, ofNamed, stayWith } from './same-entry.ts'
import { AGAINST_SILENCE, isPlainlySaid } from './outweighed.ts'
import { compose, type Composed } from './saying/compose.ts'
import { sideBySide } from './saying/side-by-side.ts'
import { fold } from './text/text.ts'

/** Where the words that usually tell it were not found: other words are to tell it surely, or are not looked for. */
const SILENT_AT: Readonly<Record<Silence, number>> = { unsaid: 0.15, nowhere: 0 }
/** The same where the verifier does not find it plain either: to 'Can she work remotely?' anything on terms is near. */
const UNSAID_AT = 0.0165
const UNHEARD_AT = 0.05
/** How well a word of the question is known to the CV, at least. */
const HEARD_OF = 0.5
/** For questions in other languages, which the decliner knows nothing of. */
const DECLINE_FOREIGN_AT = 0.97

/** 'Who supervised the MSc?' asks of one thing, which a line is on or not; 'Would she travel?' is near to all terms. */
const namesOne = ({ terms }: Reading): boolean =>
  terms.some(
    ({ self, word }) => !self && (word.start > 0 ? /\p{Lu}/u : /\p{Lu}\P{Lu}*\p{Lu}/u).test(word.raw),
  )

interface Asked {
  readonly text: string
  readonly foreign: boolean
  /** What is known before: the words that usually tell it were not found. */
  readonly silence: Silence | null
  /** Whether a line may tell what is asked for: one without a word of it does not. */
  readonly mayTell: ((part: PlanPart) => boolean) | null
  readonly refusal: (reading: Reading) => string
  readonly isElsewhen: (plan: Pick<Plan, 'parts'>) => boolean
}

export async function tellFound(
  whole: Judged,
  parts: ReturnType<typeof beginParts>,
  options: ExtractOptions,
  { text, foreign, silence: unheard, mayTell, refusal, isElsewhen }: Asked,
): Promise<Composed> {
  // whatever words are usual, a field that is called so tells it
  const isReplied = isToldInReply(options.facts, whole.ranking.first, whole.reading)
  const unsaid = isReplied ? null : unheard
  const silence = (one: Judged): number => chanceOfNone(one, options, foreign)
  const chance = silence(whole)
  // where no word for it was found, and none of the question's words either, the nearest line must be plain
  const isUnknown = whole.reading.terms.every(({ self, known }) => self || known < HEARD_OF)
  // the verifier is asked only where it decides
  const isPlain =
    unsaid !== UNSAID ||
    chance <= UNSAID_AT ||
    chance > SILENT_AT.unsaid ||
    options.verify === undefined ||
    namesOne(whole.reading) ||
    (await isPlainlySaid(text, AGAINST_SILENCE, whole, options))
  const silent = (what: Silence): number =>
    Math.min(SILENT_AT[what], isUnknown ? UNHEARD_AT : 1, isPlain ? 1 : UNSAID_AT)
  const limit = foreign
    ? DECLINE_FOREIGN_AT
    : (options.threshold ?? (unsaid === null ? DECLINE_AT : silent(unsaid)))
  const { judged, answers, common: isCommon, theirs } = await parts(silence, limit)
  const isTold = answers.every(({ plan }) => plan)
  if (chance > limit || (isCommon && isTold) || theirs) {
    const told = answers.flatMap(({ plan, silence }) => (plan ? { plan, silence } : []))
    if (told.length === 0) return declined(refusal(whole.reading), chance)
    const answer = compose(
      options.facts,
      withBesideStudy(options.facts, fold(text), mergePlans(told.map(({ plan }) => plan))),
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
  const merged = mergePlans(plans)
  const ofIt =
    mayTell === null || isReplied
      ? merged
      : { ...merged, parts: merged.parts.filter((part) => mayTell(part)) }
  const plan = withBesideStudy(options.facts, fold(text), planGot(fold(text), ofIt))
  // of what was found, nothing is of the time or the state that is asked for
  if (plan.parts.length === 0 || isElsewhen(plan)) return declined(refusal(whole.reading), UNTOLD)
  return compose(options.facts, plan, 1 - chance)
}
