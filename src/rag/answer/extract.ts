/** From a question and the model's comparison with every unit to a finished answer: the extractive path. */
import { UNTOLD } from './chance-of-none.ts'
import { overviewInParts } from './overview-in-parts.ts'
import { planCompared } from './common/compared.ts'
import { leavingNearly } from './common/terms/leaving-nearly.ts'
import type { Term } from './common/terms/term-weights.ts'
import { isPlan, NOWHERE, UNSAID, type Overview } from './common/planner.ts'
import { asksTerm, ofTermAsked } from './common/terms/terms-freely.ts'
import { termNearly } from './common/terms/terms-nearly.ts'
import { topicAsked } from './common/topics/topics-freely.ts'
import { overviewWithDates } from './common/with-dates.ts'
import { consider } from './consider.ts'
import { planExcepting } from './excepting.ts'
import type { ExtractOptions } from './judged.ts'
import { declined } from './declining/declined.ts'
import { declineText, inOwnWords, UNREAD } from './declining/decline-text.ts'
import { unlessOfAnother } from './declining/of-another-named.ts'
import { unlessOfPerson } from './declining/of-kin.ts'
import { presumesUntold } from './declining/presumes.ts'
import { planAllowed, planHeldNamed } from './details/held-named.ts'
import type { Facts } from './facts/facts.ts'
import { withoutOrders } from './lexicon/injection.ts'
import { tellsAnother, termAsked } from './intents/term-asked.ts'
import { inKnownWords, saysAsMuch, saysItsWords } from './in-known-words.ts'
import { AGAINST_KNOWN, AGAINST_NOWHERE, isPlainlySaid } from './outweighed.ts'
import { planGot } from './lists/not-got.ts'
import { trueCount } from './lists/true-count.ts'
import { planOverview } from './overview.ts'
import { beginParts } from './parts.ts'
import type { Plan, PlanPart } from './plan/plan.ts'
import { withoutUnheld } from './question/alternatives.ts'
import { withoutName } from './question/by-name.ts'
import { joinedNames } from './question/joined-names.ts'
import { wordedFor } from './question/worded.ts'
import type { Reading } from './ranking/reader.ts'
import { compose, type Composed } from './saying/compose.ts'
import { sideBySide } from './saying/side-by-side.ts'
import { tellFound } from './tell-found.ts'
import { fold } from './text/text.ts'
import { tellsOfOtherTimes } from './timeline/other-times.ts'
import { planSince } from './timeline/plan-since.ts'
import { isWithin } from './within.ts'

/** Of two things that may do, so surely the one is told that is asked for by itself. */
const ALTERNATIVE_AT = 0.8

export async function extract(query: string, options: ExtractOptions): Promise<Composed> {
  const answer = await extractAsked(query, options)
  if (answer.kind !== 'declined') return answer
  const asked = withoutName(options.facts, query)
  const named = planHeldNamed(options.facts, asked) ?? planAllowed(options.facts, asked)
  if (named !== null && isWithin(options.within, named)) return compose(options.facts, named, named.chance)
  // a topic knows all of its words: what is left without one of them is another question
  if (topicAsked(fold(asked)) !== undefined) return answer
  const held = withoutUnheld(options.facts, query)
  const other = held === null ? answer : await extractAsked(held, options)
  return other.kind !== 'declined' && other.confidence >= ALTERNATIVE_AT ? other : answer
}

