/** 'What did the five schemes cost together?', 'average budget of the gala events', 'the cheapest job': figures computed. */
import type { Facts } from '../facts/facts.ts'
import type { Group } from '../facts/groups.ts'
import type { Plan } from '../plan/plan.ts'
import { numbersIn, type Question } from '../question/question.ts'
import type { Draft } from '../ranking/reader.ts'
import type { Term } from '../ranking/terms.ts'
import { averageOf, sumOf } from '../text/amounts.ts'
import { stem } from '../text/text.ts'
import { ORDINALS } from '../text/word-lists.ts'
import { ENGAGED, SAME, type Figures } from './asked.ts'
import { figuresOf } from './figures.ts'
import { ofNthYear, ofYears, yearsAsked } from './years-asked.ts'

/** It asks for all of them together. */
export const ADDED =
  /\b(?:in total|in all|in sum|altogether|all together|taken together|put together|together|all told|combined|the (?:sum|total) of|sum of|sum total|(?:grand |overall )?total|totals?|totall?ed|add(?:ed|s)? up|summed up|(?:come|comes|came|amount|amounts) to(?=\W*$))\b/
const AVERAGE = /\b(?:averages?|averaged|mean(?= (?!by\b|to\b|that\b|when\b)\w))\b/
export const MOST =
  /\b(?:most expensive|costliest|priciest|dearest|largest|biggest|highest|greatest|most(?! (?:recent|important|of|common|relevant|interesting|\w+ed)\b)(?= \w+s\b))\b/
export const LEAST = /\b(?:cheapest|least expensive|smallest|lowest|fewest|least(?= \w+s?\b))\b/
/** These name money by themselves. */
const PRICED = /\b(?:expensive|costliest|priciest|dearest|cheapest)\b/
/** What is said around the rows and the column. */
export const AROUND_SUMS: ReadonlySet<string> = new Set(
  `total totals totalled totaled altogether together all sum summed sums combined combine add added adds taken put told overall grand table tables
  row rows entry entries listed list amount amounts figure figures number come came make made get got gotten given give get have has had been
  be do did each every were was much many worth value money received receive won raise raised bring brought run ran ever far career entire whole
  contain contains contained hear heard listen listened comprise comprises comprised attend attended there count work worked item items how often average averaged mean expensive costliest priciest dearest largest biggest highest
  greatest most cheapest least smallest lowest fewest one currently current now present moment today reach involved size single
  part took take taken happen happened happens occur occurred occurs suffer suffered arise arose showcase showcased featured github described mentioned selected shown displayed`
    .split(/\s+/)
    .map(stem),
)
/** Said around it as well, unless a column is called so: 'Printed' beside 'Sold'. */
const SOLD: ReadonlySet<string> = new Set(['sold', 'sell', 'sells', 'shipped', 'delivered'].map(stem))
const MONEY =
  /\b(?:how much|cost|costs|money|worth|budget|price|funding|spend|spent|sum|amounts?|value|euros?|pounds?|dollars?|grants?|scholarships?|bursar(?:y|ies)|stipends?|donations?)\b/
/** 'How much grant money has she won?' is asked of all of it. */
const BROUGHT_IN =
  /^how much (?:(?:grant|research|project|external|third-party|public|private|prize) )*(?:money|funding|funds|income)\b.{0,40}\b(?:won|win|raised?|secured?|received?|obtain(?:ed)?|attract(?:ed)?|acquired?|brought in|bring in|been (?:awarded|granted))$/
/** 'Her placements last in all': how long they did, not the last of them. */
const LASTS = /^last (?:in (?:all|total|sum)\b|altogether|all |together|combined|taken )/
/** Of lines with their sums these ask for the lines, or for one of them. */
const ASKS_LINES = /^(?:which|who|whom|when|where|list|name|show)\b/
/** Rows among which one stands out. */
const SEVERAL = 3

