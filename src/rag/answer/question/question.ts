/** What a question asks for: kinds of answer, topics, times, order, counts; typos and follow-ups resolved. */
import { EXPECTS, type Expect } from '../lexicon/expects.ts'
import type { Kind } from '../lexicon/kinds.ts'
import { KINDS_BY_NOUN, LIST_NOUNS } from '../lexicon/nouns.ts'
import { TOPICS, type Topic } from '../lexicon/topics.ts'
import { findDates } from '../text/dates.ts'
import { PatternMap } from '../text/pattern-map.ts'
import { fold, words, type Word } from '../text/text.ts'
import { NUMBER_WORDS, ORDINALS } from '../text/word-lists.ts'
import { isNumberOfSeveral } from './number-of.ts'

export type Order = 'first' | 'last' | 'current' | 'before' | 'after' | 'longest' | 'shortest'

export interface TimeSpan {
  readonly from: number
  readonly to: number
}

export interface Question {
  readonly text: string
  readonly folded: string
  /** The same, with a 'when' that only joins a clause as 'as': 'what did she do when the shop closed'. */
  readonly asking: string
  readonly words: readonly Word[]
  /** Words that carry meaning, in order. */
  readonly content: readonly Word[]
  readonly expects: ReadonlySet<Expect>
  readonly topics: readonly Topic[]
  readonly kinds: ReadonlyMap<Kind, number>
  readonly time: TimeSpan | null
  readonly order: Order | null
  /** Stems of the noun counted or listed ('award' in 'how many awards'). */
  readonly head: readonly Word[]
  readonly counts: boolean
  readonly lists: boolean
  readonly yesno: boolean
  readonly keywords: boolean
  /** The day of the month on which it is asked, where that is known. */
  readonly day?: number
}

