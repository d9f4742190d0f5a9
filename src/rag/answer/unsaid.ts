/**
 * What a text that has the question's words leaves unsaid: 'a brewery group' does not say which one, 'exam booked' not
 * when it was passed, 'has ended' not why. A line that only says again what the question says is no answer.
 */
import type { Facts, UnitFacts } from './facts.ts'
import { NUMBER_WORDS } from './lexicon/words.ts'
import type { Question } from './question.ts'
import type { Term } from './terms.ts'
import { words, type Word } from './text.ts'
import { askedThing, namedIn, stemsOf } from './unnamed.ts'

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
  /** 1: asks of the person what the text says of somebody else, or the other way round. */
  readonly otherDoes: number
}

const PENDING =
  /\bnot (?:yet|taken|sat|passed|started|finished)\b|\b(?:booked|registered|enrolled|signed up|applied|planned|pending|awaiting|due|scheduled|intend\w*|hop(?:e|ing)) (?:for|in|on|to|spring|summer|autumn|winter|next|end|20\d\d)\b|\bapplication (?:handed in|filed|submitted|pending|sent)|\bwaiting list\b|\bin (?:progress|preparation|the making)\b|\bforthcoming\b|\bto be (?:published|released|finished|submitted|defended)\b|\bunder way\b/i
/** Asks when or how well something was done, as of something past. */
const DONE =
  /\b(?:when|what (?:year|date|day|month|grade|mark|score|result)|(?:which|what) year|in which (?:year|month)|since when)\b.*\b(?:did|was|were|has|had|passed|obtained|awarded|received|got|became|earned)\b/
const ASKS_PENDING =
  /\b(?:book(?:ed)?|plan(?:s|ned|ning)?|appl(?:y|ied|ication)|register(?:ed)?|enrol\w*|due|expect\w*|decision|submit\w*|start\w*|begin|began|begun|will|laps\w+|expir\w+)\b/

const FINISHED = /\bwhen\b.*\b(?:finish\w*|complet\w+|graduat\w+|end|pass(?:ed)?)\b/
const UNFINISHED =
  /\b(?:started|begun|began|since|ongoing|in progress|failed|not (?:\w+ )?(?:finished|completed)|unfinished|abandoned|discontinued|to date|present|today)\b/i
const ENDED =
  /(?<!\bnot (?:yet )?)\b(?:finished|completed|passed|ended|graduated|until|to (?:19|20)\d\d)\b|(?:19|20)\d\d ?[–—-]/i

function isPending({ folded }: Question, said: string): boolean {
  if (
    FINISHED.test(folded) &&
    !/\b(?:will|would|expect\w*|plan\w*)\b/.test(folded) &&
    UNFINISHED.test(said) &&
    !ENDED.test(said)
  )
    return true
  return DONE.test(folded) && !ASKS_PENDING.test(folded) && PENDING.test(said)
}

const WHY =
  /^(?:and |but |so )?(?:why|how come|for what reasons?|(?:what|which) (?:was|is|were|are) the (?:reasons?|cause)|what (?:caused|made|led to|prompted|triggered|drove))\b|\bwhy\?*$/
const BECAUSE =
  /\bbecause\b|\bsince (?:i|we|it|the|he|she|they)\b|\bas (?:i|we|it|the|my|he|she|they)\b|\bso (?:that|i|we|he|she)\b|\b(?:due|thanks|owing|in answer|in response) to\b|\bcaused? by\b|\bin order to\b|\bwant(?:ed|ing|s)?\b|\bto (?:\w+ )?(?:be|go|look|care|have|make|keep|take|finish|follow|avoid|learn|let|get|spend|raise|nurse|join|find|move|see|live|work|help|give|stay|start|do|set|study|cut|save|free|protect|stop|reach|show|prove)\b|\bwhen\b|\bafter\b|\bonce\b|\bfor (?:the|lack|want|my|his|her|family|health|personal)\b|\b(?:too|not enough|no longer|lack|instead|rather|mistake|prefer\w*|reasons?|until|let go|redundan\w+|bankrupt\w*|dissolved|by the|nursing|caring|missed)\b|[:;–—] ?\p{Ll}/giu

const SURELY_BECAUSE =
  /\bbecause\b|\bso that\b|\b(?:due|thanks|owing|in answer|in response) to\b|\bcaused by\b|\bin order to\b|\bwanted\b|\breasons?\b[^.;]{3}|\b(?:left|resigned|quit|ended|closed|gave up|gone|stopped|home|moved|dropped|returned|dissolved)\b.{0,40}\b(?:when|after|as|since|to|for|over)\b|\b(?:too|not enough|no longer)\b/i

/** 1 without a reason, -1 with a sure one; what the question says itself is none. */
function reasonless({ folded }: Question, said: string, fresh: number): number {
  if (fresh === 0) return 1
  if (SURELY_BECAUSE.test(said)) return -1
  for (const [because] of said.matchAll(BECAUSE)) if (!folded.includes(because.toLowerCase())) return 0
  return 1
}

const OTHERS =
  'wife|husband|partner|spouse|mother|father|parents?|brothers?|sisters?|sons?|daughters?|children|twins|grand(?:mother|father|parents)|uncle|aunt|cousin|in-laws|boss|manager|supervisor|colleagues?|deputy|paralegal|assistant|secretary|friends?|neighbours?'
const ASKS_OTHER = new RegExp(`^(?:is|was|does|did|has|had|can|could) (?:his|her|their|your) (${OTHERS})\\b`)
/** Somebody else is the one who does it: 'my wife speaks Wolof'. */
const OTHER_DOES = new RegExp(
  `(?:^|[.;:,] |\\b(?:my|our|his|her|their|whose|a|the) (?:\\p{Ll}+ )?)(?:${OTHERS})(?: \\p{Lu}\\S+){0,2} (?:is|was|are|were|has|had|have|can|does|do|did|speaks?|owns?|\\p{Ll}{3,}(?:s|ed)) `,
  'iu',
)
const OF_PERSON =
  /^(?:is|was|are|were|does|do|did|has|have|had|can|could)\b.{0,30}\b(?:he|she|they|you|the candidate)\b/

/** 1: asks of the person what a text says of somebody else, or of somebody else what it says of the person. */
function otherDoes({ folded, content, yesno }: Question, said: string): number {
  if (!yesno) return 0
  const other = ASKS_OTHER.exec(folded)?.[1]
  if (other !== undefined) return new RegExp(`\\b${other}`, 'i').test(said) ? 0 : 1
  if (!OF_PERSON.test(folded)) return 0
  const does = OTHER_DOES.exec(said)
  if (does === null) return 0
  const [clause = ''] = said.slice(does.index + does[0].length).split(/[.;]/)
  const told = new Set(words(clause).map(({ stem }) => stem))
  return content.some(({ stem }) => told.has(stem)) ? 1 : 0
}

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
      const found = namedIn(unit, heads, thing, (word) => isNew(word) && !NUMBER_WORDS.has(word.text))
      if (found !== 0) unnamed = unnamed < 0 || found < 0 ? -1 : 1
    }
  const said = units.map(({ unit }) => unit.text).join(' ')
  return {
    unnamed,
    unnamedName: thing?.byName === true ? unnamed : 0,
    fresh: Math.log(1 + fresh),
    pending: isPending(question, said) ? 1 : 0,
    unreasoned: WHY.test(question.folded) ? reasonless(question, said, fresh) : 0,
    otherDoes: otherDoes(question, said),
  }
}