/** A plan where the figures of one table or list are meant, every row of which says one number of the same unit. */
export function planSum(facts: Facts, groups: readonly Group[], draft: Draft, now: number): Plan | null {
  const { question, terms } = draft
  const years = yearsAsked(question.folded)
  const inYear = question.time === null || years !== null ? null : (YEAR.exec(question.folded)?.[0] ?? '')
  const does = computes(question) ?? ((years !== null || inYear) && question.counts ? 'sum' : null)
  const isCurrent = question.order === 'current'
  if (does === null || question.yesno) return null
  if (question.order !== null && !isCurrent) return null
  const nth = NTH_YEAR.exec(question.folded)
  const isColumn = (name: string): boolean =>
    groups.some(({ type, headingStems }) => type === 'column' && headingStems.has(name))
  const asked = terms.filter(
    ({ self, word, known }) =>
      !self &&
      !AROUND_SUMS.has(word.stem) &&
      !(SOLD.has(word.stem) && !isColumn(word.stem)) &&
      !(word.text === 'last' && LASTS.test(question.folded.slice(word.start))) &&
      // whatever they are called there
      !(known === 0 && ENGAGED.test(word.text)) &&
      numbersIn([word]).length === 0 &&
      !BUSINESS_YEAR.test(word.text) &&
      !GIVEN.test(word.text) &&
      !(nth !== null && word.start >= nth.index && word.end <= nth.index + nth[0].length),
  )
  if (asked.length === 0) return null
  const foundOf = (said: readonly Term[]): readonly Figures[] =>
    figuresOf(facts, groups, {
      terms: said,
      money: MONEY.test(question.folded) || PRICED.test(question.folded),
      counts: question.counts,
      goingOn: isCurrent ? now : null,
      sums: (does === 'sum' || does === 'average') && !ASKS_LINES.test(question.folded),
    })
  const lasting = asked.filter(({ word }) => word.text !== 'long')
  const unit = HOW_LONG.test(question.folded)
    ? TIMES.find((one) => foundOf([timeOf(one), ...lasting]).length > 0)
    : undefined
  const found = foundOf(unit === undefined ? asked : [timeOf(unit), ...lasting])
  const ofNth = nth === null ? found : found.flatMap((one) => ofNthYear(facts, one, ordinalOf(nth)) ?? [])
  // the rows of that year, unless the heading above them says that all are
  const all = ofNth.flatMap((one) => {
    const wanted =
      years ??
      (inYear === null || inYear === '' || headingOf(facts, one).includes(inYear) ? null : [Number(inYear)])
    return wanted === null ? one : (ofYears(facts, one, wanted) ?? [])
  })
  const year = inYear === '' ? '' : null
  const said = numbersIn(question.words).filter(
    (number) =>
      String(number) !== inYear &&
      years?.includes(number) !== true &&
      (nth === null || number !== ordinalOf(nth)),
  )
  const [figures, ...others] = all.filter(
    (one) =>
      // 'the five schemes' are as many as the rows
      (does === 'most' || does === 'least' || said.every((number) => number === one.items.length)) &&
      sumOf(one.amounts) !== null &&
      // a time is that of all rows, or the rows are not all meant
      year === null,
  )
  if (figures === undefined || others.length > 0) return null
  if (does === 'most' || does === 'least') return standingOut(figures, does === 'most')
  if (does === 'average' && (!figures.rows || isTold(facts, asked))) return null
  if (
    does === 'sum' &&
    !ADDED.test(question.folded) &&
    !(figures.named && (figures.rows || years !== null)) &&
    !figures.money
  )
    return null
  const value = does === 'average' ? averageOf(figures.amounts) : sumOf(figures.amounts)
  if (value === null) return null
  const parts = figures.items.map(({ units }, i) => ({ text: figures.texts[i] ?? '', units }))
  // '20 hours' of lines that count hours
  const counted = unit ?? (question.counts ? question.head.at(-1)?.raw : undefined)
  const noun = figures.header === '' && does === 'sum' ? counted : undefined
  const lead = `${withUnit(value, figures.header)}${noun === undefined ? '' : ` ${noun}`}${does === 'average' ? ' on average' : ''}`
  return { lead, parts, list: true, chance: 0.9, fact: true }
}

