/** Sentences that tell of a change of work: 'September: joined Acme as a fitter', 'In May I was made foreman'. */
import { looksLikeOrg, looksLikeTitle } from '../lexicon/names.ts'

export interface Start {
  readonly kind: 'joins' | 'rises' | 'alone'
  readonly title: string | null
  readonly org: string | null
  readonly place: string | null
}

const MONTH =
  '(?:Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sept?(?:ember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?)'
const KEYS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const monthOf = (name = ''): number => KEYS.indexOf(name.slice(0, 3).toLowerCase())
const DAY = '(?:\\d{1,2}(?:st|nd|rd|th)? )?'
/** 'September — …', 'In May, …', 'January to August: …', '12 March. …' */
const LEAD = new RegExp(
  `^(?:(?:in|from|on|since|by) )?(?:early |mid-?|late )?${DAY}(?<a>${MONTH})\\b\\.?(?: \\d{1,2}\\b)?(?:\\s*(?:-|–|—|to|until|till)\\s*${DAY}(?<b>${MONTH})\\b\\.?(?: \\d{1,2}\\b)?)?(?<end>\\s*[–—:,.-]+\\s*|\\s+)`,
  'iu',
)
const WITHIN = new RegExp(
  `\\b(?:in|from|on|since|by|until) (?:early |mid-?|late |the end of )?${DAY}(${MONTH})\\b`,
)

/** The months (0–11) that a text names without a year, and what it says behind them when it begins with them. */
export function monthsIn(text: string): { from: number; to: number | null; rest: string } | null {
  const lead = LEAD.exec(text)
  const { a, b, end = '' } = lead?.groups ?? {}
  // 'May I add …': a month is set off, or something stands before it
  const isDate = lead !== null && (/\S/.test(end) || b !== undefined || !lead[0].startsWith(a ?? ''))
  if (isDate && a !== undefined && /^\p{Lu}/u.test(a))
    return { from: monthOf(a), to: b === undefined ? null : monthOf(b), rest: text.slice(lead[0].length) }
  const within = WITHIN.exec(text)
  return within === null ? null : { from: monthOf(within[1]), to: null, rest: text }
}

const SELF = '^(?:then |next |after that,? |and )?(?:I |he |she |they )?(?:have |has |had )?(?:then |also )?'
const JOINS = new RegExp(
  `${SELF}(?<verb>(?:re-?)?joined|moved (?:on |over |across )?to|switched to|changed to|transferred to|came to|(?:started|began)(?: work(?:ing)?)?(?= (?:at|with|for|as)\\b)|(?:was |got )?(?:hired|taken on|recruited|employed|headhunted)(?= (?:by|at|as)\\b)|went to work(?= (?:at|with|for)\\b)|(?:took|accepted|got) (?:up )?(?:an?|the|my|his|her) (?:first |new )?(?:job|post|position)|(?:my |his |her )?first (?:\\S{1,20} )?(?:job|post|position)\\b)[:,]?\\s*`,
  'iu',
)
const RISES = new RegExp(
  `${SELF}(?:was |were |been |got )?(?<verb>promoted(?: to)?|made|appointed|named|became|took over as|stepped up (?:to|as))\\s+(?:be )?(?:an?|the|its|their)? ?`,
  'iu',
)
const ALONE =
  /^(?:then )?(?:I )?(?:(?:was|went|turned|worked|became|set up) (?:as )?(?:an? )?)?(?:freelanc\w{0,4}|self-employed|(?:for (?:my|him|her)self|on (?:my|his|her) own account)(?= ))\b/i
/** Who joins these, or as one of these, is no employee. */
export const BESIDE_WORK =
  'members?|fellow(?:ship)?|judge|jury|volunteer\\w*|trustees?|board|choir|clubs?|society|union|guild|party|association|committee|federation|students?|winner'