export const YESNO =
  /^(?:so |and |but |ok |okay |well |please tell me (?:if|whether) |tell me (?:if|whether) |i wonder (?:if|whether) |(?:if|whether) )?(?:is|are|was|were|am|do|does|did|has|have|had|can|could|will|would|should|may|might|must|shall|isn't|aren't|wasn't|doesn't|didn't|hasn't|haven't|can't|couldn't|won't|wouldn't)\b(?! (?:tell|show|give|list|name|i know which))/

/** After these a 'when' asks nonetheless: 'and when', 'since when', 'know when'. */
const LEADING =
  /(?:[,;:?&]|\b(?:and|or|also|but|since|until|till|from|by|of|about|on|for|exactly|just|knows?|says?|cv|resume|known|states?|mentions?|tells?|shows?|clear|sure|idea|is|was|are|were))$/
const HELPING = /^(?:can|could|will|would|is|are|was|were|do|does|did|has|have|had|exactly|and)\b/

/** A question with the 'when' that only joins a clause to what asks already as 'as'. */
function withoutJoined(folded: string): string {
  const at = folded.indexOf(' when ')
  if (at < 0) return folded
  const head = folded.slice(0, at)
  const tail = folded.slice(at + 6)
  return !(WH.test(head) || YESNO.test(head)) || LEADING.test(head) || HELPING.test(tail)
    ? folded
    : `${head} as ${tail}`
}

export const WH = /\b(?:who|whom|whose|what|which|where|when|why|how)\b/

/** Order words, the first that matches counts. */
export const ORDERS: readonly (readonly [RegExp, Order])[] = [
  [/\blongest\b/, 'longest'],
  [/\bshortest\b/, 'shortest'],
  [
    /\b(?:(?:right|directly|immediately|just|shortly)? ?before|prior to|preceding|previous(?:ly)? to|preceded)\b(?! (?:he|she|they|you|we|i) (?:can|could|start with))/,
    'before',
  ],
  [
    // to look after somebody is no time after
    /\b(?:(?:right|directly|immediately|just|straight|shortly)? ?(?<!\b(?:look(?:s|ed|ing)?|named|sought) )after|following|once (?:he|she|they|you) (?:left|finished)|upon leaving|since leaving|came next|went next|succeeded)\b(?! (?:hours|work\b)|-)/,
    'after',
  ],
  [
    /\b(?:current(?:ly)?|now(?:adays)?|at present|present(?:ly)?|at the moment|today|these days|right now|still|latest (?:job|role|position|employer))\b/,
    'current',
  ],
  [
    /\b(?:first|earliest|initial(?:ly)?|oldest|start(?:ed)? (?:his|her|their|your|out) career|began (?:his|her|their|your) career|very first)\b(?![ -](?:aid|class|name|language|author|appear|lego|degree honours|edition|stage|instance|responder|line|person|week|year))/,
    'first',
  ],
  [
    // what lasts 'in all' is no last of them
    /\b(?:last|latest|most recent(?:ly)?|newest|previous|former)\b(?! (?:name|updated|week|two years|in (?:all|total|sum)\b|altogether|all together|all told|together|combined|taken together))/,
    'last',
  ],
]
const ORDERED = new PatternMap(ORDERS)
const EXPECTED = new PatternMap(EXPECTS)
const ABOUT = new PatternMap(TOPICS.map((topic) => [topic.ask, topic]))
/** Topics that name what is expected. */
const CONTACTS: readonly (readonly [string, Expect])[] = [
  ['email', 'email'],
  ['phone', 'phone'],
  ['website', 'url'],
]

/** @param plain Without the lexicon of topics, as for a question nobody thought of; used when fitting. */
export function analyse(text: string, plain = false): Question {
  const folded = fold(text).replace(/\s+/g, ' ').trim()
  const all = words(text)
  const content = all.filter((w) => !w.stop)
  const expects = new Set<Expect>()
  const asking = withoutJoined(folded)
  const has = (pattern: RegExp): boolean => pattern.test(folded)
  const yesno = YESNO.test(folded)
  if (yesno) expects.add('yesno')
  for (const expect of EXPECTED.matching(asking)) expects.add(expect)
  const about = ABOUT.matching(folded)
  for (const [name, expect] of CONTACTS) if (about.some((topic) => topic.name === name)) expects.add(expect)

  const counts =
    (has(/\bhow many\b|\bhow much of\b|\bcount (?:of|the)\b/) || isNumberOfSeveral(folded)) &&
    !has(/\bhow many (?:times as|percent)/)
  const head = headOf(folded, all)
  const plural = head.at(-1)
  const lists =
    !yesno &&
    !counts &&
    (has(
      /^(?:please |can you |could you |would you )?(?:list|name|enumerate)\b|\ball (?:the|of|his|her|their|your)\b|\bwhat (?:are|were) (?:his|her|their|your|the)\b|\bwho are\b/,
    ) ||
      (plural !== undefined &&
        LIST_NOUNS.has(plural.stem) &&
        /s$|people|children|women|men|data|media|equipment|software|gear|work$/.test(plural.text) &&
        has(/\b(?:which|what|list|name|in which|at which|for which)\b/)) ||
      (!WH.test(folded) &&
        content.length <= 3 &&
        plural !== undefined &&
        LIST_NOUNS.has(plural.stem) &&
        /s\??$/.test(plural.text)))
  if (lists) expects.add('list')

  const dates = findDates(text)
  let time: TimeSpan | null = null
  const first = dates[0]
  if (first) {
    time = { from: Math.min(...dates.map((d) => d.from)), to: Math.max(...dates.map((d) => d.to)) }
    const lead = folded.slice(0, first.start)
    // 'affected by the 2014 recall' names what is of that year
    const names = /\bby the $/.test(lead) && /^ \p{L}/u.test(folded.slice(first.end))
    if (first.single && !names && /\b(?:before|until|prior to|up to|by)(?: the)?(?: year)? $/.test(lead))
      time = { from: 0, to: first.from - 1 }
    else if (first.single && /\b(?:after|since)(?: the)?(?: year)? $/.test(lead))
      time = { from: first.to + 1, to: Infinity }
  }
  let order = ORDERED.first(folded) ?? null
  if ((order === 'before' || order === 'after') && time !== null) order = null
  if (expects.size === 0 || (expects.size === 1 && yesno)) expects.add('thing')
  const topics = plain ? [] : about
  const kinds = new Map<Kind, number>()
  for (const topic of topics)
    topic.kinds.forEach((kind, i) => kinds.set(kind, Math.max(kinds.get(kind) ?? 0, i === 0 ? 1 : 0.5)))
  for (const word of plain ? [] : all) {
    for (const [kind, weight] of KINDS_BY_NOUN.get(word.stem) ?? [])
      kinds.set(kind, Math.max(kinds.get(kind) ?? 0, topics.length > 0 ? weight * 0.6 : weight))
  }
  // 'programming languages' are no tongues
  if (
    /\b(?:program\w*|cod(?:e|ing)|script\w*|markup|query|computer) languages?\b|\blanguages? .*\b(?:program|code|cod(?:ing|ed)|script|written)\b/.test(
      folded,
    )
  ) {
    kinds.set('languages', 0)
    kinds.set('skills', 1)
  }
  const keywords = !WH.test(folded) && !yesno && !has(/^(?:list|name|tell|show|give|describe|please)\b/)
  return {
    text,
    folded,
    asking,
    words: all,
    content,
    expects,
    topics,
    kinds,
    time,
    order,
    head,
    counts,
    lists,
    yesno,
    keywords,
  }
}

/** The noun phrase that 'how many', 'which', 'what', 'list' govern. */
function headOf(folded: string, all: readonly Word[]): Word[] {
  const match =
    /\b(?:how many|how much|number of|which|what(?: kinds? of| sorts? of| types? of)?|list(?: of)?|name|all(?: of)?)\s+(?:(?:the|his|her|their|your|all|of|different|other|any|these|kinds? of|sorts? of|types? of|are|is|were|was)\s+)*/.exec(
      folded,
    )
  const words = match ? all.filter((w) => w.start >= match.index + match[0].length - 1) : all
  const out: Word[] = []
  for (const word of words) {
    if (word.stop || VERBS.has(word.text) || (out.length > 0 && word.start - (out.at(-1)?.end ?? 0) > 1)) {
      if (out.length > 0 || VERBS.has(word.text)) break
      continue
    }
    out.push(word)
    if (out.length === 4) break
  }
  return out
}

const VERBS = new Set(
  'since work works worked working does do did has have had is are was were hold holds held speak speaks spoke give gives given gave won win received use uses used can could publish published write written wrote lead led run supervise supervised take took taken attend attended know knows lived lives study studied studies earn'.split(
    ' ',
  ),
)

/** A number word or digits in a question ('third', 'two'). */
export function numbersIn(all: readonly Word[]): number[] {
  return all.flatMap((w) => {
    const value =
      NUMBER_WORDS.get(w.text) ?? ORDINALS.get(w.text) ?? (/^\d+$/.test(w.text) ? Number(w.text) : undefined)
    return value === undefined ? [] : [value]
  })
}
