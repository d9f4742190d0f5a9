/** 'Why was her promotion deferred?' of 'Deferred in 2025; up again in March': that it was so is told, and why is not. */
import type { Facts, UnitFacts } from '../facts/facts.ts'
import { lineOf, type Candidate, type Reading } from '../ranking/reader.ts'
import { holdsTerm, type Term } from '../ranking/terms.ts'
import { words } from '../text/text.ts'

const ASKED = /^(?:and |so |but )?why (?:was|were|did|has|had|is|are|does)\b/
const REASON =
  /\b(?:because|since(?! (?:\p{L}+ )?\d)|as|so|for|after|when|while|once|due to|owing|thanks|in order|to \p{Ll}{3,}|why|reasons?|led|made|wanted|decided|closed|ended|sold|moved|sake|over|too|without|until|cause\p{Ll}*|lack\p{Ll}*|with|through|on|under|by|from|out of|given|instead|than|no|not|never|than|only)\b|["“:–—(]/iu
/** What goes on afterwards is no reason. */
const AFTERWARDS =
  /\b(?:again|next|now|still|later|forward|planned|pending|due|until|will|to be|to come|20\d\d)\b/i
const SAME = 0.8
/** Words of a clause that say something of their own. */
const MORE = 2

/** Does the line that tells that it happened hold nothing else, nor the sentences beside it, that may say why? */
export function lacksReason(
  facts: Facts,
  { question, terms }: Pick<Reading, 'question' | 'terms'>,
  best: Pick<Candidate, 'unit' | 'group'> | undefined,
): boolean {
  const line = lineOf(facts, best)
  if (line === undefined || !ASKED.test(question.folded)) return false
  if (line.unit.kind !== 'sentence' && line.unit.kind !== 'item') return false
  // what happened is told by it, in words of the question
  const asked = terms.filter(({ self }) => !self)
  if (asked.length < 2 || !asked.every((term) => holdsTerm(line.stems, term, SAME))) return false
  return ![...clausesOf(line), ...besides(facts, line)].some((clause) => mayTell(clause, asked))
}

const clausesOf = ({ unit }: UnitFacts): string[] => unit.text.split(/[;,.](?:\s|$)/)

/** The sentences before and behind it in its paragraph, and what stands below it. */
function besides({ units }: Facts, { unit }: UnitFacts): string[] {
  const { block, index } = unit
  if (block === null) return []
  return units.flatMap(({ unit: one }) =>
    (one.block === block && one.index === index + 1 && !one.line) || one.parents.includes(block)
      ? one.text.split(/[;,.](?:\s|$)/)
      : [],
  )
}

/** Is there a word for a reason, besides what was asked and when, or a clause of its own? */
function mayTell(clause: string, asked: readonly Term[]): boolean {
  const isAsked = (stem: string): boolean => asked.some((term) => holdsTerm(new Set([stem]), term, SAME))
  const all = words(clause)
  const own = all.filter(({ stop, stem, text }) => !stop && !isAsked(stem) && !/^\d/.test(text))
  if (own.length === 0) return false
  const isOfEvent = all.some(({ stem, stop }) => !stop && isAsked(stem))
  if (isOfEvent) return REASON.test(withoutAsked(clause, isAsked))
  return own.length >= MORE && !AFTERWARDS.test(clause)
}

/** 'I was put up for partnership': what was asked about, with the word before it. */
function withoutAsked(clause: string, isAsked: (stem: string) => boolean): string {
  let left = clause
  for (const { stem, start, end } of words(clause).toReversed())
    if (isAsked(stem))
      left =
        left.slice(0, start).replace(/\b(?:for|to|as|from|by|on|under|with)(?: (?:the|an?|my))? $/i, '') +
        left.slice(end)
  return left
}
