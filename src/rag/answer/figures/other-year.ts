/** 'How many cases were there in 2022?', where the line that counts them tells of 2021 and 2024: another year's number is no answer. */
import type { Facts, UnitFacts } from '../facts/facts.ts'
import { lineOf, type Candidate, type Reading } from '../ranking/reader.ts'
import { holdsTerm } from '../ranking/terms.ts'
import { yearsIn } from '../text/years.ts'

const ASKED =
  /\b(?:how (?:many|much)|(?:what|which) (?:share|proportion|percentage|per ?cent|number|profit|turnover|revenue|sum|amount|sales|budget|rate))\b/
/** A stretch of years, or all since one: the year may be within. */
const STRETCH =
  /(?:19|20)\d\d ?[–—-] ?(?:(?:19|20)?\d\d\b|now|today|present)|\b(?:since|until|till|before|after|every year|each year|a year|per year|annual\w*|yearly|between|ever since|from then|up to)\b/i
const SAME = 0.8
/** How one came by what is counted: the line need not say it. */
const GOT =
  /^(?:win|won|get|got|gain|bring|brought|acquir|sign|land|make|made|reach|achiev|see|saw|sell|sold|hire|recruit|publish|write|wrote|do|did|done|have|had|handl|treat|deliv)/

/** 'SS24', 'FY23': a season or a year by its letters. */
const CODE = /\b(?:ss|aw|fw|fy|q[1-4]|h[12])\d{2}\b/g
const CODES = /\b(?:SS|AW|FW|FY|Q[1-4]|H[12])\d{2}\b/

/** Is something of one season asked for, and has the best line, or have the rows that fit, that of others alone? */
export function tellsOfOtherSeason(
  facts: Facts,
  { question }: Pick<Reading, 'question'>,
  best: Pick<Candidate, 'unit' | 'group'> | undefined,
): boolean {
  const [code, ...others] = question.folded.match(CODE) ?? []
  if (code === undefined || others.length > 0 || question.yesno || question.lists) return false
  const line = lineOf(facts, best)
  const lines =
    line === undefined
      ? (best?.group?.items ?? []).flatMap(({ units }) => units.flatMap((at) => facts.units[at] ?? []))
      : [line]
  return (
    lines.length > 0 &&
    lines.every(({ unit: { text } }) => CODES.test(text) && !text.toLowerCase().includes(code))
  )
}

/** Is a number of one year asked for, and does the best line hold all else that is asked, with other years alone? */
export function tellsOfOtherYear(
  facts: Facts,
  { question, terms }: Pick<Reading, 'question' | 'terms'>,
  best: Pick<Candidate, 'unit' | 'group'> | undefined,
): boolean {
  const [year, ...others] = yearsIn(question.folded)
  if (year === undefined || others.length > 0 || question.yesno || !ASKED.test(question.folded)) return false
  if (/\b(?:since|until|till|by|before|after|from|between)\b/.test(question.folded)) return false
  const line = lineOf(facts, best)
  if (line === undefined) return false
  const told = yearsIn(line.unit.text)
  if (told.length === 0 || told.includes(year) || STRETCH.test(line.unit.text)) return false
  const things = terms.filter(
    ({ self, word, reach }) => !self && reach >= SAME && !/^\d/.test(word.text) && !GOT.test(word.stem),
  )
  const holdsAll = ({ scope }: UnitFacts): boolean => things.every((term) => holdsTerm(scope, term, SAME))
  return (
    things.length > 0 &&
    things.some((term) => holdsTerm(line.stems, term, SAME)) &&
    holdsAll(line) &&
    !facts.units.some((one) => yearsIn(one.unit.text).includes(year) && holdsAll(one))
  )
}
