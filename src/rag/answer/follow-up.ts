/**
 * Makes a follow-up question stand by itself: 'And how long was she there?' after 'Where did she work in 2017?'. Only
 * the earlier questions are known, so the one before is answered first, and what it was answered from is what 'there'
 * means.
 */
import type { ExtractOptions } from './judged.ts'
import { extract } from './extract.ts'
import type { Facts } from './facts/facts.ts'
import { fieldsAsked, isRowOfSeveral, standsBeside } from './field-of-before.ts'
import { withoutOrders } from './lexicon/injection.ts'
import type { Kind } from './lexicon/kinds.ts'
import { KINDS_BY_NOUN } from './lexicon/nouns.ts'
import { answerOfIt } from './of-last-thing.ts'
import { LEAD_IN, ownWords, THERE } from './question/own-words.ts'
import { withOther } from './question/follow-up-ellipsis.ts'
import { pickIn } from './question/follow-up-pick.ts'
import { inCalendar } from './question/in-calendar.ts'
import { OF_BEFORE, WHERE } from './question/stand-alone.ts'
import { analyse } from './question/question.ts'
import type { Composed } from './saying/compose.ts'
import { bySections } from './saying/source-order.ts'
import { findDates } from './text/dates.ts'
import { fold, words } from './text/text.ts'
import { nameOf, toldBy } from './things-told.ts'
import { pickedOf, turn, type Turn } from './turns.ts'

/** Earlier questions that are looked back at. */
const LOOK_BACK = 3

const POINTS_BACK = new RegExp(
  [
    '^(?:and|but|so|also|(?:and )?(?:what|how) about|ok(?:ay)?|then)\\b',
    // 'is there a' says that there is one; 'if it is', 'say that she' and 'people that' point at nothing before
    '(?<!\\b(?:is|are|was|were|be|been|has|have|had) )\\bthere\\b(?! (?:is|are|was|were|been)\\b)',
    '(?<!\\b(?:if|whether|say|says|answer|state|claim|think) )\\b(?:that|it)\\b(?! (?:he|she|they|you|i|we|the|an?|his|her|their|your)\\b)',
    '\\b(?:this|its|those|these|them|then|the same|ones?|the (?:other|latter|former|first one|second one))\\b',
  ].join('|'),
)
/** 'Why did she leave?', 'How big was the team?': of one post or another. */
const OF_SOME_POST =
  /^why (?:did|does|has) \w+ (?:leave|go|quit|resign|stop|move on|change)$|\b(?:titles?|role|boss|manager|supervisor|team|colleagues|staff|salary|earn|paid|duties|tasks|responsibilities|reason)\b/
/** A thing that a line tells of, rather than the post or the studies it stands in. */
const POINTS_AT_LINE = /\b(?:it|its|that|this|those|these|them|ones?)\b/
/** 'At what rate?' */
const ASKS_BEHIND = /^(?:at|in|for|with|on|to|from|by|under|since|until) (?:what|which|whom|when)\b/
/** Verbs that take a name as it is: 'left Quill'. */
const TAKES_NAME = /\b(?:leave|left|leaving|quit|join|joined|joining)$/i
/** Of a project the language is that of its code. */
const CODED =
  /^(?:in )?(?:what|which) languages? (?:is|was|are|were) (?:it|this|that|they) ?(?:in|(?:written|made|built|done|developed)(?: in)?)?$/
const NEIGHBOUR = /\b(before|after)(?:wards?)?(?: (?:that|this|it|then|there))?$/
/** 'What did she do (there)?': no word of it says more than that something is asked of a post. */
const ASKS_DONE = /^what (?:did|does|do|has|have|was|were|is|are) \w+ (?:do|done|doing)(?: there)?$/
const BARE_TIME =
  /^(?:when|how long|since when|until when|from when(?: (?:to|until|till) when)?)(?: was (?:that|this|it))?$/

/**
 * Answers a question that may take earlier ones to understand it.
 *
 * @param prev Earlier questions, oldest first.
 */
export async function extractInContext(
  query: string,
  prev: readonly string[],
  options: ExtractOptions,
): Promise<Composed> {
  const dated = (text: string): string => inCalendar(options.facts, text, options.now)
  const earlier = prev.filter((one) => one.trim() !== '').slice(-LOOK_BACK)
  return bySections((await turnOf(dated(query), earlier.map(dated), options)).answer)
}

/** One question of several, answered in the light of those before it. */
async function turnOf(query: string, earlier: readonly string[], options: ExtractOptions): Promise<Turn> {
  const { facts } = options
  const last = earlier.at(-1)
  if (last === undefined) return turn(facts, query, await extract(query, options))
  let asked: Promise<Turn> | null = null
  const before = (): Promise<Turn> => (asked ??= turnOf(last, earlier.slice(0, -1), options))
  const pick = withoutOrders(query, fold).ordered ? null : pickIn(ownWords(query))
  const picked = pick === null ? null : await pickedOf(pick, await before(), options)
  if (picked !== null) return picked
  const meant = await meantBy(query, before, facts)
  // the verifier is fitted on questions as they are asked, not on those that are put together here
  const answer = await extract(meant, meant === query ? options : { ...options, verify: undefined })
  const told = await answerOfIt(query, meant, answer, before, options)
  const isSilent = told.kind === 'declined' && meant !== query
  return turn(facts, meant, told, isSilent ? (await before()).about : null)
}

