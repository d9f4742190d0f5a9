/** 'Which was the first?', 'And the second one?', 'the one before': which of the things told of before is meant. */
import { fold } from '../text/text.ts'

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth']
const NTH = '(?:first|second|third|fourth|fifth)'
const EARLIEST = /^(?:earliest|oldest)$/
const LATEST = /^(?:latest|newest|most recent|last)$/
const WHICH = `(?:${NTH}|earliest|oldest|latest|newest|most recent|last|other)`
const OF_THEM = '(?: (?:one|of (?:them|those|these)))?'

/** A question that is that of one of them, and no more: 'And the second one?', 'Which of those is the latest?'. */
const ALONE = new RegExp(
  `^(?:(?:which|what)(?: one)?(?: of (?:them|those|these))? (?:is|was|are|were|came) |(?:when|where) (?:is|was) )?(?:the |her |his |their )?(${WHICH})${OF_THEM}$`,
)
/** 'The one before (that)', 'the year before'. */
const BESIDE = /^the (?:one|year) (before|after)(?: (?:that|it|this))?$/
const NEXT_TO = /^(before|after)(?: (?:that|it|this))?$/
/** Within a question that asks something of it: 'What licence does the first one have?' */
const WITHIN = new RegExp(
  `\\bthe (${WHICH}) (?:one|of (?:them|those|these))\\b|\\b(?:does|did|do|has|have|had|is|was) the (${WHICH})(?= (?:have|do|say|cost|tell|run|get|win|use|used|called|written|made|done|about|for|with)\\b)`,
)
/** 'Which was the last?' asks by time; 'the second one' is that of the list as it was told. */
const BY_TIME = /^(?:which|what|when)\b/

export interface Pick {
  /** Place among them, in the order meant; counted from the end below zero; or what stands beside the one before. */
  readonly at: number | 'other' | 'before' | 'after'
  readonly byTime: boolean
  /** What asks something of it, with a mark in place of what it is called by; null where it is only picked. */
  readonly asks: ((name: string) => string) | null
}

/** @param own the question without its 'and' and its mark */
export function pickIn(own: string): Pick | null {
  const folded = fold(own)
  const beside = BESIDE.exec(folded) ?? NEXT_TO.exec(folded)
  if (beside) return { at: beside[1] === 'after' ? 'after' : 'before', byTime: true, asks: null }
  const alone = ALONE.exec(folded)?.[1]
  if (alone !== undefined)
    return { at: placeOf(alone), byTime: BY_TIME.test(folded) || tellsTime(alone), asks: null }
  const within = WITHIN.exec(folded)
  // folded text stands letter for letter as it was written, or it is not cut
  if (within === null || folded.length !== own.length) return null
  const said = within[1] ?? within[2] ?? ''
  const from = within.index + within[0].indexOf('the ')
  const to = within.index + within[0].length
  return {
    at: placeOf(said),
    byTime: tellsTime(said),
    asks: (name) => `${own.slice(0, from)}${name}${own.slice(to)}?`,
  }
}

const tellsTime = (said: string): boolean => EARLIEST.test(said) || (LATEST.test(said) && said !== 'last')

function placeOf(said: string): Pick['at'] {
  if (said === 'other') return said
  if (EARLIEST.test(said)) return 0
  return LATEST.test(said) ? -1 : ORDINALS.indexOf(said)
}
