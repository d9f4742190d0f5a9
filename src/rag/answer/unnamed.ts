/** Whether a text gives the thing that is asked for its name: 'a brewery group' does not say which one. */
import type { UnitFacts } from './facts.ts'
import { NUMBER_WORDS } from './lexicon/words.ts'
import type { Question } from './question.ts'
import type { Term } from './terms.ts'
import type { Word } from './text.ts'

/** The words of the thing whose name or kind is asked for, its noun last; none when the question asks otherwise. */
export interface AskedThing {
  readonly words: readonly Word[]
  /** Only a name answers ('what is the name of the …'), not any word more ('which department'). */
  readonly byName: boolean
  /** A number may answer ('what profit', not 'which trip'). */
  readonly byFigure: boolean
}

const NAME_OF =
  /\b(?:(?:names?|brand|brand name|title) of|what (?:is|was|are|were)(?= .*\b(?:called|named)\b))\s+(?:(?:the|a|an|his|her|their|your|its|this|that|these|those|one|two|three|four|other)\s+)*/
const WHICH =
  /\b(?:which|what)\s+(?!(?:is|was|are|were|did|does|do|has|have|had|can|could|will|would)\b(?! (?:the|his|her|their|its)\b))(?:(?:is|was|are|were|the|his|her|their|your|its|other|kinds? of|sorts? of|types? of|of|one|two|three|four)\s+)*/
/** What follows a verb and its subject, and no noun. */
const OBJECT =
  /^(?:the|an?|his|her|hers|him|them|their|your|you|me|my|us|it|its|this|these|those|not|no|never|he|she|they)$/
const VERB =
  /^(?:did|does|do|made|make|makes|led|leads|caused|causes|keeps?|kept|has|have|had|is|was|are|were|works?|worked|uses?|used|runs?|ran|gave|gives?|won|wins?|paid|pays?|called|named|employs?|employed|speaks?|lends?|lent)$/

export function askedThing({ folded, words }: Question): AskedThing | null {
  // 'what was the prize awarded for' has its thing already
  if (/^what (?:is|was|are|were)\b.*\bfor(?:\?|$| and\b)/.test(folded)) return null
  const named = NAME_OF.exec(folded)
  const match = named ?? WHICH.exec(folded)
  if (!match) return null
  const from = match.index + match[0].length - 1
  const first = words.findIndex((word) => word.start >= from)
  const run: Word[] = []
  let next = first
  for (; first >= 0 && next < words.length; next++) {
    const word = words[next]
    const before = run.at(-1)
    if (!word || word.stop || VERB.test(word.text) || (before && /..ed$/.test(word.text))) break
    if (before && !/^(?:[\s-]|['’]s\s)$/.test(folded.slice(before.end, word.start))) break
    run.push(word)
  }
  // 'which foundation lends him': a verb stands before its object
  if (!named && OBJECT.test(words[next]?.text ?? '')) run.pop()
  return run.length > 0
    ? { words: run, byName: named !== null, byFigure: named === null && match[0].startsWith('what') }
    : null
}

/** Stems of the CV that are the noun. */
export function stemsOf(noun: Word | undefined, terms: readonly Term[]): Set<string> {
  const stems = new Set<string>()
  if (!noun) return stems
  stems.add(noun.stem)
  const term = terms.find((t) => t.word.start === noun.start)
  for (const [stem, value] of term?.matches ?? []) if (value >= 0.8) stems.add(stem)
  return stems
}

/** A figure or a part set off, right behind a thing: it may be what the thing is. */
const SET_OFF =
  /^(?:['’]s)?\s*(?:[^.;]{0,40}:\s*\S|[=–—]\s*\S|\(\s*[\p{Lu}\d"“„«‘*]|[^.;,]{0,40}(?!\b(?:19|20)\d\d\b)\b\d|(?:of |is )?(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve|half)\b|["“„«‘*])/u
/** The same where only a name will do. */
const SET_OFF_NAME = /^(?:['’]s)?\s*(?:[:=–—(]\s*)?["“„«‘*]/
/** A name to which the thing is added: 'The Reluctant Manager, a column …', 'Slack Water was the first …'. */
const ADDED_TO =
  /(?:\p{Lu}[^,.;:]{2,60}|["”»’*])(?:,|,? (?:is|was|are|were)) (?:an?|the|my|our|his|her|its) [^,.;:]{0,24}$/u
/** What may stand between a thing and its name. */
const LINK =
  /^(?:['’]s)?[\s:=(–—,*-]*(?:(?:is|was|are|were|called|named|titled|entitled|of|to|for|at|the|an?)\s+)*["“„«»‘*]?\p{Lu}/u
const SAYS =
  /^\s+(?:(?:of|for|called|named|(?:is|was|are|were)(?! \p{Ll}+ed\b))\s+(?:the |an? )?\p{L}|(?:in|on)\s+(?:the |an? )?\p{Ll})/u

/** Whether a text gives a thing its name: 1 it only mentions it, -1 it does, 0 it does not mention it. */
export function namedIn(
  { unit: { text }, words }: UnitFacts,
  heads: ReadonlySet<string>,
  { byName, byFigure }: AskedThing,
  isNew: (word: Word) => boolean,
): number {
  let found = 0
  const beside = (a: Word, b: Word): boolean => /^[\s\-’']*$/.test(text.slice(a.end, b.start))
  // Within bounds: all are places of words.
  for (let i = 0; i < words.length; i++) {
    if (!heads.has(words[i]!.stem)) continue
    found = 1
    // 'the dermatology department', 'Corrib Mercy Hospital'
    for (let at = i - 1; at >= 0; at--) {
      const word = words[at]!
      if (word.stop || !beside(word, words[at + 1]!)) break
      if (!byFigure && /^\d/.test(word.text)) break
      if (isNew(word) && (!byName || (at > 0 && /^\p{Lu}/u.test(word.raw)))) return -1
    }
    if (byFigure && words.slice(Math.max(0, i - 4), i).some((word) => /^\d/.test(word.text) && isNew(word)))
      return -1
    let last = i
    while (
      words[last + 1] &&
      !words[last + 1]!.stop &&
      !isNew(words[last + 1]!) &&
      !NUMBER_WORDS.has(words[last + 1]!.text) &&
      beside(words[last]!, words[last + 1]!)
    )
      last++
    // 'add-on'
    const rest = text.slice(words[last]!.end).replace(/^-\p{L}+/u, '')
    if (ADDED_TO.test(text.slice(0, words[i]!.start).replace(/^[^]*[.;:] /, ''))) return -1
    if ((byName ? SET_OFF_NAME : SET_OFF).test(rest)) return -1
    const link = LINK.exec(rest) ?? (byName ? null : SAYS.exec(rest))
    if (link === null) continue
    const at = words[last]!.end + link[0].length - 1
    const next = words.find((word) => word.start >= at && (!word.stop || word.start === at))
    if (next && (isNew(next) || (next.stop && /^\p{Lu}/u.test(next.raw)))) return -1
  }
  return found
}
