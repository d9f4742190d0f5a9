/**
 * 'Has he the 17th edition?', where the CV has the 18th; 'her marathon time?', where she runs half marathons; 'where was
 * the exchange during her master's?' of one below her bachelor's: what is alike but for a word is another thing.
 */
import type { Facts } from '../facts/facts.ts'
import { askedApart, fitsApart } from '../ranking/apart.ts'
import { lineOf, type Candidate, type Reading } from '../ranking/reader.ts'
import { fold } from '../text/text.ts'

const NUMBERED = /\b(?<number>\d{1,3})(?:st|nd|rd|th) (?<noun>edition|generation|revision|amendment)\b/
/** What is not the whole of it, or more. */
const LESS = '(?:half|semi|mini|quarter|ultra|pre|quasi)'

/** Is one of a numbered row asked about, and has the CV others of it alone? Or a whole, and it has halves? */
export function asksOtherKind(facts: Facts, { question }: Pick<Reading, 'question'>): boolean {
  const { folded } = question
  const { number, noun } = NUMBERED.exec(folded)?.groups ?? {}
  if (number !== undefined && noun !== undefined) {
    const own = new RegExp(`\\b${number}(?:st|nd|rd|th)\\b|\\b${noun} ${number}\\b`)
    const other = new RegExp(`\\b\\d{1,3}(?:st|nd|rd|th) ${noun}`)
    const said = facts.units.map(({ unit }) => fold(unit.text))
    return said.some((text) => other.test(text)) && !said.some((text) => own.test(text))
  }
  return question.content.some(({ text, start }) => {
    if (!/^\p{Ll}{5,}$/u.test(text) || new RegExp(`\\b${LESS}[- ]$`).test(folded.slice(0, start)))
      return false
    const noun = text.replace(/s$/, '')
    const any = facts.units.filter(({ unit }) => fold(unit.text).includes(noun))
    const less = new RegExp(`\\b${LESS}[- ]?${noun}`)
    return (
      any.length > 0 &&
      any.every(
        ({ unit }) =>
          !new RegExp(`(?<!\\b${LESS}[- ]?)${noun}`).test(fold(unit.text)) && less.test(fold(unit.text)),
      )
    )
  })
}

const DURING =
  /\b(?:during|in|for|of|as part of|while (?:doing|on|at|taking)|within|on) (?:the|his|her|their|your) /
/** What came before or behind it is told elsewhere. */
const BESIDE = /\b(?:before|after|besides|than|or|and|since|other)\b/

/** Is something of one degree asked, and does the line tell of another one, where the CV has that too? */
export function tellsOfOtherDegree(
  facts: Facts,
  { question }: Pick<Reading, 'question'>,
  best: Pick<Candidate, 'unit' | 'group'> | undefined,
): boolean {
  const line = lineOf(facts, best)
  if (line === undefined || question.yesno || question.order !== null) return false
  if (!DURING.test(question.folded) || BESIDE.test(question.folded)) return false
  const asked = { ...askedApart(question), numbered: [] }
  return (
    asked.degree !== null &&
    facts.mainKinds[line.unit.section] === 'education' &&
    fitsApart(facts, asked, line) < 0 &&
    facts.units.some(
      (one) => facts.mainKinds[one.unit.section] === 'education' && fitsApart(facts, asked, one) > 0,
    )
  )
}
