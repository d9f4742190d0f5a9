/**
 * 'Has she worked in fintech or payments?', where the CV has payments: of two things of which either will do, the one
 * that it has no word for is left out.
 */
import type { Facts } from '../facts/facts.ts'
import { ILLNESS } from '../lexicon/withheld.ts'
import { SYNONYMS } from '../lexicon/synonyms.ts'
import { MISCONDUCT } from '../lexicon/topics.ts'
import { fold, words, type Word } from '../text/text.ts'

/** An alternative is no longer than this, in words. */
const LONGEST = 3
/** What goes before the second again: 'in Bergen or in Oslo', 'a roofer or an electrician'. */
const AGAIN = /^(?:an?|the|any|some|in|at|on|for|with|of|to|from|his|her|their|your)$/
/** What hardly any CV tells, of which half is no answer: 'any disabilities or health problems?' */
const PRIVATE =
  /\b(?:disab\w+|health|ill|illness\w*|sick\w*|criminal|convict\w*|debts?|religio\w*|politic\w*|pregnan\w*|addict\w*|allerg\w*|married|divorced|children|salary|earn\w*|reasons?)\b/
/** Words that say nothing about which of them is held. */
const GENERAL =
  /^(?:experi|work|job|role|post|posit|thing|kind|sort|type|part|time|year|peopl|person|team|problem|issu|matter|area|field|other|similar|relat|someth|anyth|not|skill|knowledg|train|cours|system|tool|softwar|project)/

/** Before what was done, rather than with what. */
const DOING = /\b(?:s?he|they|you|ever|has|have|had|did|does|do|can|could|to|also|even|actually) $/

interface Alternative {
  readonly own: readonly Word[]
  readonly start: number
  readonly end: number
}

/** The question without the alternative of which the CV has no word; null where it has both, or neither. */
export function withoutUnheld(facts: Facts, text: string): string | null {
  const folded = fold(text)
  if (MISCONDUCT.test(folded) || ILLNESS.test(folded) || PRIVATE.test(folded)) return null
  const all = words(text)
  const at = all.findIndex((word) => word.text === 'or')
  if (at < 0 || all.slice(at + 1).some((word) => word.text === 'or')) return null
  const isUnheld = (word: Word): boolean => isUnknown(facts, word)
  const second = after(text, all, at)
  const first = before(text, all, at, second?.own.length ?? 0, isUnheld)
  if (first === null || second === null) return null
  const isHeld = ({ own }: Alternative): boolean =>
    own.every((word) => facts.df.has(word.stem)) && own.some((word) => !GENERAL.test(word.stem))
  const [one, other] = [first.own.some(isUnheld), second.own.some(isUnheld)]
  if (one && !other && isHeld(second)) return text.slice(0, first.start) + text.slice(second.start)
  // 'built or repaired sundials': what was built is what was repaired
  if (DOING.test(folded.slice(0, first.start))) return null
  if (other && !one && isHeld(first)) return text.slice(0, first.end) + text.slice(second.end)
  return null
}

/** Is there no word of the CV for it, nor one that may stand for it? */
const isUnknown = ({ df, vocabulary }: Facts, { stem, text }: Word): boolean =>
  !df.has(stem) && !vocabulary.has(text) && ![...(SYNONYMS.get(stem) ?? [])].some((one) => df.has(one))

/** Nothing but a space or a hyphen between them. */
const joins = (text: string, one: Word | undefined, next: Word | undefined): boolean =>
  one !== undefined && next !== undefined && /^[ -]$/.test(text.slice(one.end, next.start))

/** As many words as the other has, and those before them that are not known either. */
function before(
  text: string,
  all: readonly Word[],
  at: number,
  length: number,
  isUnheld: (word: Word) => boolean,
): Alternative | null {
  const own: Word[] = []
  for (let i = at - 1; i >= 0 && own.length < LONGEST; i--) {
    const word = all[i]
    if (word === undefined || word.stop || !joins(text, word, all[i + 1])) break
    if (own.length >= length && !isUnheld(word)) break
    own.unshift(word)
  }
  return alternative(text, own)
}

function after(text: string, all: readonly Word[], at: number): Alternative | null {
  let from = at + 1
  while (AGAIN.test(all[from]?.text ?? '')) from++
  const own: Word[] = []
  for (let i = from; i < all.length && own.length < LONGEST; i++) {
    const word = all[i]
    if (word === undefined || word.stop || (own.length > 0 && !joins(text, all[i - 1], word))) break
    own.push(word)
  }
  return alternative(text, own)
}

/** 'Voice' alone is no alternative in 'voice-over'. */
function alternative(text: string, own: readonly Word[]): Alternative | null {
  const [first, last] = [own[0], own.at(-1)]
  if (first === undefined || last === undefined) return null
  const { start } = first
  const { end } = last
  return text[start - 1] === '-' || text[end] === '-' ? null : { own, start, end }
}