async function extractAsked(query: string, options: ExtractOptions): Promise<Composed> {
  const { rest, ordered } = withoutOrders(query, fold)
  if (ordered && rest === '') return declined('That is not a question that this CV answers.', 0.95)
  if (!/[\p{L}\d]/u.test(rest)) return declined('Please ask a question about this CV.', 0.95)
  const overviewOf = (asked: string): Overview => {
    const plan = ofOwn(options, asked, planOverview(options.facts, options.groups, asked, options.now))
    return options.within === undefined || (isPlan(plan) && isWithin(options.within, plan)) ? plan : null
  }
  const { bare, text, slips, foreign } = wordedFor(options, rest)
  // no word of another language can be told to be missing: the CV may well have it in English
  const bareFolded = fold(withoutName(options.facts, text))
  const nearly = foreign ? null : termNearly(options.facts, bareFolded, text)
  const isTerm = asksTerm(bareFolded) || topicAsked(bareFolded) !== undefined
  const refusal = (reading: Reading): string =>
    foreign
      ? UNREAD
      : inOwnWords(ofTerm(text, isTerm, nearly !== null, declineText(options.facts, reading)), slips)
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
  const excepting = foreign ? null : await planExcepting(text, overview, options, overviewOf)
  if (excepting !== null) return compose(options.facts, excepting, excepting.chance)
  const isElsewhen = (plan: Pick<Plan, 'parts'>): boolean =>
    !foreign && tellsOfOtherTimes(options.facts, fold(text), plan)
  if (isPlan(overview) && !isElsewhen(overview)) return compose(options.facts, overview, overview.chance)
  const parts = beginParts(text, options, overviewOf)
  const whole = await consider(text, options)
  const isPlain = overview === null && !foreign

  const known = isPlain ? await inKnownWords(whole, options, text, overviewOf) : null
  const silence = isPlan(overview) ? null : (overview ?? (known === UNSAID ? UNSAID : null))
  const mayTell =
    leavingNearly(options.facts, bareFolded, options.now) ??
    (silence === null ? null : ofTermAsked(options.facts, bareFolded)) ??
    nearly ??
    (isPlan(overview) ? null : ofTopic(options.facts, bareFolded))
  const term = isPlan(overview) || foreign ? null : termAsked(text, whole.vector)
  const asked = { text, foreign, silence, mayTell: unlessAnother(term, mayTell), refusal, isElsewhen }
  const found = await tellFound(whole, parts, options, asked)
  if (known === NOWHERE)
    return saysItsWords(found, null, text) || (await isPlainlySaid(text, AGAINST_NOWHERE, whole, options))
      ? found
      : declined(refusal(whole.reading), UNTOLD)
  if (known === null || known === UNSAID || saysAsMuch(found, known) || saysItsWords(found, known, text))
    return found
  // 'No university.' is the answer to whether she went to one, and the degrees of other houses are not
  const isSaid = whole.reading.question.yesno && (await isPlainlySaid(text, AGAINST_KNOWN, whole, options))
  return isSaid ? found : known.answer
}

/** A line on another term of one's work tells nothing of the one that is asked for. */
const unlessAnother = (term: Term | null, mayTell: ((part: PlanPart) => boolean) | null): typeof mayTell =>
  term === null ? mayTell : (part) => mayTell?.(part) !== false && !tellsAnother(term, part)

/** What may tell of the topic that is asked for; null where none is. */
function ofTopic(facts: Facts, folded: string): ((part: PlanPart) => boolean) | null {
  const topic = asksTerm(folded) ? undefined : topicAsked(folded)
  return topic === undefined ? null : (part) => topic.mayTell(facts, part)
}

/** What names a word of the question would name one of how it is asked: 'anything about “objections”'. */
function ofTerm(text: string, isTerm: boolean, isNearly: boolean, refusal: string): string {
  const named = /not mention (\p{Lu}.*?)\.$/u.exec(refusal)?.[1]
  // 'to Berlin' is named as it stands within the question
  const isName = named !== undefined && !isTerm && /[\p{Ll},] $/u.test(text.split(named)[0] ?? '')
  return (isTerm || isNearly) && !isName && /“|not mention/.test(refusal) ? 'The CV does not say.' : refusal
}

const apartIf = (apart: readonly string[] | null): { readonly apart: readonly string[] } | null =>
  apart === null ? null : { apart }

/** Without what is told of the person's family alone. */
function ofOwn({ facts, now, day }: ExtractOptions, asked: string, overview: Overview): Overview {
  if (!isPlan(overview)) return overview
  if (unlessOfAnother(facts, { text: asked }, overview) === null) return null
  const folded = fold(withoutName(facts, asked))
  const own = unlessOfPerson(facts, { folded }, overview)
  return own && trueCount(facts, folded, planGot(folded, own), now, day)
}
