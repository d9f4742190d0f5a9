/** A line that counts year by year ('71 in 2021, 96 in 2022'): sums of its years, and years that it does not have. */
import type { Facts } from '../facts/facts.ts'
import type { Plan } from '../plan/plan.ts'
import type { Candidate, Reading } from '../ranking/reader.ts'
import { saidBy, sayAsked } from '../saying/say-unit.ts'
import { ADDED } from './plan-sum.ts'
import { yearsIn } from '../text/years.ts'

const NUMBER = "\\d{1,3}(?:[,'’]\\d{3})+|\\d+(?:\\.\\d+)?"
const YEAR = '(?:19|20)\\d\\d'
/** '71 in 2021', '71 audits in 2021', and '2021: 71'. */
const BEFORE = new RegExp(
  `(?<![\\d.,])(?<sign>[€£$])?(?<value>${NUMBER})(?: \\p{L}+){0,2} in (?<year>${YEAR})(?!\\d)`,
  'giu',
)
const BEHIND = new RegExp(
  `(?<![\\d.,])(?<year>${YEAR}) ?[:=] ?(?<sign>[€£$])?(?<value>${NUMBER})(?![\\d.,]*\\d|%|[ ]?(?:k|m|bn|million|thousand)\\b)`,
  'giu',
)
const ASKED = /\bhow (?:many|much)\b|\b(?:total|sum|number) of\b/
/** Candidates that may tell it. */
const FIRST = 3
/** Years from which a line is a series. */
const SEVERAL = 3

interface Point {
  readonly year: number
  readonly value: number
  readonly sign: string
}

/** The years of a text with a number each; none where there are fewer than three, or one has two. */
export function seriesIn(text: string): readonly Point[] {
  for (const pattern of [BEFORE, BEHIND]) {
    const points = [...text.matchAll(pattern)].map(({ groups = {} }) => ({
      year: Number(groups['year']),
      value: Number(groups['value']?.replace(/[,'’]/g, '')),
      sign: groups['sign'] ?? '',
    }))
    const years = new Set(points.map(({ year }) => year))
    const signs = new Set(points.map(({ sign }) => sign))
    if (points.length >= SEVERAL && years.size === points.length && signs.size === 1) return points
  }
  return []
}

/** The sum over the years that are asked for, or over all; null where nobody asks, or no likely line counts so. */
export function planSeries(
  facts: Facts,
  ranked: readonly Candidate[],
  { question, ...rest }: Reading,
): Plan | null {
  const { folded, yesno } = question
  const asked = yearsIn(folded)
  const isRange = asked.length === 2 && /\b(?:from|between|to|until|through|and)\b|-/.test(folded)
  if (yesno || !ASKED.test(folded) || asked.length === 1 || !(ADDED.test(folded) || isRange)) return null
  const [from = -Infinity, to = Infinity] = [...asked].sort((a, b) => a - b)
  for (const { unit, chance } of ranked.slice(0, FIRST)) {
    const points = unit === null ? [] : seriesIn(facts.units[unit]?.unit.text ?? '')
    const meant = points.filter(({ year }) => year >= from && year <= to)
    if (unit === null || meant.length < 2) continue
    if (asked.some((year) => !points.some((point) => point.year === year))) continue
    const sum = meant.reduce((total, { value }) => total + value, 0)
    const lead = `${meant[0]?.sign ?? ''}${sum.toLocaleString('en', { maximumFractionDigits: 3 })}`
    const parts = [{ text: sayAsked(facts, unit, { question, ...rest }), units: saidBy(facts, unit) }]
    return { lead, parts, list: false, chance, fact: true }
  }
  return null
}

/** Is a number of one year asked for, and counts the likeliest line year by year without that year? */
export function lacksYear(facts: Facts, { question }: Reading, first: Candidate | undefined): boolean {
  const [year, ...others] = yearsIn(question.folded)
  if (year === undefined || others.length > 0) return false
  if (FIGURE_OF.test(question.folded) && lacksOwnLine(facts, question, year, first)) return true
  if (!/\bhow (?:many|much)\b/.test(question.folded)) return false
  const points = first?.unit == null ? [] : seriesIn(facts.units[first.unit]?.unit.text ?? '')
  return points.length > 0 && !points.some((point) => point.year === year)
}

/** 'Turnover 2017?', 'What was the profit in 2017?' */
const FIGURE_OF =
  /^(?:and |so )?(?:how (?:many|much|high|big|large)\b|(?:what (?:was|were) )?(?:(?:the|his|her|their|its|annual|yearly|total|net|gross) )*(?:turnover|revenues?|sales|profits?|loss(?:es)?|income|takings|budget|output|yield|harvest|attendance|visitors?|members(?:hip)?|circulation)\b)/

/** Does the likeliest line open with another year, as two beside it do, and has no line of that section this one, nor another line of the same thing? */
function lacksOwnLine(
  { units }: Facts,
  { content }: Pick<Reading['question'], 'content'>,
  year: number,
  first: Candidate | undefined,
): boolean {
  const line = first?.unit == null ? undefined : units[first.unit]
  if (line === undefined || !OPENS.test(line.unit.text)) return false
  const beside = units.filter(({ unit }) => unit.section === line.unit.section)
  return (
    beside.filter(({ unit }) => OPENS.test(unit.text)).length >= SEVERAL &&
    !units.some(
      ({ unit, stems }) =>
        yearsIn(unit.text).includes(year) &&
        (unit.section === line.unit.section ||
          content.some((word) => !isYear(word.text) && stems.has(word.stem))),
    )
  )
}

/** '2019: turnover €81,000' */
const OPENS = /^\W{0,3}(?:19|20)\d\d\W{0,3}[:–—-] ?\P{N}{0,30}[€£$]?\d/u

const isYear = (text: string): boolean => /^\d{4}$/.test(text)
