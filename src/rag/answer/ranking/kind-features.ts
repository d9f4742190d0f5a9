/** Whether a unit holds what kind of thing is asked for: a date, a number, a level, a person. */
import type { Facts, UnitFacts } from '../facts/facts.ts'
import { PERSON } from '../lexicon/names.ts'
import { EMAIL, PHONE, URL } from '../lexicon/reach.ts'
import type { Question } from '../question/question.ts'
import { NUMBER_WORDS } from '../text/word-lists.ts'
import { besideNumbers, raiseBeside, type Reach } from './beside-numbers.ts'
import type { FeatureName, Features } from './feature-names.ts'
import { flags, kept } from './flags.ts'
import type { Term } from './terms.ts'

const MONEY =
  /[€£$¥]\s?\d|\b(?:eur|usd|gbp|chf|nok|sek|dkk|pln|huf|czk|euros?|pounds?|dollars?|francs?|kroner|kronor|k|million|billion)\b/i
const NUMBER =
  /\d|\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|eighteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|dozen|half|twice|once|one)\b/i
const REASON =
  /\bbecause\b|\bsince (?:i|we|it|the)\b|\bas (?:i|we|it|the|my)\b|\bso that\b|\bdue to\b|\bin order to\b|\bwanted\b|\bto be able\b|\bafter\b|\bthanks to\b|\bmostly\b|\bowing\b|\bover a\b|\bfor the\b/i
const LEVEL =
  /\b(?:[abc][12]|native|fluent|basic|good|expert|advanced|beginner|intermediate|mother tongue|proficient|working knowledge|level|first language|conversational|daily|excellent|confident|a little|a few|some|rusty|reading|none)\b/i
const NEGATION =
  /\b(?:no|not|never|none|cannot|can't|don't|do not|doesn't|isn't|no longer|without|nor|neither|gave up|given up|stopped|expired|lapsed|declined|haven't|hasn't|unpaid|dropped|refuse|only)\b/i
const PLACE = /\b(?:in|at|near|from|to|between|based|around|of) \p{Lu}|, \p{Lu}\p{Ll}+/u
const STOPPED =
  /\bno longer\b|\bended\b|\bclosed\b|\bgave up\b|\bgiven up\b|\bstopped\b|\bexpired\b|\blapsed\b|\bnot renewed\b|\bdiscontinued\b|\bleft\b|\buntil\b|\bsold\b|\bquit\b|\bformer|\bany ?more\b|\bdropped\b|\bunused\b|\bnot yet\b/i
const PERCENT = /%|per ?cent/i
const TIME_UNITS = /\b(?:years?|months?|weeks?|days?|hours?)\b/
const QUOTED = /["“”„«»‘]|\*/
// the first word of a sentence is capitalised anyway: it makes no name
const PERSON_INSIDE = new RegExp(`(?<!^)${PERSON.source}|^(?!\\p{Lu}\\p{Ll}+ \\p{Ll})${PERSON.source}`, 'u')

export function addKind(x: Features, facts: Facts, question: Question, terms: readonly Term[]): void {
  const { expects } = question
  const show = (name: FeatureName, pattern: RegExp): void => x.set(name, flags(facts, pattern))
  if (expects.has('person')) show('person', PERSON_INSIDE)
  if (expects.has('date'))
    x.set(
      'date',
      kept(facts, 'date', (unit) => (unit.dates.length > 0 ? 1 : 0)),
    )
  if (expects.has('duration')) x.set('range', ranges(facts))
  if (expects.has('count')) {
    show('number', NUMBER)
    x.set('numberNear', numberNear(facts, question, terms))
  }
  if (expects.has('money')) show('money', MONEY)
  if (expects.has('percent')) show('percent', PERCENT)
  if (expects.has('reason')) show('reason', REASON)
  if (expects.has('level')) show('level', LEVEL)
  if (expects.has('place') || expects.has('org')) show('place', PLACE)
  if (expects.has('email')) show('email', EMAIL)
  if (expects.has('phone')) show('contact', PHONE)
  if (expects.has('url')) show('contact', URL)
  if (question.yesno || question.topics.some((t) => t.name === 'weakness')) show('negation', NEGATION)
  if (/\b(?:still|any ?more|yet|continue|ongoing|running)\b/.test(question.folded)) show('stopped', STOPPED)
  if (/\b(?:title|titled|called|named|entitled)\b|\bname of\b|\bis the name\b/.test(question.folded))
    show('quote', QUOTED)
}

/** Texts that say how long: by two dates, or by a number of years. */
function ranges(facts: Facts): Float64Array {
  const units = flags(facts, TIME_UNITS)
  return kept(facts, 'range', ({ dates, unit }) =>
    dates.some((d) => !d.single) ? 1 : units[unit.index] === 1 ? 0.6 : 0,
  )
}

/** Is there a number beside the noun that is counted ('24 beds', 'beds: 24')? 1 when next to it. */
function numberNear(facts: Facts, question: Question, terms: readonly Term[]): Float64Array {
  const near = new Float64Array(facts.units.length)
  const asked = new Set(question.head.map((w) => w.stem))
  const heads = new Set<string>()
  for (const { word, matches } of terms)
    if (asked.has(word.stem)) for (const [stem, value] of matches) if (value >= 0.5) heads.add(stem)
  for (const head of heads) raiseBeside(near, besideNumbers(facts, NEAR, countsIn, head))
  return near
}

/** What is counted stands behind the number rather than before it. */
const NEAR: Reach = {
  from: -4,
  to: 4,
  weigh: (distance) => (distance > 0 ? 1.1 - 0.1 * distance : 0.8 - 0.1 * -distance),
}

/** The places among a unit's words of numbers that are no years. */
function countsIn({ words }: UnitFacts): number[] {
  const isCount = (text: string): boolean =>
    (/^\d/.test(text) || NUMBER_WORDS.has(text)) && !/^(?:19|20)\d\d$/.test(text)
  return words.flatMap(({ text }, i) => (isCount(text) ? [i] : []))
}
