/**
 * What a text that has the question's words leaves unsaid: 'a brewery group' does not say which one, 'exam booked' not
 * when it was passed, 'has ended' not why. A line that only says again what the question says is no answer.
 */
import type { Facts, UnitFacts } from './facts.ts'
import { NUMBER_WORDS } from './lexicon/words.ts'
import type { Question } from './question.ts'
import type { Term } from './terms.ts'
import type { Word } from './text.ts'

export interface Unsaid {
  /** 1: the thing whose name is asked for stands here without one; -1: with one; 0: it does not stand here. */
  readonly unnamed: number
  /** The same where only a name will do. */
  readonly unnamedName: number
  /** Words of meaning that the question does not have, as a logarithm. */
  readonly fresh: number
  /** 1: asks what came of something that the text says is still to come. */
  readonly pending: number
  /** 1: asks why, and nothing here says so; -1: 'because' and the like stand here. */
  readonly unreasoned: number
}

/** The words of the thing whose name or kind is asked for, its noun last; none when the question asks otherwise. */
export interface AskedThing {
  readonly words: readonly Word[]
  /** Only a name answers ('what is the name of the …'), not any word more ('which department'). */
  readonly byName: boolean
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
  return run.length > 0 ? { words: run, byName: named !== null } : null
}

const PENDING =
  /\bnot (?:yet|taken|sat|passed|started|finished)\b|\b(?:booked|registered|enrolled|signed up|applied|planned|pending|awaiting|due|scheduled|intend\w*|hop(?:e|ing)) (?:for|in|on|to|spring|summer|autumn|winter|next|end|20\d\d)\b|\bapplication (?:handed in|filed|submitted|pending|sent)|\bwaiting list\b|\bin (?:progress|preparation|the making)\b|\bforthcoming\b|\bto be (?:published|released|finished|submitted|defended)\b|\bunder way\b/i
/** Asks when or how well something was done, as of something past. */
const DONE =
  /\b(?:when|what (?:year|date|day|month|grade|mark|score|result)|(?:which|what) year|in which (?:year|month)|since when)\b.*\b(?:did|was|were|has|had|passed|obtained|awarded|received|got|became|earned)\b/
const ASKS_PENDING =
  /\b(?:book(?:ed)?|plan(?:s|ned|ning)?|appl(?:y|ied|ication)|register(?:ed)?|enrol\w*|due|expect\w*|decision|submit\w*|start\w*|begin|began|begun|will|laps\w+|expir\w+)\b/

const WHY =
  /^(?:and |but |so )?(?:why|how come|for what reasons?|(?:what|which) (?:was|is|were|are) the (?:reasons?|cause)|what (?:caused|made|led to|prompted|triggered|drove))\b|\bwhy\?*$/
const BECAUSE =
  /\bbecause\b|\bsince (?:i|we|it|the|he|she|they)\b|\bas (?:i|we|it|the|my|he|she|they)\b|\bso (?:that|i|we|he|she)\b|\b(?:due|thanks|owing|in answer|in response) to\b|\bcaused? by\b|\bin order to\b|\bwant(?:ed|ing|s)?\b|\bto (?:\w+ )?(?:be|go|look|care|have|make|keep|take|finish|follow|avoid|learn|let|get|spend|raise|nurse|join|find|move|see|live|work|help|give|stay|start|do|set|study|cut|save|free|protect|stop|reach|show|prove)\b|\bwhen\b|\bafter\b|\bonce\b|\bfor (?:the|lack|want|my|his|her|family|health|personal)\b|\b(?:too|not enough|no longer|lack|instead|rather|mistake|prefer\w*|reasons?|until|let go|redundan\w+|bankrupt\w*|dissolved|by the|nursing|caring|missed)\b|[:;–—] ?\p{Ll}/iu

const SURELY_BECAUSE =
  /\bbecause\b|\bso that\b|\b(?:due|thanks|owing|in answer|in response) to\b|\bcaused by\b|\bin order to\b|\bwanted\b|\breasons?\b[^.;]{3}|\b(?:left|resigned|quit|ended|closed|gave up|gone|stopped|home|moved|dropped|returned|dissolved)\b.{0,40}\b(?:when|after|as|since|to|for|over)\b|\b(?:too|not enough|no longer)\b/i

