/** 'What did she do between Acme and Bolt?', 'between school and her degree?': what is dated from the end of the one to the beginning of the other. */
import type { Facts, UnitFacts } from '../../facts/facts.ts'
import { exactly, WHO, WHOSE } from '../../lexicon/frames.ts'
import type { Kind } from '../../lexicon/kinds.ts'
import { toldPart } from '../../posts/timeline-entries.ts'
import { withNext } from '../../saying/bare-lines.ts'
import { textOf } from '../../saying/say-unit.ts'
import type { DateRange } from '../../text/dates.ts'
import { endsNamed, lastTwo, type End } from './ends-named.ts'
import { planOf, type Overview } from '../planner.ts'

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
const TWO = `(?:(?:the|${WHOSE}) )?two (?:(?:university|academic) )?(?<two>degrees|posts|jobs|positions)`
const BETWEEN_TWO = new RegExp(`\\bbetween ${TWO}$`)
const ASKED = exactly(
  [
    `what (?:did|was|were|has|had|is) ${WHO} (?:been )?(?:do|doing|done|up to|get up to|busy with|occupied with) ${TIME}(?:between|after) .{2,80} and .{2,80}`,
    `how (?:did|has|had) ${WHO} (?:spend|spent|fill|filled|use|used) ${TIME}(?:between|after) .{2,80} and .{2,80}`,
    `what (?:did|was|has|had) ${WHO} (?:been )?(?:do|doing|done|up to|get up to|busy with) ${TIME}between ${TWO}`,
    `(?:what (?:is|was|happened|explains)|(?:what (?:is|was|lies|lay) |whats )?behind|why (?:is|was) there|explain|what about|reasons? (?:for|of|behind)) ${HERS}(?:in )?${HERS}(?:(?:time|gap|months?|period|years?|break|pause|interval|hole) )?${IN_CV}(?:in )?between .{2,80} and .{2,80}`,
  ].join('|'),
)
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
 * Null where nothing lies between two posts, or something else is asked. @param now months since year 0
 */
export function planBetween(facts: Facts, asked: string, now: number): Overview {
  if (!/\b(?:between|after)\b/.test(asked) || !ASKED.test(asked)) return null
  const [earlier, later] = endsOf(facts, asked.replace(/[?.!\s]+$/, ''), now) ?? []
  if (earlier === undefined || later === undefined) return null
  const isWithin = (range: DateRange | null | undefined): boolean =>
    range != null && liesBetween(range, earlier.range, later.range)
  const entries = facts.entries.filter(
    ({ kind, range, header }) =>
      !OTHER.includes(kind) && isWithin(range) && header[0] !== earlier.unit && header[0] !== later.unit,
  )
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
  if (parts.length > 0) return parts.length > MOST ? null : planOf(parts)
  return planOf(
    linesThen(facts, earlier, later).map(({ unit: { text, index } }) => ({ text, units: [index] })),
  )
}

/** The two, the earlier first, where the one has ended as the other begins. */
function endsOf(facts: Facts, asked: string, now: number): readonly [End, End] | null {
  const two = BETWEEN_TWO.exec(asked)?.groups?.['two']
  if (two !== undefined) {
    const [one, other] = lastTwo(facts, two === 'degrees' ? 'degrees' : 'posts') ?? []
    return inOrder(one, other)
  }
  const found = BETWEEN.exec(asked)?.groups
  if (found === undefined) return null
  const from = endsNamed(facts, found['one'] ?? found['left'] ?? '', now)
  const to = endsNamed(facts, found['other'] ?? '', now)
  return inOrder(from.at(-1), to[0]) ?? inOrder(to.at(-1), from[0])
}

const inOrder = (one: End | undefined, other: End | undefined): readonly [End, End] | null =>
  one !== undefined &&
  other !== undefined &&
  one.range.to <= other.range.from + slackOf(one.range, other.range)
    ? [one, other]
    : null

/** Months by which times may overlap that are told by their years. */
const slackOf = (...ranges: readonly DateRange[]): number => (ranges.every(({ exact }) => exact) ? 0 : 11)

function liesBetween(range: DateRange, earlier: DateRange, later: DateRange): boolean {
  if (range.single) return false
  const [before, after] = [slackOf(range, earlier), slackOf(range, later)]
  const middle = (range.from + range.to) / 2
  return (
    range.from >= earlier.to - before &&
    range.to <= later.from + after &&
    // most of it
    middle >= earlier.to - (earlier.exact ? 0 : before) &&
    middle <= later.from + (later.exact ? 0 : after)
  )
}

const THEN =
  /^(?:That (?:spring|summer|autumn|fall|winter|year)\b|In between\b|In the meantime\b|Meanwhile\b|Before I (?:began|started|joined|moved)\b|(?:Then|After that|Afterwards),? (?:I|we|came|there))/
const AND_THEN = /[;,.] (?:then|after that|afterwards|followed by)\b(?! .{0,20}\b(?:19|20)\d\d)/

/** What no date tells: a paragraph between the two that says it was then, or what follows in the line of the first. */
function linesThen({ units }: Facts, earlier: End, later: End): readonly UnitFacts[] {
  const line = units[earlier.unit]
  if (line !== undefined && earlier.range.single && AND_THEN.test(line.unit.text)) return [line]
  const [from, to] = [Math.min(earlier.unit, later.unit), Math.max(earlier.unit, later.unit)]
  const found = units.slice(from + 1, to).filter(({ unit }) => unit.first && THEN.test(unit.text))
  return found.length === 1 ? found : []
}