const NO_POST = new RegExp(`\\b(?:${BESIDE_WORK}|speaker|guest|finalist|visiting|captain of|team)\\b`, 'i')
const TITLE_END = /[,.;:(—–]| (?=at\b|with\b|where\b|when\b|and then\b|responsible\b|after\b|in charge\b)/
const ORG =
  /^(?:the (?=\p{Lu}))?(\p{Lu}[^,.;:(—–]{1,60}?)(?= as\b| when\b| where\b| after\b| to\b| in (?=\p{Lu})|[,.;:(—–]|$)/u
const WHERE = /\b(?:at|with|by|for) (?=(?:the )?\p{Lu})/u
const PLACE = /^, (\p{Lu}[\p{L} '’-]{1,30})(?=[,.;(]|$)/u
/** Characters of a sentence that is looked at. */
const LONGEST = 260

/** A post that begins, when the sentence tells so of the person; null else. `rest`: behind the month it begins with. */
export function startIn(rest: string, hasMonth: boolean): Start | null {
  const text = rest.slice(0, LONGEST)
  const joins = JOINS.exec(text)
  if (joins !== null) return joined(text.slice(joins[0].length), joins.groups?.['verb'] ?? '')
  const rises = RISES.exec(text)
  if (rises !== null) {
    const target = text.slice(rises[0].length)
    const title = headOf(target)
    const names = looksLikeTitle(title) && !NO_POST.test(title) && !/^(?:by|for)\b/.test(title)
    return names ? { kind: 'rises', title, ...orgIn(target) } : null
  }
  if (ALONE.test(text))
    return { kind: 'alone', title: text.split(/[,.;:(—–]/)[0] ?? null, org: null, place: null }
  // 'September — Reporter, The Lantern'
  if (!hasMonth) return null
  const title = headOf(text)
  const behind = text.slice(title.length).replace(/^(?:, | at | with )/, '')
  const org = ORG.exec(behind)?.[1] ?? null
  return org !== null &&
    title.length < 60 &&
    looksLikeTitle(title) &&
    !NO_POST.test(title) &&
    behind !== text.slice(title.length)
    ? { kind: 'joins', title, org, place: null }
    : null
}

const headOf = (text: string): string => (text.split(TITLE_END)[0] ?? '').trim()

/** Who it is with, as a preposition or the verb's object tells. */
function orgIn(text: string): Pick<Start, 'org' | 'place'> {
  const at = WHERE.exec(text)
  const own = at === null ? text : text.slice(at.index + at[0].length)
  const found = ORG.exec(own)
  const org = found?.[1] ?? null
  if (found === null || org === null || at === null) return { org: null, place: null }
  return { org, place: PLACE.exec(own.slice(found[0].length))?.[1] ?? null }
}

function joined(target: string, verb: string): Start | null {
  const as = /\bas (?:an? |the |its |their )?(?=\S)/.exec(target)
  const object = ORG.exec(target)
  const first = object?.[1] ?? null
  const told =
    as === null
      ? first === null
        ? headOf(target.replace(/^(?:as )?(?:an? |the )?/, ''))
        : ''
      : headOf(target.slice(as.index + as[0].length))
  const title = told !== '' && looksLikeTitle(told) ? told : null
  const named =
    first === null || object === null
      ? orgIn(target)
      : { org: first, place: PLACE.exec(target.slice(object[0].length))?.[1] ?? null }
  if (title !== null) return NO_POST.test(title) ? null : { kind: 'joins', title, ...named }
  if (named.org === null || NO_POST.test(named.org)) return null
  // one moves to a town as well
  return /joined|hired|recruit|employed|taken|work|started|began|job|post|position/i.test(verb) ||
    looksLikeOrg(named.org)
    ? { kind: 'joins', title: null, ...named }
    : null
}

const ENDS =
  /(?:^|\b(?:I|he|she|they) )(?:then |was |had |have |been |am )?(?:left(?! (?:hand|side|over|me\b|us\b|behind|the (?:choir|club|party|band|team)))|quit|resigned|handed in (?:my|his|her) notice|(?:took|accepted|was offered) (?:voluntary )?redundancy|(?:made |voluntarily )?redundant|laid off|let go|retired|dismissed)\b|^last day (?:at|with|in)\b/i
/** Does it tell that a post came to its end? */
export const endsPost = (rest: string): boolean => ENDS.test(rest.slice(0, LONGEST))
