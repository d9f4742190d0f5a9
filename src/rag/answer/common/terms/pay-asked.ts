/** 'What is her expected salary?', 'her current pay': of lines about pay the one that says which it is. */
import type { Facts } from '../../facts/facts.ts'
import { fold } from '../../text/text.ts'
import { piecesOf, type Piece } from '../pieces.ts'
import { isPlan, NOWHERE, planOf, type Overview } from '../planner.ts'
import { earnedIn, EARNED_NOW, earnedNow, wishedPay } from './pay-clauses.ts'
import { planPay } from './pay-told.ts'
import { SUM } from './pay-words.ts'
import { sayAll } from '../told.ts'

/** CTC is what a post costs the employer in all. */
const PAY =
  '(?:salary|pay|ctc|remuneration|compensation|income|earnings|wages?|package|(?:day|daily|hourly) rate)'
const TO_COME =
  '(?:expected|desired|hoped[- ]for|wanted|target|minimum|required|preferred|asking|sought|future)'
const HELD = '(?:current|present|existing|last(?: drawn)?|latest|fixed|drawn)'
const BESIDE = '(?: \\(.{1,24}\\)| per annum| pa| p\\.a\\.?)?'
const EXPECTED = new RegExp(
  `^${TO_COME} (?:annual |monthly |gross |net )?${PAY}${BESIDE}$|^${PAY} (?:expectations?|expected|sought|wanted|wish|requirements?)${BESIDE}$`,
)
const CURRENT = new RegExp(
  `^${HELD} (?:annual |monthly |gross )?${PAY}${BESIDE}$|^${PAY} (?:now|at present|drawn)$`,
)
const OF_POST = new RegExp(`^(?:(?:annual|monthly|gross|base|starting) )?${PAY}${BESIDE}$`)

const ASKS_EXPECTED =
  /\b(?:expect(?:s|ed|ing|ations?)?|desired|wanted|wants?|like|hop(?:e|es|ing)(?: for)?|hoped-for|wish(?:es)?|target|minimum|preferred|requirements?|demands?|claim|require|need|ask(?:s|ing)? for|in mind|tempt|accept|settle|offer|looking for|look for|seek(?:ing)?|aim(?:ing)?|would)\b/
const ASKS_CURRENT = /\b(?:current(?:ly)?|present|now|today|at present|at the moment|these days)\b/

const ASKS_BOTH =
  /\b(?:earns?|earning|current|present|now|gets?|paid|makes?)\b.*\b(?:and|or|vs|versus)\b.*\b(?:wants?|expect(?:s|ed|ing|ations?)?|hop(?:e|es|ing)|asks?|asking|wish(?:es)?|like|desired|looking for|would|take to|tempt)\b/

/** Lines of a part of the CV that is about money. */
const headed = (facts: Facts): Piece[] =>
  piecesOf(facts).filter(({ section }) =>
    /\b(?:money|pay|salary|earnings)\W*$/i.test(facts.document.sections[section]?.heading ?? ''),
  )

const withLabel = (facts: Facts, label: RegExp): Piece[] =>
  piecesOf(facts).filter((piece) => piece.label !== '' && label.test(piece.label) && /\d/.test(piece.value))

/** @param now months since year 0 */
export function planPayAsked(facts: Facts, folded: string, now: number): Overview {
  const plan = planOfPay(facts, folded, now)
  return isPlan(plan) && isElusive(folded, plan.parts.map(({ text }) => text).join(' ')) ? NOWHERE : plan
}

/** Lines that put it off, and what is paid for a day where the pay of a post is asked for, tell no pay. */
function isElusive(folded: string, told: string): boolean {
  const isOfPost = ASKS_CURRENT.test(folded) && !ASKS_EXPECTED.test(folded) && !/\brates?\b/.test(folded)
  if (/\d/.test(told.replace(/\b(?:19|20)\d\d\b/g, '')))
    return isOfPost && /^(?:(?:day|daily|hourly) )?rates?\b/i.test(told)
  return isOfPost || PUT_OFF.test(told)
}

