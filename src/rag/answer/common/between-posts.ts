/** 'What did she do between Acme and Bolt?': what is dated from the end of the one to the beginning of the other. */
import type { Entry } from '../entries/entry.ts'
import type { Facts } from '../facts/facts.ts'
import { exactly, WHO, WHOSE } from '../lexicon/frames.ts'
import type { Kind } from '../lexicon/kinds.ts'
import { toldPart } from '../posts/timeline-entries.ts'
import { withNext } from '../saying/bare-lines.ts'
import { textOf } from '../saying/say-unit.ts'
import type { DateRange } from '../text/dates.ts'
import { entriesNamed } from './named-entry.ts'
import { planOf, type Overview } from './planner.ts'

const JOB =
  '(?:(?:two )?(?:jobs?|posts?|positions?|roles?|work|working|time|stints?|years|being|leaving|joining|starting) )'
const AT = `(?:(?:the|${WHOSE}) )*${JOB}?(?:(?:at|with|for|in|of) )?`
const TIME =
  '(?:(?:in |during |over )?(?:the )?(?:time|gap|months?|period|years?|break|pause|interval|weeks) )?(?:in )?'
const BETWEEN = new RegExp(
  `\\b(?:between ${AT}(?<one>.{2,60}?) and ${AT}|after (?:leaving )?${AT}(?<left>.{2,60}?) and before (?:joining )?${AT})(?<other>.{2,60})$`,
)
const HERS = '(?:(?:the|an?|any) )?'
const IN_CV = `(?:(?:in|of|on) (?:(?:the|${WHOSE}) )?(?:cv|resume|career|history|record|employment|work(?:ing)?)(?: (?:history|record|life))? )?`
const ASKED = exactly(
  [
    `what (?:did|was|were|has|had|is) ${WHO} (?:been )?(?:do|doing|done|up to|get up to|busy with|occupied with) ${TIME}(?:between|after) .{2,80} and .{2,80}`,
    `how (?:did|has|had) ${WHO} (?:spend|spent|fill|filled|use|used) ${TIME}(?:between|after) .{2,80} and .{2,80}`,
    `(?:what (?:is|was|happened|explains)|(?:what (?:is|was|lies|lay) |whats )?behind|why (?:is|was) there|explain|what about|reasons? (?:for|of|behind)) ${HERS}(?:in )?${HERS}(?:(?:time|gap|months?|period|years?|break|pause|interval|hole) )?${IN_CV}(?:in )?between .{2,80} and .{2,80}`,
  ].join('|'),
)
const POSTS: readonly Kind[] = ['experience', 'volunteering', 'teaching']
/** What fills no time, whatever dates it has. */
const OTHER: readonly (Kind | null)[] = [
  'publications',
  'talks',
  'awards',
  'funding',
  'projects',
  'certifications',
  'references',
  'skills',
  'languages',
  'contact',
]
const MOST = 3
/** Characters that may stand before the dates that a sentence begins with. */
const BEGINS = 12

/**
 * Asked before what everybody asks: the names of two posts may be any words, so its pattern would be run for each question.
 * Null where nothing lies between two posts, or something else is asked.
 */
export function planBetween(facts: Facts, asked: string): Overview {
  if (!/\b(?:between|after)\b/.test(asked) || !ASKED.test(asked)) return null
  const found = BETWEEN.exec(asked.replace(/[?.!\s]+$/, ''))?.groups
  if (found === undefined) return null
  const [from, to] = [found['one'] ?? found['left'] ?? '', found['other'] ?? ''].map((name) =>
    entriesNamed(facts, name, POSTS).filter(({ range }) => range !== null),
  )
  const [earlier, later] = inOrder(from?.at(-1), to?.[0]) ?? inOrder(to?.at(-1), from?.[0]) ?? []
  if (earlier === undefined || later === undefined) return null
  const [start, end] = [earlier.range?.to ?? 0, later.range?.from ?? 0]
  const isWithin = (range: DateRange | null | undefined): boolean =>
    range?.single === false && range.from >= start && range.to <= end
  const entries = facts.entries.filter(({ kind, range }) => !OTHER.includes(kind) && isWithin(range))
  // a long sentence is no entry
  const told = facts.units.filter(
    ({ unit, dates, entry }) =>
      !entries.some(({ index }) => index === entry) &&
      !OTHER.includes(facts.mainKinds[unit.section] ?? null) &&
      isWithin(dates[0]) &&
      (dates[0]?.start ?? 0) <= BEGINS,
  )
  const parts = [
    ...entries.map((entry) => {
      const part = toldPart(facts, entry)
      return entry.title === null && entry.org === null ? withNext(facts, part) : part
    }),
    ...told.map(({ unit }) => ({ text: textOf(facts, unit.index), units: [unit.index] })),
  ]
  return parts.length > MOST ? null : planOf(parts)
}

/** The two, where the second begins as the first has ended. */
const inOrder = (one: Entry | undefined, other: Entry | undefined): [Entry, Entry] | null =>
  one?.range && other?.range && one.range.to <= other.range.from ? [one, other] : null