/** The question, or what it asks in full where it takes the earlier ones to understand it. */
async function meantBy(query: string, asked: () => Promise<Turn>, facts: Facts): Promise<string> {
  const follows = followsUp(query, facts)
  const fields = follows ? [] : fieldsAsked(facts, query)
  if (!follows && fields.length === 0) return query
  const own = ownWords(query)
  if (LEAD_IN.test(query) && !POINTS_BACK.test(fold(own)) && isWhole(own)) return own
  const { meant: before, answer } = await asked()
  const unit = toldBy(facts, answer)
  if (!follows && unit === null) {
    const where = WHERE.exec(before)
    return where === null ? query : `${ownWords(query)} ${where[0]}?`
  }
  if (!follows && unit !== null && !standsBeside(facts, fields, unit)) return query
  return unit === null ? joined(query, before) : readAfter(query, before, facts, unit)
}

/** Does it take what came before to understand it? */
function followsUp(query: string, facts: Facts): boolean {
  // 'IT' is no 'it'
  const folded = fold(query.replace(/\bIT\b/g, 'computing')).replace(/[?.!\s]+$/, '')
  if (withoutOrders(query, fold).ordered) return false
  const content = words(query).filter((w) => !w.stop && !facts.name.has(w.text.replace(/'s?$/, '')))
  if (BARE_TIME.test(folded.replace(LEAD_IN, ''))) return true
  if (content.length <= 2 && OF_BEFORE.test(folded)) return true
  if (content.length === 0 || (ASKS_BEHIND.test(folded) && content.length === 1)) return true
  const known = content.filter((w) => facts.df.has(w.stem) || KINDS_BY_NOUN.has(w.stem))
  if (POINTS_BACK.test(folded)) return known.length < 3
  return content.length === 1 && OF_SOME_POST.test(folded) && !isWhole(query)
}

/** 'What is her email?' or 'Where does she work now?', however short; not 'Why did she leave?', which asks of one post. */
function isWhole(query: string): boolean {
  const { order, topics } = analyse(query)
  return order === 'current' || topics.some(({ kinds }) => kinds.every((kind) => !OF_A_POST.has(kind)))
}

const OF_A_POST: ReadonlySet<Kind> = new Set<Kind>(['experience', 'education', 'teaching'])

/** What is asked, once it is known what the question before was answered from. */
function readAfter(query: string, before: string, facts: Facts, unit: number): string {
  const own = ownWords(query)
  const folded = fold(own)
  const at = facts.units[unit]?.entry ?? null
  const entry = at === null ? undefined : facts.entries[at]
  const named = entry && nameOf(facts, entry)
  const verb = entry?.kind === 'education' ? 'study' : 'work'
  if (findDates(query).length > 0) return joined(query, before)
  if (CODED.test(folded) && facts.mainKinds[facts.units[unit]?.unit.section ?? -1] === 'projects')
    return named === undefined ? joined('What is it written in?', before) : `What is ${named} written in?`
  const neighbour = NEIGHBOUR.exec(folded)
  if (neighbour && named) return `Where did they ${verb} ${neighbour[1]} ${named}?`
  const other = LEAD_IN.test(query) ? withOther(own, before, facts, unit) : null
  if (other !== null) return other
  const ofPost = entry?.kind != null && OF_A_POST.has(entry.kind) && facts.units[unit]?.isHeader === false
  const ofLine = ofPost && POINTS_AT_LINE.test(folded) && !THERE.test(folded)
  const content = words(own).some((word) => !word.stop)
  if (named === undefined || ofLine || isRowOfSeveral(facts, unit)) return joined(query, before)
  if (BARE_TIME.test(folded)) return `${own.replace(/ was \w+$/, '')} did they ${verb} at ${named}?`
  if (!content && !ASKS_DONE.test(folded)) return joined(query, before)
  if (THERE.test(own)) return `${own.replace(THERE, `at ${named}`)}?`
  const left = own.replace(/\bgo$/, 'leave')
  return TAKES_NAME.test(left) ? `${left} ${named}?` : `${own} at ${named}?`
}

/** The question with the words of the one before: 'When?' → 'When … study?' */
function joined(query: string, before: string): string {
  // 'And in 2015?' changes the time and keeps the rest
  if (findDates(query).length > 0) {
    let kept = before
    for (const date of [...findDates(before)].reverse())
      kept = `${kept.slice(0, date.start).replace(/\b(?:in|since|from|during|after|before|until)\s*$/i, '')}${kept.slice(date.end)}`
    return `${kept.replace(/[?.!\s]+$/, '')} ${query.replace(LEAD_IN, '')}`
  }
  const own = ownWords(query)
  const said = new Set(words(query).map((word) => word.text))
  const fresh = words(before).filter((word) => !word.stop && !said.has(word.text))
  return fresh.length === 0 ? query : `${own} ${fresh.map((word) => word.raw).join(' ')}?`
}