const PUT_OFF = /\b(?:talk|discuss|interview|in person|when we meet)/i
/** What is said of the pay that one would like. */
const OF_WISH = /\b(?:sought|wanted|wished|expected|hoped|asked for)\b/i
/** What is said of the pay that one has, whatever it says. */
const OF_NOW =
  /^(?:my |her |his )?(?:current|present|existing|last|latest) (?:annual |monthly |gross )?(?:salary|pay|ctc|remuneration|package|income|earnings|wages?)\b/i

/** A sum, and that it is of today. */
const NOW_TOLD = /\d[^.;]{0,12} (?:now|currently|at present|at the moment)\b/i

function planOfPay(facts: Facts, folded: string, now: number): Overview {
  const year = /\b(?:19|20)\d\d\b/.exec(folded)?.[0]
  if (year !== undefined) return planOf(sayAll(earnedIn(facts, year), 1))
  const wished = [...wishedPay(facts), ...withLabel(facts, /^(?:expected|expectations?)$/).filter(isSum)]
  const expected = [...withLabel(facts, EXPECTED), ...wished]
  // 'pay: €48,000; would move for €60,000'
  const beside = withLabel(facts, OF_POST).filter((piece) => !piece.within && !wished.includes(piece))
  const current = [...withLabel(facts, CURRENT), ...earnedNow(facts), ...(wished.length > 0 ? beside : [])]
  // 'What does she earn, and what does she want?'
  if (ASKS_BOTH.test(folded)) {
    const both = [...current, ...expected]
    return planOf(sayAll(both.length > 0 ? both : headed(facts), 2)) ?? planPay(facts)
  }
  if (ASKS_EXPECTED.test(folded)) {
    if (expected.length > 0) return planOf(sayAll(expected, 1))
    // what is earned now is not what is asked for
    const plan = planPay(facts)
    const isOfNow = isPlan(plan) && plan.parts.every(({ text }) => EARNED_NOW.test(text) || OF_NOW.test(text))
    return isOfNow || (current.length > 0 && isOnly(plan, current)) ? NOWHERE : plan
  }
  const ofPosts = payNow(facts, now)
  if (ASKS_CURRENT.test(folded)) {
    if (current.length > 0) return planOf(sayAll(current, 1))
    if (ofPosts.length > 0) return planOf(sayAll(ofPosts, 1))
    const plan = planPay(facts)
    const isWish = isPlan(plan) && plan.parts.every(({ text }) => OF_WISH.test(text))
    // 'Pay: $41 an hour now, looking for $46': one line tells both
    const isBoth = isPlan(plan) && plan.parts.some(({ text }) => NOW_TOLD.test(text))
    return isWish || (!isBoth && expected.length > 0 && isOnly(plan, expected)) ? NOWHERE : plan
  }
  if (current.length > 0 || expected.length > 0) return planOf(sayAll([...current, ...expected], 2))
  return ofPosts.length > 0 ? planOf(sayAll(ofPosts, 1)) : planPay(facts)
}

/** 'Expected: £42,000' is no year. */
const isSum = ({ value }: Piece): boolean => new RegExp(`^(?:about |around |from )?${SUM}`).test(value)

/** Does the plan rest on these lines alone? */
const isOnly = (plan: Overview, pieces: readonly Piece[]): boolean =>
  plan !== null &&
  typeof plan === 'object' &&
  'parts' in plan &&
  plan.parts.every(({ units }) => units.some((unit) => pieces.some((piece) => piece.units.includes(unit))))

/** What is told of the pay in the post that goes on, where each post tells its own. */
function payNow(facts: Facts, now: number): Piece[] {
  return withLabel(facts, OF_POST).filter((piece) => piece.within && goesOn(facts, piece, now))
}

function goesOn({ units, entries }: Facts, piece: Piece, now: number): boolean {
  const entry = units[piece.units[0] ?? -1]?.entry ?? null
  if (entry === null) return false
  const range = entries[entry]?.range
  if (range) return !range.single && range.to >= now - 1
  // a form tells the time in a line of its own
  return units.some((line) => line.entry === entry && TIME.test(fold(line.unit.text)))
}

const TIME =
  /^(?:dates?(?: employed| of employment)?|period|duration|from|employed|tenure)\b.{0,40}\b(?:present|current|now|today|till date|to date)\b|^(?:\p{L}{3,9}\.? |[01]?\d[./])?(?:19|20)\d\d ?[–—-]+ ?(?:present|current|now|today|date)\b/u