/** 'How long were her placements in all?': in what the lines tell it by. */
const HOW_LONG = /\bhow long\b/
const TIMES = ['weeks', 'days', 'hours']
function timeOf(raw: string): Term {
  const word = { raw, text: raw, stem: stem(raw), start: 0, end: 0, stop: false }
  const matches = new Map([[word.stem, 1]])
  const said = { weight: 1, known: 1, reach: 1, rarity: 0, proper: false, named: false, general: true }
  return { word, matches, ...said, self: false }
}

const YEAR = /\b(?:19|20)\d\d\b/
/** What is done with money that one gets. */
const GIVEN = /^(?:awarded|granted|approved|allocated)$/
const BUSINESS_YEAR = /^fy ?(?:19|20)\d\d$/
/** 'Her fourth-year modules': the year of a course, which a column counts. */
const NTH_YEAR = /\b(?:(first|second|third|fourth|fifth|sixth|1st|2nd|3rd|[4-6]th)[ -]year|year ([1-6]))\b/
const ordinalOf = ([, word = '', digit = '']: RegExpExecArray): number =>
  ORDINALS.get(word) ?? Number(digit || word.replace(/\D/g, ''))

/** The heading above the rows or lines. */
function headingOf({ document, units }: Facts, { items }: Figures): string {
  const section = units[items[0]?.units[0] ?? -1]?.unit.section
  return document.sections[section ?? -1]?.heading ?? ''
}

type Computed = 'sum' | 'average' | 'most' | 'least'

function computes({ folded, counts, order }: Question): Computed | null {
  if (AVERAGE.test(folded)) return 'average'
  if (ADDED.test(folded)) return 'sum'
  // 'the smallest by number of guests' counts nothing
  if (/\bhow (?:many|much)\b/.test(folded))
    return (counts && order === 'current') || BROUGHT_IN.test(folded.replace(/[?.!\s]+$/, '')) ? 'sum' : null
  return LEAST.test(folded) ? 'least' : MOST.test(folded) ? 'most' : null
}

/** Does a line tell the average itself? */
const isTold = (facts: Facts, asked: readonly Term[]): boolean =>
  facts.units.some(
    ({ unit, stems }) =>
      AVERAGE.test(unit.text.toLowerCase()) &&
      asked.every(({ matches }) => [...matches].some(([key, value]) => value >= SAME && stems.has(key))),
  )

/** The row whose number is the largest, or the smallest, as a whole. */
function standingOut({ items, amounts, rows }: Figures, most: boolean): Plan | null {
  if (!rows || items.length < SEVERAL) return null
  const values = amounts.map(({ value }) => value)
  const wanted = most ? Math.max(...values) : Math.min(...values)
  const found = items.filter((_, i) => values[i] === wanted)
  if (found.length > 2) return null
  const parts = found.map(({ full, units }) => ({ text: full, units }))
  return { parts, list: false, chance: 0.9, fact: true }
}

/** 'Units (my last count)' says no unit. */
const COUNTING = /^(?:(?:my|our|own|the|last|latest|count\w*|estimate\w*|approx\w*|so far|to date)(?: |$))+$/i

/** 'Spend (million euros)' says what a bare number is of. */
function withUnit(sum: string, header: string): string {
  const unit = /\(([\p{L} .€£$]{1,24})\)$/u.exec(header)?.[1]
  if (unit === undefined || /\p{L}|[€£$]/u.test(sum) || COUNTING.test(unit)) return sum
  return /^[€£$]$/.test(unit) ? `${unit}${sum}` : `${sum} ${unit}`
}
