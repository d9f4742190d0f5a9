/**
 * 'How many certificates does she list, not counting the driving licence?': what the question without its exception
 * asks for, where that is a list, and of it what is not taken out. What is no part of the list takes nothing out.
 */
import { isPlan, type Overview } from './common/planner.ts'
import { consider, planOf } from './consider.ts'
import type { ExtractOptions } from './judged.ts'
import { exceptionIn } from './lists/exceptions.ts'
import { isOver } from './lists/list-state.ts'
import type { Plan, PlanPart } from './plan/plan.ts'
import { analyse } from './question/question.ts'
import { readWords } from './ranking/reader.ts'
import type { Term } from './ranking/terms.ts'
import { valueOf } from './text/counts.ts'
import { capital, fold, words } from './text/text.ts'
import { numberWord } from './text/word-lists.ts'

/** How well a word of the exception must meet one of an item: a synonym does. */
const MET = 0.5
/** A list that is told by how well it fits alone must fit so well. */
const SURE = 0.5
/** Words of one thing in a line that lists several. */
const FEW = 6
const GONE = /^(?:expired|lapsed|outdated|former|past|invalid)$/
/** What an exception says of any of its things. */
const OF_ANY = /^(?:ones?|that|which|any|things?|items?|entr(?:y|ies)|listed|mentioned|kind|also|own)$/

/** Null where nothing is excepted, or what is asked for without it is no list; where something is known, unless that is what is excepted. */
export async function planExcepting(
  text: string,
  known: Overview,
  options: ExtractOptions,
  overviewOf: (asked: string) => Overview,
): Promise<Plan | null> {
  const exception = exceptionIn(text)
  if (exception === null) return null
  const out = exception.phrases.map((phrase) => phraseIn(phrase, options))
  const isOut = (part: PlanPart, parts: readonly PlanPart[]): boolean =>
    out.some((phrase) => isMeant(phrase, part, parts, options))
  if (isPlan(known) && !known.parts.every((part) => isOut(part, known.parts))) return null
  const plan = await listAsked(exception.rest, options, overviewOf)
  if (plan === null) return null
  const all = inItems(plan.parts)
  const kept = all.filter((part) => !isOut(part, all))
  if (kept.length === 0 || (kept.length === all.length && !exception.plain)) return null
  const { lead, ...rest } = kept.length === all.length ? plan : { ...plan, parts: kept }
  const counts = /\bhow many\b/.test(fold(exception.rest))
  const told = counts && (lead === undefined || valueOf(lead) === plan.parts.length)
  return { ...rest, ...(told ? { lead: capital(numberWord(kept.length)) } : {}) }
}

/** What the question asks for without its exception: a list that is known, or one that plainly fits. */
async function listAsked(
  rest: string,
  options: ExtractOptions,
  overviewOf: (asked: string) => Overview,
): Promise<Plan | null> {
  const overview = overviewOf(rest)
  if (isPlan(overview)) return overview.list ? overview : null
  const judged = await consider(rest, options)
  const [first] = judged.ranking.first
  if (judged.timeline === null && (first?.group == null || first.chance < SURE || judged.none > SURE))
    return null
  const plan = planOf(judged, options, false)
  return plan.list ? plan : null
}

/** 'German (native), English (B2), Slovene': one line may hold all of a list. */
function inItems(parts: readonly PlanPart[]): readonly PlanPart[] {
  const [line, ...more] = parts
  const things = line?.text.replace(/[.;]$/, '').split(/\s*(?:[,;]|\s[·•|])\s+(?![^()]*\))/) ?? []
  if (line === undefined || more.length > 0 || things.length < 3) return parts
  return things.some((one) => words(one).length > FEW) ? parts : things.map((text) => ({ ...line, text }))
}

interface Phrase {
  readonly named: readonly Term[]
  /** Whether what has run out is left out. */
  readonly gone: boolean
}

function phraseIn(phrase: string, { vocabulary, facts }: ExtractOptions): Phrase {
  const { terms } = readWords(facts, analyse(phrase), vocabulary)
  const own = terms.filter(({ self, word }) => !self && !OF_ANY.test(word.text))
  return {
    named: own.filter(({ word }) => !GONE.test(word.text)),
    gone: own.some(({ word }) => GONE.test(word.text)),
  }
}

/** Does a part say all that a phrase does? */
function isMeant(
  { named, gone }: Phrase,
  { text, units }: PlanPart,
  parts: readonly PlanPart[],
  { facts, now, day }: ExtractOptions,
): boolean {
  // several of one line are told apart by their own words
  const isShared = parts.some((other) => other.text !== text && other.units.some((at) => units.includes(at)))
  const texts = isShared ? [text] : [text, ...units.map((at) => facts.units[at]?.unit.text ?? '')]
  if (gone && !texts.some((one) => isOver(one, now, day))) return false
  const stems = new Set(texts.flatMap((one) => words(one).map(({ stem }) => stem)))
  const says = ({ word, matches }: Term): boolean =>
    [...stems].some((one) => (matches.get(one) ?? 0) >= MET || isAlike(one, word.stem))
  return (named.length > 0 || gone) && named.every(says)
}

/** 'Driver' and 'driving', 'licence' and 'license' */
function isAlike(one: string, other: string): boolean {
  const begins = Math.max(4, Math.min(one.length, other.length) - 2)
  return one.slice(0, begins) === other.slice(0, begins) && Math.abs(one.length - other.length) < 4
}
