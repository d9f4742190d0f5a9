/** 'Who taught her there?', where nothing in the CV tells it but the lines of what was spoken of last. */
import { UNTOLD } from './chance-of-none.ts'
import type { ExtractOptions } from './judged.ts'
import { declined } from './declining/declined.ts'
import { extract } from './extract.ts'
import type { Facts } from './facts/facts.ts'
import { withoutOrders } from './lexicon/injection.ts'
import { ownWords, THERE } from './question/own-words.ts'
import type { Composed } from './saying/compose.ts'
import { findDates } from './text/dates.ts'
import { fold, words } from './text/text.ts'
import { scopeOf, unitsCited, unitsTold, type Thing } from './things-told.ts'
import { said, type Turn } from './turns.ts'

/** 'For how long?' of what one line tells, which says it. */
const HOW_LONG = /^(?:for )?how long$/
const LENGTH =
  /\b(?:\d{1,3}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) (?:hours|days|weeks|months|years)\b/
const POINTS_THERE = /\b(?:it|its|that|there)\b/
/** Of no answer, where the words that are asked for are found in what tells of the thing. */
const FOUND_AT = 0.95
const THERE_TOLD = / (?:at|in|of|from|on) (?:it|that|there)\b|\bthere\b/i
const MOVES_ON = /\b(?:before|after|afterwards|then|next)\b/

/** The answer, or what the thing that is spoken of tells where nothing else does. */
export async function answerOfIt(
  query: string,
  meant: string,
  answer: Composed,
  before: () => Promise<Turn>,
  options: ExtractOptions,
): Promise<Composed> {
  const { facts } = options
  const own = ownWords(query)
  if (MOVES_ON.test(fold(own)) || findDates(query).length > 0) return answer
  const isBare = meant === query
  // what is answered surely by itself is not asked of what was spoken of
  if (isBare && (!mayLean(query, facts) || answer.kind === 'fact' || tellsAll(facts, query, answer)))
    return answer
  const { about } = await before()
  if (about === null) return answer
  if (HOW_LONG.test(fold(own)) && tellsLength(facts, about)) return said(facts, about)
  const scope = scopeOf(facts, about)
  const isOwn = isWithinScope(facts, answer, scope)
  if (answer.kind !== 'declined' && (isOwn || (!isBare && !POINTS_THERE.test(fold(own))))) return answer
  const plain = `${own.replace(THERE_TOLD, '').trim()}?`
  const told = await extract(plain, { ...options, verify: undefined, within: scope, threshold: FOUND_AT })
  if (tellsAll(facts, plain, told)) return told
  // what others tell without one word of the question is no answer to what is asked of this place
  const isOfOther = !isBare && THERE.test(own) && isOutside(facts, answer, scope)
  return isOfOther && !tellsSome(facts, plain, answer) ? declined('The CV does not say.', UNTOLD) : answer
}

const tellsLength = ({ units }: Facts, { head, units: own }: Thing): boolean =>
  own.size === 1 && LENGTH.test(fold(units[head]?.unit.text ?? ''))

const isWithinScope = (facts: Facts, answer: Composed, scope: ReadonlySet<number>): boolean =>
  unitsCited(facts, answer).every((unit) => scope.has(unit))

const isOutside = (facts: Facts, answer: Composed, scope: ReadonlySet<number>): boolean =>
  !unitsTold(facts, answer).some((unit) => scope.has(unit))

/** Does what is said hold all words that are asked for? */
function tellsAll(facts: Facts, query: string, told: Composed): boolean {
  const asked = wordsAsked(facts, query)
  return asked.length > 0 && asked.every((stem) => isSaid(facts, stem, told))
}

const tellsSome = (facts: Facts, query: string, told: Composed): boolean =>
  wordsAsked(facts, query).some((stem) => isSaid(facts, stem, told))

const isSaid = (facts: Facts, stem: string, told: Composed): boolean =>
  unitsTold(facts, told).some((unit) => facts.units[unit]?.stems.has(stem))

const wordsAsked = (facts: Facts, query: string): string[] =>
  words(query).flatMap(({ stop, text, stem }) => (stop || facts.name.has(text) ? [] : stem))

/** A short question that may be of what was spoken of: 'Why was he replaced?' */
const mayLean = (query: string, facts: Facts): boolean =>
  !withoutOrders(query, fold).ordered &&
  words(query).filter((w) => !w.stop && !facts.name.has(w.text)).length <= 3