/** What of a question's words a text may hold without saying anything new. */
function askedStems(question: Question, terms: readonly Term[]): Set<string> {
  const asked = new Set<string>()
  for (const word of question.words) asked.add(word.stem)
  for (const { matches } of terms) for (const [stem, value] of matches) if (value >= 0.5) asked.add(stem)
  return asked
}

export function unsaidOf(
  facts: Facts,
  question: Question,
  terms: readonly Term[],
  units: readonly UnitFacts[],
): Unsaid {
  const asked = askedStems(question, terms)
  const isNew = (word: Word): boolean =>
    !word.stop && !asked.has(word.stem) && !facts.name.has(word.text.replace(/'s?$/, ''))
  const fresh = new Set(units.flatMap((unit) => unit.words.filter(isNew).map((word) => word.stem))).size
  const thing = question.yesno || question.counts ? null : askedThing(question)
  const heads = thing === null ? new Set<string>() : stemsOf(thing.words.at(-1), terms)
  let unnamed = 0
  if (thing !== null && units.length <= 3)
    for (const unit of units) {
      const found = namedIn(unit, heads, thing.byName, (word) => isNew(word) && !NUMBER_WORDS.has(word.text))
      if (found !== 0) unnamed = unnamed < 0 || found < 0 ? -1 : 1
    }
  const said = units.map(({ unit }) => unit.text).join(' ')
  return {
    unnamed,
    unnamedName: thing?.byName === true ? unnamed : 0,
    fresh: Math.log(1 + fresh),
    pending: DONE.test(question.folded) && !ASKS_PENDING.test(question.folded) && PENDING.test(said) ? 1 : 0,
    unreasoned: !WHY.test(question.folded) ? 0 : SURELY_BECAUSE.test(said) ? -1 : BECAUSE.test(said) ? 0 : 1,
  }
}

function stemsOf(noun: Word | undefined, terms: readonly Term[]): Set<string> {
  const stems = new Set<string>()
  if (!noun) return stems
  stems.add(noun.stem)
  const term = terms.find((t) => t.word.start === noun.start)
  for (const [stem, value] of term?.matches ?? []) if (value >= 0.8) stems.add(stem)
  return stems
}

/** A figure or a part set off, right behind a thing: it may be what the thing is. */
const SET_OFF =
  /^(?:['’]s)?\s*(?:[^.;]{0,40}:\s*\S|[=–—]\s*\S|\(\s*[\p{Lu}\d"“„«‘*]|[^.;,]{0,40}(?!\b(?:19|20)\d\d\b)\b\d|["“„«‘*])/u
/** The same where only a name will do. */
const SET_OFF_NAME = /^(?:['’]s)?\s*(?:[:=–—(]\s*)?["“„«‘*]/
/** A name to which the thing is added: 'The Reluctant Manager, a column …', 'Slack Water was the first …'. */
const ADDED_TO =
  /(?:\p{Lu}[^,.;:]{2,60}|["”»’*])(?:,|,? (?:is|was|are|were)) (?:an?|the|my|our|his|her|its) [^,.;:]{0,24}$/u
/** What may stand between a thing and its name. */
const LINK =
  /^(?:['’]s)?[\s:=(–—,*-]*(?:(?:is|was|are|were|called|named|titled|entitled|of|to|for|at|the|an?)\s+)*["“„«»‘*]?\p{Lu}/u
const SAYS = /^\s+(?:of|for|in|on|is|was|are|were|called|named)\s+(?:the |an? )?\p{L}/u

/** Whether a text gives a thing its name: 1 it only mentions it, -1 it does, 0 it does not mention it. */
function namedIn(
  { unit: { text }, words }: UnitFacts,
  heads: ReadonlySet<string>,
  byName: boolean,
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
      if (isNew(word) && (!byName || (at > 0 && /^\p{Lu}/u.test(word.raw)))) return -1
    }
    if (!byName && words.slice(Math.max(0, i - 4), i).some((word) => /^\d/.test(word.text) && isNew(word)))
      return -1
    let last = i
    while (
      words[last + 1] &&
      !words[last + 1]!.stop &&
      !isNew(words[last + 1]!) &&
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
