/** Questions about something that the CV has no word for: they are declined whatever else matches. */
import { lacksReach } from '../common/reach/reach-one.ts'
import { lacksReachOf } from '../common/reach/reach-other.ts'
import type { Facts } from '../facts/facts.ts'
import { AROUND_LANGUAGE } from '../lexicon/around-language.ts'
import { isTime } from '../lexicon/quotable.ts'
import type { Reading } from '../ranking/reader.ts'
import type { Term } from '../ranking/terms.ts'
import { greatest } from '../ranking/trees.ts'
import { asksUnknownDegree, asksUnknownDoctorate } from './asks-unknown-degree.ts'
import { asksUnknownFirm, RARE } from './asks-unknown-firm.ts'
import { asksUnknownReviews } from './asks-unknown-reviews.ts'
import { asksUnknownSuperior } from './asks-unknown-superior.ts'
import { bestAnywhere, coveredTerms } from './held-terms.ts'

/** Log odds against 'no line answers'. */
const SAID_OTHERWISE = 4

/** So near in meaning to a name comes a text that may put it otherwise; others are only about something like it. */
const NEAR = 0.5

/** Words around the one thing that is asked about. */
const AROUND =
  /^(?:experi|skill|knowledg|know|knew|us|familiar|background|expertis|expert|work|year|month|have|hold|own|get|ever|abl|profici|compet|qualif|certif|licen[cs]|train|long|mani|much|list|tell|show)/

/** Is it how well one speaks a language that the CV does not name ('Spanish language level?')? */
function asksUnknownLanguage({ question, terms }: Reading): boolean {
  const topic = question.topics.find(({ name }) => name === 'language')
  const named = topic?.ask.exec(question.folded)
  if (!named) return false
  const within = (t: Term): boolean =>
    t.word.start >= named.index && t.word.start < named.index + named[0].length
  const others = terms.filter((t) => !t.self && !within(t))
  const asked = terms.filter(within)
  return (
    asked.length > 0 &&
    asked.every((t) => t.known < 0.5 && t.reach < 0.5) &&
    others.every((t) => AROUND_LANGUAGE.test(t.word.stem))
  )
}

/** 'Azure': no text of other such things puts it otherwise; abbreviations stand for kinds of things, too ('CRM'). */
const isByName = ({ named, word }: Term): boolean => named && /^\p{Lu}\p{Ll}{2}/u.test(word.raw)

/** Is nothing that the question asks about in the CV ('kubernetes experience?')? */
export function asksTheUnknown(facts: Facts, reading: Reading): boolean {
  if (
    asksUnknownLanguage(reading) ||
    asksUnknownDegree(facts, reading) ||
    asksUnknownDoctorate(facts, reading) ||
    asksUnknownFirm(facts, reading) ||
    asksUnknownSuperior(facts, reading) ||
    asksUnknownReviews(facts, reading) ||
    lacksReach(facts, reading.question) ||
    lacksReachOf(facts, reading.question)
  )
    return true
  const asked = reading.terms.filter((t) => !t.self && !AROUND.test(t.word.stem))
  // said in other words, as far as what was learned can tell; of names alone that says how well a line fits what stands
  // around them ('how many years of Xyz')
  const names =
    asked.length > 0 && asked.every((t) => t.named && t.rarity >= RARE && /\p{Lu}/u.test(t.word.raw))
  const far = names && asked.every((t) => isByName(t) || bestAnywhere(reading, t) < NEAR)
  if (!far && greatest(reading.columns.get('learned')) > SAID_OTHERWISE) return false
  // a name: a common word may be put otherwise
  if (
    !asked.some((t) => t.named && t.rarity >= RARE && !isTime(t.word)) ||
    asked.some((t) => t.known >= 0.5 || t.reach >= 0.5)
  )
    return false
  const covered = coveredTerms(facts, reading)
  return !asked.some((t) => covered.has(t))
}
